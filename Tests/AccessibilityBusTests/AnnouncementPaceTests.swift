// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import TestValues
import Testing

@testable import AccessibilityBus

/// The steps announced to a screen reader, with a clock of the test's own, in milliseconds.
@Suite struct AnnouncementPaceTests {
  private struct Telling: Equatable {
    let step: Int
    let time: Int
  }

  @Test func `a single step is announced at once`() {
    let steps = [0, 400, 900, 5000]
    #expect(tellings(ofStepsAt: steps).map(\.time) == steps)
  }

  @Test func `for six quick steps, only the first and the last are announced`() {
    let told = tellings(ofStepsAt: [0, 100, 200, 300, 400, 500])
    #expect(told == [Telling(step: 0, time: 0), Telling(step: 5, time: 900)])
  }

  @Test func `a held key is announced every two seconds and at the end`() {
    let told = tellings(ofStepsAt: (0...150).map { $0 * 33 })
    #expect(told.map(\.time) == [0, 2033, 4046, 5350])
    #expect(told.map(\.step) == [0, 61, 122, 150])
  }

  @Test func `a screen reader that can be interrupted gets the last step sooner`() {
    let held = (0...30).map { $0 * 33 }
    let told = tellings(ofStepsAt: held, isQuick: true)
    #expect(told == [Telling(step: 0, time: 0), Telling(step: 30, time: 30 * 33 + 50)])
    let steps = [0, 130, 300]
    #expect(tellings(ofStepsAt: steps, isQuick: true).map(\.time) == steps)
  }

  @Test(arguments: [20, 40, 67, 80, 100, 125])
  func `for a held key, a screen reader that can be interrupted gets the first step and the last`(
    pause: Int
  ) throws {
    let told = tellings(ofStepsAt: (0...10).map { $0 * pause }, isQuick: true)
    #expect(told.map(\.step) == [0, 10])
    #expect(try #require(told.last).time - 10 * pause <= max(50, min(130, pause * 3 / 2 + 1)))
  }

  @Test func `a long hold is announced every two seconds to one that can be interrupted`() {
    let told = tellings(ofStepsAt: (0...50).map { $0 * 100 }, isQuick: true)
    #expect(told.map(\.step) == [0, 20, 40, 50])
  }

  @Test(arguments: 1...50)
  func `irregular repeats are announced at most four times in two seconds`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var time = 0
    let steps = (0..<20).map { _ in
      time += Int.random(in: 20...100, using: &numbers)
      return time
    }
    let told = tellings(ofStepsAt: steps, isQuick: true)
    #expect(told.count <= 5 && told.last?.step == 19)
  }

  @Test(arguments: 1...50)
  func `the last step is announced within 0.4 s, and announcements are at least 0.4 s apart`(
    seed: UInt64
  ) {
    var numbers = SeededNumbers(seed: seed)
    var time = 0
    let steps = (0..<200).map { _ in
      time += Int.random(in: 1...600, using: &numbers)
      return time
    }
    let told = tellings(ofStepsAt: steps)
    #expect(told.last?.step == steps.count - 1)
    #expect(told.last.map { $0.time - time <= 400 } == true)
    for (former, next) in zip(told, told.dropFirst()) {
      #expect(next.time - former.time >= 400 && next.step > former.step)
    }
  }

  @Test func `a polite announcement is sent at once, after any that are waiting`() {
    var pace = TellingPace<Announcement>()
    let time = Duration.now
    for step in ["1", "2"] { _ = pace.addWords(Announcement(step, priority: .assertive), at: time) }
    let polite = Announcement("unplugged", priority: .polite)
    let told = pace.addWords(polite, at: time)
    #expect(told.map(\.text) == ["2", "unplugged"])
    #expect(pace.deadline == nil)
  }

  /// Returns the announcements for steps at given times.
  private func tellings(ofStepsAt times: [Int], isQuick: Bool = false) -> [Telling] {
    var pace = TellingPace<Announcement>()
    pace.isQuick = isQuick
    let start = Duration.now
    var told: [Telling] = []
    func note(_ announcement: Announcement?, at time: Duration) {
      guard let step = announcement.flatMap({ Int($0.text) }) else { return }
      told.append(Telling(step: step, time: Int(((time - start) / .milliseconds(1)).rounded())))
    }
    for (step, time) in times.enumerated() {
      let now = start + .milliseconds(time)
      if let deadline = pace.deadline, deadline <= now {
        note(pace.takeDue(at: deadline), at: deadline)
      }
      for told in pace.addWords(Announcement("\(step)", priority: .assertive), at: now) {
        note(told, at: now)
      }
    }
    if let deadline = pace.deadline { note(pace.takeDue(at: deadline), at: deadline) }
    return told
  }
}
