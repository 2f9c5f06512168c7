// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import Testing

@testable import StepSliderSpeech

@Suite struct HeldKeyBufferTests {
  private let start = Duration.now

  /// The pauses between repeats in milliseconds, and how many microseconds the last words wait.
  private static let rests: [(pauses: [Int], rest: Int)] = [
    ([], 150_000), ([33], 49_500), ([33, 33, 33, 33], 49_500), ([20, 20], 45_000), ([50], 75_000),
    ([92, 92], 138_000), ([250, 33], 49_500), ([33, 60, 33, 33], 90_000),
    ([33, 60, 33, 33, 33], 49_500), ([0, 0, 99], 148_500), ([0, 0, 0], 45_000),
    ([200, 200], 150_000),
  ]

  @Test(arguments: rests)
  func `the last words of a held key wait for one and a half pauses`(
    pauses: [Int],
    rest: Int
  ) {
    var (held, time) = (HeldKeyBuffer(), start)
    held.noteRepeat(at: time)
    for pause in pauses {
      time += .milliseconds(pause)
      held.noteRepeat(at: time)
    }
    held.add([Announcement("5", priority: .assertive)], at: time)
    let end = time + .microseconds(rest)
    #expect(held.deadline == end)
    #expect(held.take(at: end - .microseconds(1)) == nil)
    #expect(held.take(at: end)?.words == [Announcement("5", priority: .assertive)])
    #expect(held.deadline == nil)
  }

  @Test func `a key that is held against an end delays its words by 150 ms`() {
    var (held, time) = (HeldKeyBuffer(), start)
    held.noteRepeat(at: time)
    held.add([Announcement("5, maximum", priority: .assertive)], at: time)
    for _ in 0..<5 {
      #expect(held.take(at: time) == nil)
      time += .milliseconds(30)
      held.noteRepeat(at: time)
    }
    #expect(held.take(at: time)?.words == [Announcement("5, maximum", priority: .assertive)])
  }
}
