// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider

/// The exit status of the program, after `sysexits.h`.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case usage = 64
  case badInput = 65
  case noInput = 66
  case unavailable = 69
  case cannotCreate = 73
  case badConfiguration = 78
  case interrupted = 130
}

package struct Failure: Error, Equatable {
  let status: ExitStatus
  /// What is wrong; at least one mistake.
  let mistakes: [Mistake]
  /// Whether it ended a slider that was running.
  var endsRun = false

  init(status: ExitStatus, mistakes: [Mistake]) {
    precondition(!mistakes.isEmpty, "a failure needs a mistake")
    (self.status, self.mistakes) = (status, mistakes)
  }

  init(status: ExitStatus = .usage, in subject: Mistake.Subject? = nil, message: String) {
    self.init(status: status, mistakes: [Mistake(in: subject, message: message)])
  }

  /// Joins failures of steps that don't depend on each other. The first one gives the status.
  init(_ failures: [Failure]) {
    self.init(status: failures[0].status, mistakes: failures.flatMap(\.mistakes))
  }

  /// All mistakes, each on a line, below the name of a configuration with mistakes.
  var message: String {
    let lines = mistakes.map(\.line).joined(separator: "\n")
    guard case .key(_, let file, _) = mistakes[0].subject else { return lines }
    return "\(SpokenText.printed(path: file)) has \(mistakes.count.counted("mistake")):\n\(lines)"
  }

  struct Mistake: Hashable {
    enum Subject: Hashable {
      case flags([String])
      /// A key of a configuration file; the path is empty for the file as a whole.
      case key(_ path: String, file: String, at: SourceLocation)
    }

    /// What the mistake is in; `nil` if the message says it.
    let subject: Subject?
    let message: String

    init(in subject: Subject? = nil, message: String) {
      self.subject = subject
      // A very long message loses its middle. The rule is at its end.
      let isLong = message.utf8.count > 1000
      self.message = isLong ? "\(message.prefix(300))…\(message.suffix(200))" : message
    }

    /// The mistake with its subject, in a form that editors understand.
    var line: String {
      switch subject {
      case nil: message
      case .flags(let flags): "\(flags.joined(separator: " and ")): \(message)"
      case .key(let key, let file, let place):
        "\(SpokenText.printed(path: file)):\(place.line):\(place.column): \(key.isEmpty ? "" : "\(key): ")\(message)"
      }
    }
  }
}

/// A line and column in a file, counting from 1. Columns count Unicode scalars.
struct SourceLocation: Hashable, Comparable {
  let line: Int
  let column: Int

  static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension [Failure] {
  /// Returns the value of a step that doesn't depend on the others, or adds its failure, so that
  /// all mistakes are told at once.
  mutating func value<Value>(_ step: () throws(Failure) -> Value) -> Value? {
    do throws(Failure) {
      return try step()
    } catch {
      append(error)
      return nil
    }
  }
}

extension Sequence where Element: Hashable {
  var eachOnce: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
