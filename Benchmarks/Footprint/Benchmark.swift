// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// The measurements, one after another, on one private PulseAudio.
struct Benchmark {
  let program: String
  let runs: Int

  /// Prints a table for each measurement, and returns whether every limit is met.
  func run() async throws -> Bool {
    let server = try await SoundServer(.pulseAudio)
    let slider = Command(program, ["--steps", "5"]).adding(server.environment)
    let startIsMet = try await StartTime(slider: slider, runs: runs).measure()
    let restIsMet = try await Rest(slider: slider, server: server).measure()
    let endIsMet = try await EndTime(slider: slider, server: server, runs: runs).measure()
    return startIsMet && restIsMet && endIsMet
  }
}
