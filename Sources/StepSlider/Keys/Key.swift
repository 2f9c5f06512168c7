// SPDX-License-Identifier: Apache-2.0

/// A key, whatever device it is on.
public enum Key: Hashable, Sendable {
  /// An arrow key.
  case left, right, up, down
  /// A key that moves a page.
  case pageUp, pageDown
  /// A key that goes to an end.
  case home, end
  /// A key that confirms.
  case enter, space
  /// The key that goes back.
  case escape
  /// The tabulator, alone and with Shift.
  case tab, backTab
  /// A key that writes a character.
  case character(Character)
}

/// One press of a key.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: Key
  /// Whether the key was held and repeats, as far as its device can tell.
  public let isRepeat: Bool

  /// Makes a press, fresh unless said otherwise.
  public init(_ key: Key, isRepeat: Bool = false) {
    (self.key, self.isRepeat) = (key, isRepeat)
  }
}
