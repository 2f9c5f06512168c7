// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

@Suite struct CheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the sample configuration has no mistakes, even with its examples enabled`()
    async throws
  {
    let path = ProjectFile.path("config/sliderd.toml")
    let result = try await ChildProcess.run(Program.sliderd("check", path))
    #expect(result.output == "\(path): 1 slider, no mistakes.\n")
    #expect(result.status == .code(0) && result.errors == "")
    // The commented-out examples are valid too: one for each table.
    try folder.write(try ProjectFile.wholeConfiguration(), to: "whole.toml")
    let examples = try await ChildProcess.run(Program.sliderd("check", folder.file("whole.toml")))
    #expect(examples.output.hasSuffix(": 4 sliders, no mistakes.\n"), "\(examples.errors)")
  }

  @Test func `mistakes are listed, and the exit code is 78`() async throws {
    try folder.write("[speech]\nrate = 7\n[[slider]]\nsteps = \"5\"\n", to: "a.toml")
    let file = folder.file("a.toml")
    for command in [
      Program.sliderd("check", file), Program.sliderd("check", "--config", file),
      Program.sliderd("--config", file, "--steps", "5"),
    ] {
      let result = try await ChildProcess.run(command)
      #expect(
        result.errors == """
          sliderd: \(file) has 2 mistakes:
          \(file):2:8: speech.rate: 7 is out of range; use 80 to 900
          \(file):4:9: slider[1].steps: expected a whole number without quotation marks, \
          found the text "5"

          """
      )
      #expect(result.status == .code(78) && result.output == "")
    }
  }

  @Test func `an unknown voice is a mistake`() async throws {
    try folder.write("[speech]\nvoice = \"en-uz\"\nrate = 7\n", to: "a.toml")
    let file = folder.file("a.toml")
    let result = try await ChildProcess.run(Program.sliderd("check", file))
    #expect(
      result.errors == """
        sliderd: \(file) has 2 mistakes:
        \(file):2:9: speech.voice: unknown voice "en-uz"; similar voices: en-us
        \(file):3:8: speech.rate: 7 is out of range; use 80 to 900

        """
    )
    try folder.write("[speech]\nvoice = \"en-us+f3\"\n", to: "a.toml")
    #expect(try await ChildProcess.run(Program.sliderd("check", file)).status == .code(0))
  }

  @Test func `a file without sliders is valid, and check says how to define one`() async throws {
    let file = folder.file("a.toml")
    for text in ["", "# A remark.\n", "[speech]\nrate = 200\n"] {
      try folder.write(text, to: "a.toml")
      let check = try await ChildProcess.run(Program.sliderd("check", file))
      #expect(
        check.output
          == "\(file): no sliders, no mistakes; define a slider with options, "
          + "for example --steps 5.\n"
      )
      #expect(check.status == .code(0))
      let run = Program.sliderd("--config", file, "--steps", "5", "--audio", "none")
      #expect(try await ChildProcess.run(run).status == .code(0))
    }
  }

  @Test func `a maximum that no step reaches is reported with the last stop`() async throws {
    try folder.write(
      "[[slider]]\nid = \"a\"\nfrom = 0\nto = 10\nby = 3\n"
        + "[[slider]]\nid = \"b\"\nfrom = 0\nto = 9\nby = 3\n",
      to: "a.toml"
    )
    let file = folder.file("a.toml")
    let result = try await ChildProcess.run(Program.sliderd("check", file))
    #expect(
      result.output == """
        \(file): 2 sliders, no mistakes.
        \(file):4:6: slider[1].to: the range does not reach 10; the last stop is 9

        """
    )
    #expect(result.status == .code(0) && result.errors == "")
    let json = try await ChildProcess.run(Program.sliderd("check", file, "--output", "json"))
    let remark =
      #"{"line":4,"column":6,"key":"slider[1].to","message":"the range does not reach 10; the last stop is 9"}"#
    #expect(
      json.output
        == #"{"file":"\#(file)","sliders":2,"mistakes":[],"remarks":[\#(remark)]}"# + "\n"
    )
  }

  @Test func `mistakes are printed as JSON for programs and as lines for people`() async throws {
    try folder.write("[[slider]]\nsteps = 0\n", to: "a.toml")
    let file = folder.file("a.toml")
    let result = try await ChildProcess.run(Program.sliderd("check", file, "--output", "json"))
    let message = "too few stops (0); use 1 to 1000000"
    let mistake = #"{"line":2,"column":9,"key":"slider[1].steps","message":"\#(message)"}"#
    #expect(
      result.output
        == #"{"file":"\#(file)","sliders":0,"mistakes":[\#(mistake)],"remarks":[]}"# + "\n"
    )
    #expect(result.errors.hasSuffix("\(file):2:9: slider[1].steps: \(message)\n"))
    #expect(result.status == .code(78))
  }

  @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/etc/sliderd/sliderd.toml")))
  func `if there is no configuration, every searched path is named`() async throws {
    var command = Program.sliderd("check", environment: ["XDG_CONFIG_HOME": folder.path])
    let both = try await ChildProcess.run(command)
    let place = folder.file("sliderd/sliderd.toml")
    let system = "/etc/sliderd/sliderd.toml"
    #expect(both.errors == "sliderd: no configuration file found at \(place) or \(system)\n")
    (command.environment["HOME"], command.environment["XDG_CONFIG_HOME"]) = (nil, nil)
    let one = try await ChildProcess.run(command)
    #expect(one.errors == "sliderd: no configuration file found at \(system)\n")
    #expect(one.status == .code(66))
  }

  @Test func `a missing file causes exit code 66`() async throws {
    let missing = folder.file("missing.toml")
    for command in [Program.sliderd("check", missing), Program.sliderd("--config", missing)] {
      let result = try await ChildProcess.run(command)
      #expect(result.errors == "sliderd: can't read \(missing): No such file or directory\n")
      #expect(result.status == .code(66))
    }
    let folder = try await ChildProcess.run(Program.sliderd("check", folder.path))
    #expect(folder.errors.hasSuffix("can't read \(self.folder.path): Is a directory\n"))
    #expect(folder.status == .code(66))
  }

  @Test func `the user's configuration file is found and sets the slider and the voice`()
    async throws
  {
    try folder.write(
      """
      [speech]
      voice = "de"
      [[slider]]
      id = "size"
      label = "Größe"
      names = ["Klein", "Mittel", "Groß"]
      """,
      to: "sliderd/sliderd.toml"
    )
    let result = try await run(with: ["--output", "json"])
    #expect(
      try Event.all(in: result.output).spoken == [
        "Größe, horizontaler Schieberegler, Mittel, 2 von 3.",
        "Zum Einstellen die Pfeiltasten verwenden.", "Groß, 3 von 3, Maximum",
      ]
    )
    let check = try await ChildProcess.run(
      Program.sliderd("check", environment: ["XDG_CONFIG_HOME": folder.path])
    )
    #expect(check.output == "\(folder.file("sliderd/sliderd.toml")): 1 slider, no mistakes.\n")
  }

  @Test func `flags override the file`() async throws {
    try folder.write(
      """
      [speech]
      voice = "de"
      verbosity = "brief"
      [[slider]]
      label = "Volume"
      from = 0
      to = 100
      value = 40
      """,
      to: "sliderd/sliderd.toml"
    )
    let same = try await run(with: ["--output", "json", "--voice", "en", "--value", "99"])
    #expect(try Event.all(in: same.output).spoken == ["Volume, 99.", "100, maximum"])
    let other = try await run(with: ["--output", "json", "--voice", "en", "--steps", "5"])
    #expect(try Event.all(in: other.output).spoken.last == "4 of 5")
  }

  @Test func `a configured slider runs its command and saves its position`() async throws {
    let (log, state) = (folder.file("log"), folder.file("state"))
    try folder.write(
      """
      [[slider]]
      id = "size"
      steps = 5
      on_change = ["/bin/sh", "-c", "echo \\"$1\\" >>'\(log)'", "sh", "{id} {value}"]
      state = "\(state)"
      """,
      to: "sliderd/sliderd.toml"
    )
    for _ in 0..<2 { #expect(try await run(with: []).status == .code(0)) }
    #expect(try String(contentsOfFile: log, encoding: .utf8) == "size 4\nsize 5\n")
    #expect(try String(contentsOfFile: state, encoding: .utf8).hasPrefix("1 5/5"))
  }

  @Test func `several sliders form a panel, each with its own initial stop and command`()
    async throws
  {
    let log = folder.file("log")
    try folder.write(
      """
      [[slider]]
      id = "a"
      label = "First"
      steps = 5
      [[slider]]
      id = "b"
      label = "Second"
      names = ["Low", "High"]
      value = "Low"
      on_change = ["/bin/sh", "-c", "echo \\"$1\\" >>'\(log)'", "sh", "{id} {name}"]
      """,
      to: "sliderd/sliderd.toml"
    )
    let result = try await run(with: ["--output", "json"], input: "right\ntab\nright\n")
    #expect(
      try Event.all(in: result.output).spoken == [
        "First, horizontal slider, 3 of 5.", "Use the arrow keys to adjust.", "4 of 5",
        "Second, horizontal slider, Low, 1 of 2.", "High, 2 of 2, maximum",
      ]
    )
    #expect(try String(contentsOfFile: log, encoding: .utf8) == "b High\n")
    let unclear = try await run(with: ["--label", "Which"])
    #expect(unclear.errors.contains("these flags need a single slider"))
    #expect(unclear.status == .code(64))
  }

  private func run(
    with arguments: [String],
    input: String = "right\n"
  ) async throws -> ChildProcess.Result {
    var command = Program.sliderd("--audio", "none", environment: ["XDG_CONFIG_HOME": folder.path])
    command.arguments += arguments
    return try await ChildProcess.run(command, input: input)
  }
}
