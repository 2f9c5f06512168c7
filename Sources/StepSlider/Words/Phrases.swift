// SPDX-License-Identifier: Apache-2.0

/// All that a slider says, in one language; each phrase is one method.
///
/// The order is label, role, value, state, as screen readers on Linux have it. On a change only the
/// value is said (ARIA Authoring Practices, slider examples: the range belongs to the entry).
public struct Phrases: Sendable {
  private let language: Language
  private let numbers: NumberStyle
  private let verbosity: Verbosity

  /// The phrases of a language.
  public init(
    language: Language = .english,
    numbers: NumberStyle = .plain,
    verbosity: Verbosity = .normal
  ) {
    (self.language, self.numbers, self.verbosity) = (language, numbers, verbosity)
  }

  /// What the chosen stop is called: `Large, 4 of 5`, `4 of 5`, `45 percent`.
  public func valueText(of slider: Slider) -> String {
    guard slider.stops.hasNames || !slider.stops.hasValues else {
      return text(of: slider.stop, on: slider)
    }
    let position = language.position(
      numbers.number(DecimalNumber(slider.index + 1)),
      numbers.number(DecimalNumber(slider.stops.count))
    )
    guard let name = slider.stop.name.map(SpokenText.cleaned) else { return position }
    return verbosity == .brief ? name : joined(name, position)
  }

  /// What is said when the slider gets focus: label, role, value, state, and of numbers the range.
  public func entry(to slider: Slider) -> String {
    joined(
      verbosity == .brief ? label(of: slider) : title(of: slider),
      valueText(of: slider),
      state(of: slider),
      showsRange(slider) ? range(of: slider) : nil
    ) + "."
  }

  /// What to do with the slider; `nil` where nothing can be done or few words are wanted.
  public func hint(for slider: Slider) -> String? {
    guard slider.availability == .enabled, verbosity != .brief else { return nil }
    return slider.presentation.hint.flatMap(SpokenText.spoken) ?? language.hint
  }

  /// Everything about the slider, for whoever asks.
  public func everything(about slider: Slider) -> String {
    let facts =
      joined(title(of: slider), valueText(of: slider), state(of: slider), range(of: slider)) + "."
    guard slider.availability == .enabled else { return facts }
    return facts + " " + (slider.presentation.hint.flatMap(SpokenText.spoken) ?? language.hint)
  }

  /// What is said of a change: the new value, and the end if one was reached or pushed against.
  public func announcement(of change: Change, on slider: Slider) -> Announcement {
    let end = change.end.map { $0 == .minimum ? language.minimum : language.maximum }
    return Announcement(joined(valueText(of: slider), end))
  }

  /// What is said when a slider refuses to change: the value, and why.
  public func refusal(by slider: Slider) -> Announcement {
    Announcement(joined(valueText(of: slider), state(of: slider)))
  }

  private func label(of slider: Slider) -> String? {
    slider.presentation.label.flatMap(SpokenText.spoken)
  }

  /// Label and role; a role that begins the sentence has a capital letter.
  private func title(of slider: Slider) -> String {
    let isHorizontal = slider.presentation.orientation == .horizontal
    let role = isHorizontal ? language.horizontalSlider : language.verticalSlider
    guard let label = label(of: slider) else {
      return role.prefix(1).uppercased() + role.dropFirst()
    }
    return joined(label, role)
  }

  private func state(of slider: Slider) -> String? {
    switch slider.availability {
    case .enabled: nil
    case .disabled: language.dimmed
    case .readOnly: language.readOnly
    }
  }

  private func showsRange(_ slider: Slider) -> Bool {
    switch verbosity {
    case .brief: false
    case .normal: slider.stops.hasValues && !slider.stops.hasNames
    case .full: true
    }
  }

  private func range(of slider: Slider) -> String {
    let minimum = text(of: slider.stops.minimum, on: slider)
    let maximum = text(of: slider.stops.maximum, on: slider)
    return "\(language.minimum) \(minimum), \(language.maximum) \(maximum)"
  }

  private func text(of stop: Stop, on slider: Slider) -> String {
    if let name = stop.name { return SpokenText.cleaned(name) }
    switch slider.presentation.unit {
    case .none: return numbers.number(stop.value)
    case .percent: return language.percent(numbers.number(stop.value))
    case .seconds: return numbers.seconds(stop.value)
    case .named(let unit):
      let unit = SpokenText.spoken(unit).map { " " + $0 }
      return numbers.number(stop.value) + (unit ?? "")
    }
  }

  private func joined(_ parts: String?...) -> String {
    parts.compactMap { $0 }.joined(separator: ", ")
  }
}
