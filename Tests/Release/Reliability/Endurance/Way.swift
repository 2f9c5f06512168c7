// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles

/// A way for keys to reach sliderd.
enum Way: String, CaseIterable {
  case lines
  case terminal
  case device

  /// Returns the bytes of Right or Left.
  func key(isUp: Bool) -> [UInt8] {
    switch self {
    case .lines: Array((isUp ? "right\n" : "left\n").utf8)
    case .terminal: Array((isUp ? "\u{1B}[C" : "\u{1B}[D").utf8)
    case .device: PipedDevice.bytes(of: Self.press(of: isUp ? 106 : 105))
    }
  }

  /// Returns a key press and release, each with its report, as a keyboard sends them.
  private static func press(of code: UInt16) -> [(type: UInt16, code: UInt16, value: Int32)] {
    [(1, code, 1), (0, 0, 0), (1, code, 0), (0, 0, 0)]
  }

  /// Starts sliderd, ready for keys that come this way. The device needs a folder.
  func start(_ command: Command, in folder: TemporaryFolder) throws -> Keyboard {
    switch self {
    case .lines:
      let child = try ChildProcess(command.adding("--output", "plain"), input: .pipe)
      return Keyboard(pid: child.pid) {
        try child.write(String(decoding: $0, as: UTF8.self))
      } leave: {
        child.closeInput()
        return try await child.exit()
      }
    case .terminal:
      let terminal = try PseudoTerminal(command)
      return Keyboard(pid: terminal.pid) {
        try terminal.write($0)
      } leave: {
        try terminal.write("q")
        return try await terminal.exit()
      }
    case .device: return try Self.startOnDevice(command, in: folder)
    }
  }

  private static func startOnDevice(
    _ command: Command,
    in folder: TemporaryFolder
  ) throws -> Keyboard {
    let path = folder.file("keyboard")
    guard let device = PipedDevice(at: path) else {
      throw BenchError.system(call: "mkfifo", reason: path)
    }
    let child = try ChildProcess(command.adding("--output", "plain", "--input", "evdev:\(path)"))
    return Keyboard(pid: child.pid) {
      device.send($0)
    } leave: {
      child.signal(15)
      return try await child.exit()
    }
  }
}

/// A running sliderd and its source of keys.
struct Keyboard {
  let pid: Int32
  /// Sends bytes, and waits until they are read.
  let type: ([UInt8]) throws -> Void
  /// Quits sliderd, and returns its exit status.
  let leave: () async throws -> ExitStatus
}

extension Command {
  /// Returns the command with added arguments.
  fileprivate func adding(_ more: String...) -> Command {
    var copy = self
    copy.arguments += more
    return copy
  }
}
