// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench

/// The requested measurements on one private sound server, with all contestants warm and in turn.
struct Benchmark {
  /// Runs that aren't counted.
  private static let warmUps = 2

  let options: Options

  /// Prints a table for each scenario, and returns whether every limit is met.
  func run() async throws -> Bool {
    let server = try await SoundServer(options.server)
    let fragment: Duration = options.server == .pipeWire ? .milliseconds(5) : .milliseconds(2)
    let monitor = try await SoundMonitor(on: server, fragment: fragment)
    let peers: [Entrant: any Contestant] = [
      .playback: try await EspeakPlayback(on: server),
      .dispatcher: try await SpeechDispatcher(on: server),
    ]
    print("\(options.server.rawValue), \(options.runs) runs each; milliseconds")
    var isMet = true
    for scenario in options.scenarios {
      let ours = Sliderd(options.program, for: scenario, on: server, monitor: monitor)
      let contestants = peers.merging([.sliderd: ours]) { $1 }
      let figures = try await measure(scenario, of: contestants, heardBy: monitor)
      let table = Table(scenario: scenario, server: options.server, figures: figures)
      print("\n\(table.text)")
      fflush(nil)
      isMet = isMet && table.isMet
    }
    return isMet
  }

  /// Measures all contestants in turn, so that other load on the machine affects all alike.
  private func measure(
    _ scenario: Scenario,
    of contestants: [Entrant: any Contestant],
    heardBy monitor: SoundMonitor
  ) async throws -> [Entrant: Figures] {
    var runs: [Entrant: Run] = [:]
    for (entrant, contestant) in contestants {
      var run = Run(scenario, of: contestant, heardBy: monitor)
      try await run.prepare()
      runs[entrant] = run
    }
    var figures: [Entrant: Figures] = [:]
    for number in 0..<options.runs + Self.warmUps {
      for entrant in Entrant.allCases {
        let outcome = try await runs[entrant]?.measure(number: number)
        if number >= Self.warmUps { figures[entrant, default: Figures()].add(outcome) }
      }
    }
    return figures
  }
}
