// SPDX-License-Identifier: GPL-3.0-or-later

/// What the system tells of an input device without opening it.
public struct EvdevDescription: Hashable, Sendable {
  /// The path to give: a stable one where udev made one, which stays the same after unplugging.
  public let path: String
  /// What the device calls itself.
  public let name: String
  /// The keys, buttons, wheels and knobs that it has.
  public let codes: Set<EvdevCode>
  /// Whether this program may read it.
  public let isReadable: Bool
  /// The rule that would let whoever sits at the machine read it.
  public let rule: UdevRule
}
