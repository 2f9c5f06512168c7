// SPDX-License-Identifier: Apache-2.0

import StepSliderAccessibilityBus

/// A program on the accessibility bus.
package struct RunningProgram: Hashable, Sendable {
  /// The program's own name. If it doesn't answer, it is the name of its process; empty if that
  /// is unknown too.
  package let name: String
  /// Whether the program answers.
  package let isAnswering: Bool
  /// The names that a user may know its process by.
  package let processNames: [String]
  let root: ObjectReference

  /// Creates a program; its own name is `nil` if it doesn't answer.
  init(root: ObjectReference, ownName: String?, processNames: [String]) {
    (self.root, self.processNames, isAnswering) = (root, processNames, ownName != nil)
    name = ownName ?? processNames.first ?? ""
  }
}

extension [RunningProgram] {
  /// Returns the program with a name of its own, or else of its process; one that answers, if there
  /// is one.
  package func named(_ name: String) -> RunningProgram? {
    let answering = filter(\.isAnswering)
    return answering.first { $0.name == name }
      ?? answering.first { $0.processNames.contains(name) }
      ?? first { $0.processNames.contains(name) }
  }
}
