// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Spelling

/// The titles of the windows that a program shows.
package struct WindowList: Hashable, Sendable {
  private let titles: [String]

  package init(_ titles: [String]) { self.titles = titles }

  package func contains(_ title: String) -> Bool { titles.contains(title) }

  /// Returns why a window can't be inspected, and what may be meant.
  package func absence(of title: String) -> String {
    let names = titles.map(Self.quoted).joined(separator: ", ")
    let list = titles.isEmpty ? "the program shows no window" : "the program shows \(names)"
    let advice = title.nearest(of: titles).map { "did you mean \(Self.quoted($0))?" } ?? list
    return "no window \(Self.quoted(title)); \(advice)"
  }

  private static func quoted(_ title: String) -> String {
    "\"\(SpokenText.cleaned(title, maximumLength: 60))\""
  }
}
