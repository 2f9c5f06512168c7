// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension Reader {
  /// Presses a key. The time is relative to any fixed moment.
  ///
  /// The keys are the library's. On the page there is nothing to adjust, so Up and Down move
  /// through the texts.
  mutating func press(
    _ key: SliderKey,
    isRepeat: Bool = false,
    at time: Duration
  ) -> SliderResponse {
    guard let command = size.keys[key] else { return SliderResponse() }
    switch command {
    // A held key would interrupt its own words, or open and close the pop-over repeatedly.
    case .sayValue where isRepeat, .sayEverything where isRepeat, .restore where isRepeat:
      return SliderResponse()
    case .moveFocus(.next): return moveFocus(by: 1)
    case .moveFocus(.previous): return moveFocus(by: -1)
    case .moveFocus: return SliderResponse()
    case .restore: return goBack()
    case .custom(let name): return SliderResponse(command: name)
    case _ where focus == .slider:
      return size.perform(command, isRepeat: isRepeat, at: time)
    case .sayValue: return activate(focus)
    case .sayEverything, .sayKeys: return everything
    case .adjust, .type, .eraseDigit: return walk(key, isRepeat: isRepeat)
    @unknown default: return SliderResponse()
    }
  }

  /// Completes a number that is being typed, if it is time.
  mutating func advance(to time: Duration) -> SliderResponse { size.advance(to: time) }

  /// Activates a control. The slider and the texts are spoken.
  mutating func activate(_ focus: Focus) -> SliderResponse {
    switch focus {
    case .open: open()
    case .done: close()
    case .slider: size.valueResponse
    case .text: SliderResponse(words: reading())
    }
  }

  private mutating func moveFocus(by step: Int) -> SliderResponse {
    let stops = stopsOfTab
    let here = stops.firstIndex(of: focus) ?? 0
    return move(to: stops[(here + step + stops.count) % stops.count])
  }

  private var everything: SliderResponse {
    let words = elementPhrases.everything(about: element(of: focus))
    return SliderResponse(words: [Announcement(words, priority: .assertive)])
  }

  /// Handles Escape: cancels a drag or a number that is being typed, or restores the value that the
  /// slider had when it got the focus, or else closes the pop-over.
  private mutating func goBack() -> SliderResponse {
    guard isOpen else { return SliderResponse(words: reading()) }
    guard focus == .slider || size.isDragging else { return close() }
    let isBusy = size.isDragging || size.deadline != nil
    let response = size.perform(.restore)
    return isBusy || response.change != nil ? response : close()
  }
}

// The page.
extension Reader {
  /// Moves through the texts. Beyond an end, it repeats the text at the end.
  private mutating func walk(_ key: SliderKey, isRepeat: Bool) -> SliderResponse {
    guard !isOpen else { return SliderResponse() }
    switch key {
    case .pageDown: return turnPage(.down)
    case .pageUp: return turnPage(.up)
    default: break
    }
    guard let target = text(reachedBy: key) else { return SliderResponse() }
    let isStopped = focus == .text(target)
    return isStopped && isRepeat ? SliderResponse() : move(to: .text(target))
  }

  private func text(reachedBy key: SliderKey) -> Int? {
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
