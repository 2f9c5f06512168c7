// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// An error that prevents an inspection.
package enum InspectionError: Error, Hashable, Sendable {
  /// There is no accessibility bus, or it doesn't answer, for the reason given.
  case noBus(reason: String)
  /// No program on the bus has this name. The advice may be empty; otherwise it continues the
  /// sentence.
  case noProgram(name: String, advice: String)
  /// The program is on the bus but doesn't answer.
  case notAnswering(name: String)
  /// The program left the bus while it was read.
  case vanished(name: String)
}

extension InspectionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noBus(let reason): reason
    case .noProgram(let name, let advice):
      "no program \"\(cleaned(name))\" on the accessibility bus\(advice)"
    case .notAnswering(let name):
      "\(cleaned(name)) is on the accessibility bus but doesn't answer"
    case .vanished(let name):
      "\(cleaned(name)) left the accessibility bus while it was being read"
    }
  }

  private func cleaned(_ name: String) -> String { SpokenText.cleaned(name, maximumLength: 100) }
}
