// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench

/// Measures how soon words are heard from sliderd and from other programs. Exits with 1 if a limit
/// is missed.
@main
struct Program {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == [EspeakProgram.subcommand] {
      return EspeakProgram().run()
    }
    do {
      let isMet = try await Benchmark(options: Options(arguments)).run()
      exit(isMet ? 0 : 1)
    } catch let error as BenchmarkOptionsError {
      print("\(error)\n\n\(Options.usage)")
      exit(64)
    } catch {
      print("can't measure: \(error)")
      exit(70)
    }
  }
}
