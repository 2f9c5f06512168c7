// SPDX-License-Identifier: GPL-3.0-or-later

/// The system's description of an input device that isn't opened.
package struct EvdevDescription: Hashable, Sendable {
  /// The path to use: if udev made one, a stable path, which survives unplugging.
  package let path: String
  /// The device's own name.
  package let name: String
  /// The device's keys, buttons, wheels and knobs.
  package let codes: Set<EvdevCode>
  /// Whether this program may read the device.
  package let isReadable: Bool
  /// The rule that would allow the user at this machine to read the device.
  package let rule: UdevRule
}
