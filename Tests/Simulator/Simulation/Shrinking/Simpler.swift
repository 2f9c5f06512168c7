// SPDX-License-Identifier: GPL-3.0-or-later

extension Duration {
  /// Shorter times with rounder numbers, the roundest first; none is zero.
  var rounder: [Duration] {
    let units = [3_600_000_000, 60_000_000, 1_000_000, 100_000, 10_000, 1000, 100, 10]
    let whole = microseconds
    let times = units.flatMap { unit in [unit, whole / 2 / unit * unit, whole / unit * unit] }
    return times.filter { 0 < $0 && $0 < whole }.map { .microseconds($0) }
  }
}

extension Start {
  /// The start with one thing less.
  var simpler: [Start] {
    var starts = [self, self, self, self, self, self]
    starts[0].hasScreenReader = false
    starts[1].hasKnob = false
    starts[2].readsLines = false
    starts[3].configuration = nil
    starts[4].hasDispatcher = false
    starts[5].tellsReleases = false
    // Most options are two words.
    for length in [2, 1] where arguments.count >= length {
      for end in (length...arguments.count).reversed() {
        var shorter = self
        shorter.arguments.removeSubrange((end - length)..<end)
        starts.append(shorter)
      }
    }
    return starts
  }
}

extension ScriptLine {
  /// Simpler lines, the simplest first.
  var simpler: [ScriptLine] {
    switch self {
    case .at(let time, let action): action.simpler.map { .at(time, $0) }
    case .expect(let expectation, within: .some): [.expect(expectation, within: nil)]
    case .expect: []
    }
  }
}

extension Action {
  /// Simpler actions, the simplest first.
  fileprivate var simpler: [Action] {
    switch self {
    case .keys(let keys): keys.shorter.map { .keys($0) }
    case .hold(let key, let time): [.keys([.key(key)])] + time.rounder.map { .hold(key, for: $0) }
    case .paste(let text): Array(text).shorter.map { .paste(String($0)) }
    case .bytes(let bytes): bytes.shorter.map { .bytes($0) }
    case .mouse(.drag(_, let end)): [.mouse(.click(at: end))]
    case .knob(.turns(let clicks)) where abs(clicks) > 1: [.knob(.turns(clicks.signum()))]
    case .machineSleeps(let time): time.rounder.map { .machineSleeps($0) }
    case .soundIsLate(let time): time.rounder.map { .soundIsLate($0) }
    case .voice(.late(let time)): time.rounder.map { .voice(.late($0)) }
    case .screenReader(.answersLate(let time)):
      time.rounder.map { .screenReader(.answersLate($0)) }
    case .disk(.takes(let time)): time.rounder.map { .disk(.takes($0)) }
    case .programs(.take(let time)): time.rounder.map { .programs(.take($0)) }
    default: []
    }
  }
}

extension Array {
  /// The halves of an array, and the array without one element each; none is empty.
  fileprivate var shorter: [[Element]] {
    guard count > 1 else { return [] }
    let halves = [Array(prefix(count / 2)), Array(suffix(count / 2))]
    let withoutOne = indices.map { index in Array(self[..<index] + self[(index + 1)...]) }
    return halves + withoutOne
  }
}
