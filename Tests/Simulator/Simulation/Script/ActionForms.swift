// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

extension Action {
  /// Reads the words of an action.
  init(_ words: inout Words) throws(WordMistake) {
    if let action = try Self.forms.read(&words) {
      self = action
      return
    }
    guard let first = words.first else { throw WordMistake(expected: "an action", found: nil) }
    guard Keystroke.all(in: first) != nil || words.all.count == 1 || Self.resemblesKey(first) else {
      throw WordMistake("unknown action; \(Self.advice(for: words.all))")
    }
    self = .keys(try words.keystrokes())
  }

  private static func resemblesKey(_ word: String) -> Bool {
    word.nearest(of: Keystroke.names) != nil
  }

  private static func advice(for words: [String]) -> String {
    forms.advice(for: words)
      ?? "use a key such as right, or something such as \"sound server dies\""
  }

  /// The forms of all actions but the keys.
  private static let forms = Forms(
    fixed.map { Form($0.description, meaning: $0) } + userForms + faultForms + programForms
  )

  /// The actions without anything to choose.
  private static let fixed: [Action] =
    [.endOfInput, .killed, .startedAgain, .registryRestarts, .registryHangs, .calm]
    + [MouseAction.wheelUp, .wheelDown, .release].map { .mouse($0) }
    + [KnobAction.unplugged, .pluggedIn, .losesEvents].map { .knob($0) }
    + [TerminalAction.closes, .stopsReading, .readsAgain, .losesFocus].map { .terminal($0) }
    + Signal.allCases.map { .signal($0) }
    + Service.allCases.flatMap { service in
      ServiceAction.allCases.map { .service(service, $0) }
    }
    + [VoiceAction.disappears, .comesBack].map { .voice($0) }
    + SimulatedDispatcher.Behavior.allCases.map { .dispatcher($0) }
    + [ScreenReaderAction.starts, .crashes, .stopsListening].map { .screenReader($0) }
    + SimulatedReaderService.Behavior.allCases.map { .screenReader(.interruption($0)) }
    + WindowAction.allCases.map { .window($0) }
    + [DiskAction.full, .readOnly, .hangs, .well].map { .disk($0) }
    + [ProgramsAction.succeed, .fail, .hang, .die, .missing].map { .programs($0) }
    + [.configuration(.removed)]

  private static let userForms: [Form<Action>] = [
    Form("hold KEY for TIME") { words throws(WordMistake) in
      let key = try words.key()
      try words.expect("for")
      return .hold(key, for: try words.time())
    },
    Form("paste TEXT") { words throws(WordMistake) in .paste(try words.text()) },
    Form("bytes BYTES") { words throws(WordMistake) in .bytes(try words.bytes()) },
    Form("line TEXT") { words throws(WordMistake) in .line(try words.text()) },
    Form("click at POSITION") { words throws(WordMistake) in
      .mouse(.click(at: try words.percentage()))
    },
    Form("drag from POSITION to POSITION") { words throws(WordMistake) in
      let start = try words.percentage()
      try words.expect("to")
      return .mouse(.drag(from: start, to: try words.percentage()))
    },
    Form("mouse presses at POSITION") { words throws(WordMistake) in
      .mouse(.press(at: try words.percentage()))
    },
    Form("mouse moves to POSITION") { words throws(WordMistake) in
      .mouse(.move(to: try words.percentage()))
    },
    Form("knob turns CLICKS") { words throws(WordMistake) in
      .knob(.turns(try words.number(-1_000_000...1_000_000)))
    },
    Form("knob presses KEY") { words throws(WordMistake) in
      .knob(.presses(try words.knobKey()))
    },
    Form("knob holds KEY for TIME") { words throws(WordMistake) in
      let key = try words.knobKey()
      guard words.skip(["for"]) else { return .knob(.holds(key)) }
      return .knob(.holdsFor(key, try words.time()))
    },
    Form("knob releases KEY") { words throws(WordMistake) in
      .knob(.releases(try words.knobKey()))
    },
    Form("terminal is resized to SIZE") { words throws(WordMistake) in
      let size = try words.size()
      return .terminal(.resized(columns: size.columns, rows: size.rows))
    },
  ]

  private static let faultForms: [Form<Action>] = [
    Form("machine sleeps TIME") { words throws(WordMistake) in .machineSleeps(try words.time()) },
    Form("sound is late TIME") { words throws(WordMistake) in .soundIsLate(try words.time()) },
    Form("voice is late TIME") { words throws(WordMistake) in .voice(.late(try words.time())) },
    Form("terminal answers late TIME") { words throws(WordMistake) in
      .terminal(.answersLate(try words.time()))
    },
    Form("screen reader answers late TIME") { words throws(WordMistake) in
      .screenReader(.answersLate(try words.time()))
    },
    Form("voice settings become TEXT") { words throws(WordMistake) in
      .voiceSettingsBecome(try words.text())
    },
    Form("disk takes TIME") { words throws(WordMistake) in .disk(.takes(try words.time())) },
    Form("programs take TIME") { words throws(WordMistake) in .programs(.take(try words.time())) },
    Form("programs print TEXT") { words throws(WordMistake) in
      .programs(.print(try words.text()))
    },
    Form("configuration becomes: LINES") { words throws(WordMistake) in
      .configuration(.becomes(try words.lines()))
    },
  ]

  private static let programForms: [Form<Action>] = [
    Form("screen reader increments ID") { words throws(WordMistake) in
      .screenReader(.increments(try words.slider()))
    },
    Form("screen reader decrements ID") { words throws(WordMistake) in
      .screenReader(.decrements(try words.slider()))
    },
    Form("screen reader sets ID to VALUE") { words throws(WordMistake) in
      let id = try words.slider()
      try words.expect("to")
      return .screenReader(.sets(id, to: try words.text()))
    },
    Form("client increments ID") { words throws(WordMistake) in
      .client(.increments(try words.slider()))
    },
    Form("client decrements ID") { words throws(WordMistake) in
      .client(.decrements(try words.slider()))
    },
    Form("client sets ID to VALUE") { words throws(WordMistake) in
      let id = try words.slider()
      try words.expect("to")
      return .client(.sets(id, to: try words.text()))
    },
    Form("client asks ID to speak") { words throws(WordMistake) in
      let id = try words.slider()
      try words.expect("to")
      try words.expect("speak")
      return .client(.asksToSpeak(id))
    },
  ]
}

extension Words {
  /// Takes a key of a knob.
  fileprivate mutating func knobKey() throws(WordMistake) -> String {
    let keys = KnobAction.keys
    return try word("key", of: keys) { keys.contains($0) ? $0 : nil }
  }
}
