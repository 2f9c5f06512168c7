// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import StepSlider
import StepSliderAccessibilityBus

/// Sees to it that the words are said once: by a screen reader that listens, else by the window's own
/// voice.
final class Narrator: EventSource {
  /// What comes of either.
  enum Event {
    /// A screen reader asks for something.
    case request(AccessibilityRequest)
    /// What has the focus is to be said again: words were lost, or the screen reader is gone.
    case lost
  }

  /// How long the words of entry wait until it is known who says them.
  private static let patience: Duration = .milliseconds(200)

  private let voice: Voice
  private let bus: AccessibilityBus
  private var shown: AccessibilitySnapshot?
  private var isReaderThere = false
  private var entry: (words: [Announcement], until: ContinuousClock.Instant)?
  /// Whether a missing bus is worth a line: it was asked for, and wasn't told of yet.
  private var tellsMissingBus: Bool

  init(title: String, language: Language, options: Options) {
    voice = Voice(language: language, destination: options.audio)
    bus = AccessibilityBus(
      application: "TextSizeWindow",
      window: AccessibleWindow(title: title),
      presence: options.screenReader.presence,
      environment: ProcessInfo.processInfo.environment
    )
    tellsMissingBus = options.screenReader == .on
  }

  var interests: [Interest] { voice.interests + bus.interests }

  var deadline: ContinuousClock.Instant? {
    [bus.deadline, entry?.until].compactMap(\.self).min()
  }

  /// Says the words of entry, as soon as it is known that no screen reader does.
  func enter(with words: [Announcement]) {
    guard bus.isSettled else { return entry = (words, .now + Self.patience) }
    say(words)
  }

  /// Says words that belong to what is shown next, unless a screen reader says them.
  func say(_ words: [Announcement]) {
    guard !words.isEmpty else { return }
    entry = nil
    if !isReaderThere { voice.say(words) }
  }

  /// Stops what the voice says.
  func stop() {
    entry = nil
    voice.stop()
  }

  /// Shows what there is to hear now; of words that came with nothing new in it, a screen reader is told.
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

  /// Takes what the voice tells and what a screen reader asks for, one thing at a time.
  ///
  /// Show what came of a request before the next turn: screen readers look at once.
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

  /// Leaves the bus and lets go of the sound.
  func close() {
    bus.close()
    voice.close()
  }

  private func tellMissingBus() {
    guard tellsMissingBus, case .unavailable(let reason) = bus.state else { return }
    tellsMissingBus = false
    printError("TextSizeWindow: no screen reader can find the window: \(reason)")
  }
}
