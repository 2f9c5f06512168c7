// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench

/// Prints which of some phrases are spoken in a WAV file, a line each; `?` stands for other words.
///
/// Its arguments are the file, and all phrases that may be said, in English.
@main
enum Listen {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let file = arguments.first else {
      FileHandle.standardError.write(Data("usage: Listen FILE PHRASE...\n".utf8))
      exit(64)
    }
    let recording = try WaveFile(bytes: Array(Data(contentsOf: URL(filePath: file))))
    let recogniser = try SpeechRecogniser(phrases: Array(arguments.dropFirst()))
    for heard in recogniser.hear(recording) { print(heard.phrase ?? "?") }
  }
}
