// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
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
    #expect(programs.calls == ["LC_ALL=C.UTF-8 one", "LC_ALL=C.UTF-8 two"])
  }
}

/// Notes the programs to be started, and starts none.
private final class AskedPrograms: Programs {
  private(set) var calls: [String] = []

  func start(
    _ call: CommandCall,
    output: ProgramOutput,
    variable: (name: String, value: String)?
  ) throws(ProgramRefusal) -> any StartedProgram {
    let setting = variable.map { ["\($0.name)=\($0.value)"] } ?? []
    calls.append((setting + call.words).joined(separator: " "))
    throw ProgramRefusal(code: ENOENT)
  }
}
