// SPDX-License-Identifier: Apache-2.0

// The phrases about a panel of several sliders.
extension SliderPhrases {
  /// Returns the words for a panel that gets the focus, as in "Sound, 5 sliders."; `nil` if there
  /// is nothing to say. A single slider isn't counted, and with brief verbosity, none are.
  package func entry(toPanel label: String?, of count: Int) -> String? {
    let isCounted = count > 1 && elements.verbosity != .brief
    let sliders = elements.language.amount(DecimalNumber(count), "slider", number: numbers.number)
    return elements.sentence([label, isCounted ? sliders : nil].compactMap { $0 })
  }

  /// Returns the words for a slider of a panel that gets the focus: its label, its position in the
  /// panel and its value, as in "Volume, 1 of 5, 40 percent."
  /// That it is a slider goes without saying, unless two positions would follow each other: "Tone,
  /// slider 2 of 5, 3 of 7." Full verbosity adds the role and the range, and brief verbosity leaves
  /// out the position. A single slider is described by ``entry(to:)``.
  package func entry(to slider: Slider, at index: Int, of count: Int) -> String {
    guard count > 1, elements.verbosity != .brief else { return entry(to: slider) }
    let label = slider.presentation.label.flatMap(SpokenText.spoken)
    let position = position(of: index, of: count)
    if elements.verbosity == .full {
      var element = element(for: slider)
      element.label = elements.joined(label, position)
      return elements.reading(of: element)
    }
    let isClear = label != nil && slider.stops.hasValues && !slider.stops.hasNames
    let place = isClear ? position : words.slider.place(position)
    let words = [label ?? place.capitalizedFirst, label.map { _ in place }, valueText(of: slider)]
    return elements.sentence((words + [state(of: slider)]).compactMap { $0 }) ?? ""
  }

  /// Returns where a slider is in a panel, as spoken on request: "Sound, slider 1 of 5."
  func place(of index: Int, of count: Int, in label: String?) -> String {
    let place = words.slider.place(position(of: index, of: count))
    let parts = label.map { [$0, place] } ?? [place.capitalizedFirst]
    return elements.sentence(parts) ?? ""
  }

  /// How to get to the next slider of a panel, or `nil` if the verbosity is brief.
  var panelHint: String? {
    elements.verbosity == .brief ? nil : words.key("tab").map { words.help("panel", $0) }
  }

  /// Returns the answer to a request for a slider that a panel doesn't have.
  func missing(sliderAt index: Int, of count: Int) -> Announcement {
    let (number, count) = (text(min(index, .max - 1) + 1), text(count))
    return .answer(words.slider.missing(number, count).capitalizedFirst + ".")
  }

  func text(_ number: Int) -> String { numbers.number(DecimalNumber(number)) }
}
