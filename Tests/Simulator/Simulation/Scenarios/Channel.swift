// SPDX-License-Identifier: GPL-3.0-or-later

/// The ways in which somebody notices what sliderd does. Each has an order of its own.
enum Channel: Hashable {
  case voice, ear, cues, screenReader, interruption, output, log, programs, disk, end
}

extension Record.Event {
  var channel: Channel? {
    switch self {
    case .said: .voice
    case .heard: .ear
    case .sounded: .cues
    case .screenReaderSaid: .screenReader
    case .screenReaderInterrupted: .interruption
    case .printed: .output
    case .logged: .log
    case .ran: .programs
    case .saved: .disk
    case .ended: .end
    case .action, .started, .ordered, .silenced, .programEnded, .shellRead: nil
    }
  }

  /// What happened, as a part of a sentence.
  var inThePast: String {
    switch self {
    case .said(let words): "it said \"\(words)\""
    case .heard(let words): "\"\(words)\" was heard"
    case .sounded(let cue): "it sounded \(cue)"
    case .screenReaderSaid(let words): "the screen reader said \"\(words)\""
    case .screenReaderInterrupted: "the screen reader was interrupted"
    case .printed(let line): "it printed \(line)"
    case .logged(let line): "it logged \(line)"
    case .ran(let words): "it ran \(words.joined(separator: " "))"
    case .saved(let id, let value): "it saved \(id) \(value)"
    case .ended(let code): "it ended with \(code)"
    case .action, .started, .ordered, .silenced, .programEnded, .shellRead: "\(self)"
    }
  }
}

extension Channel {
  /// What happened if nothing did.
  var inSilence: String {
    switch self {
    case .voice: "it said nothing"
    case .ear: "nothing was heard to its end"
    case .cues: "nothing sounded"
    case .screenReader: "the screen reader said nothing"
    case .interruption: "the screen reader was not interrupted"
    case .output: "it printed nothing"
    case .log: "it logged nothing"
    case .programs: "it ran nothing"
    case .disk: "it saved nothing"
    case .end: "it did not end"
    }
  }
}
