// SPDX-License-Identifier: GPL-3.0-or-later

/// Compares the lines of a script with a run, one after another.
///
/// The expectations between two actions look at what happened since the expectations before. Those
/// of one channel are met in their order; the order of different channels doesn't matter, because
/// nobody could say whether words or a command come first.
struct Comparison {
  private let records: [Record]
  private let isCutShort: Bool
  private let actionCount: Int
  /// The index of the record of each action.
  private let actions: [Int]
  private var nextAction = 0
  private var lastTime: Duration = .zero
  /// Where the expectations since the last action begin.
  private var start = 0
  /// Where the next expectation of a channel begins, if not at the start.
  private var places: [Channel: Int] = [:]

  init(_ script: Script, with run: Simulator.Run) {
    (records, isCutShort) = (run.records, run.breach != nil)
    actionCount = script.lines.count { $0.action != nil }
    actions = run.records.indices.filter { run.records[$0].event.isAction }
  }

  /// Takes the next line of the script. Returns what happened instead of what it expects; `nil` if
  /// there is no fault.
  mutating func findFault(with line: ScriptLine) -> String? {
    switch line {
    case .at(let time, _):
      start = places.values.max() ?? start
      (places, lastTime) = ([:], time)
      nextAction += 1
      return nil
    case .expect(let expectation, let limit):
      guard let end = end(within: limit) else { return nil }
      if expectation == .isSilent { return findVoice(at: end) }
      // What came before the action doesn't follow from it.
      let begin = limit == nil || nextAction == 0 ? 0 : actions[nextAction - 1]
      return findFault(with: expectation, from: begin, until: end)
    }
  }

  /// Returns the end of the records that an expectation looks at; `nil` if the run ended before.
  private func end(within limit: Duration?) -> Int? {
    if let limit {
      let end = records.firstIndex { $0.time > lastTime + limit }
      return end ?? (isCutShort ? nil : records.count)
    }
    if nextAction < actions.count { return actions[nextAction] }
    return isCutShort || nextAction < actionCount ? nil : records.count
  }

  private mutating func findFault(
    with expectation: Expectation,
    from earliest: Int,
    until end: Int
  ) -> String? {
    let channel = expectation.channel
    let begin = min(places[channel] ?? start, end)
    let found = (begin..<end).filter { records[$0].event.channel == channel }
    guard !expectation.isAbsence else {
      places[channel] = end
      return found.first.map(told)
    }
    let place =
      expectation.mustBeNext
      ? found.first : found.first { $0 >= earliest && isMet(expectation, at: $0) }
    if let place {
      places[channel] = place + 1
      // Words that were spoken to their end also began.
      if channel == .ear { places[.voice] = max(places[.voice] ?? start, place + 1) }
    }
    if let place, place >= earliest, isMet(expectation, at: place) { return nil }
    return told(found, of: channel) + lateness(of: expectation, after: end)
  }

  private func isMet(_ expectation: Expectation, at index: Int) -> Bool {
    expectation.isMet(by: records[index].event)
  }

  /// Returns the words that are being spoken at some place.
  private func findVoice(at end: Int) -> String? {
    let last = records[..<end].last { record in
      record.event == .silenced || [.voice, .ear, .end].contains(record.event.channel)
    }
    guard let last, last.event.channel == .voice else { return nil }
    return "\(last.event.inThePast) at \(last.time.inUnits)"
  }

  private func told(_ index: Int) -> String {
    "\(records[index].event.inThePast) at \(records[index].time.inUnits)"
  }

  private func told(_ found: [Int], of channel: Channel) -> String {
    if found.isEmpty { return channel.inSilence }
    let more = found.count > 3 ? ", and \(found.count - 3) more" : ""
    return found.prefix(3).map(told).joined(separator: ", ") + more
  }

  /// Returns an addition for something that came too late.
  private func lateness(of expectation: Expectation, after end: Int) -> String {
    let late = records[end...].first { expectation.isMet(by: $0.event) }
    return late.map { ", and \($0.event.inThePast) only at \($0.time.inUnits)" } ?? ""
  }
}

extension Record.Event {
  fileprivate var isAction: Bool {
    if case .action = self { return true }
    return false
  }
}
