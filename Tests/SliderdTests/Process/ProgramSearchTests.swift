// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestFiles
import Testing

@testable import sliderd

@Suite struct ProgramSearchTests {
  /// The message named the program, which exists.
  @Test(arguments: [
    ("#!/bin/sh\n", nil), ("#!/usr/bin/env sh\n", nil), ("#! /bin/sh -e\n", nil), ("", nil),
    ("#!/nonexistent/python\n", "its interpreter /nonexistent/python is not found"),
    ("#!/nonexistent/python -u\nprint()\n", "its interpreter /nonexistent/python is not found"),
    ("#!/usr/bin/env no-such-shell\n", "its interpreter no-such-shell is not found"),
    (
      "#!/bin/sh\r\n",
      "its first line ends with a carriage return; save it with the line ends of Unix"
    ),
  ])
  func `a script whose interpreter is missing is told from a missing script`(
    text: String,
    obstacle: String?
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "script")
    let path = folder.file("script")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(Caller.obstacle(toRunning: path, path: "/usr/bin:/bin") == obstacle)
    let run = CommandRun("--steps", "5", "--on-change", path)
    guard let obstacle else { return #expect(run.output == "runs\n") }
    #expect(run.errors == "sliderd: --on-change: program \(path) can't run: \(obstacle)\n")
    #expect(run.status == 66)
    try folder.write("[[slider]]\nsteps = 5\non_change = [\"\(path)\"]\n", to: "a.toml")
    let check = CommandRun("check", folder.file("a.toml"))
    #expect(check.errors.contains("program \(path) can't run: \(obstacle)\n"))
    #expect(check.status == 78)
  }

  @Test func `a script whose interpreter is a script needs the interpreter of that`() throws {
    let folder = try TemporaryFolder()
    for (name, interpreter) in [("a", folder.file("b")), ("b", "/none"), ("c", folder.file("c"))] {
      try folder.write("#!\(interpreter)\n", to: name)
      let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
      try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.file(name))
    }
    let obstacle = "its interpreter /none is not found"
    #expect(Caller.obstacle(toRunning: folder.file("a")) == obstacle)
    #expect(Caller.obstacle(toRunning: folder.file("c")) == nil)
  }
}
