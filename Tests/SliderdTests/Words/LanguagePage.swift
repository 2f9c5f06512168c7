// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The page about languages. Each language has a section: a table, whose first column has phrases,
/// and a list of the other phrases.
struct LanguagePage {
  private static let mark = "\n## "

  let text: String

  /// Returns the page with new lists.
  func updated(with books: [String: Phrasebook]) -> LanguagePage {
    let sections = text.components(separatedBy: Self.mark).map { section in
      guard let book = Self.tag(of: section).flatMap({ books[$0] }) else { return section }
      return Self.section(section, updatedWith: book)
    }
    return LanguagePage(text: sections.joined(separator: Self.mark))
  }

  /// The phrases in the table of a language.
  func compared(in tag: String) -> Set<String> {
    let section = text.components(separatedBy: Self.mark).first { Self.tag(of: $0) == tag }
    return section.map(Self.compared) ?? []
  }

  private static func section(_ section: String, updatedWith book: Phrasebook) -> String {
    var seen = compared(in: section)
    let list = book.tables.compactMap { table -> String? in
      let phrases = table.phrases.filter { seen.insert($0).inserted }
      return phrases.isEmpty ? nil : "- `\(table.name)`: " + phrases.joined(separator: " · ")
    }
    let rest = section.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("- ") }.joined(separator: "\n")
    return rest.trimmed + "\n\n" + list.joined(separator: "\n") + "\n"
  }

  private static func compared(in section: String) -> Set<String> {
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    return Set(rows.map { $0.split(separator: "|")[0].description.trimmed })
  }

  private static func tag(of section: String) -> String? {
    section.prefix { $0 != "\n" }.wholeMatch(of: /.* \((\w+)\)/)?.1.description
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
