// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider
@testable import StepSliderTerminal

/// Any lines on standard input, in pieces and whole.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let size = input.number(below: 64) + 1
  var (whole, split) = (LineScript(), LineScript())
  var outcome = Outcome()
  while !input.isEmpty {
    let piece = input.prefix(size)
    whole.append(piece)
    split.append(piece)
    outcome.read(&split)
  }
  whole.endInput()
  split.endInput()
  outcome.read(&split)
  var expected = Outcome()
  expected.read(&whole)
  check(outcome.error != nil || outcome.steps.last == .end, "lines end or are refused")
  check(outcome.error?.line == expected.error?.line, "the wrong line doesn't depend on pieces")
  check(outcome.steps == expected.steps, "steps don't depend on how bytes are split")
  return 0
}

/// The result of reading lines.
struct Outcome {
  private(set) var steps: [LineStep] = []
  private(set) var error: LineError?

  /// Reads all available steps, up to the first error.
  mutating func read(_ script: inout LineScript) {
    while error == nil, steps.last != .end {
      do throws(LineError) {
        guard let step = try script.next() else {
          return check(script.isHungry, "a script without a step is hungry")
        }
        steps.append(step)
        checkKey(step)
      } catch {
        self.error = error
        check(error.line > 0, "lines count from 1")
        check(error.message.utf8.count < 10_000, "a message stays short")
        check(!error.message.utf8.contains { $0 < 0x20 }, "a message is one line of text")
      }
    }
  }

  private func checkKey(_ step: LineStep) {
    guard case .event(.press(let press)) = step, case .character(let character) = press.key.symbol
    else { return }
    check(!character.isNewline && character != " ", "a line's character can be seen")
  }
}
