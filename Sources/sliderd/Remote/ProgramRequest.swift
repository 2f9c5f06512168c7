// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What another program wishes of a slider.
enum ProgramRequest: Equatable {
  /// That it moves, without a word.
  case adjust(Adjustment)
  /// That its value is said.
  case say
}
