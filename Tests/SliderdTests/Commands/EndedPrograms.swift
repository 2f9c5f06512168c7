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
    keepsOutput: Bool,
    logs: Bool,
    variables: [String: String]
  ) throws(CommandError) -> any StartedProgram {
    EndedProgram(failure: .exit(of: call.program, status: failing.contains(call.program) ? 1 : 0))
  }
}

private final class EndedProgram: StartedProgram {
  let printed: [UInt8] = []
  private let failure: CommandError?
  /// Wakes the loop at once, as the end of a process does.
  private let end = Inbox<Void>()

  init(failure: CommandError?) {
    self.failure = failure
    end.post(())
  }

  var interests: [DescriptorInterest] { end.interests }

  func advance(_ wakeup: Wakeup) -> [CommandError?] { [failure] }

  func end(with signal: CInt) -> Bool { false }
}
