// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSlider
import StepSliderTerminal
import Testing

@Suite struct TerminalReaderTests {
  @Test func `keys are read until the end, a lone Escape after a moment`() {
    var ends: [CInt] = [0, 0]
    #expect(pipe(&ends) == 0)
    var reader = TerminalReader(descriptor: ends[0])
    send("\u{1B}[C\u{1B}[C", to: ends[1])
    let right = KeyPress(.right)
    #expect(reader.next() == [.press(right), .press(KeyPress(.right, isRepeat: true))])
    #expect(reader.deadline == nil)
    send("\u{1B}", to: ends[1])
    #expect(reader.next() == [])
    #expect(reader.deadline != nil)
    #expect(reader.next() == [.press(KeyPress(.escape))])
    close(ends[1])
    #expect(reader.next() == nil)
    close(ends[0])
  }

  private func send(_ text: String, to descriptor: CInt) {
    #expect(write(descriptor, text, text.utf8.count) == text.utf8.count)
  }
}
