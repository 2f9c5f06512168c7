// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

// The start, the default and the unavailable stops of a slider, as flags or a file set them.
extension Layers {
  /// The text for a slider that isn't set.
  private static let notSet = "none"

  /// Returns the position that a text means; `nil` with a mistake if it means none.
  func position(
    meantBy text: String,
    on slider: Slider,
    _ mistakes: inout [SettingMistake]
  ) -> ThumbPosition? {
    if let index = slider.index(meantBy: text) {
      if let refusal = slider.refusal(ofStopAt: index) {
        mistakes.append(SettingMistake(.value, message: refusal))
      }
      return .stop(index)
    }
    if text == Self.notSet { return .notSet }
    if self[.keepStart] == true, let value = slider.number(writtenAs: text), slider.stops.surround(value) {
      let kept = slider.placed(at: .value(value)).position
      if kept == .value(value) { return kept }
    }
    mistakes.append(SettingMistake(.value, message: slider.refusal(of: text)))
    return nil
  }

  /// Returns the index of the default; `nil` if there is none or it is a mistake.
  func defaultIndex(on slider: Slider, _ mistakes: inout [SettingMistake]) -> Int? {
    guard let defaultStop = self[.defaultStop] else { return slider.defaultIndex }
    let index = slider.index(meantBy: defaultStop)
    if index == nil {
      mistakes.append(SettingMistake(.defaultStop, message: slider.refusal(of: defaultStop)))
    }
    return index
  }

  /// Notes a requested default, or one of the slider itself, that can't be chosen.
  func checkDefault(of slider: Slider, _ mistakes: inout [SettingMistake]) {
    guard let index = slider.defaultIndex, let refusal = slider.refusal(ofStopAt: index) else {
      return
    }
    mistakes.append(SettingMistake(.defaultStop, message: refusal))
  }

  /// Returns the stops that can be reached, which are by default those of the slider before.
  func reach(
    on slider: Slider,
    orElse old: ReachableStops,
    _ mistakes: inout [SettingMistake]
  ) -> ReachableStops {
    guard let unavailable = self[.unavailable] else { return old }
    let ranges = unavailable.enumerated().compactMap { position, text -> ClosedRange<Int>? in
      if let index = slider.index(meantBy: text) { return index...index }
      let message = slider.refusal(of: text)
      mistakes.append(SettingMistake(.unavailable, item: position + 1, message: message))
      return nil
    }
    return ReachableStops(limits: slider.reach.limits, unavailable: ranges)
  }
}
