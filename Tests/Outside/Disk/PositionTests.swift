// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import TestBench
import TestFiles
import Testing

/// A position on a real disk.
@Suite struct PositionTests {
  @Test func `a position has one owner, survives a kill, and is where the next sliderd starts`()
    async throws
  {
    let folder = try TemporaryFolder()
    let command = Program.sliderd(
      "--steps",
      "5",
      "--audio",
      "none",
      "--output",
      "plain",
      "--state",
      folder.file("position")
    )
    let first = try ChildProcess(command, input: .pipe)
    try await first.output.expect("3 of 5")
    let second = try await ChildProcess.run(command, input: "right\n")
    #expect(second.status == .code(73))
    #expect(second.errors.contains("in use by another sliderd"))
    let files = try FolderWatch(of: folder)
    try first.write("right\n")
    try await files.expect("position")
    first.signal(SIGKILL)
    #expect(try await first.exit() == .signal(SIGKILL))
    let third = try await ChildProcess.run(command, input: "")
    #expect(third.output == "4 of 5\n" && third.errors == "")
  }
}
