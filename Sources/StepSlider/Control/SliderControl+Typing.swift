// SPDX-License-Identifier: Apache-2.0

// Numbers and names that are typed.
extension SliderControl {
  /// The time at which a number that is being typed is complete, or `nil` if none is. Call
  /// ``settle(at:)`` then.
  public var deadline: Duration? { number.deadline }

  /// Completes the number that is being typed and moves to its stop.
  ///
  /// - Parameter time: The time. Before the ``deadline``, nothing happens. Without a time, the
  ///   number is complete at once, for example because no more input follows.
  /// - Returns: The response. It is empty if no number was being typed.
  public mutating func settle(at time: Duration? = nil) -> SliderResponse {
    guard let deadline, time.map({ deadline <= $0 }) ?? true else { return SliderResponse() }
    return jump(to: takeNumber())
  }

  /// Discards the number and letters typed so far, and returns the number.
  @discardableResult
  mutating func takeNumber() -> NumberEntry {
    defer {
      number.reset()
      letters.reset()
    }
    return number
  }

  /// Completes a number that was being typed, and then answers. The words of the number come first,
  /// and those of the answer follow.
  mutating func completing(
    _ typed: NumberEntry,
    then answer: (inout SliderControl) -> SliderResponse
  ) -> SliderResponse {
    guard typed.isOpen else { return answer(&self) }
    var response = jump(to: typed)
    response.words += answer(&self).words.map { $0.priority == .assertive ? $0.with(.polite) : $0 }
    return response
  }

  /// Without a time, a digit is a number by itself.
  mutating func enter(_ digit: Int, at time: Duration?) -> SliderResponse {
    guard slider.availability == .enabled else { return refusal }
    let progress = number.enter(
      digit,
      at: time ?? .zero,
      in: NumberEntry.Limits(choosing: slider.stops)
    )
    return time == nil ? jump(to: takeNumber()) : response(to: progress)
  }

  mutating func enterPoint(at time: Duration?) -> SliderResponse {
    guard slider.availability == .enabled else { return refusal }
    guard let time else { return SliderResponse() }
    return response(to: number.enterPoint(at: time, in: NumberEntry.Limits(choosing: slider.stops)))
  }

  mutating func eraseDigit(at time: Duration?) -> SliderResponse {
    guard slider.availability == .enabled else { return refusal }
    number.erase(at: time ?? .zero)
    return number.isOpen
      ? SliderResponse(words: [phrases.typed(number)]) : answer(phrases.typed(number))
  }

  private mutating func response(to progress: NumberEntry.Progress) -> SliderResponse {
    switch progress {
    case .open: return SliderResponse(words: [phrases.typed(number)])
    case .complete: return jump(to: number)
    case .beyond:
      guard let typed = number.value, !slider.stops.range.contains(typed) else { return value }
      return answer(phrases.noStop(typed, on: slider))
    }
  }

  /// Returns words about what was typed, and then the value, which they may have cut off.
  private func answer(_ words: Announcement) -> SliderResponse {
    SliderResponse(words: [words, Announcement(valueText, priority: .polite)])
  }

  /// Moves to the stop with a number, or to the nearest value if the stops have values and the number
  /// is within their range.
  mutating func jump(to number: NumberEntry) -> SliderResponse {
    guard slider.availability == .enabled else { return refusal }
    guard let typed = number.value else { return value }
    guard !slider.stops.hasValues || !slider.stops.range.contains(typed) else {
      return jump(to: .value(typed))
    }
    let stop = slider.stops.index(nearestTo: typed)
    guard slider.stops[stop].value == typed else {
      return answer(phrases.noStop(typed, on: slider))
    }
    return jump(to: .stop(stop))
  }

  /// Moves to the next stop whose name begins with the letters so far. A first letter that begins no
  /// name doesn't count.
  mutating func jump(toName letter: Character, at time: Duration?) -> SliderResponse {
    guard slider.stops.hasNames, !String(letter).folded().isEmpty else { return SliderResponse() }
    number.reset()
    guard slider.availability == .enabled else { return refusal }
    letters.enter(letter, at: time)
    guard let stop = slider.stop(beginningWith: letters) else {
      defer { if !letters.isWord { letters.reset() } }
      return answer(phrases.noName(letters.letters))
    }
    return jump(to: .stop(stop))
  }
}

extension Slider {
  /// Returns the next stop whose name begins with letters: the next that can be chosen, if there is
  /// one. A word may also begin the name of the current stop.
  fileprivate func stop(beginningWith letters: NameEntry) -> Int? {
    let text = letters.beginning
    let start = letters.isWord ? (index + stops.count - 1) % stops.count : index
    guard let first = stops.index(after: start, nameBeginningWith: text) else { return nil }
    var stop = first
    while !reach.contains(stop),
      let next = stops.index(after: stop, nameBeginningWith: text), next != first
    {
      stop = next
    }
    return reach.contains(stop) ? stop : first
  }
}

extension Stops {
  /// The values between the ends.
  fileprivate var range: ClosedRange<DecimalNumber> { minimum.value...maximum.value }
}
