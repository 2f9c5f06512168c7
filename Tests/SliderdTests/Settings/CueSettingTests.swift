// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev
import StepSliderSpeech
import Testing

@testable import sliderd

@Suite struct CueSettingTests {
  @Test func `nothing sounds unless it is asked for`() throws {
    let settings = try Settings(["--steps", "5"])
    #expect(settings.speech.cues == .off)
    #expect(!settings.isStereo)
  }

  @Test func `an option takes precedence over the file`() throws {
    let file = ConfigurationFile(path: "f", bytes: Array("speech.cues = \"ends\"".utf8))
    let speech = try file.configuration().speech
    #expect(speech[Setting.cues] == .ends)
    let flags = ArgumentReading(["--cues", "off"]).flags
    #expect(Layers([flags] + speech.list)[Setting.cues] == .off)
  }

  @Test(arguments: [
    ("off", "horizontal", false), ("ends", "horizontal", true),
    ("position", "horizontal", true), ("instead", "horizontal", true),
    ("position", "vertical", false),
  ])
  func `the sound has two channels only for the cues of a horizontal track`(
    cues: String,
    orientation: String,
    isStereo: Bool
  ) throws {
    let flags = ["--steps", "5", "--cues", cues, "--orientation", orientation]
    #expect(try Settings(flags).isStereo == isStereo)
  }

  @Test func `a turn of a knob and a bound key are notches, other keys are none`() {
    #expect(EvdevAction.steps(-3).notches == 3)
    #expect(EvdevAction.steps(.min).notches == .max)
    #expect(EvdevAction.command(.adjust(.increment), isRepeat: false).notches == 1)
    #expect(EvdevAction.command(.adjust(.increment), isRepeat: true).notches == 0)
    #expect(EvdevAction.command(.adjust(.pageUp), isRepeat: false).notches == 0)
    #expect(EvdevAction.command(.adjust(.maximum), isRepeat: false).notches == 0)
    #expect(EvdevAction.command(.sayValue, isRepeat: false).notches == 0)
    #expect(EvdevAction.press(.right, isRepeat: false).notches == 0)
  }

  @Test(arguments: ["KEY_UP", "KEY_RIGHT", "KEY_KPPLUS", "KEY_PAGEDOWN", "KEY_HOME", "BTN_DPAD_UP"])
  func `no key of a keyboard is a notch`(name: String) throws {
    let code = try #require(EvdevCode(name: name))
    let binding = EvdevBindings.standard[code]
    let isKey = if case .key = binding { true } else { false }
    #expect(isKey)
  }
}
