// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderSpeech
import Testing

@testable import Explorer

@Suite struct ExplorerOptionsTests {
  @Test func `flags set the outputs for speech and the picture`() throws {
    let options = try ExplorerOptions(["--svg", "/tmp/a.svg", "--audio", "wav:/tmp/a.wav"])
    #expect(options.audio == .waveFile(path: "/tmp/a.wav"))
    #expect(options.picturePath == "/tmp/a.svg")
    #expect(try ExplorerOptions([]).audio == .automatic)
    #expect(try ExplorerOptions(["--accessibility-bus"]).isOnAccessibilityBus)
  }

  @Test(arguments: [
    (["--audio"], "--audio: expected auto, pulse, alsa, alsa:DEVICE, wav:FILE or none"),
    (["--audio", "loud"], "--audio: expected auto, pulse, alsa, alsa:DEVICE, wav:FILE or none"),
    (["--svg"], "--svg: expected a file for the picture"),
    (["--quiet"], "unknown option \"--quiet\"; use --help to list all options"),
  ])
  func `an invalid flag is reported with the expected value`(arguments: [String], message: String) {
    #expect(throws: ExplorerFailure(status: .usage, message: message)) {
      _ = try ExplorerOptions(arguments)
    }
  }
}
