// SPDX-License-Identifier: Apache-2.0

/// The phrases about sliders in one language, with a method for each.
///
/// When a slider gets the focus, the order is label, role, value, state, as in screen readers on
/// Linux. After a change, only the new value is spoken (ARIA Authoring Practices, slider
/// examples).
public struct SliderPhrases: Sendable {
  /// The phrases about elements in general.
  public internal(set) var elements: ElementPhrases
  let words: LanguageWords
  package let numbers: NumberStyle

  /// Creates the phrases of a language. The style of numbers is by default that of the language.
  public init(
    language: SpokenLanguage = .english,
    numbers: NumberStyle? = nil,
    verbosity: Verbosity = .normal
  ) {
    elements = ElementPhrases(language: language, verbosity: verbosity)
    words = LanguageWords.words(in: language)
    self.numbers = numbers ?? NumberStyle(in: language)
  }

  /// Returns the value text: `Large, 4 of 5`, `4 of 5`, `45 percent`, `not set`; at a stop that
  /// can't be chosen, `5, unavailable`.
  package func valueText(of slider: Slider) -> String {
    let text = text(of: slider)
    guard case .stop(let index) = slider.position, slider.reach.availableAtOrAbove(index) != index
    else { return text }
    return elements.joined(text, words.slider.unavailable)
  }

  private func text(of slider: Slider) -> String {
    switch slider.position {
    case .stop: break
    case .value(let value): return text(of: value, on: slider)
    case .notSet: return words.slider.notSet
    }
    guard slider.stops.hasNames || !slider.stops.hasValues else {
      return text(of: slider.stops[slider.index], on: slider)
    }
    let position = position(of: slider.index, of: slider.stops.count)
    guard let name = slider.stop?.name.map(SpokenText.cleaned) else { return position }
    return elements.verbosity == .brief ? name : elements.joined(name, position)
  }

  /// Returns a position among several, such as "3 of 5".
  func position(of index: Int, of count: Int) -> String {
    words.slider.position(text(index + 1), text(count))
  }

  /// Returns the words for a slider that gets the focus: label, role, value and state, and for
  /// numbers the range.
  package func entry(to slider: Slider) -> String { elements.reading(of: element(for: slider)) }

  /// Returns the instructions for the slider, or `nil` if it can't be changed or the verbosity is
  /// brief. Of a slider with a single stop, the hint says that.
  package func hint(for slider: Slider) -> String? { elements.hint(for: element(for: slider)) }

  /// Returns the full description of a slider, as spoken on request: also its default, and the
  /// stops that are unavailable.
  package func everything(about slider: Slider) -> String {
    let usual = slider.defaultIndex.map {
      "\(words.slider.default.capitalizedFirst): \(text(of: slider.stops[$0], on: slider))."
    }
    let missing = unavailable(slider.reach.unavailable, on: slider, listing: 5)
      .map { $0.capitalizedFirst + "." }
    let all = elements.everything(about: element(for: slider, showsRange: true))
    return [all, usual, missing].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the announcement of a change: the new value, the end if one was reached or pushed
  /// against, whether it is the default, and the unavailable stops that a step passed.
  ///
  /// A thumb next to this one can be its end. Call this method after the change, because it describes
  /// the slider in its current state.
  package func announcement(
    of change: SliderChange,
    on slider: Slider,
    stoppedBy neighbors: NeighborLabels = (nil, nil)
  ) -> Announcement {
    let first = min(change.oldIndex, change.newIndex) + 1
    let skipped = change.skippedStopCount > 0 ? [first...first + change.skippedStopCount - 1] : []
    return announcement(of: slider, at: change.end, neighbors, passing: skipped)
  }

  /// Returns the words for a slider whose value is asked for after a silent change: the same as
  /// after a change by a key.
  func announcement(
    of slider: Slider,
    stoppedBy neighbors: NeighborLabels,
    movingUp: Bool? = nil
  ) -> Announcement {
    let isSet = slider.position != .notSet
    let end = isSet ? slider.end(movingUp: movingUp ?? (slider.index > 0)) : nil
    return announcement(of: slider, at: end, neighbors)
  }

  func announcement(
    of slider: Slider,
    at end: AdjustableRange.End?,
    _ neighbors: NeighborLabels = (nil, nil),
    passing skipped: [ClosedRange<Int>] = []
  ) -> Announcement {
    .answer(
      elements.joined(
        valueText(of: slider),
        end.map { word(for: $0, of: slider, stoppedBy: neighbors) },
        slider.defaultIndex.map { .stop($0) } == slider.position ? words.slider.default : nil,
        unavailable(skipped, on: slider, listing: 1)
      )
    )
  }

  /// Returns the word for an end, or what makes it one: another thumb, or that there is one stop only.
  private func word(
    for end: AdjustableRange.End,
    of slider: Slider,
    stoppedBy neighbors: NeighborLabels
  ) -> String {
    if slider.hasOnlyStop { return words.slider.onlyStop }
    let (label, stop, farthest) =
      end == .minimum
      ? (neighbors.below, slider.reach.limits.lowerBound, 0)
      : (neighbors.above, slider.reach.limits.upperBound, slider.stops.lastIndex)
    let neighbor = stop == farthest ? nil : label.flatMap(SpokenText.spoken)
    return neighbor.map(words.slider.stopped) ?? elements.word(for: end)
  }

  func unavailable(stopAt index: Int, on slider: Slider) -> Announcement {
    .answer(unavailable(text(of: slider.stops[index], on: slider)))
  }

  /// Returns the label of one of several thumbs: "Price, from" and "Price, to" for two thumbs on a
  /// track with the label "Price", and "Zone 1" for the first of more. Without a label of the
  /// track, they are "From", "To" and "1".
  package func label(ofThumb index: Int, of count: Int, on track: String?) -> String {
    guard count == 2 else {
      let number = text(index + 1)
      return track.map { "\($0) \(number)" } ?? number
    }
    let word = index == 0 ? words.slider.thumbs.lower : words.slider.thumbs.upper
    return track.map { elements.joined($0, word) } ?? word.capitalizedFirst
  }

  /// The announcement after a change that the program failed to apply. Its priority is polite, so
  /// it follows the value.
  public var failure: Announcement { Announcement(words.slider.notApplied, priority: .polite) }

  /// Returns the state of a slider, such as dimmed, or `nil` if there is nothing to mention.
  package func state(of slider: Slider) -> String? { elements.states(of: element(for: slider)) }

  /// Returns the announcement of a slider that can't be changed: its value and the reason.
  package func refusal(by slider: Slider) -> Announcement {
    .answer(elements.joined(valueText(of: slider), state(of: slider)))
  }

  /// Returns a slider as a single element, with the thumb as its activation point.
  /// Ticks and labels are not separate elements, because the value and the range say what they
  /// show. WAI-ARIA does the same: the children of the role `slider` are presentational. The frame
  /// does not move with the thumb, so a finger that explores the screen does not lose the slider.
  package func element(
    for slider: Slider,
    in layout: SliderLayout,
    id: ElementID? = nil
  ) -> AccessibilityElement {
    var element = element(for: slider)
    element.id = id ?? element.id
    (element.frame, element.activationPoint) = (layout.bounds, layout.thumb(of: slider).center)
    return element
  }

  /// Returns the slider as an element without a frame. Whether it has the words for the ends of its
  /// range depends on the verbosity, unless that is given.
  func element(for slider: Slider, showsRange: Bool? = nil) -> AccessibilityElement {
    let hasEnds = !slider.hasOnlyStop && (showsRange ?? self.showsRange(slider))
    let lowest = slider.stops[slider.reach.first ?? 0]
    let highest = slider.stops[slider.reach.last ?? slider.stops.lastIndex]
    return AccessibilityElement(
      id: ElementID(slider.presentation.id),
      label: slider.presentation.label,
      value: valueText(of: slider),
      hint: slider.presentation.hint
        ?? (slider.hasOnlyStop ? elements.sentence([onlyStop]) : nil),
      traits: Self.traits(of: slider.availability),
      frame: .zero,
      range: AdjustableRange(
        index: slider.index,
        stopCount: slider.stops.count,
        limits: slider.reach.limits,
        orientation: slider.presentation.orientation,
        ends: hasEnds ? (text(of: lowest, on: slider), text(of: highest, on: slider)) : nil,
        numbers: slider.stops.hasValues
          ? slider.value.map { (Double($0), Double(lowest.value)...Double(highest.value)) } : nil
      )
    )
  }

  /// A disabled slider is still adjustable, but not enabled, as in UIAccessibility.
  private static func traits(of availability: SliderAvailability) -> AccessibilityTraits {
    switch availability {
    case .enabled: .adjustable
    case .disabled: [.adjustable, .notEnabled]
    case .readOnly: .readOnly
    }
  }

  private func showsRange(_ slider: Slider) -> Bool {
    switch elements.verbosity {
    case .brief: false
    case .normal: slider.stops.hasValues && !slider.stops.hasNames
    case .full: true
    }
  }

  /// Returns the words for stops that can't be chosen: which they are, or if there are many, how many.
  private func unavailable(
    _ ranges: [ClosedRange<Int>],
    on slider: Slider,
    listing most: Int
  ) -> String? {
    let count = ranges.reduce(0) { $0 + $1.count }
    guard count > 0 else { return nil }
    guard count <= most else {
      let count = DecimalNumber(count)
      return elements.language.amount(count, "unavailable", number: numbers.number)
    }
    let texts = ranges.joined().map { text(of: slider.stops[$0], on: slider) }
    return unavailable(texts.joined(separator: ", "))
  }

  private func unavailable(_ stops: String) -> String {
    stops + words.slider.unavailableSign + " " + words.slider.unavailable
  }

  func text(of stop: Stop, on slider: Slider) -> String {
    stop.name.map(SpokenText.cleaned) ?? text(of: stop.value, on: slider)
  }

  func text(of value: DecimalNumber, on slider: Slider) -> String {
    grouped(text(of: value, in: slider.spokenUnit), on: slider)
  }

  private func grouped(_ text: String, on slider: Slider) -> String {
    slider.hasDigitGroups ? text : numbers.ungrouped(text)
  }

  func text(of value: DecimalNumber, in unit: ValueUnit) -> String {
    let (value, unit) = unit.shortened(value)
    switch unit.kind {
    case .plain: return numbers.number(value)
    case .percent: return words.slider.percent(numbers.number(value))
    case .seconds: return numbers.seconds(value)
    case .measure(let measure):
      return numbers.amount(value, unit)
        ?? elements.language.amount(value, measure.rawValue, number: numbers.number)
    case .currency(let currency):
      return numbers.amount(value, unit) ?? "\(numbers.number(value)) \(currency.code)"
    case .named(let forms):
      let form = elements.language.noun(forms, after: value).flatMap(SpokenText.spoken)
      return numbers.number(value) + (form.map { " " + $0 } ?? "")
    }
  }
}

extension Announcement {
  /// Creates an announcement that interrupts, as an answer to a key does.
  static func answer(_ words: String) -> Announcement { Announcement(words, priority: .assertive) }
}

extension Slider {
  /// Whether there is a single stop, or all others are unavailable.
  var hasOnlyStop: Bool {
    guard stops.count > 1 else { return true }
    let available = reach.limited(to: 0...stops.lastIndex)
    return available.first == index && available.last == index
  }
}

/// The labels of the thumbs next to one on a shared track; `nil` where there is none.
package typealias NeighborLabels = (below: String?, above: String?)

/// Texts that are drawn and never spoken.
extension SliderPhrases {
  /// Returns the text at the tick of a stop: its name, or its number in the shortest form.
  package func label(of index: Int, on slider: Slider) -> String {
    let stop = slider.stops[index]
    return stop.name.map(SpokenText.cleaned) ?? label(of: stop.value, on: slider)
  }

  /// Returns the value for a bubble or a title: in its shortest form if that includes the unit,
  /// otherwise in words.
  func drawnValue(of slider: Slider) -> String {
    let hasNumber = slider.stops.hasValues && !slider.stops.hasNames
    if let value = slider.value, hasNumber || slider.position == .value(value),
      slider.presentation.unit == .plain || slider.presentation.unit.suffix != nil
    {
      return label(of: value, on: slider)
    }
    var phrases = self
    phrases.elements.verbosity = .brief
    let words = phrases.text(of: slider)
    return hasNumber ? words.withMinusSign : words
  }

  func label(of value: DecimalNumber, on slider: Slider) -> String {
    let (value, unit) = slider.presentation.unit.shortened(value)
    return grouped(numbers.short(value, unit).withMinusSign, on: slider)
  }
}

extension String {
  /// The text with a minus sign (U+2212) in place of a hyphen that negates a number.
  fileprivate var withMinusSign: String {
    guard let hyphen = unicodeScalars.firstIndex(of: "-") else { return self }
    let rest = self[index(after: hyphen)...]
    let isSign =
      rest.first.map { $0.isNumber || $0.isCurrencySymbol || $0 == "%" } == true
      && self[..<hyphen].last?.isLetter != true
    return isSign ? self[..<hyphen] + "−" + rest : self
  }
}

// What is typed.
extension SliderPhrases {
  /// The answer when nothing is left of what was typed.
  var nothingTyped: Announcement { .answer(words.slider.typed.nothing) }

  /// Returns the number typed so far: `4`, `4 point 2 5`, `2 10` on a clock after `2 colon`, and
  /// `1 hour 3` behind a unit. Decimals are spoken one by one.
  func typed(_ text: String, with reader: AmountReader, on slider: Slider) -> Announcement {
    let amounts = reader.amounts(in: text).map { self.text(of: $0.number, in: $0.unit) }
    let (text, reader) = (reader.lastNumber(in: text), reader.numbers)
    let point = reader.point(in: text)
    let wholes = text[..<(point ?? text.endIndex)].split(separator: ":")
      .compactMap { NumberReader.number($0.filter { $0.isTypedDigit }) }
      .map { self.text(of: $0, asOn: slider) }
    let decimals = point.map { text[$0...].compactMap { $0.typedDigit } } ?? []
    let sign =
      point != nil ? words.slider.typed.point : text.last == ":" ? words.slider.typed.colon : nil
    let parts =
      amounts + wholes + (sign.map { [$0] } ?? [])
      + decimals.map { numbers.number(DecimalNumber($0)) }
    return parts.isEmpty ? nothingTyped : .answer(parts.joined(separator: " "))
  }

  /// Returns the words for a number that no stop has.
  func noStop(_ number: DecimalNumber, on slider: Slider) -> Announcement {
    noStop(text(of: number, asOn: slider), on: slider)
  }

  /// Returns the words for digits and signs that are no number.
  func noStop(_ typed: String, on slider: Slider) -> Announcement {
    guard !slider.hasOnlyStop else { return .answer(onlyStop) }
    let ends = [slider.stops.minimum.value, slider.stops.maximum.value]
      .map { text(of: $0, asOn: slider) }
    return .answer(words.slider.noStop(SpokenText.cleaned(typed), ends[0], ends[1]))
  }

  func noName(_ letters: String, on slider: Slider) -> Announcement {
    guard !slider.hasOnlyStop else { return .answer(onlyStop) }
    return .answer(words.slider.noName(SpokenText.cleaned(letters.capitalizedFirst)))
  }

  /// What is said about a slider with a single stop, also in answer to whatever is typed.
  private var onlyStop: String { words.slider.onlyStop.capitalizedFirst }

  /// Returns a number without its unit.
  private func text(of number: DecimalNumber, asOn slider: Slider) -> String {
    grouped(numbers.number(number), on: slider)
  }
}
