// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderNumbers
import StepSliderSpeech
import TestFiles
import Testing

@testable import sliderd

/// The presets from the source.
@Suite struct PresetTests {
  static let source = ProjectFile.path("config/presets")
  static let presets = Preset.all(in: [source])

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

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
    let reading = sliderd.Configuration(Array(text.utf8)) { _ in true }
    #expect(reading.mistakes == [])
    let slider = try #require(reading.sliders.first)
    #expect(slider.slider.stops.count > 1)
    #expect(slider.slider.presentation.label?.isEmpty == false)
    #expect(slider.slider.presentation.id == preset.name)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("# ") == true && lines.first?.hasSuffix(".") == true)
    let top = lines.prefix { $0.hasPrefix("#") }.joined(separator: " ").replacing(" # ", with: " ")
    #expect(top.contains("# Needs: ") || top.contains(" Needs: "))
    #expect(text.contains("sliderd --preset \(preset.name)\n"))
    #expect(lines.allSatisfy { $0.count <= 100 }, "lines of at most 100 characters")
    // Without any program, each mistake names a program, and the first one the packages listed at
    // the top.
    let missing = sliderd.Configuration(Array(text.utf8)) { _ in false }.mistakes
    for (index, mistake) in missing.enumerated() {
      let parts = mistake.message.split(separator: "; install the package")
      #expect(parts.count == (index == 0 ? 2 : 1) && parts[0].hasSuffix(" not found"))
      guard index == 0 else { continue }
      for package in parts[1].drop(while: { $0 != " " }).split(separator: ", ") {
        #expect(top.contains("package \(package.trimmingCharacters(in: .whitespaces))"))
      }
    }
  }

  @Test(arguments: PresetUse.all)
  func `a preset starts at the current setting and applies the chosen stop`(use: PresetUse) throws {
    let settings = try Settings(
      preset: use.preset,
      environment: environment(having: use.programs.keys)
    )
    let setting = try #require(settings.sliders.first).placed(at: settings.speech.voice)
    let answer = setting.sourceCall.flatMap { use.programs[$0.program] }
    let stop = answer.map { setting.reportedStart(by: .success($0)) } ?? ReportedStart()
    var control = SliderControl(
      setting.slider(leftAt: nil, start: stop),
      phrases: SliderPhrases(numbers: .localized(.english))
    )
    let label = control.slider.presentation.label ?? ""
    let start = "\(label): \(control.valueText)"
    let response = control.press(try #require(SliderKey(named: use.keys)), at: .zero)
    #expect(([start] + response.words.map(\.text)).map { $0 + "\n" }.joined() == use.output)
    let calls = [setting.sourceCall, setting.effects.command?.command(for: control.slider)]
    #expect(calls.compactMap(\.self).map(Self.text) == use.calls)
  }

  @Test(arguments: RecordedSetting.all)
  func `a preset starts at what its program prints in any language`(
    recorded: RecordedSetting
  ) throws {
    let programs = PresetUse.all.first { $0.preset == recorded.preset }?.programs ?? [:]
    let settings = try Settings(
      preset: recorded.preset,
      environment: environment(having: programs.keys)
    )
    let setting = try #require(settings.sliders.first)
    let start = setting.reportedStart(by: .success(recorded.output))
    let slider = setting.slider(leftAt: nil, start: start)
    let value = start.position.map { _ in slider.stop?.name ?? slider.value?.description ?? "" }
    #expect(value == recorded.value)
    #expect((start.reason == nil) == (value != nil))
  }

  @Test func `there is a recording of each preset that asks a program`() throws {
    let asking = try Self.presets.filter { preset in
      try String(contentsOfFile: preset.path, encoding: .utf8).contains("\nvalue_from = ")
    }
    #expect(Set(asking.map(\.name)) == Set(RecordedSetting.all.map(\.preset)))
  }

  @Test func `presets are listed with their purpose and any missing programs`() throws {
    let environment = try environment(having: ["pactl"])
    let list = CommandRun("presets", environment: environment)
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
    let objects = CommandRun("presets", "--output", "json", environment: environment)
    let summary = try #require(brightness?[1])
    #expect(
      objects.output.hasPrefix(
        #"{"name":"brightness","summary":"\#(summary)","path":"\#(Self.source)/brightness.toml","#
          + #""ready":false,"problems":["\#(problem)"]}"# + "\n"
      )
    )
    let check = CommandRun("check", "--preset", "brightness", environment: environment)
    let path = Self.source + "/brightness.toml"
    #expect(
      check.errors == """
        sliderd: \(path) has 1 mistake:
        \(path):19:15: slider[1].value_from[1]: \(problem)

        """
    )
    #expect(check.status == 78)
  }

  @Test func `what to install for two missing programs is said once`() throws {
    let list = CommandRun("presets", environment: try environment(having: []))
    let console = list.output.split(separator: "\n").first { $0.hasPrefix("text-size-console\t") }
    let problem =
      "\tprogram showconsolefont not found; install the packages kbd, console-setup-linux; "
      + "program setfont not found"
    #expect(console?.hasSuffix(problem) == true, "\(console ?? "")")
  }

  @Test func `a preset isn't ready if its program can't report the current setting`() throws {
    let environment = try environment(having: ["pactl"])
    let list = CommandRun(["presets"], environment: environment, failing: ["pactl"])
    let volume = list.output.split(separator: "\n").first { $0.hasPrefix("volume\t") }
    #expect(volume?.hasSuffix("\tpactl failed with exit status 1") == true)
  }

  @Test func `a user's preset overrides the one from sliderd, and flags override both`() throws {
    let environment = try environment(having: ["pactl"])
    try folder.write(
      "# Mine.\n[[slider]]\nlabel = \"Mine\"\nsteps = 3\n",
      to: "sliderd/presets/volume.toml"
    )
    let own = try Settings(["--preset", "volume"], environment: environment).placed
    #expect(own.map(\.presentation.label) == ["Mine"] && own.map(\.index) == [1])
    let flags = ["--preset", "volume", "--label", "L", "--value", "3"]
    let told = try Settings(flags, environment: environment).placed
    #expect(told.map(\.presentation.label) == ["L"] && told.map(\.index) == [2])
  }

  @Test func `a preset without a slider is a mistake in every command`() throws {
    let environment = try environment(having: [])
    try folder.write("# Nothing.\n", to: "sliderd/presets/empty.toml")
    let path = folder.file("sliderd/presets/empty.toml")
    let problem = "a preset needs a slider; add a [[slider]] section"
    for flags in [["check", "--preset", "empty"], ["--preset", "empty"]] {
      let result = CommandRun(flags, environment: environment)
      #expect(result.errors == "sliderd: \(path) has 1 mistake:\n\(path):1:1: \(problem)\n")
      #expect(result.status == 78)
    }
    let list = CommandRun("presets", environment: environment)
    #expect(list.output.contains("empty\tNothing.\t\(problem)\n"))
  }

  @Test func `a preset uses the voice from the configuration`() throws {
    try folder.write(
      "[speech]\nvoice = \"de\"\n[[slider]]\nsteps = 3\n",
      to: "sliderd/sliderd.toml"
    )
    let environment = try environment(having: ["pactl"])
    let settings = try Settings(["--preset", "volume"], environment: environment)
    #expect(settings.speech.voice.name == "de")
    #expect(settings.placed.map(\.presentation.label) == ["Volume"])
  }

  @Test(arguments: [
    (["--rate", "300"], "300"), (["--value", "120"], "120"), (["--rate", "312"], "320"),
    ([], "180"),
  ])
  func `a slider for the speech rate starts at sliderd's current rate`(
    flags: [String],
    value: String
  ) throws {
    let settings = try Settings(["--preset", "speech-rate"] + flags)
    #expect(settings.placed.map(\.value?.description) == [value])
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
      "--preset: \"../presets/volume\" is not a preset name; "
    ),
    (["--preset", ""], 64, "--preset: the value is empty; expected a preset name; "),
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
  ) throws {
    let result = CommandRun(arguments, environment: try environment(having: ["pactl"]))
    #expect(result.errors.hasPrefix("sliderd: \(message)"), "\(result.errors)")
    #expect(result.status == status)
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
    let found = Preset.folders(environment: environment, executable: "/usr/bin/sliderd")
    #expect(found == folders.split(separator: " ").map { $0 + "/sliderd/presets" })
    let built = Preset.folders(environment: [:], executable: "/src/.build/x/release/sliderd")
    #expect(built.contains("/src/config/presets"))
  }

  /// Returns an environment in which some programs exist, and no others.
  private func environment(having programs: some Sequence<String>) throws -> [String: String] {
    for program in programs {
      try folder.write("", to: "bin/\(program)")
      #expect(chmod(folder.file("bin/\(program)"), 0o700) == 0)
    }
    return ["PATH": folder.file("bin"), "XDG_CONFIG_HOME": folder.path]
  }

  /// Returns a call with its arguments, separated by bars, and its input.
  private static func text(_ call: CommandCall) -> String {
    call.words.joined(separator: "|") + (call.input.map { " < \($0.dropLast())" } ?? "")
  }
}
