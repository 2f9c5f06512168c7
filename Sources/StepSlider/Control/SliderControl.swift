// SPDX-License-Identifier: Apache-2.0

/// A working slider: takes keys, a pointer, a knob's turns and requests, and tells what to say and do.
///
/// It is a value without a toolkit. Hand it each event, and do what the ``SliderResponse`` says:
///
///     var size = SliderControl(Slider(try Stops(names: ["Small", "Medium", "Large"]), label: "Text size"))
///     let response = size.press(.right)
///     print(response.words.map(\.text))  // ["Large, 3 of 3, maximum"]
///
/// Times count from any fixed moment and never go back. Without a time each digit is a number of its
/// own, and each notch of a knob or wheel a turn of its own.
public struct SliderControl: Sendable {
  /// The slider as it stands.
  public package(set) var slider: Slider
  /// The words it speaks.
  public var phrases: SliderPhrases
  /// What its keys do.
  public var keys: KeyBindings
  var gesture: PointerGesture
  var number = NumberEntry()
  var lastTurn: Duration?

  /// Makes a control that doesn't have the focus.
  ///
  /// - Parameters:
  ///   - slider: The slider.
  ///   - phrases: The words it speaks.
  ///   - keys: What its keys do; without any, those of ``KeyBindings/init(for:)``.
  ///   - gesture: How it follows a pointer.
  public init(
    _ slider: Slider,
    phrases: SliderPhrases = SliderPhrases(),
    keys: KeyBindings? = nil,
    gesture: PointerGesture = PointerGesture()
  ) {
    (self.slider, self.phrases, self.gesture) = (slider, phrases, gesture)
    self.keys = keys ?? KeyBindings(for: slider)
  }

  /// What the chosen stop is called.
  public var valueText: String { phrases.valueText(of: slider) }

  /// Whether a pointer holds the thumb.
  public var isHeld: Bool { gesture.isHolding }

  /// Gives the slider the keyboard's focus: says its entry words, then its hint. Escape goes back to
  /// the value of this moment.
  public mutating func takeFocus() -> SliderResponse {
    number.reset()
    slider.beginAdjusting()
    return entry
  }

  /// The words of entry, and the hint after them; for when they were lost.
  public var entry: SliderResponse {
    let hint = phrases.hint(for: slider).map { Announcement($0, priority: .polite) }
    let words = Announcement(phrases.entry(to: slider))
    return SliderResponse(words: [words] + (hint.map { [$0] } ?? []))
  }

  /// The value once more; for when it was asked for, or its words were lost.
  public var value: SliderResponse { SliderResponse(words: [Announcement(valueText)]) }

  /// Takes a press of a key; digits make a number of several digits only if times are given.
  public mutating func press(_ press: KeyPress, at time: Duration? = nil) -> SliderResponse {
    guard let command = keys[press.key] else { return SliderResponse() }
    return perform(command, isRepeat: press.isRepeat, at: time)
  }

  /// Takes a fresh press of a key; digits make a number of several digits only if times are given.
  public mutating func press(_ key: Key, at time: Duration? = nil) -> SliderResponse {
    press(KeyPress(key), at: time)
  }

  /// Does what a key asks for; `isRepeat` says that the key is held down.
  public mutating func perform(
    _ command: KeyCommand,
    isRepeat: Bool = false,
    at time: Duration? = nil
  ) -> SliderResponse {
    if !command.isPartOfNumber || time == nil { number.reset() }
    defer { if time == nil { number.reset() } }
    switch command {
    // A key held down would stop its own words again and again.
    case .sayValue where isRepeat, .sayEverything where isRepeat: return SliderResponse()
    case .adjust(let adjustment): return adjust(adjustment, isRepeat: isRepeat)
    case .decimalPoint:
      number.enterPoint(at: time ?? .zero)
      return SliderResponse()
    case .digit(let digit): return jump(to: adjustment(for: digit, at: time ?? .zero))
    case .letter(let letter): return jump(toName: letter)
    case .sayValue: return value
    case .sayEverything:
      return SliderResponse(words: [Announcement(phrases.everything(about: slider))])
    case .restore: return restore()
    case .focusNext: return SliderResponse(focus: .next)
    case .focusPrevious: return SliderResponse(focus: .previous)
    case .custom(let name): return SliderResponse(command: name)
    }
  }

  /// Moves the thumb as the program wishes; nothing is said.
  public mutating func adjust(_ adjustment: Adjustment) -> SliderResponse {
    SliderResponse(change: slider.adjust(adjustment, cause: .program))
  }

  /// Does what an assistive technology asks for; a push against an end is answered too.
  ///
  /// - Returns: `nil` if the action is refused: it is none of increment, decrement and set step, or
  ///   the slider can't be changed.
  public mutating func perform(action: ElementAction) -> SliderResponse? {
    guard let adjustment = Adjustment(action), slider.availability == .enabled else { return nil }
    let change = slider.adjust(adjustment, cause: .accessibility)
    return response(to: change)
  }

  /// Enables or disables the slider; a held thumb is let go of where it was before.
  public mutating func setAvailability(_ availability: Availability) -> SliderResponse {
    let response = availability == .enabled ? SliderResponse() : cancelPointer()
    slider.availability = availability
    return response
  }
}

extension SliderControl {
  var refusal: SliderResponse { SliderResponse(words: [phrases.refusal(by: slider)]) }

  func response(
    to change: Change?,
    orElse other: SliderResponse = SliderResponse()
  ) -> SliderResponse {
    guard let change else { return other }
    return SliderResponse(change: change, words: [phrases.announcement(of: change, on: slider)])
  }

  private mutating func adjust(_ adjustment: Adjustment, isRepeat: Bool) -> SliderResponse {
    guard slider.availability == .enabled else { return isRepeat ? SliderResponse() : refusal }
    let change = slider.adjust(adjustment, cause: .key, isRepeat: isRepeat)
    return response(to: change)
  }

  /// Goes to a stop that was named; one that is there already, or isn't at all, is answered with the
  /// value, so that no key seems dead.
  private mutating func jump(to adjustment: Adjustment?) -> SliderResponse {
    guard slider.availability == .enabled else { return refusal }
    let change = adjustment.flatMap { slider.adjust($0, cause: .key) }
    return response(to: change, orElse: value)
  }

  private mutating func jump(toName letter: Character) -> SliderResponse {
    guard let index = slider.stops.index(after: slider.index, nameBeginningWith: letter) else {
      return SliderResponse()
    }
    return jump(to: .stop(index))
  }

  private mutating func adjustment(for digit: Int, at time: Duration) -> Adjustment? {
    let typed = number.enter(digit, at: time, largest: slider.stops.largestTypedNumber)
    if slider.stops.hasValues { return .value(number.value) }
    return slider.stops.indices.contains(typed - 1) ? .stop(typed - 1) : nil
  }

  private mutating func restore() -> SliderResponse {
    guard !isHeld else { return cancelPointer(orElse: value) }
    let change = slider.restore(cause: .key)
    return response(to: change, orElse: value)
  }
}

extension Stops {
  /// The largest number worth typing: the last position, or all numbers as long as the maximum.
  fileprivate var largestTypedNumber: Int {
    guard hasValues else { return count }
    let digits = maximum.value.description.prefix { $0 != "." }.count { $0.isNumber }
    return (0..<digits).reduce(0) { number, _ in number > (.max - 9) / 10 ? .max : number * 10 + 9 }
  }
}

extension KeyCommand {
  /// Whether a number that is being typed goes on with it.
  fileprivate var isPartOfNumber: Bool {
    switch self {
    case .digit, .decimalPoint: true
    default: false
    }
  }
}
