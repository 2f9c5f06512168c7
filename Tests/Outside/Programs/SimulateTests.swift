// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles
import Testing

/// The simulator as a program. Each process has other hash values, on which nothing may depend.
@Suite struct SimulateTests {
  @Test func `the same seed prints the same log in each process`() async throws {
    let days = ["--seed", "7", "--days", "3", "--log"]
    let first = try await simulate(days)
    #expect(first.output.contains("sliderd starts"))
    #expect(try await simulate(days).output == first.output)
  }

  @Test func `a scenario that isn't met ends with 1, and its line is named`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("sliderd --steps 5\nsays: \"2 of 5\"\n", to: "wrong.txt")
    let path = folder.file("wrong.txt")
    let result = try await simulate([path])
    #expect(result.status == .code(1))
    #expect(result.output.hasPrefix("\(path):2: expected says: \"2 of 5\"; it said "))
  }

  private func simulate(_ arguments: [String]) async throws -> ChildProcess.Result {
    try await ChildProcess.run(Command(BuiltProgram.path("Simulate"), arguments))
  }
}
