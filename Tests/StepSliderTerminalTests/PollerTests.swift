// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSliderTerminal
import Testing

@Suite struct PollerTests {
  @Test func `what can be read is ready, and what can't isn't`() {
    var (full, empty): ([CInt], [CInt]) = ([0, 0], [0, 0])
    #expect(pipe(&full) == 0 && pipe(&empty) == 0)
    #expect(write(full[1], "x", 1) == 1)
    let ready = Poller.wait(
      for: [
        Poller.Interest(descriptor: empty[0]), Poller.Interest(descriptor: full[0]),
        Poller.Interest(descriptor: empty[1], isForWriting: true),
        Poller.Interest(descriptor: -1),
      ],
      until: nil
    )
    #expect(ready == [false, true, true, false])
    for descriptor in full + empty { close(descriptor) }
  }

  @Test func `a wait is over when its deadline has passed, and not before`() {
    let deadline = ContinuousClock.now + .milliseconds(20)
    #expect(Poller.wait(for: [], until: deadline).isEmpty)
    #expect(ContinuousClock.now >= deadline)
  }
}
