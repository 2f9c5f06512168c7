// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderTerminal
import Testing

@testable import sliderd

/// The services of a run, on the thread that waits for them.
@Suite struct LifecycleTests {
  private let lifecycle = Lifecycle()

  @Test func `a request to end reaches the loop, also one from before the beginning`() {
    lifecycle.shutDown()
    #expect(!lifecycle.shallEnd)
    lifecycle.begin()
    advance { lifecycle.shallEnd }
    #expect(lifecycle.shallEnd)
    lifecycle.finish(within: .seconds(30))
  }

  @Test func `the loop's own end ends the others, and is waited for no longer`() {
    lifecycle.begin()
    let start = ContinuousClock.now
    lifecycle.finish(within: .seconds(60))
    #expect(start.duration(to: .now) < .seconds(30))
  }

  @Test func `without a beginning the end waits no longer than there is patience`() {
    lifecycle.finish(within: .milliseconds(1))
    #expect(!lifecycle.shallEnd)
  }

  private func advance(until isDone: () -> Bool) {
    let deadline = ContinuousClock.now + .seconds(30)
    let interest = Poller.Interest(descriptor: lifecycle.descriptor)
    while !isDone(), ContinuousClock.now < deadline {
      _ = Poller.wait(for: [interest], until: deadline)
      lifecycle.advance()
    }
  }
}
