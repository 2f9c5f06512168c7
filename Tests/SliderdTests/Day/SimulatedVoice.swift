// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A voice by a clock of its own, beside the queue of what it has to say: words take as long as they
/// are long, and no time at all while there is no sound, as ``Speaker`` has it.
struct SimulatedVoice {
  /// Some 15 characters a second, as at 175 words a minute.
  private static let timePerCharacter: Duration = .milliseconds(65)

  private var queue = AnnouncementQueue()
  private var current: AnnouncementQueue.Utterance?
  /// When the words that are being spoken end.
  private(set) var end: Duration?
  private var hasSound = true
  private var wereWordsLost = false

  /// What the last thing that was answered has to say.
  private(set) var wanted: [String] = []
  /// The words that were last heard to their end.
  private(set) var heard: String?
  /// How many words were begun.
  private(set) var count = 0
  /// Words that were begun when newer ones were there.
  private(set) var stale: [String] = []

  /// Whether nothing is spoken, nothing waits, and all is heard.
  var isAtRest: Bool { queue.isSilent && !wereWordsLost }

  mutating func announce(_ announcements: [Announcement], at time: Duration) {
    guard !announcements.isEmpty else { return }
    wanted = announcements.map(\.text)
    for announcement in announcements { begin(queue.announce(announcement), at: time) }
  }

  /// Ends words whose time is over.
  mutating func advance(to time: Duration) {
    while let end, end <= time, let current {
      self.end = nil
      heard = current.text
      begin(queue.finished(current.number), at: end)
    }
  }

  /// The sound goes away: what is spoken is over, and was not heard.
  mutating func loseSound(at time: Duration) {
    hasSound = false
    guard end != nil, let current else { return }
    (end, wereWordsLost) = (nil, true)
    begin(queue.finished(current.number), at: time)
  }

  /// Sound is back; tells whether words were lost.
  mutating func restoreSound() -> Bool {
    defer { (hasSound, wereWordsLost) = (true, false) }
    return wereWordsLost
  }

  /// Says nothing more.
  mutating func stop() {
    queue.reset()
    (current, end, wereWordsLost) = (nil, nil, false)
  }

  private mutating func begin(_ utterance: AnnouncementQueue.Utterance?, at time: Duration) {
    guard let utterance else { return }
    count += 1
    if !wanted.contains(utterance.text) { stale.append(utterance.text) }
    guard hasSound else {
      wereWordsLost = true
      return begin(queue.finished(utterance.number), at: time)
    }
    current = utterance
    end = time + Self.timePerCharacter * utterance.text.count
  }
}
