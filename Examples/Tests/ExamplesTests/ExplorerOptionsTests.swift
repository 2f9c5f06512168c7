// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderSpeech
import Testing

@testable import Explorer

@Suite struct ExplorerOptionsTests {
  @Test func `flags say where speech and the picture go`() throws {
    let options = try ExplorerOptions(["--svg", "/tmp/a.svg", "--audio", "wav:/tmp/a.wav"])
    #expect(options.audio == .waveFile(path: "/tmp/a.wav"))
    #expect(options.picturePath == "/tmp/a.svg")
    #expect(try ExplorerOptions([]).audio == .automatic)
    #expect(try ExplorerOptions(["--accessibility-bus"]).isOnAccessibilityBus)
  }

  @Test(arguments: [
    (["--audio"], "--audio takes auto, pulse, alsa, alsa:DEVICE, wav:FILE or none"),
    (["--audio", "loud"], "--audio takes auto, pulse, alsa, alsa:DEVICE, wav:FILE or none"),
    (["--svg"], "--svg takes a file, which the picture is written to"),
    (["--quiet"], "\"--quiet\" is no flag; --help lists all"),
  ])
  func `a wrong flag is named with what it takes`(arguments: [String], message: String) {
    #expect(throws: ExplorerFailure(status: .usage, message: message)) {
      _ = try ExplorerOptions(arguments)
    }
  }
}
