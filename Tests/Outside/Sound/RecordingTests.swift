// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SpeechRecogniser
import TestBench
import TestFiles
import Testing

/// The recording that the README links to.
@Suite struct RecordingTests {
  @Test func `the recording contains the words that README quotes`() throws {
    let quotes = [
      "Text size, horizontal slider, Medium, 2 of 4.", "Use the arrow keys to adjust.",
      "Question mark for help.", "Large, 3 of 4", "Small, 1 of 4, minimum",
    ]
    let page = try ProjectFile.text("README.md")
    for quote in quotes { #expect(page.contains(quote)) }
    let file = URL(filePath: ProjectFile.path("docs/sounds/text-size.wav"))
    let recording = try WaveFile(bytes: Array(Data(contentsOf: file)))
    let heard = try SpeechRecogniser(phrases: quotes).hear(recording)
    // The words that a key press interrupted are no phrase.
    #expect(heard.map(\.phrase) == Array(quotes[..<4]) + [nil, quotes[4]])
  }
}
