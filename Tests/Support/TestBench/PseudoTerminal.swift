// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Synchronization

/// A program on its own terminal. Tests send keys and collect what it draws. It ends when its last
/// owner goes away.
package final class PseudoTerminal: Sendable {
  /// The destination of the program's error output.
  package enum ErrorOutput: Sendable {
    case terminal
    /// ``PseudoTerminal/errors``.
    case pipe
  }

  /// Everything printed on the terminal so far.
  package let screen: Transcript
  /// The error output; empty unless a pipe was requested.
  package let errors: Transcript
  /// The terminal's settings before the program began.
  package let initialModes: TerminalModes
  private let terminal: Mutex<Descriptor?>
  private let process: RunningProcess

  /// Starts a program with a new controlling terminal.
  package init(
    _ command: Command,
    term: String = "xterm-256color",
    size: WindowSize = WindowSize(),
    errors errorOutput: ErrorOutput = .terminal
  ) throws {
    let (master, path) = try openMaster()
    try setSize(size, of: master)
    initialModes = try TerminalModes(of: master)
    let errorPipe = try Descriptor.pipe()
    var files = (0...2).map { Spawn.FileAction.open(path: path, onto: $0) }
    if case .pipe = errorOutput { files[2] = .duplicate(errorPipe.writer, onto: 2) }
    let spawn = Spawn(command: command.adding(["TERM": term]), files: files, group: .session)
    process = try RunningProcess(spawn)
    master.stopBlocking()
    terminal = Mutex(master)
    screen = try Transcript(reading: master)
    errors = try Transcript(reading: errorPipe.reader)
  }

  deinit {
    signal(SIGKILL)
  }

  /// The program's process ID, which is also its session ID.
  package var pid: Int32 {
    process.pid
  }

  /// The process group that reads the terminal now, which is the program's even if it is a shell's
  /// job.
  package var foregroundGroup: Int32 {
    get throws { try check("tcgetpgrp", tcgetpgrp(descriptor().number)) }
  }

  /// The program's current state.
  package var state: RunState {
    process.current
  }

  /// The terminal's current settings, also after the program's end.
  package var modes: TerminalModes {
    get throws { try TerminalModes(of: descriptor()) }
  }

  /// Presses keys, given as the bytes from a terminal, and returns the time just before.
  @discardableResult
  package func write(_ keys: String, within limit: Duration = .seconds(60)) throws -> Moment {
    try write(Array(keys.utf8), within: limit)
  }

  /// Sends bytes, and waits for the program to read at most for the limit. Returns the time just
  /// before.
  @discardableResult
  package func write(_ bytes: [UInt8], within limit: Duration = .seconds(60)) throws -> Moment {
    let descriptor = try descriptor()
    let start = Moment.now
    try descriptor.write(bytes, within: limit)
    return start
  }

  /// Waits for the program to print a text at or after an offset, and returns the offset of its
  /// end.
  @discardableResult
  package func expect(
    _ text: String,
    after start: Int = 0,
    within limit: Duration = .seconds(60)
  ) async throws -> Int {
    try await screen.expect(text, after: start, within: limit)
  }

  /// Changes the size, which sends `SIGWINCH` to the program.
  package func resize(to size: WindowSize) throws {
    try setSize(size, of: descriptor())
  }

  /// Closes the terminal, which sends `SIGHUP` to the program.
  package func hangUp() {
    screen.close()
    terminal.withLock { $0 = nil }
  }

  /// Sends a signal to the program alone. Does nothing after its end.
  package func signal(_ number: Int32) {
    process.signal(number, wholeGroup: false)
  }

  /// Stops the program with `SIGSTOP` and waits until it has stopped.
  package func stop(within limit: Duration = .seconds(60)) async throws {
    signal(SIGSTOP)
    try await awaitStop(within: limit)
  }

  /// Waits until something has stopped the program.
  package func awaitStop(within limit: Duration = .seconds(60)) async throws {
    let stopped = await process.reached(within: limit) { state in
      if case .stopped = state { true } else { nil }
    }
    guard stopped != nil else {
      throw BenchError.missed(awaited: "the program to stop", seen: "\(state)")
    }
  }

  /// Continues a stopped program with `SIGCONT` and waits until it runs.
  package func resume(within limit: Duration = .seconds(60)) async throws {
    signal(SIGCONT)
    guard await process.reached(within: limit, { $0 == .running ? true : nil }) != nil else {
      throw BenchError.missed(awaited: "the program to continue", seen: "\(state)")
    }
  }

  /// Waits for the program's end. Kills it if time runs out.
  package func exit(within limit: Duration = .seconds(60)) async throws -> ExitStatus {
    try await process.exit(within: limit) { screen.text.debugDescription }
  }

  private func descriptor() throws(BenchError) -> Descriptor {
    guard let descriptor = terminal.withLock({ $0 }) else {
      throw .system(call: "terminal", reason: "it was hung up")
    }
    return descriptor
  }
}

/// Replaces `posix_openpt`, `unlockpt` and `ptsname`, which glibc's headers hide from Swift.
/// Opens a new pseudo terminal, and returns the path of its other end.
package func openMaster() throws(BenchError) -> (Descriptor, path: String) {
  let master = Descriptor(
    owning: try check("open /dev/ptmx", open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC))
  )
  var isLocked: Int32 = 0
  try check("ioctl TIOCSPTLCK", ioctl(master.number, 0x4004_5431, &isLocked))
  var index: UInt32 = 0
  try check("ioctl TIOCGPTN", ioctl(master.number, 0x8004_5430, &index))
  return (master, "/dev/pts/\(index)")
}

private func setSize(_ size: WindowSize, of terminal: Descriptor) throws(BenchError) {
  var window = winsize()
  window.ws_col = UInt16(clamping: size.columns)
  window.ws_row = UInt16(clamping: size.rows)
  try check("ioctl TIOCSWINSZ", ioctl(terminal.number, UInt(TIOCSWINSZ), &window))
}
