// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that happened in a simulated run, with its time since the start.
package struct Record: Hashable, Sendable {
  package let time: Duration
  package let event: Event

  package enum Event: Hashable, Sendable {
    /// Something was done to sliderd.
    case action(Action)
    case started
    /// The voice was told to speak these words.
    case ordered(String)
    /// Words became audible.
    case said(String)
    /// A cue became audible.
    case sounded(String)
    /// The voice was told to be silent.
    case silenced
    /// Words were spoken to their end.
    case heard(String)
    /// A screen reader said these words.
    case screenReaderSaid(String)
    /// sliderd made the screen reader stop speaking.
    case screenReaderInterrupted
    /// A line on standard output, or a part of a drawing.
    case printed(String)
    case logged(String)
    case ran([String])
    /// A program ended; the number is its index among those that ran.
    case programEnded(Int)
    /// A position is on the disk.
    case saved(id: String, value: String)
    /// An answer of the terminal, some time after the question, went to the shell that started
    /// sliderd.
    case shellRead(after: Duration)
    case ended(code: Int)
  }
}

extension Record: CustomStringConvertible {
  package var description: String { "\(time.inUnits): \(event.inWords)" }
}

extension Record.Event {
  fileprivate var inWords: String {
    switch self {
    case .action(let action): "> \(action)"
    case .started: "sliderd starts"
    case .ordered(let words): "is to say \"\(words)\""
    case .said(let words): "says \"\(words)\""
    case .sounded(let cue): "sounds \(cue)"
    case .silenced: "is to be silent"
    case .heard(let words): "has said \"\(words)\""
    case .screenReaderSaid(let words): "the screen reader says \"\(words)\""
    case .screenReaderInterrupted: "the screen reader is interrupted"
    case .printed(let line): "prints \(line)"
    case .logged(let line): "logs \(line)"
    case .ran(let words): "runs \(words.joined(separator: " "))"
    case .programEnded(let index): "program \(index) ends"
    case .saved(let id, let value): "saves \(id) \(value)"
    case .shellRead: "a shell reads an answer of the terminal"
    case .ended(let code): "ends with \(code)"
    }
  }
}
