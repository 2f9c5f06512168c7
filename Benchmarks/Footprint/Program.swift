// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench

/// Measures what sliderd costs compared with other programs: time to start and to end, memory,
/// wake-ups. Exits with 1 if a limit is missed.
@main
struct Program {
  private static let usage = """
    usage: FootprintBenchmark [--runs N] [--program PATH]
      --runs N        the number of starts and ends to measure (default 20)
      --program PATH  the sliderd to measure (default: the one next to this program)
    """

  static func main() async throws {
    do {
      let known = ["--runs", "--program"]
      let options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()), known: known)
      let benchmark = Benchmark(
        program: try options.program(of: "--program"),
        runs: try options.count(of: "--runs", default: 20)
      )
      exit(try await benchmark.run() ? 0 : 1)
    } catch let error as BenchmarkOptionsError {
      print("\(error)\n\n\(usage)")
      exit(64)
    } catch {
      print("can't measure: \(error)")
      exit(70)
    }
  }
}
