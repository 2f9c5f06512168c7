// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree

/// What a program is made with. Each toolkit has ways of its own.
///
/// Seen in GTK 3.24.38, GTK 4.8.3 and Qt 5.15.8.
enum Toolkit: String {
  // The names that programs give on the bus.
  case gtk3 = "gtk"
  case gtk4 = "GTK"
  case qt = "Qt"
  case stepSlider = "StepSlider"
  case other = ""

  /// Creates a toolkit from its own name.
  init(named name: String) { self = Toolkit(rawValue: name) ?? .other }

  /// Whether objects return all their properties in one call.
  ///
  /// `GetAll` makes Qt 5.15 crash, because it looks for a second argument.
  var answersForAllProperties: Bool { [.gtk3, .gtk4, .stepSlider].contains(self) }

  /// Whether objects know where they are on the screen. GTK 4.8 warns its user if it is asked.
  var hasScreenCoordinates: Bool { self != .gtk4 }

  /// The toolkit whose functions a remedy names; `nil` if it isn't known.
  var known: AuditRule.Toolkit? {
    switch self {
    case .gtk3: .gtk3
    case .gtk4: .gtk4
    case .qt: .qt
    case .stepSlider: .accessibilityTree
    case .other: nil
    }
  }
}
