// SPDX-License-Identifier: Apache-2.0

/// What an object on the accessibility bus is at the moment, a bit for each state.
///
/// The corresponding C type is `AtspiStateType`, which has the numbers of the bits.
struct AccessibleStates: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  static let active = AccessibleStates(bit: 1)
  static let checked = AccessibleStates(bit: 4)
  static let enabled = AccessibleStates(bit: 8)
  static let focusable = AccessibleStates(bit: 11)
  static let focused = AccessibleStates(bit: 12)
  static let horizontal = AccessibleStates(bit: 14)
  static let modal = AccessibleStates(bit: 16)
  static let pressed = AccessibleStates(bit: 20)
  static let selectable = AccessibleStates(bit: 22)
  static let selected = AccessibleStates(bit: 23)
  static let sensitive = AccessibleStates(bit: 24)
  static let showing = AccessibleStates(bit: 25)
  static let vertical = AccessibleStates(bit: 29)
  static let visible = AccessibleStates(bit: 30)
  static let readOnly = AccessibleStates(bit: 43)

  /// What is there, can be used and is seen.
  static let usable: AccessibleStates = [.enabled, .sensitive, .showing, .visible]

  /// The states whose change is an event, by the names that events have for them, in the order in
  /// which they are told. What has to do with focus comes from ``AccessibleEvents``.
  static let told: [(state: AccessibleStates, name: String)] = [
    (.enabled, "enabled"), (.sensitive, "sensitive"), (.readOnly, "read-only"),
    (.visible, "visible"), (.showing, "showing"), (.focusable, "focusable"), (.modal, "modal"),
    (.selected, "selected"), (.checked, "checked"), (.pressed, "pressed"),
  ]
}
