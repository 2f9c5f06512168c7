// SPDX-License-Identifier: Apache-2.0

// Numbers and names that are typed.
extension SliderControl {
  /// The time at which a number that is being typed is complete, or `nil` if none is. Call
  /// ``advance(to:)`` then.
  public var deadline: Duration? { typed.deadline }

  /// Completes the number that is being typed, if there is one, and moves to its stop.
  ///
  /// A number outside the range is refused, with words such as "No stop 14; 80 to 192.", and so is
  /// an unavailable stop. The thumb then stays. Before the ``deadline``, nothing happens. Without a
  /// time, the number is complete at once, and what is typed next is another one.
  public mutating func advance(to time: Duration? = nil) -> SliderResponse {
    let complete = typed
    if time == nil { typed.reset() }
    guard let deadline = complete.deadline, time.map({ deadline <= $0 }) ?? true else {
      return SliderResponse()
    }
    typed.close()
    return jump(to: complete)
  }

  /// Completes a number that was being typed, and then answers. The words of the number come first,
  /// and those of the answer follow.
  mutating func completing(
    _ typed: TypedText,
    then answer: (inout SliderControl) -> SliderResponse
  ) -> SliderResponse {
    guard typed.isOpen else { return answer(&self) }
    var response = jump(to: typed)
    response.words += answer(&self).words.map {
      $0.priority == .assertive ? $0.withPriority(.polite) : $0
    }
    return response
  }

  /// Returns the command of a key. What is being typed goes on with a character that continues it,
  /// whatever its key is bound to.
  func command(of key: SliderKey, at time: Duration?) -> KeyCommand? {
    guard let character = key.character else { return keys[key] }
    let beginning = typed.continued(at: time).text
    if !beginning.isEmpty, goesOn(beginning, with: character, of: key) { return .type(character) }
    return keys[key] == .type(character) ? command(typing: character) : keys[key]
  }

  private func goesOn(_ beginning: String, with letter: Character, of key: SliderKey) -> Bool {
    let text = beginning + String(letter)
    if slider.stops.hasNames { return slider.stops.hasName(beginningWith: text) }
    return key == .space ? reader.takesSpace(after: beginning) : reader.hasUnit(beginning: text)
  }

  /// Returns the command of a character without one of its own. A minus sign, as drawings have it, is
  /// that of the keyboard. With Caps Lock, a letter does the same as without, unless it begins a name.
  private func command(typing character: Character) -> KeyCommand? {
    if character == "\u{2212}", let minus = keys[.character("-")] { return minus }
    let small = character.lowercased()
    guard character.isUppercase, small.count == 1, let letter = small.first,
      let command = keys[.character(letter)], command != .type(letter),
      !slider.stops.hasName(beginningWith: small)
    else { return .type(character) }
    return command
  }

  /// Keeps a sign that moved the thumb, because it may begin the name of a stop too, such as "-1".
  mutating func noteSign(_ key: SliderKey, of command: KeyCommand, at time: Duration?) {
    guard let sign = key.character, case .adjust = command, !sign.isLetter,
      slider.stops.hasName(beginningWith: String(sign))
    else { return }
    typed.set(String(sign), at: time)
  }

  /// Types a character. Without a time, it is a number or the beginning of a name by itself.
  mutating func type(_ character: Character, at time: Duration?) -> SliderResponse {
    let (before, stop) = (typed.continued(at: time), slider.index)
    let name = slider.stops.hasNames ? typeName(character, at: time) : nil
    let response = name ?? typeNumber(character, at: time)
    typed.note(before: before, at: stop, words: response.words)
    return response
  }

  /// Completes a number that is being typed, as Enter does. Its unit may follow.
  mutating func complete(_ typed: TypedText, at time: Duration?) -> SliderResponse {
    let response = jump(to: typed)
    if !slider.stops.hasNames { self.typed.set(typed.text + " ", isEntered: true, at: time) }
    return response
  }

  /// Takes back the last key that was typed. The thumb follows if what is left is complete.
  mutating func eraseDigit(at time: Duration?) -> SliderResponse {
    guard slider.availability == .enabled else { return refusal }
    guard let stop = typed.erase(at: time) else { return valueResponse }
    guard !typed.text.isEmpty else { return answer(phrases.nothingTyped) }
    guard !typed.isOpen else { return SliderResponse(words: [typedWords]) }
    var response = stop == slider.index ? valueResponse : jump(to: .stop(stop))
    if !typed.words.isEmpty { response.words = typed.words }
    return response
  }

  /// Moves to the stop with a name or number that was typed, or to the nearest value if the stops
  /// have values and the number is within their range.
  mutating func jump(to typed: TypedText) -> SliderResponse {
    guard slider.availability == .enabled else { return refusal }
    if let stop = slider.stop(withNameBeginning: typed.text) { return jump(to: .stop(stop)) }
    let number = reader.number(in: typed.text)
    if let number, isStop(number) { return jump(to: .value(number)) }
    if let number, !typed.text.contains(":") { return answer(phrases.noStop(number, on: slider)) }
    let isNumber = typed.text.contains { $0.isTypedDigit }
    return isNumber ? answer(phrases.noStop(typed.text, on: slider)) : valueResponse
  }

  /// Returns the value that a text would mean if it was typed: with the signs of the language, as
  /// on a clock, with its unit. Returns `nil` for any other text, also for words without digits.
  package func value(writtenAs text: String) -> DecimalNumber? {
    let written = String(text.drop { $0.typedDigit == nil }.map { $0.typed })
    // Marks of direction change nothing.
    var sign = text.prefix { $0.typedDigit == nil }
      .filter { !$0.unicodeScalars.allSatisfy(SpokenText.controls) }
    let isNegative = sign.takeMinus()
    let hasUnit = slider.presentation.unit != .plain
    guard !written.isEmpty, sign.isEmpty || (hasUnit && reader.isUnit(sign)),
      hasUnit || written.allSatisfy({ reader.numbers.part($0, after: "0") != nil }),
      let number = reader.number(in: written)
    else { return nil }
    return isNegative && number > 0 ? -number : number
  }

  /// Returns words about what was typed, and then the value, which they may have cut off.
  private func answer(_ words: Announcement) -> SliderResponse {
    SliderResponse(words: [words, Announcement(valueText, priority: .polite)])
  }

  private var reader: AmountReader { AmountReader(for: slider, phrases: phrases) }

  private var typedWords: Announcement {
    slider.stops.hasName(beginningWith: typed.text)
      ? .answer(SpokenText.cleaned(typed.text))
      : phrases.typed(typed.text, with: reader, on: slider)
  }
}

// Numbers.
extension SliderControl {
  /// Adds a character to a number. A number that was complete moves on with each digit that still
  /// belongs to it.
  private mutating func typeNumber(_ character: Character, at time: Duration?) -> SliderResponse {
    let isDigit = character.typedDigit != nil
    if typed.isEntered, isDigit || NumberReader.points.contains(character) { typed.reset() }
    if typed.isOpen, isDigit, reader.isComplete(typed.continued(at: time).text) {
      return completing(typed) { $0.beginNext(String(character.typed), at: time) }
    }
    let (beginning, earlier) = number(before: character, at: time)
    let part = reader.numbers.part(character, after: beginning)
    guard time != nil || isDigit,
      part != nil || beginning.contains(where: { $0.isTypedDigit })
    else { return SliderResponse() }
    guard slider.availability == .enabled else { return refusal }
    let text = adding(character, as: part, to: beginning)
    guard !reader.isBroken(text) else {
      typed.set(text, at: time)
      return reader.isBroken(beginning)
        ? SliderResponse() : answer(phrases.noStop(text, on: slider))
    }
    let canBeOpen = part == nil || reader.isOpen(text)
    // Behind a number that was complete, another unit or a second part makes another number.
    let isOpen = (typed.isOpen || beginning.isEmpty) && canBeOpen
    let isConverted = reader.isCompound(text) || (part == nil && reader.isConverted(text))
    typed.set(text, after: earlier, isOpen: isOpen || isConverted, at: time)
    // A letter of the unit changes nothing.
    guard part != nil else { return SliderResponse() }
    if typed.isOpen {
      return SliderResponse(words: reader.isNumber(atEndOf: text) ? [typedWords] : [])
    }
    var complete = TypedText()
    complete.set(text, at: time ?? .zero)
    return jump(to: complete)
  }

  /// Begins a number with a digit that completed another one. There is one change a key, so the
  /// thumb moves at the ``deadline``, which has come if the number is complete.
  private mutating func beginNext(_ digit: String, at time: Duration?) -> SliderResponse {
    typed.set(digit, isOpen: true, isDue: !reader.isOpen(digit), at: time)
    return SliderResponse(words: [typedWords])
  }

  /// Returns the number that a character continues, and the numbers of one digit before it. The
  /// number is empty if the character begins another one.
  private func number(before character: Character, at time: Duration?) -> (String, String) {
    let text = typed.continued(at: time).text
    let (numbers, isDigit) = (reader.numbers, character.typedDigit != nil)
    guard !text.isEmpty else { return ("", "") }
    // Several numbers of one digit are one before a unit: 90 min on a scale of 8 hours.
    guard character != " ", isDigit || numbers.part(character, after: text) != nil else {
      return (typed.earlier + text, "")
    }
    let isWhole = isDigit && numbers.isWhole(text)
    guard !typed.isOpen else { return (text, isWhole ? typed.earlier : "") }
    // Behind a digit that was refused comes the rest of its number.
    if isWhole, let number = reader.number(in: text), isStop(number),
      slider.unavailableStop(.value(number)) == nil
    {
      return ("", String((typed.earlier + text).suffix(DecimalNumber.maximumDigitCount)))
    }
    // Behind a number that is complete and a space, but not behind its unit, comes another number.
    let isNumber = isDigit || NumberReader.points.contains(character)
    let isBehindSpace = text.last == " " && !text.contains { $0.isLetter }
    return (isNumber && isBehindSpace ? "" : text, "")
  }

  /// Whether a number that was typed is within the range, or else the position of a stop.
  private func isStop(_ number: DecimalNumber) -> Bool {
    let stop = slider.stops.index(nearestTo: number)
    return slider.stops.hasValues
      ? reader.numbers.range.contains(number) : slider.stops[stop].value == number
  }

  /// Returns a number with another character, unless it is too long. Spaces around a sign, and a
  /// second space, change nothing.
  private func adding(_ character: Character, as part: Character?, to text: String) -> String {
    guard text.count < 2 * DecimalNumber.maximumDigitCount else { return text }
    guard part != nil, character.typedDigit == nil else { return text + String(character.typed) }
    if character.isWhitespace {
      let isBehindSign = text.last?.isTypedDigit == false && reader.isNumber(atEndOf: text)
      return isBehindSign || text.last?.isWhitespace == true ? text : text + String(character)
    }
    let end = text.lastIndex { !$0.isWhitespace }
    return (end.map { String(text[...$0]) } ?? "") + String(character)
  }
}

// Names.
extension SliderControl {
  /// Adds a character to the beginning of a name. Returns `nil` if it isn't a part of one.
  ///
  /// A letter moves at once, as in a list box. A digit waits until only one name is left.
  private mutating func typeName(_ character: Character, at time: Duration?) -> SliderResponse? {
    let beginning = typed.continued(at: time).text
    let text = withLeadingZero(beginning + String(character))
    if character.isLetter, beginning.first?.isLetter ?? true { return typeLetters(text, at: time) }
    if slider.stops.hasName(beginningWith: text) { return typeBeginning(text, at: time) }
    if character.isLetter { return typeLetters(String(character), at: time) }
    guard let first = beginning.first else { return nil }
    let isNumber = !first.isLetter && !slider.stops.hasName(beginningWith: String(first))
    if isNumber {
      // The next digit is no name's beginning either, so that 900 doesn't find 00:30.
      return slider.stops.hasName(beginningWith: String(character))
        ? refuse(name: text, at: time) : nil
    }
    // No name goes on with a sign.
    guard character.typedDigit != nil else { return SliderResponse() }
    if first.isLetter || (!typed.isOpen && beginning.count == 1) {
      typed.reset()
      return typeName(character, at: time)
    }
    return refuse(name: text, at: time)
  }

  /// Returns a digit with the zero that names have before it, as 8 for 08:00.
  private func withLeadingZero(_ text: String) -> String {
    let isAlone = text.count == 1 && text.first?.typedDigit != nil
    guard isAlone, !slider.stops.hasName(beginningWith: text),
      slider.stops.hasName(beginningWith: "0" + text)
    else { return text }
    return "0" + text
  }

  private mutating func refuse(name text: String, at time: Duration?) -> SliderResponse {
    guard slider.availability == .enabled else { return refusal }
    typed.set(text, at: time)
    return answer(phrases.noName(text, on: slider))
  }

  private mutating func typeLetters(_ text: String, at time: Duration?) -> SliderResponse {
    guard text.last.map({ !String($0).folded().isEmpty }) ?? false else { return SliderResponse() }
    guard slider.availability == .enabled else { return refusal }
    typed.set(text, at: time)
    if let stop = slider.stop(withNameBeginning: text) { return jump(to: .stop(stop)) }
    if !text.isWord { typed.set("", at: time) }
    return answer(phrases.noName(text, on: slider))
  }

  private mutating func typeBeginning(_ text: String, at time: Duration?) -> SliderResponse {
    guard slider.availability == .enabled else { return refusal }
    let isOpen = text.first?.isLetter == false && slider.stops.hasSeveralNames(beginningWith: text)
    typed.set(text, isOpen: isOpen, at: time)
    if typed.isOpen { return SliderResponse(words: [typedWords]) }
    return slider.stop(withNameBeginning: text).map { jump(to: .stop($0)) } ?? valueResponse
  }
}

extension String {
  /// Takes the minus sign before a unit or behind it, and returns whether there was one.
  fileprivate mutating func takeMinus() -> Bool {
    let ends = [indices.first, indices.last].compactMap { $0 }
    guard let minus = ends.first(where: { "-\u{2212}".contains(self[$0]) }) else { return false }
    remove(at: minus)
    return true
  }

  /// Whether a typed text is the beginning of a word. One letter, also if it is repeated, asks for
  /// the next name with it.
  fileprivate var isWord: Bool {
    guard let first, first.isLetter else { return true }
    let start = String(first).folded()
    return contains { String($0).folded() != start }
  }
}

extension Slider {
  /// Returns the next stop whose name begins with a typed text: the next that can be chosen, if there is one.
  /// Several characters may also begin the name of the current stop, and digits first mean a whole name.
  fileprivate func stop(withNameBeginning typed: String) -> Int? {
    guard stops.hasNames, let initial = typed.first else { return nil }
    if !initial.isLetter,
      let whole = stops.index(named: typed, in: { $0.folded(keepsSigns: true) })
        ?? stop(withNumber: typed)
    {
      return whole
    }
    if typed.count > 1, let whole = stops.index(named: typed, in: { $0.lowercased() }) {
      return whole
    }
    let text = typed.isWord ? typed : String(initial)
    let isLonger = typed.isWord && typed.count > 1
    let start = isLonger ? (index + stops.lastIndex) % stops.count : index
    guard let first = stops.index(after: start, nameBeginningWith: text) else { return nil }
    var stop = first
    while !reach.contains(stop),
      let next = stops.index(after: stop, nameBeginningWith: text), next != first
    {
      stop = next
    }
    return reach.contains(stop) ? stop : first
  }

  /// Returns the next stop whose name begins with exactly this number, as "1 Mbit" with 1.
  private func stop(withNumber digits: String) -> Int? {
    guard digits.allSatisfy({ $0.isTypedDigit }) else { return nil }
    let others = stops.indices.map { (index + 1 + $0) % stops.count }
    return others.first { reach.contains($0) && stops.hasName(at: $0, withNumber: digits) }
  }
}

extension Stops {
  /// Returns whether the name of a stop begins with exactly this number, as "1 Mbit" with 1.
  /// If decimals or minutes follow, it is another number.
  package func hasName(at index: Int, withNumber digits: String) -> Bool {
    guard let name = self[index].name else { return false }
    let number = name.prefix { $0.typedDigit != nil }
    let rest = name.dropFirst(number.count)
    let goesOn =
      rest.first.map { ".,:".contains($0) } == true && rest.dropFirst().first?.typedDigit != nil
    return !goesOn && String(number.map { $0.typed }) == digits
  }

  /// Returns whether a name begins with a typed text, with its signs.
  fileprivate func hasName(beginningWith text: String) -> Bool {
    hasNames && index(after: 0, nameBeginningWith: text) != nil
  }

  fileprivate func hasSeveralNames(beginningWith text: String) -> Bool {
    let first = index(after: 0, nameBeginningWith: text)
    return first.flatMap { index(after: $0, nameBeginningWith: text) } != first
  }

  /// Returns the stop with exactly this name in some form, such as in small letters.
  fileprivate func index<Form: Equatable>(named text: String, in form: (String) -> Form) -> Int? {
    let name = form(text)
    return names.firstIndex { form($0) == name }
  }
}
