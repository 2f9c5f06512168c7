// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSliderEvdev
import TestBench
import Testing

/// Things that sliderd keeps private: unbound keys and its memory. It doesn't use the network.
@Suite struct PrivacyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a word typed at a terminal never appears in the output or the log, at any level`()
    async throws
  {
    let terminal = try PseudoTerminal(
      Program.sliderd(
        "--steps",
        "5",
        "--audio",
        "none",
        "--output",
        "json",
        "--log-level",
        "trace",
        "--screen-reader",
        "off"
      ).adding(["TERM": "xterm"])
    )
    try await terminal.expect("Use the arrow keys to adjust.\"")
    try terminal.write("\u{1B}[C")
    let told = try await terminal.expect("debug: 4 of 5")
    try terminal.write("hunter\u{1B}[D")
    try await terminal.expect("debug: 3 of 5", after: told)
    try terminal.write("q")
    #expect(try await terminal.exit() == .code(0))
    let screen = try await terminal.screen.completed()
    #expect(!screen.contains("hunter"))
    let news = String(decoding: screen.utf8.dropFirst(told), as: UTF8.self)
    let events = news.split(whereSeparator: \.isNewline).filter { $0.contains("\"event\"") }
    #expect(events.count == 3, "only the arrow key and the end are reported: \(news)")
    #expect(news.split(whereSeparator: \.isNewline).count { $0.contains("debug: ") } == 1)
  }

  @Test func `a word typed on a device never appears in the output or the log, at any level`()
    async throws
  {
    let path = folder.file("keyboard")
    let keyboard = try #require(PipedDevice(at: path))
    let slider = try ChildProcess(
      Program.sliderd(
        "--steps",
        "5",
        "--audio",
        "none",
        "--output",
        "json",
        "--log-level",
        "trace",
        "--screen-reader",
        "off",
        "--input",
        "evdev:\(path)"
      )
    )
    try await slider.output.expect("Use the arrow keys to adjust.\"")
    for key in ["S", "E", "C", "R", "E", "T"] { keyboard.tap("KEY_\(key)") }
    keyboard.tap("KEY_HOME")
    try await slider.output.expect("\"text\":\"1 of 5, minimum\"")
    slider.signal(SIGTERM)
    let result = try await slider.result()
    // The ready event, the entry, the change by Home and its words, and the end.
    #expect(result.output.split(separator: "\n").count <= 7)
    let log = result.errors.split(separator: "\n").filter { !$0.contains("notice: ") }
    #expect(log == ["sliderd: debug: 1 of 5"])
    #expect(!result.output.contains("KEY_") && !result.errors.contains("KEY_"))
  }

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

extension PipedDevice {
  /// Presses and releases a key.
  fileprivate func tap(_ name: String) {
    let code = EvdevCode(name: name)?.number ?? 0
    send([(1, code, 1), (0, 0, 0), (1, code, 0), (0, 0, 0)])
  }
}
