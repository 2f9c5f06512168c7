// SPDX-License-Identifier: Apache-2.0

/// A descriptor that is waited for, and for what.
public struct Interest: Hashable, Sendable {
  /// The descriptor. Whoever names it keeps it open as long as it is waited for.
  public let descriptor: CInt
  /// Whether room for writing is waited for, and not something to read.
  public let isForWriting: Bool

  /// Names a descriptor and what it is waited for.
  public init(_ descriptor: CInt, isForWriting: Bool = false) {
    (self.descriptor, self.isForWriting) = (descriptor, isForWriting)
  }
}
