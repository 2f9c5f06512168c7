// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import TestBench
import Testing

@testable import sliderd

/// The presets from the source, run with stand-ins for their programs.
@Suite(.serialized) struct PresetTests {
  static let folder = ProjectFile.path("config/presets")
  static let presets = PresetFolders(paths: [folder]).presets()

  @Test func `each preset has one use in the table`() {
    #expect(Self.presets.map(\.name) == PresetUse.all.map(\.preset))
  }

  @Test func `the guide has a row for each preset`() throws {
    let page = try ProjectFile.text("docs/guide/configuration.md")
    let rows = page.matches(of: /\n\| `([a-z-]+)` \|/).map(\.1)
    #expect(
      rows.filter { name in Self.presets.contains { $0.name == name } }
        == Self.presets.map { $0.name[...] }
    )
  }

  @Test(arguments: presets)
  func `a preset has no mistakes, and its header says what it does, needs and how to try it`(
    preset: Preset
  ) throws {
    let text = try String(contentsOfFile: preset.path, encoding: .utf8)
    let reading = ConfigurationReading(Array(text.utf8)) { _ in true }
    #expect(reading.mistakes == [])
    let slider = try #require(reading.configuration.sliders.first)
    #expect(slider.slider.stops.count > 1)
    #expect(slider.slider.presentation.label?.isEmpty == false)
    #expect(slider.slider.presentation.id == preset.name)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("# ") == true && lines.first?.hasSuffix(".") == true)
    let top = lines.prefix { $0.hasPrefix("#") }.joined(separator: " ").replacing(" # ", with: " ")
    #expect(top.contains("# Needs: ") || top.contains(" Needs: "))
    #expect(text.contains("sliderd --preset \(preset.name)\n"))
    #expect(lines.allSatisfy { $0.count <= 100 }, "lines of at most 100 characters")
    // Without any program, each mistake names a program and the packages listed at the top.
    let missing = ConfigurationReading(Array(text.utf8)) { _ in false }.mistakes
    for mistake in missing {
      let parts = mistake.message.split(separator: "; install the package")
      #expect(parts.count == 2 && parts[0].hasSuffix(" not found"))
      for package in parts[1].drop(while: { $0 != " " }).split(separator: ", ") {
        #expect(top.contains("package \(package.trimmingCharacters(in: .whitespaces))"))
      }
    }
  }

  @Test(arguments: PresetUse.all)
  func `a preset starts at the current setting and applies the chosen stop`(use: PresetUse)
    async throws
  {
    let stage = try StandIns(for: use.programs)
    let result = try await stage.run(["--preset", use.preset], "\(use.keys)\n")
    #expect(result.status == .code(0) && !result.errors.contains("sliderd:"))
    #expect(result.output == use.output)
    #expect(stage.calls() == use.calls)
  }

  @Test func `presets are listed with their purpose and any missing programs`() async throws {
    let stage = try StandIns(for: ["pactl": ""])
    let list = try await ChildProcess.run(stage.command(["presets"]))
    let lines = list.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(lines.map(\.first) == Self.presets.map { $0.name[...] })
    #expect(lines.allSatisfy { $0.count == 3 })
    let volume = lines.first { $0[0] == "volume" }
    #expect(
      volume == [
        "volume", "The volume of PulseAudio's or PipeWire's loudspeaker, 5 percent a step.",
        "ready",
      ]
    )
    let brightness = lines.first { $0[0] == "brightness" }
    let problem = "program brightnessctl not found; install the package brightnessctl"
    #expect(brightness?.last == problem[...])
    let objects = try await ChildProcess.run(stage.command(["presets", "--output", "json"]))
    let summary = try #require(brightness?[1])
    #expect(
      objects.output.hasPrefix(
        #"{"name":"brightness","summary":"\#(summary)","path":"\#(Self.folder)/brightness.toml","#
          + #""ready":false,"problems":["\#(problem)"]}"# + "\n"
      )
    )
    let check = try await ChildProcess.run(stage.command(["check", "--preset", "brightness"]))
    let path = Self.folder + "/brightness.toml"
    #expect(
      check.errors == """
        sliderd: \(path) has 1 mistake:
        \(path):20:14: slider[1].on_change[1]: \(problem)

        """
    )
    #expect(check.status == .code(78))
  }

  @Test func `a user's preset overrides the one from sliderd, and flags override both`()
    async throws
  {
    let stage = try StandIns(for: ["pactl": "40%"])
    try stage.folder.write(
      "# Mine.\n[[slider]]\nlabel = \"Mine\"\nsteps = 3\n",
      to: "sliderd/presets/volume.toml"
    )
    let own = try await stage.run(["--preset", "volume"], "")
    #expect(own.output == "Mine: 2 of 3\n")
    let flags = try await stage.run(["--preset", "volume", "--label", "L", "--value", "3"], "")
    #expect(flags.output == "L: 3 of 3\n")
  }

  @Test func `a preset without a slider is a mistake in every command`() async throws {
    let stage = try StandIns(for: [:])
    try stage.folder.write("# Nothing.\n", to: "sliderd/presets/empty.toml")
    let path = stage.folder.file("sliderd/presets/empty.toml")
    let problem = "a preset needs a slider; add a [[slider]] section"
    for flags in [["check", "--preset", "empty"], ["--preset", "empty"]] {
      let result = try await ChildProcess.run(stage.command(flags))
      #expect(result.errors == "sliderd: \(path) has 1 mistake:\n\(path):1:1: \(problem)\n")
      #expect(result.status == .code(78))
    }
    let list = try await ChildProcess.run(stage.command(["presets"]))
    #expect(list.output.contains("empty\tNothing.\t\(problem)\n"))
  }

  @Test func `a preset uses the voice from the configuration`() async throws {
    let stage = try StandIns(for: ["pactl": "40%"])
    try stage.folder.write(
      "[speech]\nvoice = \"de\"\n[[slider]]\nsteps = 3\n",
      to: "sliderd/sliderd.toml"
    )
    let result = try await stage.run(["--preset", "volume", "--output", "json"], "")
    #expect(
      try Event.all(in: result.output).spoken.first
        == "Volume, horizontaler Schieberegler, 40 Prozent, Minimum 5 Prozent, Maximum 100 Prozent."
    )
  }

  @Test(arguments: [
    (
      ["--preset", "volme"], 66,
      "--preset: unknown preset \"volme\"; did you mean volume?\n"
    ),
    (
      ["--preset", "xyzzy"], 66,
      "--preset: unknown preset \"xyzzy\"; run \"sliderd presets\" to list all presets\n"
    ),
    (
      ["--preset", "../presets/volume"], 64,
      "--preset: invalid value \"../presets/volume\"; expected a preset name; "
    ),
    (["--preset", ""], 64, "--preset: invalid value \"\"; expected a preset name; "),
    (
      ["--preset", "volume", "--steps", "5"], 64, "--preset: a preset has its own stops"
    ),
    (
      ["check", "a.toml", "--config", "b.toml"], 64, "--config: too many files; check one at a time"
    ),
    (
      ["check", "a.toml", "--preset", "volume"], 64,
      "--preset: use either a file or a preset, not both"
    ),
  ])
  func `mistakes in the choice of a preset are reported`(
    arguments: [String],
    status: Int32,
    message: String
  ) async throws {
    let result = try await ChildProcess.run(Program.sliderd().adding(arguments))
    #expect(result.errors.hasPrefix("sliderd: \(message)"), "\(result.errors)")
    #expect(result.status == .code(status))
  }

  @Test(arguments: [
    (
      ["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/s:x:/t"],
      "/c /etc /d /usr/share /s /t"
    ),
    (["HOME": "/h"], "/h/.config /etc /h/.local/share /usr/share /usr/local/share /usr/share"),
    ([:], "/etc /usr/share /usr/local/share /usr/share"),
  ])
  func `presets are looked up in the user's folders, then sliderd's, then the system's`(
    environment: [String: String],
    folders: String
  ) {
    let found = PresetFolders(environment: environment, executable: "/usr/bin/sliderd")
    #expect(found.paths == folders.split(separator: " ").map { $0 + "/sliderd/presets" })
    let built = PresetFolders(environment: [:], executable: "/src/.build/x/release/sliderd")
    #expect(built.paths.contains("/src/config/presets"))
  }
}

extension Command {
  fileprivate func adding(_ arguments: [String]) -> Command {
    var command = self
    command.arguments += arguments
    return command
  }
}
