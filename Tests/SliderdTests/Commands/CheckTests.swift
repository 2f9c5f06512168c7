// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderSpeech
import TestFiles
import Testing

@testable import sliderd

@Suite struct CheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the sample configuration has no mistakes, even with its examples enabled`() throws {
    let texts = [try ProjectFile.text("config/sliderd.toml"), try ProjectFile.wholeConfiguration()]
    let readings = texts.map { sliderd.Configuration(Array($0.utf8)) { _ in true } }
    #expect(readings.map(\.mistakes) == [[], []])
    // The commented-out examples are valid too: one for each table.
    #expect(readings.map(\.sliders.count) == [1, 6])
  }

  @Test func `mistakes are listed, and the exit code is 78`() throws {
    try folder.write("[speech]\nrate = 7\n[[slider]]\nsteps = \"5\"\n", to: "a.toml")
    let file = folder.file("a.toml")
    for arguments in [["check", file], ["check", "--config", file], ["--config", file]] {
      let result = CommandRun(arguments)
      #expect(
        result.errors == """
          sliderd: \(file) has 2 mistakes:
          \(file):2:8: speech.rate: 7 is out of range; use 80 to 900
          \(file):4:9: slider[1].steps: expected a whole number without quotation marks, \
          found the text "5"

          """
      )
      #expect(result.status == 78 && result.output == "")
    }
  }

  @Test func `a file without sliders is refused as a start would, and how to define one is said`()
    throws
  {
    let file = folder.file("a.toml")
    for text in ["", "# A remark.\n", "[speech]\nrate = 200\n"] {
      try folder.write(text, to: "a.toml")
      for arguments in [["check", file], ["check", "--config", file], ["--config", file]] {
        let run = CommandRun(arguments)
        #expect(
          run.errors == """
            sliderd: \(file) has 1 mistake:
            \(file):1:1: no sliders; add a section [[slider]], or define a slider with options, \
            such as --steps 5

            """
        )
        #expect(run.status == 78)
      }
      #expect(CommandRun(["--config", file], hasTerminal: true).status == 78)
    }
    #expect(CommandRun("--config", file, "--steps", "5").output == "runs\n")
  }

  @Test(arguments: [
    (
      "[[input]]\ndevice = \"/dev/null\"\n",
      "2:10: input[1].device: /dev/null is not an input device"
    ),
    (
      "[[input]]\ndevice = \"/nonexistent/knob\"\n",
      "2:10: input[1].device: /nonexistent/knob does not exist"
    ),
    (
      "[speech]\naudio = \"wav:/nonexistent/x.wav\"\n",
      "2:9: speech.audio: can't write the sound file /nonexistent/x.wav: No such file or directory"
    ),
    (
      "[speech]\naudio = \"wav:/tmp\"\n",
      "2:9: speech.audio: can't write the sound file /tmp: not a regular file"
    ),
    (
      "[speech]\naudio = \"wav:/dev/null\"\n",
      "2:9: speech.audio: can't write the sound file /dev/null: not a regular file"
    ),
    ("[speech]\nvoice = \"xx\"\n", "2:9: speech.voice: unknown voice \"xx\""),
    (
      "[[slider]]\nsteps = 3\nid = \"b\"\nstate = \"/nonexistent/x\"\n",
      "4:9: slider[1].state: /nonexistent/x: there is no folder /nonexistent; create it"
    ),
    (
      "[[slider]]\nsteps = 3\nid = \"b\"\nthumbs = 2\nstate = \"/nonexistent/x\"\n",
      "5:9: slider[1].state: /nonexistent/x-1: there is no folder /nonexistent; create it"
    ),
    (
      "[[slider]]\nsteps = 3\nid = \"b\"\nstate = \"/tmp\"\n",
      "4:9: slider[1].state: /tmp: not a regular file"
    ),
    (
      "[[slider]]\nsteps = 3\nid = \"b\"\non_change = [\"gone\"]\n",
      "4:14: slider[1].on_change[1]: program gone not found"
    ),
    (
      "[[slider]]\nsteps = 3\nid = \"b\"\nvalue_from = \"gone\"\n",
      "4:14: slider[1].value_from: program gone not found"
    ),
    (
      "[[input]]\ndevice = \"/tmp\"\n",
      "2:10: input[1].device: /tmp is not an input device"
    ),
    (
      "[[slider]]\nsteps = 3\nid = \"b\"\nstate = \"/dev/null\"\n",
      "4:9: slider[1].state: /dev/null: not a regular file"
    ),
  ])
  func `check and a start refuse what is wrong on this machine in the same way`(
    text: String,
    mistake: String
  ) throws {
    try folder.write("\(text)[[slider]]\nid = \"a\"\nsteps = 5\n", to: "a.toml")
    let file = folder.file("a.toml")
    let run = CommandRun("check", file)
    #expect(
      run.errors.hasPrefix("sliderd: \(file) has 1 mistake:\n\(file):\(mistake)"),
      "\(run.errors)"
    )
    // A service tries again where the device may still come.
    #expect(run.status == (mistake.hasSuffix("knob does not exist") ? 66 : 78))
    let start = CommandRun("--config", file, "--input", "auto")
    #expect((start.errors, start.status) == (run.errors, run.status))
  }

  @Test func `a reload looks for no devices, which may be open already`() throws {
    try folder.write("[[input]]\ndevice = \"/dev/null\"\n[[slider]]\nsteps = 5\n", to: "a.toml")
    let flags = ArgumentReading(["--config", folder.file("a.toml")]).flags
    let read = { try Settings(flags: flags, isReload: $0, environment: [:]).inputs.devices.count }
    #expect(throws: Failure.self) { try read(false) }
    #expect(try read(true) == 1)
  }

  @Test func `a check opens no pipe, because what is written into it meanwhile would be lost`()
    throws
  {
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let file = folder.file("a.toml")
    try folder.write("[[input]]\ndevice = \"\(pipe)\"\n[[slider]]\nsteps = 5\n", to: "a.toml")
    let events = inotify_init1(Int32(IN_NONBLOCK))
    defer { close(events) }
    #expect(inotify_add_watch(events, pipe, UInt32(IN_OPEN)) > 0)
    #expect(CommandRun("check", file).status == 0)
    #expect(CommandRun("--config", file, "--input", "auto").output == "runs\n")
    var event = inotify_event()
    #expect(Glibc.read(events, &event, 256) == -1 && errno == EAGAIN)
  }

  @Test(arguments: [
    ["--no-state", "--voice", "en", "--audio", "none", "--input", "lines"],
    ["--state", "/tmp/s", "--speech", "dispatcher", "--audio", "none", "--input", "lines"],
    ["--steps", "5", "--voice", "en", "--audio", "auto", "--input", "lines"],
    ["--thumbs", "2", "--voice", "en", "--audio", "none", "--input", "lines"],
  ])
  func `what flags replace isn't looked for on this machine`(flags: [String]) throws {
    let text = """
      [speech]
      voice = "xx"
      audio = "wav:/nonexistent/x.wav"
      [[input]]
      device = "/dev/null"
      [[slider]]
      steps = 5
      state = "/nonexistent/x"

      """
    try folder.write(text, to: "a.toml")
    let file = folder.file("a.toml")
    #expect(CommandRun(["--config", file] + flags).output == "runs\n")
    let start = CommandRun("--config", file)
    #expect(start.errors == CommandRun("check", file).errors && start.status == 78)
    #expect(start.errors.split(separator: "\n").count == 5)
  }

  @Test func `check refuses files with names that are too long, and links into missing folders`()
    throws
  {
    let manager = FileManager.default
    let (dangling, link) = (folder.file("dangling"), folder.file("link"))
    try manager.createSymbolicLink(atPath: dangling, withDestinationPath: "gone/a")
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "a")
    func name(_ length: Int) -> String { folder.file(String(repeating: "a", count: length)) }
    let cases: [(audio: String, state: String, reason: String?)] = [
      (name(255), name(250), nil), (link, link + "2", nil),
      (name(300), name(9), "audio: can't write the sound file \(name(300)): File name too long"),
      (dangling, name(9), "audio: can't write the sound file \(dangling): No such file"),
      (name(9), name(252), "state: \(name(252)): can't write the file: File name too long"),
      (name(9), dangling, "there is no folder"),
    ]
    for (audio, state, reason) in cases {
      let sound = "[speech]\naudio = \"wav:\(audio)\"\n"
      try folder.write("\(sound)[[slider]]\nsteps = 5\nstate = \"\(state)\"\n", to: "a.toml")
      let run = CommandRun("check", folder.file("a.toml"))
      #expect(run.status == (reason == nil ? 0 : 78), "\(run.errors)")
      #expect(reason.map(run.errors.contains) ?? run.errors.isEmpty, "\(run.errors)")
    }
  }

  @Test func `each missing program is at its own key, beside the other mistakes`() throws {
    let text = """
      [[slider]]
      steps = 5
      state = "/nonexistent/x"
      packages = ["gone"]
      value_from = ["gone1"]
      on_change = ["gone2", "{value}"]

      """
    try folder.write(text, to: "a.toml")
    let file = folder.file("a.toml")
    #expect(
      CommandRun("check", file).errors == """
        sliderd: \(file) has 3 mistakes:
        \(file):3:9: slider[1].state: /nonexistent/x: there is no folder /nonexistent; create it
        \(file):5:15: slider[1].value_from[1]: program gone1 not found; install the package gone
        \(file):6:14: slider[1].on_change[1]: program gone2 not found

        """
    )
  }

  @Test func `an end that no step reaches is reported, and so is the other`() throws {
    try folder.write("[[slider]]\nfrom = 0\nto = 10\nby = 3\nbase = 2.5\n", to: "a.toml")
    let file = folder.file("a.toml")
    #expect(
      CommandRun("check", file).output == """
        \(file): 1 slider, no mistakes.
        \(file):2:8: slider[1].from: 0 isn't reached: the first stop is 2.5; use reach_ends = true
        \(file):3:6: slider[1].to: 10 isn't reached: the last stop is 8.5; use reach_ends = true

        """
    )
  }

  @Test func `a maximum that no step reaches is reported with the last stop`() throws {
    try folder.write(
      "[[slider]]\nid = \"a\"\nfrom = 0\nto = 10\nby = 3\n"
        + "[[slider]]\nid = \"b\"\nfrom = 0\nto = 9\nby = 3\n",
      to: "a.toml"
    )
    let file = folder.file("a.toml")
    let result = CommandRun("check", file)
    #expect(
      result.output == """
        \(file): 2 sliders, no mistakes.
        \(file):4:6: slider[1].to: 10 isn't reached: the last stop is 9; use reach_ends = true

        """
    )
    #expect(result.status == 0 && result.errors == "")
    let json = CommandRun("check", file, "--output", "json")
    let remark =
      #"{"line":4,"column":6,"key":"slider[1].to","message":"10 isn't reached: the last stop is 9; use reach_ends = true"}"#
    #expect(
      json.output
        == #"{"file":"\#(file)","sliders":2,"mistakes":[],"remarks":[\#(remark)]}"# + "\n"
    )
  }

  @Test func `mistakes are printed as JSON for programs and as lines for people`() throws {
    try folder.write("[[slider]]\nsteps = 0\n", to: "a.toml")
    let file = folder.file("a.toml")
    let result = CommandRun("check", file, "--output", "json")
    let message = "0 is out of range; use 1 to 1000000"
    let mistake = #"{"line":2,"column":9,"key":"slider[1].steps","message":"\#(message)"}"#
    #expect(
      result.output
        == #"{"file":"\#(file)","sliders":0,"mistakes":[\#(mistake)],"remarks":[]}"# + "\n"
    )
    #expect(result.errors.hasSuffix("\(file):2:9: slider[1].steps: \(message)\n"))
    #expect(result.status == 78)
  }

  @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/etc/sliderd/sliderd.toml")))
  func `if there is no configuration, every searched path is named`() throws {
    let both = CommandRun("check", environment: ["XDG_CONFIG_HOME": folder.path])
    let place = folder.file("sliderd/sliderd.toml")
    let system = "/etc/sliderd/sliderd.toml"
    #expect(both.errors == "sliderd: no configuration file found at \(place) or \(system)\n")
    let one = CommandRun("check", environment: ["HOME": ""])
    #expect(one.errors == "sliderd: no configuration file found at \(system)\n")
    #expect(one.status == 66)
  }

  @Test func `a configuration that can't be read is never passed over`() throws {
    let path = folder.file("sliderd/sliderd.toml")
    for target in [path, "missing"] {
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(
        atPath: folder.file("sliderd"),
        withIntermediateDirectories: true
      )
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      let result = CommandRun("check", environment: ["XDG_CONFIG_HOME": folder.path])
      #expect(result.errors.hasPrefix("sliderd: can't read \(path): "))
      #expect(result.status == 66)
    }
  }

  @Test func `a missing file causes exit code 66`() throws {
    let missing = folder.file("missing.toml")
    for arguments in [["check", missing], ["--config", missing]] {
      let result = CommandRun(arguments)
      #expect(result.errors == "sliderd: can't read \(missing): No such file or directory\n")
      #expect(result.status == 66)
    }
    let folder = CommandRun("check", folder.path)
    #expect(folder.errors.hasSuffix("can't read \(self.folder.path): not a regular file\n"))
    #expect(folder.status == 66)
    let unnamed = CommandRun("check", "")
    #expect(unnamed.errors == "sliderd: the value is empty; expected the path of a file\n")
    #expect(unnamed.status == 64)
  }

  @Test func `the user's configuration file is found and sets the slider and the voice`() throws {
    let settings = try settings(
      of: """
        [speech]
        voice = "de"
        [[slider]]
        id = "size"
        label = "Größe"
        names = ["Klein", "Mittel", "Groß"]
        """
    )
    #expect(settings.speech.voice.name == "de")
    #expect(
      settings.placed.map { SliderPhrases(language: .german).entry(to: $0) }
        == ["Größe, horizontaler Schieberegler, Mittel, 2 von 3."]
    )
  }

  @Test func `flags override the file`() throws {
    let file = """
      [speech]
      voice = "de"
      verbosity = "brief"
      [[slider]]
      label = "Volume"
      from = 0
      to = 100
      value = 40
      """
    let same = try settings(of: file, "--voice", "en", "--value", "99")
    #expect(same.speech.voice.name == "en" && same.speech.verbosity == .brief)
    #expect(same.placed.map(\.presentation.label) == ["Volume"])
    #expect(same.placed.map(\.value) == [99])
    let other = try settings(of: file, "--voice", "en", "--steps", "5")
    #expect(other.placed.map(\.stops.count) == [5])
  }

  @Test func `flags for one slider are refused for several`() throws {
    let file = "[[slider]]\nid = \"a\"\nsteps = 5\n[[slider]]\nid = \"b\"\nsteps = 3\n"
    let failure = #expect(throws: Failure.self) { try settings(of: file, "--label", "Which") }
    #expect(failure?.status == .usage)
    #expect(failure?.message.hasPrefix("--label: the configuration has several sliders") == true)
  }

  @Test func `flags override the devices in the file, and the program that tells a value`() throws {
    let file = """
      [[input]]
      device = "/dev/input/event3"
      [[slider]]
      steps = 5
      value_from = ["true"]
      """
    let configured = try settings(of: file)
    #expect(configured.inputs.devices.map(\.path) == ["/dev/input/event3"])
    #expect(configured.sliders.map { $0.source == nil } == [false])
    let flagged = try settings(of: file, "--input", "lines", "--value", "5")
    #expect(flagged.inputs.devices.isEmpty && flagged.inputs.standard == .lines)
    #expect(flagged.sliders.map { $0.source == nil } == [true])
  }

  /// Returns the settings of sliderd with a file in the user's folder.
  private func settings(of file: String, _ arguments: String...) throws -> Settings {
    try folder.write(file, to: "sliderd/sliderd.toml")
    return try Settings(arguments, environment: ["XDG_CONFIG_HOME": folder.path])
  }
}
