// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderTerminal
import Testing

@Suite struct LinePaceTests {
  @Test func `a line waits for silence or for a time, and no longer`() {
    var pace = LinePace()
    let start = ContinuousClock.now
    #expect(pace.isFree && pace.pause == nil)
    pace.waitForSilence()
    pace.advance(isSilent: false, at: start + .seconds(99))
    #expect(pace.pause == .silence)
    pace.advance(isSilent: true, at: start)
    #expect(pace.isFree)
    pace.wait(until: start + .seconds(2))
    pace.advance(isSilent: true, at: start + .seconds(1))
    #expect(pace.pause == .time(start + .seconds(2)))
    pace.advance(isSilent: false, at: start + .seconds(2))
    #expect(pace.isFree)
  }
}
