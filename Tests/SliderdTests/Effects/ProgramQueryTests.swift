// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import TestValues
import Testing

@testable import sliderd

@Suite struct ProgramQueryTests {
  @Test func `programs are asked in a language whose output can be read`() {
    let programs = AskedPrograms()
    _ = ProgramQuery(
      ["one", "two"].map { CommandCall(words: [$0]) },
      of: programs,
      patience: .seconds(2),
      clock: ManualClock()
    )
    #expect(programs.calls == ["one", "two"].map { "LANGUAGE= LC_ALL=C.UTF-8 \($0)" })
  }
}

/// Notes the programs to be started, and starts none.
private final class AskedPrograms: Programs {
  private(set) var calls: [String] = []

  func start(
    _ call: CommandCall,
    keepsOutput: Bool,
    logs: Bool,
    variables: [String: String]
  ) throws(CommandError) -> any StartedProgram {
    let setting = variables.map { "\($0.key)=\($0.value)" }.sorted()
    calls.append((setting + call.words).joined(separator: " "))
    throw .start(of: call.program, code: ENOENT)
  }
}
