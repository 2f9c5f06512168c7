// SPDX-License-Identifier: Apache-2.0

/// What is said of sliders, in one language; each phrase is one method.
///
/// When the slider gets focus, the order is label, role, value, state, as in screen readers on Linux.
/// After a change only the new value is said (ARIA Authoring Practices, slider examples).
public struct SliderPhrases: Sendable {
  /// What is said of elements in general.
  public private(set) var elements: Phrases
  private let words: SliderWords
  private let numbers: NumberStyle

  /// The phrases of a language.
  public init(
    language: Language = .english,
    numbers: NumberStyle = .plain,
    verbosity: Verbosity = .normal
  ) {
    elements = Phrases(language: language, verbosity: verbosity)
    (words, self.numbers) = (SliderWords(in: language), numbers)
  }

  /// What the chosen stop is called: `Large, 4 of 5`, `4 of 5`, `45 percent`.
  public func valueText(of slider: Slider) -> String {
    guard slider.stops.hasNames || !slider.stops.hasValues else {
      return text(of: slider.stop, on: slider)
    }
    let position = words.position(
      numbers.number(DecimalNumber(clamping: slider.index + 1)),
      numbers.number(DecimalNumber(clamping: slider.stops.count))
    )
    guard let name = slider.stop.name.map(SpokenText.cleaned) else { return position }
    return elements.verbosity == .brief ? name : elements.joined(name, position)
  }

  /// What is said when the slider gets focus: label, role, value, state, and of numbers the range.
  public func entry(to slider: Slider) -> String { elements.reading(of: element(for: slider)) }

  /// What to do with the slider; `nil` where nothing can be done or few words are wanted.
  public func hint(for slider: Slider) -> String? { elements.hint(for: element(for: slider)) }

  /// Everything about the slider, for whoever asks.
  public func everything(about slider: Slider) -> String {
    elements.everything(about: element(for: slider, ends: ends(of: slider)))
  }

  /// What is said of a change: the new value, and the end if one was reached or pushed against.
  ///
  /// Ask after the change: the words are about the slider as it is now.
  public func announcement(of change: Change, on slider: Slider) -> Announcement {
    Announcement(elements.joined(valueText(of: slider), change.end.map(elements.word)))
  }

  /// What is said when a change had no effect where it was meant to have one, as the program that
  /// should have carried it out failed: politely, after the value.
  public var failure: Announcement { Announcement(words.notApplied, priority: .polite) }

  /// What a slider is at the moment, such as dimmed; `nil` if that goes without saying.
  package func state(of slider: Slider) -> String? { elements.states(of: element(for: slider)) }

  /// What is said when a slider refuses to change: the value, and why.
  public func refusal(by slider: Slider) -> Announcement {
    Announcement(elements.joined(valueText(of: slider), state(of: slider)))
  }
}

extension SliderPhrases {
  /// What is written at a stop's tick: its name, or its number without the unit.
  func label(of stop: Stop) -> String {
    stop.name.map(SpokenText.cleaned) ?? numbers.number(stop.value)
  }

  /// What a stop is called in few words.
  func value(of index: Int, on slider: Slider) -> String {
    var phrases = self
    phrases.elements.verbosity = .brief
    return phrases.valueText(
      of: Slider(stops: slider.stops, index: index, presentation: slider.presentation)
    )
  }

  /// The slider as an element without a frame.
  func element(for slider: Slider) -> AccessibilityElement {
    element(for: slider, ends: showsRange(slider) ? ends(of: slider) : nil)
  }

  private func element(
    for slider: Slider,
    ends: AdjustableRange.Ends?
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: ElementID(slider.presentation.id),
      label: slider.presentation.label,
      value: valueText(of: slider),
      hint: slider.presentation.hint,
      traits: slider.traits,
      frame: .zero,
      range: AdjustableRange(
        index: slider.index,
        count: slider.stops.count,
        orientation: slider.presentation.orientation,
        ends: ends
      )
    )
  }

  private func showsRange(_ slider: Slider) -> Bool {
    switch elements.verbosity {
    case .brief: false
    case .normal: slider.stops.hasValues && !slider.stops.hasNames
    case .full: true
    }
  }

  private func ends(of slider: Slider) -> AdjustableRange.Ends {
    AdjustableRange.Ends(
      minimum: text(of: slider.stops.minimum, on: slider),
      maximum: text(of: slider.stops.maximum, on: slider)
    )
  }

  private func text(of stop: Stop, on slider: Slider) -> String {
    if let name = stop.name { return SpokenText.cleaned(name) }
    switch slider.presentation.unit {
    case .none: return numbers.number(stop.value)
    case .percent: return words.percent(numbers.number(stop.value))
    case .seconds: return numbers.seconds(stop.value)
    case .named(let unit):
      let unit = SpokenText.spoken(unit).map { " " + $0 }
      return numbers.number(stop.value) + (unit ?? "")
    }
  }
}
