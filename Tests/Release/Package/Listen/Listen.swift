// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SpeechRecogniser
import TestBench

/// Prints the phrases that are spoken in a WAV file, one per line; `?` stands for other words.
///
/// The arguments are the file and all possible phrases, in English.
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
