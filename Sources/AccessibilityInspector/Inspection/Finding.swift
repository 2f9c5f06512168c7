// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
import Notation

/// An accessibility problem, with what a developer needs to find it and to fix it.
package struct Finding: Hashable, Sendable {
  package let rule: AuditRule
  /// The identity of the element or container in the inspected tree.
  package let id: ElementID
  /// The position in reading order, counting from 1; `nil` if it isn't read.
  package let number: Int?
  /// The names of what is around it and its own, from the window inwards.
  package let steps: [String]
  /// The toolkit's own id; empty if it has none.
  package let toolkitID: String
  /// The frame on the screen; `nil` if it isn't read.
  package let frame: LayoutRect?
  /// What a listener hears there; `nil` for nothing.
  package let words: String?
  /// What is wrong, as a sentence.
  package let problem: String
  /// How to fix it with the program's toolkit, as a sentence.
  package let remedy: String

  /// The steps as one line.
  package var place: String { steps.joined(separator: Self.separator) }

  static let separator = " > "
}

// Text.
extension Finding {
  /// The finding in a line, followed by its details.
  var lines: [String] {
    let element = number.map { ", element \($0)" } ?? ""
    return ["\(rule.severity.rawValue) \(rule.rawValue)\(element): \(problem)"]
      + details.map { "  \($0)" }
  }

  /// Where it is, what is heard, why it matters and what to do; each in one line.
  var details: [String] {
    let identity = toolkitID.isEmpty ? nil : "Identity \(SpokenText.cleaned(toolkitID))."
    let heard = words.map { "Heard: \($0)" } ?? "A listener hears nothing there."
    let facts = ["Place: \(place).", identity, frame?.sentence].compactMap(\.self)
    return [
      facts.joined(separator: " "), heard, "Why: \(rule.reason) \(rule.criterion).",
      "Remedy: \(remedy)",
    ]
  }
}

extension [Finding] {
  /// The number of findings and of each severity: `3 findings (2 errors, 1 warning)`.
  func counted(_ noun: String) -> String {
    let parts = AuditSeverity.allCases.reversed().compactMap { severity in
      let count = count { $0.rule.severity == severity }
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    let list = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    return count.counted(noun) + list
  }
}

extension LayoutRect {
  fileprivate var sentence: String {
    "At \(minX.shortText), \(minY.shortText), size \(size.width.shortText) by "
      + "\(size.height.shortText)."
  }
}
