// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// Why an inspection fails, with the exit status of the program.
package struct InspectionError: Error, Hashable, Sendable, CustomStringConvertible {
  package let status: ExitStatus
  package let description: String

  package init(_ status: ExitStatus, _ description: String) {
    (self.status, self.description) = (status, description)
  }

  /// No program on the bus has this name. The advice may be empty; otherwise it continues the
  /// sentence.
  package static func noProgram(name: String, advice: String) -> Self {
    Self(.noInput, "no program \"\(cleaned(name))\" on the accessibility bus\(advice)")
  }

  /// The program is on the bus but doesn't answer.
  package static func notAnswering(name: String) -> Self {
    Self(.notAnswering, "\(cleaned(name)) is on the accessibility bus but doesn't answer")
  }

  /// The program left the bus while it was read.
  package static func vanished(name: String) -> Self {
    Self(.notAnswering, "\(cleaned(name)) left the accessibility bus while it was being read")
  }

  private static func cleaned(_ name: String) -> String {
    SpokenText.cleaned(name, maximumLength: 100)
  }
}

/// The exit status of the program, after `sysexits.h`. As with linters, 1 means that there are
/// findings.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  case findings = 1
  case usage = 64
  case badInput = 65
  case noInput = 66
  case noBus = 69
  case cannotCreate = 73
  case notAnswering = 75
}
