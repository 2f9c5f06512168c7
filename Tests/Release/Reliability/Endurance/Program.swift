// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench

/// Measures sliderd's endurance on a private PulseAudio; exits with 1 if it fails.
@main
struct Program {
  private static let usage = """
    usage: EnduranceCheck [--keys N] [--restarts N] [--program PATH]
      --keys N        so many keys at full speed, by each of three ways
      --restarts N    so many restarts of the sound server while words are spoken
      --program PATH  the sliderd to measure (default: the one next to this program)
    """

  static func main() async throws {
    do {
      let known = ["--keys", "--restarts", "--program"]
      let options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()), known: known)
      let program = try options.program(of: "--program")
      let keys = try options.value(of: "--keys", default: 0) { Int($0) }
      let restarts = try options.value(of: "--restarts", default: 0) { Int($0) }
      var isEndured = true
      if keys > 0 { isEndured = try await ManyKeys(program: program, count: keys).run() }
      if restarts > 0 {
        let outcome = try await SoundRestarts(program: program, count: restarts).run()
        isEndured = isEndured && outcome
      }
      exit(isEndured ? 0 : 1)
    } catch let error as BenchmarkOptionsError {
      print("\(error)\n\n\(usage)")
      exit(64)
    } catch {
      print("can't measure: \(error)")
      exit(70)
    }
  }
}
