// SPDX-License-Identifier: GPL-3.0-or-later

import TestFiles

/// The entries of a manual page in mdoc(7), with their headings.
struct ManualPage {
  /// A term of a list, with its text.
  struct Entry {
    /// The nearest headings before it: `.Sh`, and `.Ss` if there is one.
    let section: String
    let subsection: String?
    /// The text after `.It`.
    let term: String
    /// The lines up to the next entry.
    var text = ""

    /// The names of options in the term, without hyphens.
    var options: [String] { term.matches(of: /Fl -?([\w-]+)/).map { String($0.1) } }
  }

  private(set) var entries: [Entry] = []
  /// All subsection headings, each with its section.
  private(set) var subsections: [(section: String, title: String)] = []

  /// Reads a file of the project.
  init(_ path: String) throws {
    var (section, subsection, isInList) = ("", String?.none, false)
    for line in try ProjectFile.text(path).split(separator: "\n") {
      if line.hasPrefix(".Sh ") {
        (section, subsection) = (String(line.dropFirst(4)), nil)
      } else if line.hasPrefix(".Ss ") {
        subsection = String(line.dropFirst(4))
        subsections.append((section, String(line.dropFirst(4))))
      } else if line.hasPrefix(".It ") {
        let term = String(line.dropFirst(4))
        entries.append(Entry(section: section, subsection: subsection, term: term))
        isInList = true
      } else if line == ".El" {
        isInList = false
      } else if isInList {
        entries[entries.count - 1].text += line + "\n"
      }
    }
  }
}
