// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSlider

/// Measures the slider's arithmetic, ours beside the peers', and exits 1 when a limit isn't met.
@main
struct Program {
  static func main() async throws {
    exit(try await Benchmark().run() ? 0 : 1)
  }
}
