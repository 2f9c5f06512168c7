// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import TextSizeWindow

/// A written record of what is done and heard in a window. Each key has a line, and each
/// announcement is an indented line below it.
struct Transcript {
  private(set) var reader: Reader
  private var time: Duration = .zero
  private var lines: [String] = []

  init(at reader: Reader) { self.reader = reader }

  /// Performs the lines of a text that aren't indented, and writes down the announcements. The
  /// keys are a tenth of a second apart.
  mutating func replay(_ text: String) throws -> String {
    lines = []
    for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix(" ") {
      lines.append(line)
      if line == "start" {
        hear(reader.begin())
      } else {
        let key = try #require(SliderKey(named: line))
        hear(reader.press(key, at: time))
      }
      time += .milliseconds(100)
    }
    return lines.joined(separator: "\n")
  }

  private mutating func hear(_ response: SliderResponse) {
    lines += response.words.map { "  " + $0.text }
    if response.command == Reader.quit { lines.append("  (leaves)") }
  }
}

extension Reader {
  /// Returns a window of 560 by 640 points.
  static func window(
    _ edition: Edition = .english,
    orientation: TrackOrientation = .horizontal,
    size: LayoutSize = LayoutSize(width: 560, height: 640),
    scale: Double = 1,
    ruler: TextRuler = .typewriter
  ) throws -> Reader {
    try Reader(edition, orientation: orientation, window: size, scale: scale, ruler: ruler)
  }

  /// The same window with the pop-over open.
  var opened: Reader {
    var reader = self
    _ = reader.open()
    return reader
  }
}

extension TextRuler {
  /// A ruler for a monospaced font, so tests need no fonts.
  static var typewriter: TextRuler {
    TextRuler { block in
      let letter = block.size * (block.isBold ? 0.65 : 0.6)
      let length = Double(block.text.count) * letter
      guard let width = block.width else {
        return LayoutSize(width: length.rounded(.up), height: (block.size * 1.2).rounded(.up))
      }
      let lines = max(1, (length / max(letter, width)).rounded(.up))
      return LayoutSize(width: width, height: (lines * block.size * 1.5).rounded(.up))
    }
  }
}
