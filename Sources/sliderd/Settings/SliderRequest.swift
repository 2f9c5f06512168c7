// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What a slider is to be, as its user wrote it; the same rules for flags and files.
struct SliderRequest: Equatable {
  var id: String?
  var label: String?
  var hint: String?
  var unit: String?
  var page: String?
  var orientation: Orientation?
  var direction: LayoutDirection?
  var isDisabled = false
  var isReadOnly = false
  var stops = StopsRequest()
  /// What programs are told at each stop.
  var arguments: [String]?
  /// What tells where the setting stands.
  var source: StartSource?

  /// The slider that is asked for; `nil` if there are mistakes, all of which are noted.
  func slider(_ mistakes: inout [SettingMistake]) -> Slider? {
    let count = mistakes.count
    if isDisabled, isReadOnly {
      mistakes.append(SettingMistake(.disabled, .readOnly, message: "choose one of them"))
    }
    let stops = stops.stops(&mistakes)
    let index = stops.flatMap { stops in
      self.stops.startIndex(of: Slider(stops: stops, presentation: presentation), &mistakes)
    }
    let page = mistakes.read(page, .page, "a whole number from 1 on") { text in
      Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
    if let stops, let arguments, arguments.count != stops.count {
      let message =
        "there are \(arguments.count) arguments for \(stops.count) stops: each stop needs one"
      mistakes.append(SettingMistake(.arguments, message: message))
    }
    guard let stops, mistakes.count == count else { return nil }
    return Slider(
      stops: stops,
      index: index,
      presentation: presentation,
      pageSize: page,
      availability: isDisabled ? .disabled : isReadOnly ? .readOnly : .enabled
    )
  }

  /// The slider that flags ask for.
  func sliderOfFlags() throws(Failure) -> Slider {
    var mistakes: [SettingMistake] = []
    let slider = slider(&mistakes)
    try mistakes.throwFirst()
    guard let slider else { throw Self.nothing }
    return slider
  }

  /// This request, where it says something, and else what another one says.
  func over(_ other: SliderRequest) -> SliderRequest {
    var result = other
    result.label = label ?? other.label
    result.hint = hint ?? other.hint
    result.unit = unit ?? other.unit
    result.page = page ?? other.page
    result.orientation = orientation ?? other.orientation
    result.direction = direction ?? other.direction
    if isDisabled || isReadOnly {
      (result.isDisabled, result.isReadOnly) = (isDisabled, isReadOnly)
    }
    if let value = stops.value { result.stops.value = value }
    return result
  }

  private var presentation: Presentation {
    var presentation = Presentation(
      label: label,
      hint: hint,
      unit: unit.map(ValueUnit.init(text:)) ?? .none,
      orientation: orientation ?? .horizontal,
      direction: direction ?? .leftToRight
    )
    if let id { presentation.id = id }
    return presentation
  }

  private static let nothing = Failure(
    status: .usage,
    message:
      "say what can be chosen, with --steps, --names, --from and --to, or --values; for example --steps 5"
  )
}

extension ValueUnit {
  fileprivate init(text: String) {
    switch text {
    case "percent": self = .percent
    case "seconds": self = .seconds
    default: self = .named(text)
    }
  }
}
