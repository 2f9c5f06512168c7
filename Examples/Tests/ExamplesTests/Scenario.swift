// SPDX-License-Identifier: GPL-3.0-or-later

import Explorer
import StepSlider
import StepSliderSpeech
import Testing

/// A written record of what a listener does in a program and hears from it. Each key, and each
/// wait in seconds, has a line. Each announcement is an indented line below it.
///
///     start
///       Books sold, January, 12.
///     right
///       February, 15.
///     4 seconds
///
/// Words take no time; only a wait lets time pass.
struct Scenario<Content: Explorable> {
  private(set) var exploration: Exploration<Content>
  private var queue = AnnouncementQueue()
  private var time: Duration = .zero
  private var lines: [String] = []

  init(at content: Content) {
    exploration = Exploration(of: content, phrases: ElementPhrases())
  }

  /// Performs the lines of a scenario that aren't indented, and writes down the announcements.
  mutating func replay(_ text: String) throws -> String {
    lines = []
    for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix(" ") {
      lines.append(line)
      let words = line.split(separator: " ")
      if line == "start" {
        hear(exploration.begin(at: time))
      } else if words.count == 2, words[1].hasPrefix("second"), let seconds = Int(words[0]) {
        wait(until: time + .seconds(seconds))
      } else {
        let key = try #require(SliderKey(named: line))
        hear(exploration.press(key, at: time))
      }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func wait(until end: Duration) {
    while let deadline = exploration.deadline, deadline <= end {
      time = deadline
      hear(exploration.advance(to: deadline))
    }
    time = end
  }

  private mutating func hear(_ announcements: [Announcement]) {
    var spoken = announcements.compactMap { queue.announce($0) }
    while let utterance = spoken.last {
      lines += spoken.map { "  " + $0.text }
      spoken = queue.utteranceFinished(utterance.number).map { [$0] } ?? []
    }
    let next = exploration.wordsEnded(at: time)
    if !next.isEmpty { hear(next) }
  }
}

/// Replays a scenario in a program, and returns it with the announcements.
func replay(_ text: String, at content: some Explorable) throws -> String {
  var scenario = Scenario(at: content)
  return try scenario.replay(text)
}
