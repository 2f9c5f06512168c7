// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A request by another program about a slider.
enum ProgramRequest: Equatable {
  /// Move the slider silently.
  case adjust(Adjustment)
  /// Announce the slider's value.
  case say
}
