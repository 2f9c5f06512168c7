// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import AccessibilityTree

/// A program on the accessibility bus.
package struct RunningProgram: Hashable, Sendable {
  /// The program's own name. If it doesn't answer, it is the name of its process; empty if that
  /// is unknown too.
  package let name: String
  /// Whether the program answers.
  package let isAnswering: Bool
  /// The names that a user may know its process by.
  package let processNames: [String]
  let processID: UInt32?
  let root: ObjectReference
  /// The other programs with the name by which it was found.
  fileprivate(set) var namesakes: [RunningProgram] = []

  /// Creates a program; its own name is `nil` if it doesn't answer.
  init(
    root: ObjectReference,
    ownName: String?,
    processID: UInt32? = nil,
    processNames: [String]
  ) {
    (self.root, self.processID, self.processNames) = (root, processID, processNames)
    (name, isAnswering) = (ownName ?? processNames.first ?? "", ownName != nil)
  }

  /// Returns what a user should know if other programs have the same name; otherwise `nil`.
  package func ambiguity(of name: String) -> String? {
    let namesakes = namesakes.filter { $0.processID == nil || $0.processID != processID }
    guard !namesakes.isEmpty else { return nil }
    let this = processID.map { "process \($0)" } ?? "the first"
    let ids = namesakes.compactMap(\.processID).map(String.init).joined(separator: ", ")
    let count = namesakes.count + 1
    return "\(count) programs are named \"\(SpokenText.cleaned(name))\"; this is \(this)"
      + (ids.isEmpty ? "" : ". To inspect another, give its process ID: \(ids)")
  }
}

extension [RunningProgram] {
  /// Returns the program with a name of its own, or else with a process ID, or else with a name of
  /// its process; one that answers, if there is one.
  package func named(_ name: String) -> RunningProgram? {
    let answering = filter(\.isAnswering)
    let matches = [
      answering.filter { $0.name == name }, filter { $0.processID.map(String.init) == name },
      answering.filter { $0.processNames.contains(name) },
      filter { $0.processNames.contains(name) },
    ].first { !$0.isEmpty }
    var found = matches?.first
    found?.namesakes = matches.map { Array($0.dropFirst()) } ?? []
    return found
  }
}
