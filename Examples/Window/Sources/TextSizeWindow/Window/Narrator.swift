// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderAccessibilityBus
import StepSliderTerminal

/// Sees to it that the words are said once: by a screen reader that listens, else by the window's own
/// voice.
struct Narrator {
  /// How long the words of entry wait until it is known who says them.
  private static let patience: Duration = .milliseconds(200)

  private var voice: Voice
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

  /// What a loop waits for before it calls ``handleEvents()``.
  var interests: [Poller.Interest] {
    [Poller.Interest(descriptor: voice.descriptor)]
      + bus.interests.map { .init(descriptor: $0.descriptor, isForWriting: $0.isForWriting) }
  }

  /// When to call ``handleEvents()`` though nothing is ready.
  var deadline: ContinuousClock.Instant? {
    [bus.deadline, entry?.until].compactMap(\.self).min()
  }

  /// Says the words of entry, as soon as it is known that no screen reader does.
  mutating func enter(with words: [Announcement]) {
    guard bus.isSettled else { return entry = (words, .now + Self.patience) }
    say(words)
  }

  /// Says words that belong to what is shown next, unless a screen reader says them.
  mutating func say(_ words: [Announcement]) {
    guard !words.isEmpty else { return }
    entry = nil
    if !isReaderThere { voice.say(words) }
  }

  /// Stops what the voice says.
  mutating func stop() {
    entry = nil
    voice.stop()
  }

  /// Shows what there is to hear now; a screen reader is told the words if nothing in it changed.
  mutating func show(
    _ snapshot: AccessibilitySnapshot,
    in window: AccessibleWindow,
    after words: [Announcement] = []
  ) {
    let isChanged = snapshot != shown || window != bus.window
    shown = snapshot
    bus.window = window
    bus.show(snapshot)
    if isReaderThere, !isChanged, let answer = words.first { bus.announce(answer) }
  }

  /// What a screen reader asks for next; `nil` when it asks for nothing more.
  ///
  /// Show what came of a request before asking for the next: screen readers look at once.
  func nextRequest() -> AccessibilityRequest? { bus.next() }

  /// Takes the events of the voice and of who listens; tells whether what has the focus is to be said again,
  /// because words were lost or the screen reader is gone.
  mutating func handleEvents() -> Bool {
    let areWordsLost = voice.handleEvents()
    tellMissingBus()
    let wasReaderThere = isReaderThere
    isReaderThere = bus.isHeard
    if isReaderThere { stop() }
    if let entry, bus.isSettled || entry.until <= .now { say(entry.words) }
    return !isReaderThere && (areWordsLost || wasReaderThere)
  }

  /// Leaves the bus and lets go of the sound.
  func close() {
    bus.close()
    voice.close()
  }

  private mutating func tellMissingBus() {
    guard tellsMissingBus, case .unavailable(let reason) = bus.state else { return }
    tellsMissingBus = false
    printError("TextSizeWindow: no screen reader can find the window: \(reason)")
  }
}
