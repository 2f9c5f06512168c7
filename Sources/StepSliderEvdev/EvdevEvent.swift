// SPDX-License-Identifier: GPL-3.0-or-later

/// An event as the kernel delivers it, without its time. The C type is `struct input_event`.
package struct EvdevEvent: Hashable, Sendable {
  /// The type, such as 1 for `EV_KEY`.
  package let type: UInt16
  /// The code, whose meaning depends on the type.
  package let code: UInt16
  /// For keys, 0 is released, 1 pressed and 2 held. For wheels, the distance turned.
  package let value: Int32

  /// Creates an event.
  package init(type: UInt16, code: UInt16, value: Int32) {
    (self.type, self.code, self.value) = (type, code, value)
  }

  /// The control that the event is about; `nil` if it can't be bound.
  package var source: EvdevCode? { EvdevCode.Kind(rawValue: type).map { EvdevCode($0, code) } }

  /// Whether the event ends a group of simultaneous ones: `SYN_REPORT`.
  var isReport: Bool { type == 0 && code == 0 }
  /// Whether the kernel dropped events because they weren't read in time: `SYN_DROPPED`.
  var isLoss: Bool { type == 0 && code == 3 }
}
