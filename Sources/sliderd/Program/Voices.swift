// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSliderSpeech

/// Lists the voices, one per line.
struct Voices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices of espeak-ng.",
    discussion: """
      Each line is a voice: the language, which is what --voice takes, and the name. A variant can \
      be added to any voice, as in --voice en-us+f3.
      """
  )

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
