// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Testing

@testable import StepSliderSpeech

@Suite struct PlaybackEndTests {
  private let start = Duration.now

  @Test func `a device that was given nothing has nothing to play`() {
    var playback = PlaybackEnd()
    let isReached = playback.isReached(remaining: .zero, at: start)
    #expect(isReached)
  }

  @Test(arguments: [0, 9, 40])
  func `a device that tells the time is believed`(latency: Int) {
    var playback = PlaybackEnd()
    playback.add(.milliseconds(60), at: start)
    let end = reached(&playback) { .milliseconds(60 + latency) - $0 }
    #expect(end == 60 + latency)
  }

  @Test func `a device that is a little ahead is believed`() {
    var playback = PlaybackEnd()
    playback.add(.milliseconds(60), at: start)
    let end = reached(&playback) { .milliseconds(52) - $0 }
    #expect(end == 60)
  }

  @Test(arguments: [0, 30, 49])
  func `a device that loses what it was given has another tenth of a second`(lost: Int) {
    var playback = PlaybackEnd()
    playback.add(.milliseconds(60), at: start)
    let end = reached(&playback) { $0 < .milliseconds(lost) ? .milliseconds(60) - $0 : .zero }
    #expect(end == 160)
  }

  @Test func `samples that come late end later`() {
    var playback = PlaybackEnd()
    playback.add(.milliseconds(30), at: start)
    playback.add(.milliseconds(30), at: start + .milliseconds(10))
    playback.add(.milliseconds(30), at: start + .milliseconds(100))
    let end = reached(&playback) { .milliseconds(130) - $0 }
    #expect(end == 130)
  }

  /// Returns the first millisecond at which everything has been played.
  private func reached(_ playback: inout PlaybackEnd, _ remaining: (Duration) -> Duration) -> Int? {
    for milliseconds in 0...1_000 {
      let elapsed = Duration.milliseconds(milliseconds)
      if playback.isReached(remaining: max(.zero, remaining(elapsed)), at: start + elapsed) {
        return milliseconds
      }
    }
    return nil
  }
}
