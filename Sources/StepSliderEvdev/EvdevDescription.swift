// SPDX-License-Identifier: GPL-3.0-or-later

/// What the system tells of an input device without opening it.
package struct EvdevDescription: Hashable, Sendable {
  /// The path to give: a stable one where udev made one, which stays the same after unplugging.
  package let path: String
  /// What the device calls itself.
  package let name: String
  /// The keys, buttons, wheels and knobs that it has.
  package let codes: Set<EvdevCode>
  /// Whether this program may read it.
  package let isReadable: Bool
  /// The rule that would let whoever sits at the machine read it.
  package let rule: UdevRule
}
