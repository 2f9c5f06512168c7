// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev
import Testing

@testable import sliderd

@Suite struct ConfigurationTests {
  @Test func `a slider from a file has the same words as one from flags`() throws {
    let slider = try slider(
      """
      [[slider]]
      id = "text-size"
      label = "Text size"
      values = ["0.8", "1.0", 1.25, 1.50, +2]
      names = ["Small", "Medium", "Large", "Extra large", "Huge"]
      value = "1.0"
      """
    )
    let phrases = SliderPhrases()
    #expect(phrases.entry(to: slider) == "Text size, horizontal slider, Medium, 2 of 5.")
    #expect(slider.stops.map(\.value.description) == ["0.8", "1", "1.25", "1.5", "2"])
    #expect(slider.presentation.id == "text-size")
  }

  @Test func `numbers in a file are read as exact decimals`() throws {
    let slider = try slider("slider = [{ from = 0.1, to = 0.7, by = 0.1, value = 0.3 }]")
    #expect(
      slider.stops.map(\.value.description).joined(separator: " ") == "0.1 0.2 0.3 0.4 0.5 0.6 0.7"
    )
    #expect(slider.value == DecimalNumber("0.3"))
    let large = try self.slider("slider = [{ values = [-1_000.50, 0x10, 123456789012345678] }]")
    #expect(large.stops.map(\.value.description) == ["-1000.5", "16", "123456789012345678"])
  }

  @Test func `every key of a slider takes effect`() throws {
    let file = try configuration(
      """
      [[slider]]
      label = "Volume"
      hint = "Turn the knob."
      from = 0
      to = 100
      unit = "percent"
      grouping = "off"
      page = 20
      orientation = "vertical"
      direction = "rtl"
      read_only = true
      on_change = ["echo", "{id}", "a {value}"]
      on_change_time = 3
      state = "/var/lib/sliderd/volume"
      """
    )
    let volume = try #require(file.sliders.first)
    #expect(
      volume.slider.presentation
        == SliderPresentation(
          label: "Volume",
          hint: "Turn the knob.",
          unit: .percent,
          groupsDigits: false,
          orientation: .vertical,
          layoutDirection: .rightToLeft
        )
    )
    #expect(volume.slider.pageSize == 20)
    #expect(volume.slider.availability == .readOnly)
    #expect(
      volume.effects.command?.command(for: volume.slider).words == ["echo", "slider", "a 50"]
    )
    #expect(volume.layers[Setting.onChangeTime] == 3)
    #expect(volume.layers.stateRequest == .file("/var/lib/sliderd/volume"))
  }

  @Test func `a command may be a single string`() throws {
    let file = try configuration("slider = [{ steps = 3, on_change = \"echo 'a b' {index}\" }]")
    let slider = try #require(file.sliders.first)
    #expect(slider.effects.command?.command(for: slider.slider).words == ["echo", "a b", "1"])
  }

  @Test func `speech and inputs are read`() throws {
    let file = try configuration(
      """
      \u{FEFF}speech = { voice = "de", rate = 300, verbosity = "brief" }\r
      [[input]]\r
      device = "/dev/input/event3"\r
      grab = true\r
      label = "Knob"\r
      keys = { KEY_VOLUMEUP = "increment", REL_DIAL = "step" }\r

      """
    )
    #expect(file.speech[Setting.voice] == "de" && file.speech[Setting.rate] == 300)
    #expect(file.speech[Setting.verbosity] == .brief && !file.speech.has(Setting.pitch))
    let bindings = try EvdevBindings(["KEY_VOLUMEUP": "increment", "REL_DIAL": "step"])
    #expect(
      file.inputs == [
        InputDevice(
          path: "/dev/input/event3",
          bindings: bindings,
          grabs: true,
          label: "Knob",
          origin: .key("input[1].device", file: "", at: SourceLocation(line: 3, column: 10))
        )
      ]
    )
  }

  @Test func `flags override a file`() throws {
    let file = try slider(
      "slider = [{ label = \"File\", unit = \"percent\", steps = 9, page = 4, disabled = true }]"
    )
    var flags = try Layers(arguments: ["--label", "Flag", "--read-only", "--value", "3"])
    let adjusted = flags.adjusted(file)
    let both = try #require(adjusted)
    #expect(both.presentation.label == "Flag" && both.presentation.unit == .percent)
    #expect(both.stops == file.stops && both.pageSize == 4)
    #expect(both.value == 3 && both.availability == .readOnly)
  }

  @Test(arguments: [
    (["HOME": "/h", "XDG_CONFIG_HOME": "/x"], ["/x", "/etc"]),
    (["HOME": "/h"], ["/h/.config", "/etc"]),
    (["HOME": "/h", "XDG_CONFIG_HOME": "x"], ["/h/.config", "/etc"]), ([:], ["/etc"]),
  ])
  func `the user's file is searched for before the system's`(
    environment: [String: String],
    folders: [String]
  ) {
    let paths = ConfigurationFile.paths(environment: environment)
    #expect(paths == folders.map { $0 + "/sliderd/sliderd.toml" })
  }

  private func slider(_ text: String) throws -> Slider {
    try #require(configuration(text).sliders.first).slider
  }

  private func configuration(_ text: String) throws -> sliderd.Configuration {
    let configuration = sliderd.Configuration(Array(text.utf8)) { $0 == "echo" }
    #expect(configuration.mistakes == [])
    return configuration
  }
}
