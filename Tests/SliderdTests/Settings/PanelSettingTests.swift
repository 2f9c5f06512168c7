// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestFiles
import TestValues
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

  @Test func `labels of thumbs leave that of their track to the panel`() throws {
    let flags = ["--steps", "5", "--label", "Price", "--thumbs"]
    #expect(try Settings(flags + ["From here,To here"]).label == "Price")
    #expect(try Settings(flags + ["2"]).label == nil, "the thumbs say it")
    #expect(try Settings(["--steps", "5", "--label", "Price"]).label == nil)
    let file = "[[slider]]\nsteps = 5\nlabel = \"Price\"\nthumbs = [\"From here\", \"To here\"]\n"
    try folder.write(file, to: "c.toml")
    let configured = ["--config", folder.file("c.toml")]
    #expect(try Settings(configured).label == "Price")
    #expect(try Settings(configured + ["--label", "Cost"]).label == "Cost")
    try folder.write("[panel]\nlabel = \"Shop\"\n" + file, to: "c.toml")
    #expect(try Settings(configured).label == "Shop")
  }

  @Test func `a screen reader finds the sliders in a group with the name`() throws {
    var panel = try SliderPanel.sound()
    #expect(panel.accessibilitySnapshot.root.label == "Sound")
    panel.label = " \u{1B}"
    #expect(panel.accessibilitySnapshot.root.label == nil)
  }
}
