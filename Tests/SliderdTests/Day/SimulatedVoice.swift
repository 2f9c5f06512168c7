// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A voice with a simulated clock, and the queue of its words. Words take time according to their
/// length, and no time while there is no sound, as in ``Speaker``.
struct SimulatedVoice {
  /// About 15 characters per second, as at 175 words per minute.
  private static let timePerCharacter: Duration = .milliseconds(65)

  private var queue = AnnouncementQueue()
  private var current: AnnouncementQueue.Utterance?
  /// When the current words end.
  private(set) var end: Duration?
  private var hasSound = true
  private var wereWordsLost = false

  /// The words of the last response.
  private(set) var wanted: [String] = []
  /// The last words that were heard completely.
  private(set) var heard: String?
  /// The number of utterances that were started.
  private(set) var count = 0
  /// Utterances that were started when newer ones were available.
  private(set) var stale: [String] = []

  /// Whether nothing is spoken, nothing waits, and everything was heard.
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

  /// Loses sound: the current words end unheard.
  mutating func loseSound(at time: Duration) {
    hasSound = false
    guard end != nil, let current else { return }
    (end, wereWordsLost) = (nil, true)
    begin(queue.finished(current.number), at: time)
  }

  /// Restores sound. Returns whether words were lost.
  mutating func restoreSound() -> Bool {
    defer { (hasSound, wereWordsLost) = (true, false) }
    return wereWordsLost
  }

  /// Stops speaking.
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
