// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestFiles
import Testing

@testable import sliderd

/// The name of all sliders together.
@Suite struct PanelSettingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `the name of the panel is for the sliders of its file`() throws {
    let sound = """
      [panel]
      label = "Sound"

      [[slider]]
      steps = 5
      """
    try folder.write(sound, to: "a.toml")
    let flags = ["--config", folder.file("a.toml")]
    #expect(try Settings(flags).label == "Sound")
    #expect(try Settings(flags + ["--value", "2"]).label == "Sound")
    #expect(try Settings(flags + ["--steps", "3"]).label == nil, "a slider of the flags")
    try folder.write("[panel]\nlabel = \"Sound\"\n", to: "b.toml")
    #expect(try Settings(["--config", folder.file("b.toml"), "--steps", "3"]).label == nil)
  }

  @Test func `a screen reader finds the sliders in a group with the name`() throws {
    var panel = try SliderPanel.sound()
    #expect(panel.accessibilitySnapshot.root.label == "Sound")
    panel.label = " \u{1B}"
    #expect(panel.accessibilitySnapshot.root.label == nil)
  }
}
