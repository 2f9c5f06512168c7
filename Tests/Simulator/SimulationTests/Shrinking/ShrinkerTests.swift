// SPDX-License-Identifier: GPL-3.0-or-later

import Simulation
import StepSlider
import Testing

@Suite struct ShrinkerTests {
  private static let dies = Action.service(.soundServer, .dies)
  private static let comesBack = Action.service(.soundServer, .comesBack)

  /// A day with some actions added, at random places but in their order.
  private func day(_ seed: UInt64, with actions: [Action]) -> Script {
    var script = Day(seed: seed).script()
    script.lines.removeAll { line in line.action.map(actions.contains) == true }
    for (place, action) in actions.enumerated() {
      let index = script.lines.count * (place + 1) / (actions.count + 1)
      script.lines.insert(.at(script.lines[index].time ?? .zero, action), at: index)
    }
    return script
  }

  @Test(arguments: UInt64(1)...30)
  func `of a day, the three actions that matter are left, in their order`(seed: UInt64) {
    let needed = [Self.dies, .calm, Self.comesBack]
    let script = day(seed, with: needed)
    let short = Shrinker().shortest(script) { $0.actions.contains(subsequence: needed) }
    #expect(short.actions == needed)
    #expect(short.duration == .zero)
    #expect(short.start == Start(arguments: []))
  }

  @Test(arguments: UInt64(1)...30)
  func `a pause that matters becomes a round one`(seed: UInt64) {
    var script = day(seed, with: [Self.dies, Self.comesBack])
    script.lines.removeAll { $0.action == Self.comesBack }
    script.lines.append(.at(Day.end, Self.comesBack))
    let short = Shrinker().shortest(script) { script in
      let times = [Self.dies, Self.comesBack].map { action in
        script.lines.first { $0.action == action }?.time
      }
      guard let lost = times[0], let back = times[1] else { return false }
      return back - lost > .milliseconds(1700)
    }
    #expect(
      short.description
        == "sliderd\nat 0: sound server dies\nat \(short.duration.inUnits): sound server comes back\n"
    )
    #expect(short.duration <= .seconds(4))
  }

  @Test func `keys, held keys, latencies and the start become simpler`() throws {
    let text = """
      sliderd --steps 5 --label Volume --verbosity brief
      with a screen reader
      with a knob
      configuration:
          [speech]
          rate = 175
      at 1s 234567us: left right tab left home
      at 1min 3s: hold up for 3s 456ms
      at 1h 1us: sound is late 345ms 123us
      says within 3s: "4 of 5"
      """
    let short = Shrinker().shortest(try Script(text)) { script in
      let keys = script.actions.contains { action in
        if case .keys(let keys) = action { return keys.contains(.key(.tab)) }
        return false
      }
      let isLate = script.actions.contains { action in
        if case .soundIsLate(let time) = action { return time >= .milliseconds(100) }
        return false
      }
      return keys && isLate && script.start.arguments.contains("--label") && script.start.hasKnob
        && script.lines.contains { $0.action == nil }
    }
    let expected = """
      sliderd --label
      with a knob
      at 0: tab
      at 0: sound is late 100ms
      says: "4 of 5"

      """
    #expect(short.description == expected)
  }

  @Test func `a script that doesn't fail stays`() {
    let script = Day(seed: 3).script()
    #expect(Shrinker().shortest(script) { _ in false } == script)
    let always = Shrinker().shortest(script) { _ in true }
    #expect(always == Script(start: Start(arguments: [])))
  }

  @Test(arguments: [1, 10, 500])
  func `the number of tries is limited, and the result still fails`(tries: Int) {
    let script = Day(seed: 4).script()
    var count = 0
    let half = script.lines.count / 2
    let short = Shrinker(tries: tries).shortest(script) { candidate in
      count += 1
      return candidate.lines.count >= half && candidate.lines.last == script.lines.last
    }
    #expect(count <= tries)
    #expect(short.lines.count >= half && short.lines.last == script.lines.last)
    if tries == 500 { #expect(short.lines.count == half) }
  }
}

extension Script {
  fileprivate var actions: [Action] { lines.compactMap(\.action) }
}

extension [Action] {
  fileprivate func contains(subsequence: [Action]) -> Bool {
    var rest = subsequence[...]
    for action in self where action == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
