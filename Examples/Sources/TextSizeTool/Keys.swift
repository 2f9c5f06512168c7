// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension TextSizeTool {
  /// Does what a key asks for, and gives the words to say.
  mutating func press(_ key: Key) -> String? {
    switch keys[key] {
    case .adjust(let adjustment): adjust(adjustment)
    case .digit(let digit): adjust(.stop(digit - 1))
    case .letter(let letter): goToName(beginningWith: letter)
    case .sayValue: words
    case .sayEverything: phrases.everything(about: slider)
    case .restore: gesture.isHolding ? follow(.cancel) : restore()
    case .decimalPoint, .focusNext, .focusPrevious, .custom, nil: nil
    }
  }

  private mutating func adjust(_ adjustment: Adjustment) -> String? {
    let change = slider.adjust(adjustment, cause: .key)
    return words(for: change)
  }

  private mutating func restore() -> String? {
    let change = slider.restore(cause: .key)
    return words(for: change)
  }

  private mutating func goToName(beginningWith letter: Character) -> String? {
    slider.stops.index(after: slider.index, nameBeginningWith: letter)
      .flatMap { adjust(.stop($0)) }
  }
}
