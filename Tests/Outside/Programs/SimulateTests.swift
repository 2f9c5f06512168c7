// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
import TestFiles
import Testing

/// The simulator as a program. Each process has other hash values, on which nothing may depend.
@Suite struct SimulateTests {
  @Test func `a seed prints the same log in each process, and an unmet scenario ends with 1`()
    async throws
  {
    let days = ["--seed", "7", "--days", "3", "--log"]
    let first = try await simulate(days)
    #expect(first.output.contains("sliderd starts"))
    #expect(try await simulate(days).output == first.output)
    let folder = try TemporaryFolder()
    try folder.write("sliderd --steps 5\nsays: \"2 of 5\"\n", to: "wrong.txt")
    let (missing, path) = (folder.file("missing.txt"), folder.file("wrong.txt"))
    let result = try await simulate([missing, path])
    #expect(result.status == .code(1))
    let lines = result.output.split(separator: "\n")
    #expect(lines[0] == "\(missing): no such file, or it can't be read")
    #expect(lines[1].hasPrefix("\(path):2: expected says: \"2 of 5\"; it said "))
  }

  private func simulate(_ arguments: [String]) async throws -> ChildProcess.Result {
    try await ChildProcess.run(Command(BuiltProgram.path("Simulate"), arguments))
  }
}
