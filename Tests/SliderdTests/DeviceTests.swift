// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

/// Input devices, with a named pipe as the device.
@Suite struct DeviceTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("knob")
  }

  @Test func `keys and notches of a device change the slider and are spoken`() async throws {
    let knob = try #require(PipedDevice(at: path))
    let program = try slider()
    try await program.expect("Use the arrow keys to adjust.")
    knob.press("KEY_RIGHT")
    try await program.expect("{\"event\":\"speech\",\"text\":\"4 of 5\"")
    knob.turn(by: -2)
    try await program.expect("{\"event\":\"speech\",\"text\":\"2 of 5\"")
    knob.press("KEY_HOME")
    try await program.expect("{\"event\":\"speech\",\"text\":\"1 of 5, minimum\"")
    let (told, start) = (program.screen.count, Moment.now)
    // Unbound keys do nothing. A push against the end is announced once per turn.
    knob.press("KEY_Q")
    for _ in 0..<5 { knob.turn(by: -1) }
    knob.press("KEY_SPACE")
    try await program.expect("{\"event\":\"speech\",\"text\":\"1 of 5\"", after: told)
    // If the test has to wait for half a second in between, the next push begins another turn.
    let turnCount = 1 + Int((Moment.now - start) / .milliseconds(500))
    #expect(program.speechCount(after: told, of: "1 of 5, minimum") <= turnCount)
    try program.write("\u{03}")
    #expect(try await program.exit() == .code(130))
  }

  @Test func `an unplugged device is reported once and works again when reconnected`() async throws
  {
    var knob = try #require(PipedDevice(at: path))
    let program = try slider()
    try await program.expect("Use the arrow keys to adjust.")
    for round in 1...3 {
      let mark = program.screen.count
      knob.unplug()
      try await program.expect("sliderd: \(path) unplugged; waiting for it", after: mark)
      try await program.expect("\"speech\",\"text\":\"device unplugged\"", after: mark)
      knob = try #require(PipedDevice(at: path))
      try await program.expect("sliderd: notice: \(path) connected", after: mark)
      try await program.expect("\"speech\",\"text\":\"device connected\"", after: mark)
      knob.press("KEY_HOME")
      knob.turn(by: Int32(round))
      try await program.expect("\"speech\",\"text\":\"\(round + 1) of 5\"", after: mark)
    }
    let events = try Event.all(in: program.jsonLines)
    #expect(
      events.filter { $0.event == "device" }.map(\.state)
        == Array(repeating: ["unplugged", "connected"], count: 3).flatMap(\.self)
    )
  }

  @Test func `sliderd waits for a missing device`() async throws {
    let program = try slider()
    try await program.expect("notice: \(path) not found; waiting for it")
    try await program.expect("\"speech\",\"text\":\"device unplugged\"")
    let knob = try #require(PipedDevice(at: path))
    try await program.expect("notice: \(path) connected")
    knob.press("KEY_END")
    try await program.expect("\"text\":\"5 of 5, maximum\"")
  }

  @Test func `a device and a terminal can be used together`() async throws {
    let knob = try #require(PipedDevice(at: path))
    let program = try slider("--input", "terminal")
    try await program.expect("Use the arrow keys to adjust.")
    try program.write("\u{1B}[C")
    try await program.expect("\"speech\",\"text\":\"4 of 5\"")
    knob.turn(by: 1)
    try await program.expect("\"speech\",\"text\":\"5 of 5, maximum\"")
    try program.write("q")
    #expect(try await program.exit() == .code(0))
  }

  @Test func `after Ctrl-Z, the device still works and isn't reported as unplugged`() async throws {
    let knob = try #require(PipedDevice(at: path))
    var command = Program.sliderd("--steps", "5", "--audio", "none", "--input", "terminal")
    command.arguments += ["--input", "evdev:\(path)"]
    let program = try PseudoTerminal(command.asShellJob)
    try await program.expect("3 of 5")
    try program.write("\u{1A}")
    let stopped = try await program.expect("[stopped]")
    try program.write("\n")
    try await program.expect("3 of 5", after: stopped)
    knob.press("KEY_UP")
    try await program.expect("4 of 5", after: stopped)
    #expect(!program.screen.text.contains("unplugged"))
  }

  @Test func `a rule is refused for anything that isn't an input device`() async throws {
    let result = try await ChildProcess.run(Program.sliderd("devices", "--rule", "/dev/null"))
    #expect(result.status == .code(66))
    #expect(result.errors == "sliderd: --rule: /dev/null is not an input device\n")
  }

  private func slider(_ arguments: String...) throws -> PseudoTerminal {
    var command = Program.sliderd("--steps", "5", "--audio", "none", "--output", "json")
    command.arguments += ["--input", "evdev:\(path)"] + arguments
    return try PseudoTerminal(command)
  }
}

extension PseudoTerminal {
  /// The complete lines that are events.
  fileprivate var jsonLines: String {
    screen.text.wholeLines.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("{") }
      .joined(separator: "\n")
  }

  /// Returns how often a text was spoken since an offset on the screen.
  fileprivate func speechCount(after mark: Int, of text: String) -> Int {
    let seen = String(decoding: screen.text.utf8.dropFirst(mark), as: UTF8.self)
    return seen.components(separatedBy: "\"speech\",\"text\":\"\(text)\"").count - 1
  }
}
