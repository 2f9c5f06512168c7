// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What a key press or the pointer leads to.
struct SessionOutcome: Equatable {
  /// The change, or the push against an end.
  var change: Change?
  /// What is to be said, in this order.
  var announcements: [Announcement] = []
  /// Whether the user wants to leave.
  var isLeaving = false
  /// Where the focus is to go: 1 to the next slider, -1 to the previous.
  var focusStep: Int?
  /// Whether the focus came from another slider.
  var isFocusMoved = false
  /// Which slider of the panel it is about, from 0; `nil` for the one that has the focus.
  var place: Int?
}

/// Decides what keys and the pointer do, and what is said of it; a value, so that a test can press
/// keys.
struct Session {
  private(set) var slider: Slider
  private let phrases: SliderPhrases
  private let bindings: KeyBindings
  private var number = NumberEntry()
  private var gesture = PointerGesture()
  private var lastTurn: Duration?

  init(slider: Slider, phrases: SliderPhrases) {
    (self.slider, self.phrases) = (slider, phrases)
    bindings = KeyBindings(
      orientation: slider.presentation.orientation,
      direction: slider.presentation.direction
    )
  }

  /// What the chosen stop is called.
  var valueText: String { phrases.valueText(of: slider) }

  /// What the chosen stop is called, and the same with the state for those who see it.
  var texts: SliderTexts {
    SliderTexts(value: valueText, shown: phrases.refusal(by: slider).text)
  }

  /// Gives the slider focus: the words of entry, and the hint after them.
  mutating func begin() -> SessionOutcome {
    number.reset()
    slider.beginAdjusting()
    return sayEntry()
  }

  /// Whether there is a hint to be said after the words of entry.
  var hasHint: Bool { phrases.hint(for: slider) != nil }

  /// The words of entry: they were lost.
  func sayEntry() -> SessionOutcome {
    let hint = phrases.hint(for: slider).map { Announcement($0, priority: .polite) }
    let entry = Announcement(phrases.entry(to: slider))
    return SessionOutcome(announcements: [entry] + (hint.map { [$0] } ?? []))
  }

  /// The value once more: it was asked for, or its words were lost.
  func sayValue() -> SessionOutcome {
    SessionOutcome(announcements: [Announcement(phrases.valueText(of: slider))])
  }

  /// The same slider with other words.
  func speaking(_ phrases: SliderPhrases) -> Session {
    var session = Session(slider: slider, phrases: phrases)
    (session.number, session.gesture, session.lastTurn) = (number, gesture, lastTurn)
    return session
  }

  /// Whether a listener, or a program that follows, could tell no difference.
  func isLike(_ other: Session) -> Bool {
    slider.isDefined(as: other.slider) && slider.index == other.slider.index
      && phrases.entry(to: slider) == other.phrases.entry(to: other.slider)
  }

  /// Presses a key at a time since any fixed moment.
  mutating func press(_ press: KeyPress, at time: Duration) -> SessionOutcome {
    guard let command = bindings.command(for: press.key) else { return SessionOutcome() }
    return perform(command, isRepeat: press.isRepeat, at: time)
  }

  /// Moves the thumb as another program wishes; nothing is said.
  mutating func adjust(forProgram adjustment: Adjustment) -> Change? {
    slider.adjust(adjustment, cause: .program)
  }

  /// Moves the thumb as an assistive technology asks; a push against an end is answered too.
  mutating func adjust(forScreenReader adjustment: Adjustment) -> SessionOutcome {
    let change = slider.adjust(adjustment, cause: .accessibility)
    return outcome(of: change, orElse: SessionOutcome())
  }

  /// Carries out a command at a time since any fixed moment, fresh or as a held key repeats it.
  mutating func perform(_ command: KeyCommand, isRepeat: Bool, at time: Duration) -> SessionOutcome
  {
    if !command.isPartOfNumber { number.reset() }
    switch command {
    // A key held down would stop its own words again and again.
    case .sayValue where isRepeat, .sayEverything where isRepeat:
      return SessionOutcome()
    case .adjust(let adjustment): return adjust(adjustment, isRepeat: isRepeat)
    case .decimalPoint:
      number.enterPoint(at: time)
      return SessionOutcome()
    case .digit(let digit): return jump(to: adjustment(for: digit, at: time))
    case .letter(let letter): return jump(toName: letter)
    case .sayValue: return sayValue()
    case .sayEverything:
      return SessionOutcome(announcements: [Announcement(phrases.everything(about: slider))])
    case .restore where gesture.isHolding: return cancelPointer(orElse: sayValue())
    case .restore:
      let change = slider.restore(cause: .key)
      return outcome(of: change, orElse: sayValue())
    case .quit: return SessionOutcome(isLeaving: true)
    case .focusNext: return SessionOutcome(focusStep: 1)
    case .focusPrevious: return SessionOutcome(focusStep: -1)
    }
  }

  /// Lets go of a held thumb without a choice: the pointer was lost, or Escape was pressed.
  mutating func cancelPointer(orElse other: SessionOutcome = SessionOutcome()) -> SessionOutcome {
    let change = letGo(.cancel)
    return outcome(of: change, orElse: other)
  }

  /// Lets go of a held thumb where it is: what ends a drag needs no place.
  mutating func releasePointer() -> SessionOutcome { SessionOutcome(change: letGo(.release)) }

  private mutating func letGo(_ event: PointerEvent) -> Change? {
    gesture.handle(event, on: &slider, in: SliderLayout(of: slider, in: .zero))
  }

  private mutating func adjust(_ adjustment: Adjustment, isRepeat: Bool) -> SessionOutcome {
    guard slider.availability == .enabled else { return isRepeat ? SessionOutcome() : refusal }
    let change = slider.adjust(adjustment, cause: .key, isRepeat: isRepeat)
    return outcome(of: change, orElse: SessionOutcome())
  }

  /// Goes to a stop that was named; one that is there already, or isn't at all, is answered with
  /// the value, so that no key seems dead.
  private mutating func jump(to adjustment: Adjustment?) -> SessionOutcome {
    guard slider.availability == .enabled else { return refusal }
    let change = adjustment.flatMap { slider.adjust($0, cause: .key) }
    return outcome(of: change, orElse: sayValue())
  }

  private mutating func jump(toName letter: Character) -> SessionOutcome {
    guard let index = slider.stops.index(after: slider.index, nameBeginningWith: letter) else {
      return SessionOutcome()
    }
    return jump(to: .stop(index))
  }

  private mutating func adjustment(for digit: Int, at time: Duration) -> Adjustment? {
    let typed = number.enter(digit, at: time, largest: largestNumber)
    if slider.stops.hasValues { return .value(number.value) }
    return slider.stops.indices.contains(typed - 1) ? .stop(typed - 1) : nil
  }

  /// The largest number worth typing: the last position, or all numbers as long as the maximum.
  private var largestNumber: Int {
    guard slider.stops.hasValues else { return slider.stops.count }
    let digits = slider.stops.maximum.value.description.prefix { $0 != "." }.count { $0.isNumber }
    return (0..<digits).reduce(0) { number, _ in number * 10 + 9 }
  }

  private var refusal: SessionOutcome {
    SessionOutcome(announcements: [phrases.refusal(by: slider)])
  }

  private func outcome(
    of change: Change?,
    orElse other: SessionOutcome
  ) -> SessionOutcome {
    guard let change else { return other }
    let words = phrases.announcement(of: change, on: slider)
    return SessionOutcome(change: change, announcements: [words])
  }
}

// The pointer.
extension Session {
  /// A wheel that turns on within this time is one turn: what it pushes against is said once.
  private static let turnPause: Duration = .milliseconds(500)

  /// Follows the pointer over a layout, at a time since any fixed moment.
  ///
  /// What is news is said as it comes; a press that changes nothing is answered with the value, so
  /// that no press seems dead.
  mutating func point(
    _ event: PointerEvent,
    in layout: SliderLayout,
    at time: Duration
  ) -> SessionOutcome {
    switch event {
    case .press(let point) where !gesture.isHolding:
      guard layout.target(at: point, thumbAt: slider.index) != nil else { return SessionOutcome() }
      number.reset()
      guard slider.availability == .enabled else { return refusal }
      let change = gesture.handle(event, on: &slider, in: layout)
      return outcome(of: change, orElse: sayValue())
    case .wheel: return turn(at: time) { $0.gesture.handle(event, on: &$0.slider, in: layout) }
    default:
      let change = gesture.handle(event, on: &slider, in: layout)
      return change?.isNews == true
        ? outcome(of: change, orElse: SessionOutcome()) : SessionOutcome(change: change)
    }
  }

  /// Turns a knob by so many notches, at a time since any fixed moment.
  mutating func turn(by steps: Int, at time: Duration) -> SessionOutcome {
    turn(at: time) { $0.slider.adjust(.stop($0.slider.index + steps), cause: .key) }
  }

  private mutating func turn(
    at time: Duration,
    move: (inout Session) -> Change?
  ) -> SessionOutcome {
    let isTurningOn = lastTurn.map { time - $0 < Self.turnPause } ?? false
    lastTurn = time
    number.reset()
    guard slider.availability == .enabled else { return isTurningOn ? SessionOutcome() : refusal }
    let change = move(&self)
    guard isTurningOn, change?.moved == false else {
      return outcome(of: change, orElse: SessionOutcome())
    }
    return SessionOutcome()
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
