// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderNumbers
import StepSliderSpeech
import Testing

@testable import TaskTimer

@Suite struct TaskTimerTests {
  private let timer = TaskTimer(durations: .localized(.english))

  @Test func `rows say in words that a task is completed and how long it took`() throws {
    let scenario = """
      start
        Tasks, heading.
      right
        Write the report, completed in 2 minutes, 10 seconds, button.
      right
        Water the plants, completed in 45 seconds, button.
      right
        Call the dentist, button, selected.
      h
        Call the dentist, heading.
      left
        Call the dentist, button, selected.
      left
        Water the plants, completed in 45 seconds, button.
      enter
        selected
      h
        Water the plants, heading.
      """
    let heard = try replay(scenario, at: timer)
    #expect(heard == scenario)
  }

  @Test func `starting dims one button and enables the other; a dimmed one says so`() throws {
    let scenario = """
      start
        Tasks, heading.
      end
        Stop, button, dimmed.
      enter
        Stop, dimmed
      left
        Duration, 0 seconds.
      left
        Start, button.
      enter
        dimmed
      10 seconds
      right
        Duration, 10 seconds.
      right
        Stop, button.
      enter
        dimmed
      left
        Duration, 10 seconds.
      10 seconds
      home
        Tasks, heading.
      right
        Write the report, completed in 2 minutes, 10 seconds, button.
      right
        Water the plants, completed in 45 seconds, button.
      right
        Call the dentist, completed in 10 seconds, button, selected.
      """
    let heard = try replay(scenario, at: timer)
    #expect(heard == scenario)
  }

  @Test func `the duration is spoken every four seconds and when it stops`() throws {
    let scenario = """
      start
        Tasks, heading.
      end
        Stop, button, dimmed.
      left
        Duration, 0 seconds.
      left
        Start, button.
      enter
        dimmed
      57 seconds
      right
        Duration, 57 seconds.
      3 seconds
      1 second
        1 minute, 1 second
      3 seconds
      1 second
        1 minute, 5 seconds
      2 seconds
      r
        Duration, 1 minute, 7 seconds.
      4 seconds
        1 minute, 11 seconds
      """
    let heard = try replay(scenario, at: timer)
    #expect(heard == scenario)
  }

  @Test func `a rotated screen is read in its new visual order`() throws {
    let scenario = """
      start
        Tasks, heading.
      end
        Stop, button, dimmed.
      left
        Duration, 0 seconds.
      t
        Landscape
      left
        Call the dentist, heading.
      right
        Duration, 0 seconds.
      right
        Start, button.
      right
        Stop, button, dimmed.
      right
        Stop, last
      t
        Portrait
      left
        Duration, 0 seconds.
      """
    let heard = try replay(scenario, at: timer)
    #expect(heard == scenario)
  }

  @Test func `after a rotation all frames change, stay on the screen and don't overlap`() {
    var turned = timer
    turned.turn()
    let (before, after) = (timer.accessibilitySnapshot, turned.accessibilitySnapshot)
    #expect(Set(before.items.map(\.element.id)) == Set(after.items.map(\.element.id)))
    for entry in before.items {
      #expect(after.item(of: entry.element.id)?.frame != entry.frame)
    }
    for (snapshot, screen) in [(before, timer.screen), (after, turned.screen)] {
      let frames = snapshot.items.map(\.frame)
      for (index, frame) in frames.enumerated() {
        #expect(LayoutRect(origin: .zero, size: screen).union(frame).size == screen)
        #expect(frames[(index + 1)...].allSatisfy { $0.intersection(frame) == nil })
      }
    }
  }

  @Test func `a button is hit where it is drawn in either orientation of the screen`() {
    var timer = timer
    for _ in 0..<2 {
      let snapshot = timer.accessibilitySnapshot
      for id in ["start", "stop"] as [ElementID] {
        let point = snapshot.item(of: id)?.activationPoint ?? .zero
        #expect(snapshot.item(at: point)?.element.id == id)
      }
      timer.turn()
    }
  }

  @Test func `the counter stops at 59 minutes, 59 seconds`() {
    var timer = timer
    timer.start()
    for _ in 0..<4000 { timer.secondPassed() }
    #expect(timer.duration(of: timer.task) == "59 minutes, 59 seconds")
  }
}
