// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSliderAccessibilityBus

/// When the sliders are on the accessibility bus.
enum ScreenReaderChoice: String, ExpressibleByArgument, CaseIterable {
  /// While a screen reader listens.
  case auto
  case on, off

  /// The choice as a value of the accessibility bus.
  var presence: AccessibilityPresence {
    switch self {
    case .auto: .whileScreenReaderListens
    case .on: .always
    case .off: .never
    }
  }
}
