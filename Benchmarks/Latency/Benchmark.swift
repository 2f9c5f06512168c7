// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench

/// The requested measurements on private sound servers, with all contestants warm and in turn.
struct Benchmark {
  /// Runs that aren't counted.
  private static let warmUps = 2

  let options: Options

  /// Prints a table for each scenario, and returns whether every limit is met.
  func run() async throws -> Bool {
    let studios = try await Studios(options.server)
    let peers: [Entrant: any Contestant] = [
      .playback: try await EspeakPlayback(on: studios[.playback].server),
      .dispatcher: try await SpeechDispatcher(on: studios[.dispatcher].server),
    ]
    print("\(options.server.rawValue), \(options.runs) runs each; milliseconds")
    var isMet = true
    var idle: Figures?
    for scenario in options.scenarios {
      let ours = Sliderd(options.program, for: scenario, in: studios[.sliderd])
      let contestants = peers.merging([.sliderd: ours]) { $1 }
      let load = try scenario == .busy ? [Self.busyLoop(), Self.busyLoop()] : []
      let figures = try await measure(scenario, of: contestants, in: studios)
      for loop in load { loop.signal(SIGKILL) }
      if scenario == .onset { idle = figures[.sliderd] }
      let table = Table(scenario: scenario, server: options.server, figures: figures, idle: idle)
      print("\n\(table.text)")
      fflush(nil)
      isMet = isMet && table.isMet
    }
    return isMet
  }

  private static func busyLoop() throws -> ChildProcess {
    try ChildProcess(Command("/bin/sh", ["-c", "while :; do :; done"]))
  }

  /// Measures all contestants in turn, so that other load on the machine affects all alike.
  private func measure(
    _ scenario: Scenario,
    of contestants: [Entrant: any Contestant],
    in studios: Studios
  ) async throws -> [Entrant: Figures] {
    var runs: [Entrant: Run] = [:]
    for (entrant, contestant) in contestants {
      var run = Run(scenario, of: contestant, heardBy: studios[entrant].monitor)
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
