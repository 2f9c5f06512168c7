// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// The client of ``EspeakProgram``: libespeak-ng with its own playback, in a process that stays
/// warm.
struct EspeakPlayback: Peer {
  private let program: ChildProcess

  init(on server: SoundServer) async throws {
    let command = Command("/proc/self/exe", [EspeakProgram.subcommand])
    program = try ChildProcess(command.adding(server.environment), input: .pipe)
    try await program.output.expect("ready\n")
  }

  func say(_ text: String) async throws -> Moment {
    try await request("say \(text)")
  }

  func replace(with text: String) async throws -> Moment {
    try await request("replace \(text)")
  }

  func stop() async throws -> Moment {
    try await request("stop ")
  }

  /// Sends a request, and returns the program's own time just before it acted.
  private func request(_ line: String) async throws -> Moment {
    let start = program.output.count
    try program.write(line + "\n")
    let end = try await program.output.expect("\n", after: start)
    let answer = String(decoding: program.output.bytes[start..<end - 1], as: UTF8.self)
    guard let time = Int64(answer) else {
      throw BenchError.missed(awaited: "a time", seen: answer)
    }
    return Moment(nanoseconds: time)
  }
}
