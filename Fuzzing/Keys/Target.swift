// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider
@testable import StepSliderTerminal

/// Any bytes from a terminal, in pieces with pauses between them.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let (size, pausesAfter) = (input.number(below: 16) + 1, input.byte() % 8)
  var (whole, split) = (KeyDecoder(), KeyDecoder())
  while !input.isEmpty {
    var parts: [TerminalEvent] = []
    var run: [UInt8] = []
    for _ in 0...pausesAfter {
      let piece = input.prefix(size)
      run += piece
      parts += split.decode(piece)
    }
    check(whole.decode(run) == parts, "events don't depend on how bytes are split: \(run)")
    parts.forEach(checkPlace)
    check(whole.patience == split.patience, "waiting doesn't depend on it either")
    let late = whole.pause()
    check(late == split.pause(), "giving up doesn't either")
    let answers: [[TerminalEvent]] = [SliderKey.escape, .character("O"), .character("P")].map {
      [.press(KeyPress($0))]
    }
    check(([[]] + answers).contains(late), "giving up gives Escape, or a letter after it: \(late)")
    check(whole.patience == nil, "a decoder that gave up doesn't wait")
  }
  check(whole.decode([0x03]) == [.interrupt], "Ctrl-C is heard after any bytes and a pause")
  return 0
}

private func checkPlace(of event: TerminalEvent) {
  let place: [Int]
  switch event {
  case .pointer(let report): place = [report.row, report.column]
  case .cursor(let row, let column): place = [row, column]
  default: return
  }
  check(place.allSatisfy(PointerReport.coordinates.contains), "a place that can be")
}

extension KeyDecoder {
  /// Lets time pass, as the terminal's reader does.
  fileprivate mutating func pause() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    while patience != nil { events += giveUpWaiting() }
    return events
  }
}
