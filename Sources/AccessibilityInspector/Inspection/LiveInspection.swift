// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
import Notation
import Spelling

/// An inspection of what a running program exposes to assistive technologies.
package struct LiveInspection {
  /// The output format of an inspection.
  package enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  /// A program that is only on the bus at certain times.
  package struct Guest: Sendable {
    private let name: String
    private let presence: String

    /// Creates a guest.
    ///
    /// - Parameters:
    ///   - name: The program's own name.
    ///   - presence: When it is on the bus, such as "appears while a screen reader is running".
    package init(_ name: String, presence: String) { (self.name, self.presence) = (name, presence) }

    fileprivate func advice(among names: [String]) -> [String] {
      names.contains(name) ? [] : ["\(name) \(presence)."]
    }

    fileprivate func advice(forMissing name: String) -> String? {
      name == self.name ? "; it \(presence)" : nil
    }
  }

  private let format: Format
  private let screens: [LayoutRect]
  private let choice: String
  private let guest: Guest?

  /// Creates an inspection.
  ///
  /// - Parameters:
  ///   - format: The output format.
  ///   - screens: The screens, if known. Elements outside them are findings.
  ///   - choice: How a user selects one of the programs, such as "by its name".
  ///   - guest: A program whose absence the output explains.
  package init(format: Format, screens: [LayoutRect], choice: String, guest: Guest? = nil) {
    (self.format, self.screens, self.choice, self.guest) = (format, screens, choice, guest)
  }

  /// Inspects a program, or without a name, lists the programs on the bus.
  ///
  /// - Returns: The output, and the number of findings.
  /// - Throws: An ``InspectionError`` if there is no bus, or no such program on it.
  package func inspect(
    _ name: String?,
    environment: [String: String]
  ) throws(InspectionError) -> (text: String, findingCount: Int) {
    let browser = try AccessibilityBrowser(environment: environment)
    let programs = try browser.programs()
    guard let name else { return (list(programs.map(\.name)), 0) }
    guard let program = programs.first(where: { $0.name == name }) else {
      throw missing(name, among: programs.map(\.name))
    }
    return describe(try browser.objects(of: program))
  }

  private func list(_ names: [String]) -> String {
    let names = names.map { SpokenText.spoken($0) ?? "(unnamed)" }
    guard format == .text else { return JSONValue.list(names.map(JSONValue.string)).text + "\n" }
    let title = names.count.counted("program") + " on the accessibility bus"
    let list = names.isEmpty ? "." : "; inspect one \(choice):"
    let lines = names.map { "  \($0)" } + (guest?.advice(among: names) ?? [])
    return ([title + list] + lines).map { $0 + "\n" }.joined()
  }

  private func describe(_ program: ForeignProgram) -> (text: String, findingCount: Int) {
    let tree = ForeignTree(of: program)
    let inspected = InspectedTree(
      tree.root,
      focus: tree.focus,
      screens: screens,
      rules: tree.rules,
      phrases: Phrases()
    )
    let cut = "Only the first \(AccessibilityBrowser.maximumCount) objects were read.\n"
    let text = format == .json ? inspected.json : inspected.text + (program.isCut ? cut : "")
    return (text, inspected.findings.count)
  }

  private func missing(_ name: String, among names: [String]) -> InspectionError {
    let near = name.nearest(of: names).map { "; did you mean \($0)?" }
    let advice = guest?.advice(forMissing: name) ?? near ?? ""
    return InspectionError(
      description:
        "no program \"\(SpokenText.cleaned(name))\" on the accessibility bus\(advice)"
    )
  }
}
