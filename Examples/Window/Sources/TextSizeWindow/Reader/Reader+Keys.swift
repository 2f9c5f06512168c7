// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension Reader {
  /// Presses a key at a time since any fixed moment.
  ///
  /// The keys are the library's. On the page, where there is nothing to adjust, Up and Down walk
  /// through the texts.
  mutating func press(_ press: KeyPress, at time: Duration) -> Response {
    var bindings = KeyBindings(for: size)
    bindings[.character("q")] = .custom("quit")
    guard let command = bindings[press.key] else { return Response() }
    switch command {
    case .digit, .decimalPoint: break
    default: number.reset()
    }
    switch command {
    // A key held down would stop its own words, or open and close again and again.
    case .sayValue where press.isRepeat, .sayEverything where press.isRepeat,
      .restore where press.isRepeat:
      return Response()
    case .custom: return Response(isLeaving: true)
    case .focusNext: return moveFocus(by: 1)
    case .focusPrevious: return moveFocus(by: -1)
    case .sayValue: return activate(focus)
    case .sayEverything: return everything
    case .restore: return goBack()
    case .adjust, .digit, .decimalPoint, .letter:
      return focus == .slider ? adjust(command, press, at: time) : walk(press)
    }
  }

  /// Does what a press on something does: on the slider and on a text it says them.
  mutating func activate(_ focus: Focus) -> Response {
    switch focus {
    case .open: open()
    case .done: close()
    case .slider: value
    case .text: Response(announcements: reading())
    }
  }

  private mutating func moveFocus(by step: Int) -> Response {
    let stops = stopsOfTab
    let here = stops.firstIndex(of: focus) ?? 0
    return move(to: stops[(here + step + stops.count) % stops.count])
  }

  private var everything: Response {
    let words = phrases.elements.everything(about: element(of: focus))
    return Response(announcements: [Announcement(words)])
  }

  /// Escape: a drag is called off; a value that was changed since the slider got the focus comes
  /// back; where nothing is to come back, the pop-over closes.
  private mutating func goBack() -> Response {
    guard isOpen else { return Response(announcements: reading()) }
    if gesture.isHolding {
      let change = letGo(.cancel)
      return response(to: change, orElse: value)
    }
    let change = focus == .slider ? size.restore(cause: .key) : nil
    return change == nil ? close() : response(to: change)
  }
}

// The slider.
extension Reader {
  private mutating func adjust(
    _ command: KeyCommand,
    _ press: KeyPress,
    at time: Duration
  ) -> Response {
    switch command {
    case .adjust(let adjustment):
      let change = size.adjust(adjustment, cause: .key, isRepeat: press.isRepeat)
      return response(to: change)
    case .digit(let digit): return go(toNumber: digit, at: time)
    case .letter(let letter): return go(toName: letter)
    default: return Response()
    }
  }

  /// Goes to the size with a number, as it is spoken: 3 of 5.
  private mutating func go(toNumber digit: Int, at time: Duration) -> Response {
    let typed = number.enter(digit, at: time, largest: size.stops.count)
    guard size.stops.indices.contains(typed - 1) else { return value }
    let change = size.adjust(.stop(typed - 1), cause: .key)
    return response(to: change, orElse: value)
  }

  private mutating func go(toName letter: Character) -> Response {
    guard let index = size.stops.index(after: size.index, nameBeginningWith: letter) else {
      return Response()
    }
    let change = size.adjust(.stop(index), cause: .key)
    return response(to: change, orElse: value)
  }
}

// The page.
extension Reader {
  /// Walks through the texts; beyond an end, the text at the end is said again.
  private mutating func walk(_ press: KeyPress) -> Response {
    guard !isOpen else { return Response() }
    switch press.key {
    case .pageDown: return turnPage(.down)
    case .pageUp: return turnPage(.up)
    default: break
    }
    guard let target = text(reachedBy: press.key) else { return Response() }
    let isStopped = focus == .text(target)
    return isStopped && press.isRepeat ? Response() : move(to: .text(target))
  }

  private func text(reachedBy key: Key) -> Int? {
    let last = texts.count - 1
    let here: Int? = if case .text(let index) = focus { index } else { nil }
    return switch key {
    case .down: min(here.map { $0 + 1 } ?? 0, last)
    case .up: max(here.map { $0 - 1 } ?? 0, 0)
    case .home: 0
    case .end: last
    default: nil
    }
  }
}

extension KeyCommand {
  /// Whether a number that is being typed goes on with it.
  fileprivate var isPartOfNumber: Bool {
    if case .digit = self { true } else { false }
  }
}
