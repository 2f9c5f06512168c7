// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// After input that changes something, the last words that are heard are those of the change.
final class NewestWords: Law {
  static let name = "newest words"
  static let sentence = "After a change, its words are the last that are heard."

  /// How long a screen reader may take, which answers late and gets quick steps at a pace.
  private static let patience: Duration = .seconds(15)

  private var last: [Int] = []
  private var focus = ""
  private var stops: [Stops] = []
  /// Until when other words may replace them, because a program or a screen reader asked for some.
  private var requestEnd: Duration = .zero
  /// The words that must be heard, and since when; and whether a key came with the change whose
  /// answer may be heard instead.
  private var wanted: (words: String, since: Duration, hasQuestion: Bool)?
  /// When the listener last asked for other words than those of a change.
  private var question: Duration = .seconds(-60)
  /// What the voice was last told to say; `nil` if it was last told to be silent.
  private var ordered: String?
  /// What a screen reader last said of the value. If it is the same again, it needs no words.
  private var lastOfReader = ""
  /// When a window of another program last became active or inactive, which sliderd learns later.
  private var windowChange: Duration = .seconds(-1)
  /// The last values of the slider, the newest at the end; empty if a program changed it.
  private var values: [String] = []
  private static let capacity = 20

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .ordered(let words): ordered = words
    // Any key stops an answer.
    case .silenced:
      ordered = nil
      if wanted?.hasQuestion == true { wanted = nil }
    case .heard(let words):
      guard let wanted else { return nil }
      let isAnswer = wanted.hasQuestion && words == ordered
      if isAnswer || words.contains(value: wanted.words) { self.wanted = nil }
    case .screenReaderSaid(let words):
      let known = values + [world.panel?.focusedControl.valueText].compactMap(\.self)
      guard known.contains(where: words.contains(value:)) else { return nil }
      lastOfReader = words
      followReader(at: record.time)
    case .started: (last, wanted, lastOfReader, values, ordered) = ([], nil, "", [], nil)
    case .ended: wanted = nil
    // A program may interrupt words, also one whose request waited for the bus or for sliderd.
    case .action(.client(.asksToSpeak)), .action(.service), .action(.calm), .action(.signal(.cont)):
      requestEnd = max(requestEnd, record.time + .milliseconds(10))
    case .action(let action) where action.asksForWords(among: world.indices.count):
      noteQuestion(at: record.time, in: world)
    // A screen reader reads the focus when it starts.
    case .action(.screenReader(.starts)): wanted = nil
    // It leaves the slider before it has asked for the value.
    case .action(.window):
      windowChange = record.time
      if let wanted, record.time < wanted.since + .seconds(1) { self.wanted = nil }
    case .action(.screenReader(.increments)), .action(.screenReader(.decrements)),
      .action(.screenReader(.sets)):
      requestEnd = record.time + Self.patience
    case .action(.client), .action(.signal(.hup)):
      requestEnd = max(requestEnd, record.time + .milliseconds(500))
    case .action(.machineSleeps(let time)):
      requestEnd = max(requestEnd, record.time + time + .milliseconds(500))
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    guard let panel = world.panel else {
      wanted = nil
      return nil
    }
    if world.hasNews { look(at: panel, in: world) }
    if world.clock.time <= requestEnd || world.hasCuesInstead { wanted = nil }
    guard let wanted, world.isAwake, world.isQuiet else { return nil }
    let isAlone =
      !world.hasScreenReader && !world.isVoiceChanging && !world.isScreenReaderStuck
    if world.isScreenReaderStuck { self.wanted?.since = world.clock.time }
    let start = max(self.wanted?.since ?? .zero, isAlone ? .zero : world.screenReaderChange)
    return world.clock.time > start + (isAlone ? .zero : Self.patience)
      ? "\"\(wanted.words)\" was never heard" : nil
  }

  /// Follows a key that is answered with other words than those of a change, which they may cut off.
  private func noteQuestion(at time: Duration, in world: World) {
    (question, ordered) = (time, nil)
    if let wanted, time < wanted.since + .seconds(15) { self.wanted = nil }
    guard world.hasScreenReader else { return }
    requestEnd = max(requestEnd, time + world.screenReader.reaction + .seconds(1))
  }

  /// An old value that a screen reader says must be followed by the newest.
  private func followReader(at time: Duration) {
    if let wanted, lastOfReader.contains(value: wanted.words) { self.wanted = nil }
    let isAnswered = time < question + .seconds(5)
    guard wanted == nil, !isAnswered, let newest = values.last,
      !lastOfReader.contains(value: newest)
    else { return }
    wanted = (newest, time, false)
  }

  private func look(at panel: SliderPanel, in world: World) {
    let now = world.indices
    let newFocus = panel.controls[panel.focusedIndex].slider.presentation.id
    let newStops = panel.controls.indices.map { panel.controls[$0].slider.stops }
    defer { (last, focus, stops) = (now, newFocus, newStops) }
    let isSamePanel = stops == newStops
    if now != last || focus != newFocus, isSamePanel, world.hasReadInput {
      let words = panel.controls[panel.focusedIndex].valueText
      let isKnown = world.hasScreenReader && lastOfReader.contains(value: words)
      let isLeft = world.clock.time < windowChange + .milliseconds(10)
      // Lines may wait for words.
      let gap: Duration = world.start.readsLines ? .seconds(60) : .milliseconds(10)
      let hasQuestion = world.clock.time < question + gap
      let isStopped = hasQuestion && ordered == nil
      wanted = isKnown || isLeft || isStopped ? nil : (words, world.clock.time, hasQuestion)
      values = (focus == newFocus ? values.suffix(Self.capacity) : []) + [words]
    } else if now != last || focus != newFocus || !isSamePanel {
      // A program changed it in silence, or other sliders are there.
      (wanted, values) = (nil, [])
    } else if let old = values.last, old != panel.focusedControl.valueText {
      // A key for the voice changes how much is said of a value.
      values[values.count - 1] = panel.focusedControl.valueText
      wanted?.words = panel.focusedControl.valueText
    }
  }
}

extension Action {
  /// Whether it asks for other words than those of a change: it asks for help, sets the voice,
  /// types, which is echoed or answered, pastes, or goes to a slider that isn't there.
  ///
  /// - Parameter count: The number of sliders.
  /// - Returns: Whether it does.
  fileprivate func asksForWords(among count: Int) -> Bool {
    switch self {
    case .keys(let keys): keys.contains { $0.asksForWords(among: count) }
    case .bytes(let bytes): bytes.contains(UInt8(ascii: "1"))
    case .line(let text): text.contains(where: \.isNumber)
    case .knob(.presses(let key)): key == "help" || key.wholeMatch(of: /f\d+/) != nil
    case .paste: true
    default: false
    }
  }
}

extension Keystroke {
  fileprivate func asksForWords(among count: Int) -> Bool {
    guard case .key(let key) = self else { return false }
    switch key.symbol {
    case .function: return true
    case .character(let character) where key.modifiers.contains(.alt):
      return character.wholeNumberValue.map { $0 > count } ?? true
    case .character(let character): return !"+-".contains(character)
    default: return false
    }
  }
}

/// No value is said after the slider has left it, and no notice after another has contradicted it.
final class Outdated: Law {
  static let name = "no outdated words"
  static let sentence = """
    No value is said after the slider has left it, and no notice that isn't true, but what \
    speech-dispatcher has.
    """

  /// How long words may wait that were right when a program changed the value in silence.
  private static let patience: Duration = .seconds(15)
  private static let capacity = 20

  private var focus: String?
  private var place = 0
  private var last: [Int] = []
  private var texts: [String] = []
  private var silentChange: Duration = .seconds(-60)
  /// When the knob was last unplugged or plugged in.
  private var knobChange: Duration = .seconds(-60)

  func follow(_ record: Record, in world: World) -> String? {
    if case .action(.knob(.unplugged)) = record.event { knobChange = record.time }
    if case .action(.knob(.pluggedIn)) = record.event { knobChange = record.time }
    // A program's request may have waited while sliderd was stopped.
    if case .action(.signal(.cont)) = record.event { silentChange = record.time }
    guard case .ordered(let words) = record.event, !world.hasScreenReader,
      !world.dispatcher.wasThere
    else { return nil }
    return outdatedNotice(words, at: record.time, in: world)
      ?? outdatedValue(words, at: record.time, in: world)
  }

  private func outdatedNotice(
    _ words: String,
    at time: Duration,
    in world: World
  ) -> String? {
    // What changed in a sleep is read one after the other in the moment of waking.
    guard world.isAwake, time > max(knobChange, world.waking) else { return nil }
    let isKnob = words.lowercased().contains("knob")
    let contradiction = world.knob.isThere ? " unplugged" : " connected"
    return isKnob && words.hasSuffix(contradiction)
      ? "\"\(words)\" is said, but it is no longer true" : nil
  }

  private func outdatedValue(
    _ words: String,
    at time: Duration,
    in world: World
  ) -> String? {
    // A program's change may have waited through a sleep.
    guard time > max(silentChange, world.waking) + Self.patience,
      texts.contains(where: { words.begins(with: $0) }),
      let panel = world.panel, panel.focusedControl.slider.presentation.id == focus,
      !words.isEcho(in: panel)
    else { return nil }
    let now = panel.focusedControl.valueText
    guard !words.begins(with: now) else { return nil }
    let old = texts.first { $0 != now && words.begins(with: $0) }
    return old == nil ? nil : "\"\(words)\" is said, but the value is \(now)"
  }

  func rest(in world: World) -> String? {
    guard world.hasNews else { return nil }
    guard let panel = world.panel else {
      focus = nil
      return nil
    }
    guard world.indices != last || panel.focusedIndex != place || focus == nil else { return nil }
    place = panel.focusedIndex
    if world.indices != last, !world.hasReadInput { silentChange = world.clock.time }
    last = world.indices
    if panel.focusedControl.slider.presentation.id != focus { texts = [] }
    focus = panel.focusedControl.slider.presentation.id
    let text = panel.focusedControl.valueText
    if texts.last != text { texts = texts.filter { $0 != text }.suffix(Self.capacity) + [text] }
    return nil
  }
}

extension String {
  /// Returns whether words repeat the digits of a number that is being typed.
  fileprivate func isEcho(in panel: SliderPanel) -> Bool {
    panel.deadline != nil && allSatisfy { $0.isNumber || $0.isPunctuation }
  }

  /// Returns whether words contain a value, not only the end of a longer one, or a limit: "12 of 20"
  /// doesn't contain "2 of 20", nor does "80 to 500" contain "80".
  fileprivate func contains(value: String) -> Bool {
    guard let range = firstRange(of: value) else { return false }
    let isEnd = self[range.upperBound...].first.map(\.isPunctuation) ?? true
    return isEnd && (range.lowerBound == startIndex || self[..<range.lowerBound].last == " ")
  }

  /// Returns whether words are a value's, alone or with what limits it.
  fileprivate func begins(with value: String) -> Bool {
    hasPrefix(value) && (utf8.count == value.utf8.count || dropFirst(value.count).hasPrefix(", "))
  }
}

/// A slider for the rate or volume of sliderd's own voice changes its next words.
final class Tuned: Law {
  static let name = "tuned voice"
  static let sentence = "A slider for the rate or volume of sliderd's voice changes its next words."

  func follow(_ record: Record, in world: World) -> String? {
    // Words that took their way through speech-dispatcher keep the rate that they had.
    guard case .ordered = record.event, !world.dispatcher.wasThere, let panel = world.panel,
      let sound = world.voiceSettings
    else { return nil }
    for control in panel.controls {
      let slider = control.slider
      switch slider.presentation.id {
      case "rate" where Int(slider.stops[slider.index].value.description) != sound.rate:
        return "the rate is \(sound.rate), not the slider's"
      case "loudness" where Int(slider.stops[slider.index].value.description) != sound.volume:
        return "the volume is \(sound.volume), not the slider's"
      default: break
      }
    }
    return nil
  }
}
