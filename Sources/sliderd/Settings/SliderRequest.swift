// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The requested properties of a slider, with the same rules for flags and files.
struct SliderRequest: Equatable {
  var id: String?
  var label: String?
  var hint: String?
  var unit: ValueUnit?
  var page: Given<Int>?
  var orientation: Orientation?
  var direction: LayoutDirection?
  var isDisabled = false
  var isReadOnly = false
  var stops = StopsRequest()

  /// Creates the slider, and notes all mistakes; `nil` if there are any, or no stops are set.
  func slider(_ mistakes: inout [SettingMistake]) -> Slider? {
    adjusted(stops.stops(&mistakes).map { Slider(stops: $0) }, &mistakes)
  }

  /// Applies all properties except the stops to a slider; `nil` if there are mistakes, or no
  /// slider.
  func adjusted(_ slider: Slider?, _ mistakes: inout [SettingMistake]) -> Slider? {
    let count = mistakes.count
    if isDisabled, isReadOnly {
      let settings: [any SettingDescription] = [Setting.disabled, Setting.readOnly]
      mistakes.append(SettingMistake(settings: settings, message: "use only one of them"))
    }
    let page = mistakes.value(of: page, .page)
    guard let slider else { return nil }
    let adjusted = Slider(
      stops: slider.stops,
      index: slider.index,
      presentation: presentation(over: slider.presentation),
      pageSize: page ?? slider.pageSize,
      availability: isDisabled ? .disabled : isReadOnly ? .readOnly : slider.availability
    )
    let start = startIndex(of: adjusted, &mistakes)
    return mistakes.count == count ? start.map { adjusted.placed(at: .stop($0)) } ?? adjusted : nil
  }

  private func presentation(over other: Presentation) -> Presentation {
    var presentation = other
    presentation.id = id ?? other.id
    presentation.label = label ?? other.label
    presentation.hint = hint ?? other.hint
    presentation.unit = unit ?? other.unit
    presentation.orientation = orientation ?? other.orientation
    presentation.direction = direction ?? other.direction
    return presentation
  }

  private func startIndex(of slider: Slider, _ mistakes: inout [SettingMistake]) -> Int? {
    guard let value = stops.value else { return nil }
    let index = slider.index(meantBy: value)
    if index == nil {
      mistakes.append(SettingMistake(.value, message: slider.refusal(of: value)))
    }
    return index
  }
}

extension SliderRequest {
  /// Reads the properties of a slider from its table.
  init(_ table: inout TableReader) {
    self.init(
      id: table.read(.id),
      label: table.read(.label),
      hint: table.read(.hint),
      unit: table.read(.unit),
      page: table.given(.page),
      orientation: table.read(.orientation),
      direction: table.read(.direction),
      isDisabled: table.read(.disabled) ?? false,
      isReadOnly: table.read(.readOnly) ?? false,
      stops: StopsRequest(&table)
    )
  }
}
