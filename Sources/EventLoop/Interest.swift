// SPDX-License-Identifier: Apache-2.0

/// A descriptor to wait for, and the direction to wait for.
public struct Interest: Hashable, Sendable {
  /// The descriptor. The caller must keep it open while a loop waits for it.
  public let descriptor: CInt
  /// Whether to wait until the descriptor can be written, instead of read.
  public let isForWriting: Bool

  /// Creates an interest in a descriptor.
  public init(_ descriptor: CInt, isForWriting: Bool = false) {
    (self.descriptor, self.isForWriting) = (descriptor, isForWriting)
  }
}
