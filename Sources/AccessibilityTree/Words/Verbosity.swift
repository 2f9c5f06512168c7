// SPDX-License-Identifier: Apache-2.0

/// How much is said.
public enum Verbosity: String, Hashable, Sendable, CaseIterable {
  /// Names without positions, no role, no hint.
  case brief
  /// What a screen reader says.
  case normal
  /// As normal, with both ends of every range on entry.
  case full
}
