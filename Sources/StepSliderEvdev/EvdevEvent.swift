// SPDX-License-Identifier: GPL-3.0-or-later

/// An event as the kernel hands it over, without its time: the kernel's `struct input_event`.
package struct EvdevEvent: Hashable, Sendable {
  /// The type, such as 1 for `EV_KEY`.
  package let type: UInt16
  /// The code within the type.
  package let code: UInt16
  /// Of keys 0 for up, 1 for down, 2 for held; of wheels, how far they turned.
  package let value: Int32

  /// Makes an event.
  package init(type: UInt16, code: UInt16, value: Int32) {
    (self.type, self.code, self.value) = (type, code, value)
  }

  /// What the event is about; `nil` for what can't be bound.
  package var source: EvdevCode? { EvdevCode.Kind(rawValue: type).map { EvdevCode($0, code) } }

  /// Whether it ends what happened at one moment: `SYN_REPORT`.
  var isReport: Bool { type == 0 && code == 0 }
  /// Whether the kernel had to drop events, because they weren't read in time: `SYN_DROPPED`.
  var isLoss: Bool { type == 0 && code == 3 }
}
