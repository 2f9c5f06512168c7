// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import TestBench
import Testing

@testable import sliderd

/// Hours of simulated use; `SIMULATED_HOURS` sets the number.
@Suite struct DayTests {
  private static let hours =
    ProcessInfo.processInfo.environment["SIMULATED_HOURS"].flatMap { Int($0) }

  /// The most memory, in megabytes, that the process may gain in the last three quarters of a day.
  /// The first hours fill what is used again later.
  private static let growthLimit = 1.0

  private func sliders() throws -> [Slider] {
    let stops = [
      try Stops(names: ["Tiny", "Small", "Medium", "Large", "Huge"]),
      try Stops(from: 0, to: 100, by: 0.1),
      try Stops(count: 1), try Stops(count: Stops.maximumCount),
    ]
    let enabled = stops.enumerated().map { place, stops in
      Slider(stops: stops, presentation: Presentation(id: "\(place)", label: "Number \(place)"))
    }
    let still = Slider(stops: stops[0], availability: .readOnly)
    return enabled + [still]
  }

  @Test func `over hours of use, each value is spoken and saved, and no memory leaks`() throws {
    let hours = Self.hours ?? 1
    var (desk, person) = (Desk(sliders: try sliders()), Person(seed: 24))
    var memory: [Double] = []
    for hour in 1...max(1, hours) {
      while desk.time < .seconds(3600 * hour) { person.act(at: &desk) }
      memory.append(ProcessStatus(pid: getpid()).residentMegabytes)
    }
    desk.wait(.seconds(60))
    #expect(desk.broken.prefix(3).isEmpty)
    #expect(desk.voice.count > 100 * hours && desk.changes > 100 * hours)
    // A held key saves every five seconds, anything else when it rests.
    #expect(desk.saves > 0 && Duration.seconds(desk.saves) < desk.time / 5)
    // Other tests in the same process need memory too.
    if Self.hours != nil, let first = memory.first, let last = memory.last {
      let early = memory[memory.count / 4]
      #expect(last - early <= Self.growthLimit)
      print(
        """
        \(hours) hours of use: \(desk.changes) changes and pushes against an end, \(desk.voice.count) \
        utterances, \(desk.saves) saves, \(desk.broken.count) rules broken; memory \
        \(Verdict.number(first)) MB after an hour, \(Verdict.number(early)) after a quarter, \
        \(Verdict.number(last)) at the end
        """
      )
    }
  }
}
