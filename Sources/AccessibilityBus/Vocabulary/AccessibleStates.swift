// SPDX-License-Identifier: Apache-2.0

package import DBus

/// The states of an object on the accessibility bus, one bit for each, as `AtspiStateType` counts.
package struct AccessibleStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  package static let active = AccessibleStates(bit: 1)
  /// The state of a check box. A toggle button is ``pressed``: Orca would say both changes.
  package static let checked = AccessibleStates(bit: 4)
  /// The object no longer exists.
  package static let defunct = AccessibleStates(bit: 6)
  package static let editable = AccessibleStates(bit: 7)
  package static let enabled = AccessibleStates(bit: 8)
  package static let focusable = AccessibleStates(bit: 11)
  package static let focused = AccessibleStates(bit: 12)
  package static let horizontal = AccessibleStates(bit: 14)
  package static let modal = AccessibleStates(bit: 16)
  package static let pressed = AccessibleStates(bit: 20)
  package static let selectable = AccessibleStates(bit: 22)
  package static let selected = AccessibleStates(bit: 23)
  package static let sensitive = AccessibleStates(bit: 24)
  package static let showing = AccessibleStates(bit: 25)
  package static let singleLine = AccessibleStates(bit: 26)
  package static let vertical = AccessibleStates(bit: 29)
  package static let visible = AccessibleStates(bit: 30)
  /// The object makes its children only when they are asked for.
  package static let managesDescendants = AccessibleStates(bit: 31)
  package static let readOnly = AccessibleStates(bit: 43)

  /// The states of an object that is visible and can be used.
  package static let usable: AccessibleStates = [.enabled, .sensitive, .showing, .visible]

  /// The states whose changes are events, with their names there, in the order of reporting. The
  /// focus and the active window are reported separately.
  static let told: [(state: AccessibleStates, name: String)] = [
    (.enabled, "enabled"), (.sensitive, "sensitive"), (.readOnly, "read-only"),
    (.editable, "editable"), (.visible, "visible"), (.showing, "showing"),
    (.focusable, "focusable"), (.modal, "modal"), (.selected, "selected"), (.pressed, "pressed"),
  ]
}

extension AccessibleStates {
  /// Creates states from a program's answer: two 32-bit words, the lower first.
  package init(_ values: [DBusValue]) {
    self = []
    guard case .array(let words, _)? = values.first else { return }
    for (index, word) in words.prefix(2).enumerated() {
      guard case .uint32(let bits) = word else { continue }
      formUnion(AccessibleStates(rawValue: UInt64(bits) << (32 * UInt64(index))))
    }
  }

  var value: DBusValue {
    let words = [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)]
    return .array(words.map(DBusValue.uint32), of: "u")
  }
}
