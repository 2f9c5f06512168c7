// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What is typed or turned is read, and answered by the voice, before any time passes. The repeats
/// of a held key may be answered a little later.
final class AtOnce: Law {
  static let name = "at once"
  static let sentence = """
    Keys, turns and clicks have their words at the voice before any time passes, whatever hangs. \
    Those of a held key may wait for its release, or 0.16 s; those for a speech-dispatcher that \
    hangs, a second.
    """

  /// Within this time, the same key counts as held.
  private static let held: Duration = .milliseconds(100)
  /// How long after the last repeat its words come at the latest.
  private static let rest: Duration = .milliseconds(160)
  /// How long speech-dispatcher may take to answer, or to begin.
  private static let patience: Duration = .milliseconds(1010)
  /// How long it may take to begin the newest words, although it has begun no earlier ones.
  private static let ownPatience: Duration = .milliseconds(310)

  private var last: [Int] = []
  private var lastReading: Duration?
  /// When something changed whose words are still to come.
  private var owed: Duration?
  private var orders = 0
  private var restOrders = 0
  /// When a held key is released, if a device or terminal tells that, and its repeats.
  private var release: Duration?
  /// Until when a program's request may change something in silence.
  private var requestEnd: Duration = .zero

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .ordered, .sounded: (orders, owed) = (orders + 1, nil)
    case .action(.hold(let key, let duration)):
      if !world.tellsKeyEvents {
        release = nil
      } else if !Keystroke.key(key).sequence(.release).isEmpty {
        // Terminals don't tell the releases of Enter, Tab and Backspace, and of function keys.
        release = record.time + duration
      }
    case .action(.knob(.holdsFor(_, let duration))): release = record.time + duration
    case .action(.client): requestEnd = record.time + .milliseconds(10)
    // A key without a meaning silences what waits for speech-dispatcher.
    case .action(.bytes): owed = nil
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    defer { if world.hasReadInput { lastReading = world.clock.time } }
    guard world.isAwake else {
      (last, owed) = ([], nil)
      return nil
    }
    let now = world.indices
    defer { (last, restOrders) = (now, orders) }
    guard !world.start.readsLines else { return nil }
    if world.hasUnreadInput { return "input isn't read" }
    let isScreenReaderAsked =
      world.hasScreenReader || world.isVoiceChanging || world.isScreenReaderStuck
    // With neither of two voices, nobody speaks.
    let isVoiceLost = world.dispatcher.wasThere && !world.sound.hasVoice
    // A cue is noted only when it sounds.
    let isCueLate = world.hasCuesInstead && !world.isSoundWell
    let isExcused = isScreenReaderAsked || isVoiceLost || isCueLate
    if isExcused { owed = nil }
    let isWithDispatcher = world.dispatcher.behavior != .isGone
    let limit = isWithDispatcher ? Self.patience : Self.rest
    let newestLimit = isWithDispatcher ? lastReading.map { $0 + Self.ownPatience } : nil
    if let owed, world.clock.time > max(owed + limit, newestLimit ?? .zero) {
      return "a held key's value isn't spoken"
    }
    if owed != nil, release == world.clock.time, !isWithDispatcher {
      return "a released key's value isn't spoken"
    }
    guard last.count == now.count, now != last, world.hasReadInput, orders == restOrders,
      !isExcused, world.clock.time > requestEnd
    else { return nil }
    owed = world.clock.time
    let isKnownHeld = release.map { world.clock.time < $0 } ?? false
    let isHeld = isKnownHeld || lastReading.map { world.clock.time - $0 < Self.held } ?? false
    return isHeld || isWithDispatcher ? nil : "a change by a key isn't spoken at once"
  }
}

/// The same words never come from two voices, and sliderd's own voice is silent while a screen
/// reader speaks for it.
final class OneVoice: Law {
  static let name = "one voice"
  static let sentence = "Words never come from two voices, nor beside a screen reader that speaks."

  private static let window: Duration = .milliseconds(300)
  private static let delay: Duration = .milliseconds(100)

  private var beside = Span()
  private var own: (words: String, time: Duration)?
  private var other: (words: String, time: Duration)?

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .said(let words): own = (words, record.time)
    case .screenReaderSaid(let words): other = (words, record.time)
    case .silenced:
      own = nil
      return nil
    // The other voice takes over.
    case .action(.screenReader), .action(.service), .action(.registryRestarts), .logged:
      (own, other) = (nil, nil)
      return nil
    default: return nil
    }
    guard let own, let other, own.words == other.words else { return nil }
    let gap = own.time > other.time ? own.time - other.time : other.time - own.time
    return gap < Self.window && !world.isVoiceChanging ? "both voices say \"\(own.words)\"" : nil
  }

  func rest(in world: World) -> String? {
    guard world.hasScreenReader else {
      beside.reset()
      return nil
    }
    let isBeside = world.isVoiceSpeaking && world.isAwake && world.canBeAsked
    let length = beside.note(isBeside, at: world.clock.time)
    return length > Self.delay ? "the own voice speaks, although a screen reader does" : nil
  }
}

/// A failure that the user should know is heard, even if keys come meanwhile.
final class NothingLost: Law {
  static let name = "nothing lost"
  static let sentence = """
    A failure that matters, and the result of a reload, is heard to its end, unless the sound is \
    lost.
    """

  /// The words of failures, in the language of the simulated world.
  fileprivate static let failures = [
    "not applied", "current setting unknown", "settings not updated", "settings updated",
  ]

  /// The result of a reload makes that of an earlier one outdated. Sliders that take effect have
  /// read their settings anew.
  private static let outdated = [
    "settings updated": ["settings not updated", "current setting unknown"],
    "settings not updated": ["settings updated"],
  ]

  /// How long a failure that was heard needs no repetition.
  private static let memory: Duration = .seconds(5)

  private var waiting: Set<String> = []
  private var heard: [String: Duration] = [:]
  private var lastVoiceChange: Duration = .seconds(-60)
  private var last: [Int] = []

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .ordered(let words):
      for failure in failures(in: words) {
        let isFresh = heard[failure].map { record.time - $0 > Self.memory } ?? true
        if isFresh, !world.isVoiceChanging { waiting.insert(failure) }
        waiting.subtract(Self.outdated[failure] ?? [])
      }
    case .heard(let words), .screenReaderSaid(let words):
      for failure in failures(in: words) {
        waiting.remove(failure)
        heard[failure] = record.time
        waiting.subtract(Self.outdated[failure] ?? [])
      }
    case .started, .ended: (waiting, heard) = ([], [:])
    // A screen reader that starts and ends at once may keep it to itself.
    case .action(.screenReader(.starts)), .action(.screenReader(.crashes)),
      .action(.screenReader(.stopsListening)):
      if record.time < lastVoiceChange + .seconds(1) { waiting = [] }
      lastVoiceChange = record.time
    case .action(.service): lastVoiceChange = record.time
    case .logged(let line) where line.contains("sound server"): waiting = []
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    // Another change makes it outdated.
    if world.indices != last { waiting.remove("not applied") }
    last = world.indices
    guard let first = waiting.min(), world.isAwake, world.isQuiet, !world.hasScreenReader else {
      return nil
    }
    return "\"\(first)\" was cut off and never heard"
  }

  private func failures(in words: String) -> [String] {
    let text = Array(words.utf8)
    return Self.failures.filter { failure in
      text.indices.contains { start in
        let rest = text[start...]
        return rest.count >= failure.utf8.count
          && zip(rest, failure.utf8).allSatisfy { $0 | 0x20 == $1 }
      }
    }
  }
}

/// A held key moves the slider; its words are whole, and none waits when it is released.
final class HeldKeys: Law {
  static let name = "held keys"
  static let sentence = "While a key is held, words are whole, and at most two follow its release."

  /// When a held key repeats for the first time.
  private static let firstRepeat: Duration = .milliseconds(500)
  /// How long words are heard at least while a key is held; then only the newest value cuts them off.
  private static let shortest: Duration = .milliseconds(140)

  /// Words that no key causes.
  private static let notices =
    NothingLost.failures + ["unplugged", "connected", "can't be reached"]

  private var (holdStart, holdEnd): (Duration, Duration?) = (.zero, nil)
  /// Until when any key repeats.
  private var repeatEnd: Duration = .zero
  private var begun: Duration?
  private var wordsAfter = 0

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    // Keys that alternate are all fresh.
    case .action(.hold(_, let duration)) where record.time < repeatEnd:
      (holdEnd, repeatEnd) = (nil, max(repeatEnd, record.time + duration))
    case .action(.hold(_, let duration)):
      repeatEnd = record.time + duration
      (holdStart, holdEnd) = (record.time, record.time + duration)
      (begun, wordsAfter) = (nil, 0)
    case .action, .logged: holdEnd = nil
    case .said(let words):
      guard let holdEnd else { return nil }
      // What is cut off of a notice is repeated.
      let isNotice = Self.notices.contains { words.lowercased().contains($0) }
      if record.time > holdEnd, !isNotice { wordsAfter += 1 }
      begun = isNotice ? nil : record.time
      return wordsAfter > 2 ? "words queued behind a held key" : nil
    case .heard: begun = nil
    case .ordered:
      guard let holdEnd, let begun, holdStart + Self.firstRepeat <= begun, record.time < holdEnd
      else { return nil }
      let length = record.time - begun
      return length < Self.shortest - world.sound.lateness - world.sound.voiceLateness
        ? "words are cut after \(length.inUnits) while a key is held" : nil
    default: break
    }
    return nil
  }
}
