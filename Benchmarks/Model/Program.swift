// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSlider

/// Measures the slider's arithmetic, ours beside the peers', or with `--allocations` counts what asks
/// for memory alone; exits 1 when a limit isn't met.
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
