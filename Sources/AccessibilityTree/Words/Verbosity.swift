// SPDX-License-Identifier: Apache-2.0

/// How much is spoken.
public enum Verbosity: String, Hashable, Sendable, CaseIterable {
  /// Names without positions, roles or hints.
  case brief
  /// What a screen reader says by default.
  case normal
  /// Everything in normal, and both ends of every range on entry.
  case full
}
