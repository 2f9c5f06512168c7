// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Notation
import Spelling

/// The names of the programs on the accessibility bus.
package struct ProgramList: Hashable, Sendable {
  private let names: [String]

  package init(_ names: [String]) { self.names = names }

  /// The names, one per line, and how to go on.
  package var text: String {
    let title = names.count.counted("program") + " on the accessibility bus"
    let next = names.isEmpty ? "." : "; inspect one by name:"
    let guest = names.contains(Self.guest) ? [] : ["\(Self.guest) \(Self.presence)."]
    return ([title + next] + spoken.map { "  \($0)" } + guest).map { $0 + "\n" }.joined()
  }

  /// The names as a JSON list.
  package var json: String { JSONValue.list(spoken.map(JSONValue.string)).text + "\n" }

  /// Returns what to do if a program is missing: when it comes, or what may be meant. It continues
  /// a sentence; it may be empty.
  package func advice(forMissing name: String) -> String {
    if name == Self.guest { return "; it \(Self.presence)" }
    return name.nearest(of: names).map { "; did you mean \(SpokenText.cleaned($0))?" } ?? ""
  }

  private var spoken: [String] { names.map { SpokenText.spoken($0) ?? "(unnamed)" } }

  /// The one program of this project that isn't always on the bus.
  private static let guest = "sliderd"
  private static let presence =
    "appears while a screen reader is running, or always with --screen-reader on"
}

/// Returns why a window can't be inspected, and which of those that show may be meant.
package func absence(ofWindow title: String, among titles: [String]) -> String {
  func quoted(_ title: String) -> String {
    "\"\(SpokenText.cleaned(title, maximumLength: 60))\""
  }
  let names = titles.map(quoted).joined(separator: ", ")
  let list = titles.isEmpty ? "the program shows no window" : "the program shows \(names)"
  let advice = title.nearest(of: titles).map { "did you mean \(quoted($0))?" } ?? list
  return "no window \(quoted(title)); \(advice)"
}
