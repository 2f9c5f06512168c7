// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench

/// What a running program reads its keys from.
enum Keyboard {
  /// Its terminal.
  case terminal(PseudoTerminal)
  /// Lines from a pipe. A key in a terminal passes a thread of the kernel, which on a busy machine
  /// waits up to 100 ms for its turn. The other programs' requests don't, and no program can help it.
  case pipe(ChildProcess)

  /// Starts the program.
  init(of command: Command, isPiped: Bool) throws {
    self = try isPiped ? .pipe(ChildProcess(command, input: .pipe)) : .terminal(.init(command))
  }

  /// Presses a key, and returns the time just before.
  func press(_ key: Key) throws -> Moment {
    switch self {
    case .terminal(let terminal): try terminal.write(key.rawValue)
    case .pipe(let program): try program.write("\(key)\n")
    }
  }

  /// Waits for the program's end.
  func awaitExit() async throws {
    switch self {
    case .terminal(let terminal): _ = try await terminal.exit()
    case .pipe(let program): _ = try await program.exit()
    }
  }
}
