// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench

/// The time from exec until the program is ready for keys.
struct StartTime {
  private static let limit = 40.0

  let slider: Command
  let runs: Int

  /// Measures and prints. Returns whether the limit is met.
  func measure() async throws -> Bool {
    let json = try await repeated(readyEvent)
    let drawn = try await repeated(drawnLine)
    let peer = try await repeated(espeakProcess)
    let verdicts = [
      Verdict("ready event", json.median, atMost: Self.limit, unit: "ms"),
      Verdict("drawn line", drawn.median, atMost: Self.limit, unit: "ms"),
    ]
    let table = TextTable([
      ["", "median", "p95", "ours:its"],
      row("sliderd --output json: exec → ready event", json),
      row("sliderd in a terminal: exec → drawn line", drawn),
      row("espeak-ng -q: exec → exit, one phrase unheard", peer, ours: drawn),
    ])
    print("start, \(runs) runs each; milliseconds\n\(table)")
    verdicts.forEach { print($0) }
    return verdicts.allSatisfy(\.isMet)
  }

  private func repeated(_ start: () async throws -> Duration) async throws -> Statistics {
    var statistics = Statistics()
    _ = try await start()
    for _ in 0..<runs { statistics.add(try await start().milliseconds) }
    return statistics
  }

  private func readyEvent() async throws -> Duration {
    var command = slider
    command.arguments += ["--output", "json"]
    let start = Moment.now
    let child = try ChildProcess(command, input: .pipe)
    try await child.output.expect(#"{"event":"ready""#)
    return Moment.now - start
  }

  private func drawnLine() async throws -> Duration {
    let start = Moment.now
    let terminal = try PseudoTerminal(slider)
    try await terminal.expect("3 of 5")
    return Moment.now - start
  }

  private func espeakProcess() async throws -> Duration {
    let start = Moment.now
    _ = try await ChildProcess.run(Command("espeak-ng", ["-q", "3 of 5"]))
    return Moment.now - start
  }

  private func row(_ name: String, _ times: Statistics, ours: Statistics? = nil) -> [String] {
    let ratio = ours.map { Verdict.number($0.median / times.median, places: 3) } ?? ""
    return [name, Verdict.number(times.median), Verdict.number(times.percentile95), ratio]
  }
}
