// SPDX-License-Identifier: GPL-3.0-or-later

import Simulation
import Testing

@Suite struct DayTests {
  private static let first = (UInt64(1)...400).map { Day(seed: $0).script() }
  private let days = Self.first

  @Test func `the same seed gives the same day`() {
    for seed: UInt64 in 1...50 {
      #expect(Day(seed: seed).script() == Day(seed: seed).script())
    }
    #expect(Set(days).count == days.count)
  }

  @Test func `a day can be printed and read again`() throws {
    for day in days.prefix(40) { #expect(try Script(day.description) == day) }
  }

  @Test func `times never go back, and nothing happens while the machine sleeps`() {
    for day in days {
      var awake = Duration.zero
      for case .at(let time, let action) in day.lines {
        #expect(time >= awake)
        awake = time
        if case .machineSleeps(let duration) = action { awake += duration }
      }
    }
  }

  @Test func `everything works in the last hour, and then the day ends`() throws {
    for day in days {
      let calm = try #require(day.lines.firstIndex(of: .at(Day.calm, .calm)))
      #expect(day.lines[..<calm].allSatisfy { $0.time.map { $0 <= Day.calm } == true })
      #expect(day.duration == Day.end)
      let last = day.lines[calm...].compactMap(\.action).dropFirst()
      #expect(last.allSatisfy { !$0.isFault })
    }
  }

  @Test func `most days are quiet, some are busy`() {
    let counts = days.map(\.lines.count)
    #expect(counts.allSatisfy { (8...130).contains($0) })
    #expect((days.count / 20...days.count / 5).contains(counts.count { $0 > 40 }))
  }

  @Test func `each kind of fault is in some days, and in fewer than half of them`() {
    let kinds = days.map { Set($0.lines.compactMap(\.action?.faultKind)) }
    let counts = Dictionary(kinds.joined().map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.count == 13)
    for (kind, count) in counts { #expect((10...199).contains(count), "\(kind)") }
    let numbers = kinds.map(\.count)
    #expect(numbers.contains(0) && numbers.contains { $0 >= 6 })
  }

  @Test func `keys come at the moment of other events, and within a millisecond of them`() {
    var (same, close) = (0, 0)
    for day in days {
      let times = day.lines.compactMap { line in line.action?.isKeys == false ? line.time : nil }
      for case .at(let time, .keys) in day.lines {
        if times.contains(time) { same += 1 }
        if times.contains(where: { $0 != time && abs(($0 - time).microseconds) < 1000 }) {
          close += 1
        }
      }
    }
    #expect(same > days.count / 5 && close > days.count / 10, "\(same) and \(close)")
  }

  @Test func `days end in each of the ways to end`() {
    let ends = Set(days.compactMap { $0.lines.last?.action?.description })
    #expect(
      ends == [
        "q", "ctrl-c", "ctrl-d", "signal TERM", "signal INT", "sliderd is killed",
        "terminal closes", "end of input",
      ]
    )
  }
}

extension Action {
  fileprivate var isKeys: Bool {
    if case .keys = self { return true }
    return false
  }

  fileprivate var isFault: Bool { faultKind != nil }

  /// The subject of a fault; `nil` for what isn't one.
  fileprivate var faultKind: String? {
    switch self {
    case .service(_, .comesBack), .screenReader(.starts), .voice(.comesBack), .disk(.well),
      .programs(.succeed), .programs(.print), .programs(.take(.zero)), .knob(.pluggedIn),
      .knob(.turns), .knob(.presses), .terminal(.readsAgain), .terminal(.closes),
      .terminal(.resized), .terminal(.losesFocus), .screenReader(.increments),
      .screenReader(.decrements), .screenReader(.sets), .soundIsLate(.zero), .voice(.late(.zero)),
      .screenReader(.answersLate(.zero)):
      nil
    case .service(let service, _): service.rawValue
    case .soundIsLate: "sound is late"
    case .voice(.late): "voice is late"
    case .voice: "voice"
    case .registryRestarts: "registry"
    case .screenReader(.answersLate): "screen reader is late"
    case .screenReader: "screen reader"
    case .disk: "disk"
    case .programs: "programs"
    case .terminal: "terminal"
    case .knob: "knob"
    default: nil
    }
  }
}
