// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Notation
import Spelling

/// The one program of this project that isn't always on the bus.
private let guest = "sliderd"
private let presence =
  "appears while a screen reader is running, or always with --screen-reader on"

/// Returns the names of the programs on the bus, one per line, and how to go on.
package func programList(_ names: [String]) -> String {
  let title = names.count.counted("program") + " on the accessibility bus"
  let next = names.isEmpty ? "." : "; inspect one by name:"
  let absence = names.contains(guest) ? [] : ["\(guest) \(presence)."]
  return ([title + next] + spoken(names).map { "  \($0)" } + absence).map { $0 + "\n" }.joined()
}

package func programListAsJSON(_ names: [String]) -> String {
  JSONValue.list(spoken(names).map(JSONValue.string)).text + "\n"
}

private func spoken(_ names: [String]) -> [String] {
  names.map { SpokenText.spoken($0) ?? "(unnamed)" }
}

/// Returns what to do if a program is missing. It continues a sentence, and may be empty.
package func advice(forMissing name: String, among names: [String]) -> String {
  if name == guest { return "; it \(presence)" }
  return name.nearest(of: names).map { "; did you mean \(SpokenText.cleaned($0))?" } ?? ""
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
