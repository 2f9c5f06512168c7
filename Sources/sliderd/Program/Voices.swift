// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSliderSpeech

/// Lists the voices, one per line.
struct Voices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices of espeak-ng.",
    discussion: """
      Each line is one voice: its language, which is the name for --voice, and its full name. You \
      can add a variant to any voice, as in --voice en-us+f3.
      """
  )

  @OptionGroup var errors: ErrorOptions

  func run() throws {
    let lines: [String]
    do {
      lines = try VoiceCatalog.voices().map { "\($0.language)\t\($0.name)\n" }
    } catch {
      throw Failure(status: .unavailable, message: "\(error)")
    }
    try printWhole(lines.joined())
  }
}
