// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What a listener should know about a slider when it starts.
enum StartNotice: Hashable, Sendable {
  /// The unit isn't known, and is probably another one.
  case unknownUnit(String, similar: String)
  /// The stops have no values, so the unit isn't spoken.
  case unusedUnit
  /// An end of the range isn't a stop.
  case unreachedEnd(DecimalNumber, nearest: DecimalNumber)
  /// All stops are unavailable.
  case noChoice
  /// The position can't be saved.
  case unsavedPosition
  /// The saved position can't be read.
  case unreadablePosition

  /// Whether it is about one slider and its settings. If not, it is told once, however many sliders
  /// it is true of.
  var isOfOneSlider: Bool {
    switch self {
    case .unknownUnit, .unusedUnit, .unreachedEnd, .noChoice: true
    case .unsavedPosition, .unreadablePosition: false
    }
  }
}

/// A notice, and the slider that it is about.
struct SliderNotice: Hashable {
  let notice: StartNotice
  /// The slider's identity; `nil` if the notice is told once for all sliders.
  let slider: String?

  init(_ notice: StartNotice, of slider: String) {
    self.notice = notice
    self.slider = notice.isOfOneSlider ? slider : nil
  }
}
