// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc

/// A stream of bytes to read, such as standard input.
package protocol ByteInput: AnyObject {
  /// What a loop waits for; ready when ``read()`` doesn't wait.
  var interest: Interest { get }

  /// Reads at most 4,096 bytes, waiting if there are none yet; returns none at the end of input.
  func read() -> [UInt8]
}

/// The bytes of a descriptor, which the caller closes.
package final class DescriptorInput: ByteInput {
  private static let size = 4096

  package let interest: Interest

  /// Creates the input of a descriptor, by default standard input.
  package init(_ descriptor: CInt = STDIN_FILENO) { interest = Interest(descriptor) }

  package func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.size) { buffer, count in
      repeat {
        count = Glibc.read(interest.descriptor, buffer.baseAddress, Self.size)
      } while count < 0 && errno == EINTR
      count = max(0, count)
    }
  }
}
