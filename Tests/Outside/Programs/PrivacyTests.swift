// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import TestFiles
import Testing

/// What sliderd keeps private: its memory. It doesn't use the network.
@Suite struct PrivacyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(.enabled(if: writesCoreFiles, "the machine writes core files into a program's folder"))
  func `a crash writes no memory to disk`() async throws {
    #expect(try await coreFiles(after: "exec sleep 60") > 0, "the machine writes core files")
    let slider = Program.sliderd("--steps", "5", "--audio", "none", "--output", "plain")
    let words = ([slider.executable] + slider.arguments).joined(separator: " ")
    #expect(try await coreFiles(after: "exec \(words)") == 0)
  }

  @Test func `only local sockets are opened`() async throws {
    let server = try await SoundServer()
    let trace = folder.file("trace")
    var slider = Program.sliderd("--steps", "5", "--output", "plain", "--state", folder.file("s"))
    // The leak checker doesn't work in a traced program.
    slider = slider.adding(server.environment).adding(["ASAN_OPTIONS": "detect_leaks=0"])
    slider = Command(
      "strace",
      ["-f", "-qq", "-e", "trace=socket", "-o", trace, slider.executable] + slider.arguments,
      environment: slider.environment
    )
    let result = try await ChildProcess.run(slider, input: "right\nwait\nleft\nwait\n")
    #expect(result.status == .code(0))
    let sockets = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("socket(") }
    #expect(!sockets.isEmpty)
    #expect(sockets.filter { !$0.contains("socket(AF_UNIX") } == [])
  }

  /// Whether the core file of a crashing program is written to its folder.
  private static var writesCoreFiles: Bool {
    let pattern = try? String(contentsOfFile: "/proc/sys/kernel/core_pattern", encoding: .utf8)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    return limit.rlim_max > 0 && pattern?.hasPrefix("|") == false
      && pattern?.hasPrefix("/") == false
  }

  /// Crashes a running program that reads standard input, and counts the core files.
  private func coreFiles(after program: String) async throws -> Int {
    let cores = try TemporaryFolder()
    // The check needs core files in the folder of the program.
    let script = "ulimit -c unlimited; cd \(cores.path); echo begun >&2; \(program)"
    let environment = Program.sliderd().environment
    let child = try ChildProcess(
      Command("/bin/bash", ["-c", script], environment: environment),
      input: .pipe
    )
    try await child.errors.expect("begun")
    if program.contains("sliderd") { try await child.output.expect("3 of 5") }
    child.signal(SIGABRT)
    #expect(try await child.exit() == .signal(SIGABRT))
    return try FileManager.default.contentsOfDirectory(atPath: cores.path).count
  }
}
