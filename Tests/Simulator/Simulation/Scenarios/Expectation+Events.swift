// SPDX-License-Identifier: GPL-3.0-or-later

extension Expectation {
  /// Where to look.
  var channel: Channel {
    switch self {
    case .says, .saysNothing, .isSilent: .voice
    case .hears: .ear
    case .sounds, .soundsNothing: .cues
    case .screenReaderSays, .screenReaderSaysNothing: .screenReader
    case .interrupts, .interruptsNothing: .interruption
    case .prints, .printsNothing: .output
    case .logs, .logsNothing: .log
    case .runs, .runsNothing: .programs
    case .saves, .savesNothing: .disk
    case .ends: .end
    }
  }

  /// Whether nothing else may come before it. Elsewhere, what isn't expected doesn't matter.
  var mustBeNext: Bool {
    switch self {
    case .says, .sounds, .runs, .ends: true
    default: false
    }
  }

  /// Whether something of its channel must not happen.
  var isAbsence: Bool {
    switch self {
    case .saysNothing, .soundsNothing, .screenReaderSaysNothing, .interruptsNothing, .printsNothing,
      .logsNothing, .runsNothing, .savesNothing:
      true
    default: false
    }
  }

  func isMet(by event: Record.Event) -> Bool {
    switch (self, event) {
    case (.says(let words), .said(let found)): found == words
    case (.hears(let words), .heard(let found)): found == words
    case (.sounds(let cue), .sounded(let found)): found == cue
    case (.screenReaderSays(let words), .screenReaderSaid(let found)): found == words
    case (.interrupts, .screenReaderInterrupted): true
    case (.prints(let text), .printed(let line)): line.contains(text)
    case (.logs(let text), .logged(let line)): line.contains(text)
    case (.runs(let words), .ran(let found)): found == words
    case (.saves(let id, let value), .saved(let foundId, let found)):
      foundId == id && found == value
    case (.ends(let code), .ended(let found)): found == code
    default: false
    }
  }
}
