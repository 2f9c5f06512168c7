// SPDX-License-Identifier: Apache-2.0

extension AuditRule {
  /// What a program's widgets are made with.
  public enum Toolkit: String, CaseIterable, Hashable, Sendable {
    /// A tree of this library.
    case accessibilityTree
    /// GTK 3, with ATK.
    case gtk3
    /// GTK 4.
    case gtk4
    /// Qt 5 or 6, with widgets or Qt Quick.
    case qt
  }

  /// Returns how to fix what breaks the rule with a toolkit, as a sentence that names what to call.
  ///
  /// If the toolkit offers nothing of its own for it, or is unknown, the result is ``remedy``.
  public func remedy(in toolkit: Toolkit?) -> String {
    switch toolkit {
    case .gtk3: gtk3Remedy ?? remedy
    case .gtk4: gtk4Remedy ?? remedy
    case .qt: qtRemedy ?? remedy
    case .accessibilityTree, nil: remedy
    }
  }
}
