// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech
import TestFiles
import Testing

@testable import sliderd

/// Messages name a setting where the user has it: as a flag, or as a key of a file.
@Suite struct SettingNameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("", [], "audio in [speech] of FILE"),
    ("", ["--audio", "alsa"], "--audio"),
    ("", ["--steps", "5"], "--audio"),
    ("[speech]\naudio = \"alsa:hw:1\"\n", [], "audio in [speech] of FILE"),
    ("[speech]\naudio = \"alsa:hw:1\"\n", ["--steps", "5"], "audio in [speech] of FILE"),
    ("[speech]\naudio = \"alsa:hw:1\"\n", ["--audio", "pulse"], "--audio"),
  ])
  func `advice about sound names what the user can change`(
    speech: String,
    flags: [String],
    name: String
  ) throws {
    let settings = try settings(speech, flags)
    #expect(settings.speech.names.audio == name.replacing("FILE", with: folder.file("a.toml")))
  }

  @Test func `without a file, messages name flags`() throws {
    #expect(try Settings(["--steps", "5"]).speech.names.audio == "--audio")
  }

  @Test(arguments: [
    ("", [], nil as String?), ("", ["--voice", "de"], "--voice"),
    ("[speech]\nvoice = \"de\"\n", [], "voice in [speech] of FILE"),
    ("[speech]\nvoice = \"de\"\n", ["--voice", "fr"], "--voice"),
  ])
  func `a voice is named where it is set`(speech: String, flags: [String], name: String?) throws {
    let names = try settings(speech, flags).speech.names
    #expect(names.voice == name?.replacing("FILE", with: folder.file("a.toml")))
  }

  @Test func `a flag takes precedence over the sound output of a file`() throws {
    let speech = "[speech]\naudio = \"alsa:hw:1\"\n"
    #expect(try settings(speech, []).speech.audio == .alsa(device: "hw:1"))
    #expect(try settings(speech, ["--audio", "none"]).speech.audio == .silent)
    #expect(try settings("", []).speech.audio == .automatic)
  }

  @Test func `a service without sliders is told of its file, not of flags`() throws {
    try folder.write("[speech]\nrate = 200\n", to: "a.toml")
    let file = folder.file("a.toml")
    let failure = #expect(throws: Failure.self) { try Settings(["--config", file]) }
    #expect(failure?.status == .badConfiguration)
    #expect(failure?.mistakes.map(\.line).first?.hasPrefix("\(file):1:1: no sliders; ") == true)
  }

  @Test(arguments: [([], false), (["auto"], nil), (["on"], true)])
  func `a flag comes before the key of a file`(flag: [String], groupsDigits: Bool?) throws {
    let file = folder.file("grouping.toml")
    try folder.write("[[slider]]\nfrom = 0\nto = 3000\ngrouping = \"off\"\n", to: "grouping.toml")
    let settings = try Settings(["--config", file] + flag.flatMap { ["--grouping", $0] })
    #expect(settings.sliders[0].slider.presentation.groupsDigits == groupsDigits)
  }

  private func settings(_ speech: String, _ flags: [String]) throws -> Settings {
    try folder.write("\(speech)[[slider]]\nsteps = 3\n", to: "a.toml")
    return try Settings(["--config", folder.file("a.toml")] + flags)
  }
}
