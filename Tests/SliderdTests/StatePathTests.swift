// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

@testable import sliderd

/// The default paths for positions.
@Suite struct StatePathTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (["HOME": "/h"], "/h/.local/state/sliderd/size"),
    (["HOME": "/h", "XDG_STATE_HOME": "/x"], "/x/sliderd/size"),
    (["HOME": "/h", "XDG_STATE_HOME": "x"], "/h/.local/state/sliderd/size"),
    (["HOME": "/h", "STATE_DIRECTORY": "/var/lib/a:/var/lib/b"], "/var/lib/a/size"),
    (["HOME": "h"], nil), ([:], nil),
  ])
  func `the service's folder takes precedence over the user's`(
    environment: [String: String],
    path: String?
  ) {
    #expect(StatePath.usual(for: "size", environment: environment)?.text == path)
  }

  @Test func `configured sliders start at their saved position, not at their initial value`()
    async throws
  {
    let file = "[[slider]]\nid = \"size\"\nsteps = 5\nvalue = 2\n"
    #expect(try await run(file).output == "2 of 5\n3 of 5\n")
    #expect(try await run(file).output == "3 of 5\n4 of 5\n")
    #expect(try await run(file, "--value", "1").output == "1 of 5\n2 of 5\n")
    #expect(try await run(file, "--no-state").output == "2 of 5\n3 of 5\n")
    let forgetful = file + "state = false\n"
    #expect(try await run(forgetful).output == "2 of 5\n3 of 5\n")
    #expect(try await run(file).output == "2 of 5\n3 of 5\n")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.file("state/sliderd"))
    #expect(mode[.posixPermissions] as? Int == 0o700)
  }

  @Test func `sliders from flags save nothing unless a file is named`() async throws {
    _ = try await run("", "--steps", "5")
    #expect(!FileManager.default.fileExists(atPath: folder.file("state")))
    let both = try await run("", "--steps", "5", "--state", "/tmp/x", "--no-state")
    #expect(both.errors == "sliderd: --state and --no-state: use only one of them\n")
    #expect(both.status == .code(64))
  }

  @Test func `if the default folder can't be created, sliderd reports it and saves nothing`()
    async throws
  {
    try folder.write("a file", to: "state")
    let result = try await run("[[slider]]\nid = \"size\"\nsteps = 5\n")
    #expect(result.output == "3 of 5\n4 of 5\n" && result.status == .code(0))
    #expect(result.errors.hasSuffix("Not a directory; the position will not be saved\n"))
    let panel = (1...3).map { "[[slider]]\nid = \"s\($0)\"\nsteps = 5\n" }.joined()
    let lines = try await run(panel).errors.split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("the position will not be saved") }.count == 1)
  }

  @Test func `a second sliderd with the same sliders reports the conflict and exits`() async throws
  {
    let file = "[[slider]]\nid = \"size\"\nsteps = 5\n"
    let path = folder.file("state/sliderd/size")
    let place = StatePath(text: path, isNamed: false)
    try place.makeFolder()
    let first = try StateFile(path: path)
    let second = try await run(file)
    #expect(second.status == .code(73) && second.output == "")
    #expect(second.errors == "sliderd: \(path): in use by another sliderd; choose another file\n")
    withExtendedLifetime(first) {}
  }

  private func run(_ file: String, _ arguments: String...) async throws -> ChildProcess.Result {
    try folder.write(file, to: "sliderd/sliderd.toml")
    var command = Program.sliderd(
      "--audio",
      "none",
      environment: ["XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.file("state")]
    )
    command.arguments += arguments
    return try await ChildProcess.run(command, input: "right\n")
  }
}
