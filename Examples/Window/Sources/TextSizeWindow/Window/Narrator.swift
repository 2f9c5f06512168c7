// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import Foundation
import StepSlider

/// Makes sure that words are spoken once: by a screen reader if one listens, otherwise by the
/// window's own voice.
final class Narrator: EventSource {
  /// The events of the voice and the screen reader.
  enum Event {
    /// A request from a screen reader.
    case request(AccessibilityRequest)
    /// The focused element must be announced again, because words were lost or the screen reader
    /// exited.
    case lost
  }

  /// How long the entry waits until it is known who speaks it.
  private static let patience: Duration = .milliseconds(200)

  private let voice: Voice
  private let bus: AccessibleApplication
  private var shown: AccessibilitySnapshot?
  private var isReaderThere = false
  private var entry: (words: [Announcement], until: Duration)?
  /// Whether to report a missing bus: the user requested the bus, and it wasn't reported yet.
  private var tellsMissingBus: Bool

  init(title: String, language: SpokenLanguage, options: Options) {
    voice = Voice(language: language, destination: options.audio)
    bus = AccessibleApplication(
      application: "TextSizeWindow",
      window: AccessibleWindow(title: title),
      presence: options.screenReader.presence,
      environment: ProcessInfo.processInfo.environment
    )
    tellsMissingBus = options.screenReader == .on
  }

  var interests: [DescriptorInterest] { voice.interests + bus.interests }

  var deadline: Duration? {
    [bus.deadline, entry?.until].compactMap(\.self).min()
  }

  /// Speaks the entry, once it is known that no screen reader does.
  func enter(with words: [Announcement], at now: Duration) {
    guard bus.isSettled else { return entry = (words, now + Self.patience) }
    say(words)
  }

  /// Speaks the words for the content shown next, unless a screen reader does.
  func say(_ words: [Announcement]) {
    guard !words.isEmpty else { return }
    entry = nil
    if !isReaderThere { voice.say(words) }
  }

  /// Interrupts the voice.
  func stop() {
    entry = nil
    voice.stop()
  }

  /// Shows the current content to screen readers. If nothing in it is new, a screen reader gets
  /// the first words as an announcement.
  func show(
    _ snapshot: AccessibilitySnapshot,
    in window: AccessibleWindow,
    after words: [Announcement] = []
  ) {
    let isNew = snapshot != shown || window != bus.window
    shown = snapshot
    bus.window = window
    bus.show(snapshot)
    if isReaderThere, !isNew, let answer = words.first { bus.announce(answer) }
  }

  /// Handles the voice's events, and returns a screen reader's requests one at a time.
  ///
  /// The caller must show the result of a request before the next turn, because screen readers
  /// look at once.
  func advance(_ wakeup: Wakeup) -> [Event] {
    let requests = bus.advance(wakeup).map(Event.request)
    let areWordsLost = voice.advance(wakeup)
    tellMissingBus()
    let wasReaderThere = isReaderThere
    isReaderThere = bus.isHeard
    if isReaderThere { stop() }
    if let entry, bus.isSettled || entry.until <= wakeup.now { say(entry.words) }
    return requests + (!isReaderThere && (areWordsLost || wasReaderThere) ? [.lost] : [])
  }

  /// Leaves the bus and closes the sound.
  func close() {
    bus.close()
    voice.close()
  }

  private func tellMissingBus() {
    guard tellsMissingBus, let reason = bus.absence else { return }
    tellsMissingBus = false
    printError("TextSizeWindow: screen readers can't find the window: \(reason)")
  }
}
