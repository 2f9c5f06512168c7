// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSlider

/// Measures the slider's arithmetic compared with other sliders, or with `--allocations` only
/// counts allocations. Exits with 1 if a limit is missed.
@main
struct Program {
  static func main() async throws {
    switch CommandLine.arguments.dropFirst() {
    case []: exit(try await Benchmark().run() ? 0 : 1)
    case ["--allocations"]: exit(try Benchmark().runAllocations() ? 0 : 1)
    default:
      print("usage: ModelBenchmark [--allocations]")
      exit(64)
    }
  }
}
