// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// The options from the command line.
struct Options {
  static let usage = """
    usage: LatencyBenchmark [--runs N] [--server pulse|pipewire] [--program PATH] [--only LIST]
      --runs N        measured runs of each, after two warm-up runs (default 20)
      --server NAME   the sound server (default pulse)
      --program PATH  the sliderd to measure (default: the one next to this program)
      --only LIST     of onset, cue, busy, interrupt, stop, release, flood
                      (default: those with a limit on the server)
    """

  let runs: Int
  let server: SoundServer.Kind
  let program: String
  let scenarios: [Scenario]

  init(_ arguments: [String]) throws(BenchmarkOptionsError) {
    let names = ["--runs", "--server", "--program", "--only"]
    let options = try BenchmarkOptions(arguments, known: names)
    runs = try options.count(of: "--runs", default: 20)
    let server = try options.value(of: "--server", default: .pulseAudio) { Self.servers[$0] }
    self.server = server
    program = try options.program(of: "--program")
    scenarios = try options.value(
      of: "--only",
      default: Scenario.allCases.filter { !$0.limits(on: server).isEmpty },
      parse: Self.scenarios
    )
  }

  private static let servers = ["pulse": SoundServer.Kind.pulseAudio, "pipewire": .pipeWire]

  private static func scenarios(_ list: String) -> [Scenario]? {
    let scenarios = list.split(separator: ",").map { Scenario(rawValue: String($0)) }
    return scenarios.contains(nil) ? nil : scenarios.compactMap(\.self)
  }
}
