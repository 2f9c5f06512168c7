// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc

@testable import sliderd

/// Programs that end at once and print nothing.
final class EndedPrograms: Programs {
  private let failing: Set<String>

  /// Creates the programs; those with these names fail.
  init(failing: Set<String> = []) { self.failing = failing }

  func start(
    _ call: CommandCall,
    output: ProgramOutput,
    variables: [String: String]
  ) throws(SystemError) -> any StartedProgram {
    EndedProgram(status: .exited(failing.contains(call.program) ? 1 : 0))
  }
}

private final class EndedProgram: StartedProgram {
  let printed: [UInt8] = []
  let interests: [Interest] = []
  private let status: ProgramStatus

  init(status: ProgramStatus) { self.status = status }

  func advance(_ wakeup: Wakeup) -> [ProgramStatus] { [status] }

  func end(with signal: CInt) -> Bool { false }
}
