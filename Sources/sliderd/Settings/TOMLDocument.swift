// SPDX-License-Identifier: GPL-3.0-or-later

import CToml
import StepSlider

/// A whole TOML text: what could be read of it, and all that couldn't.
struct TOMLDocument {
  private(set) var table = TOMLTable(entries: [])
  private(set) var mistakes: [ConfigurationMistake] = []
  /// The lines of the headers whose sections couldn't be read, so that nothing is missed in them;
  /// the text's beginning is line 1.
  private(set) var unreadSections: Set<Int> = []

  /// A text with more mistakes than these has no more than these told.
  private static let maximumMistakeCount = 20

  init(_ bytes: [UInt8]) {
    var sections = TOMLSections(bytes)
    while mistakes.count < Self.maximumMistakeCount {
      do throws(TOMLParser.Mistake) {
        table = try TOMLParser.table(of: sections.bytes)
        return
      } catch {
        note(error, in: sections)
        guard !error.isWhole, let header = Self.remove(error, from: &sections) else { return }
        unreadSections.insert(header)
      }
    }
  }

  private mutating func note(_ mistake: TOMLParser.Mistake, in sections: TOMLSections) {
    let location = sections.clamped(mistake.location)
    mistakes.append(
      ConfigurationMistake(
        location: location,
        key: mistake.isWhole ? "" : sections.key(inLine: location.line) ?? "",
        message: mistake.isWhole
          ? mistake.message
          : "this is not TOML: \(mistake.reason(inHeader: sections.isHeader(line: location.line)))"
      )
    )
  }

  private static func remove(
    _ mistake: TOMLParser.Mistake,
    from sections: inout TOMLSections
  ) -> Int? {
    let line = sections.clamped(mistake.location).line
    if mistake.kind == ctoml_wrong_header {
      return sections.clearSection(ofLine: line, withHeader: true)
    }
    // A list that isn't closed takes the header after it for one of its items.
    let isAfterOpenList = line > 1 && sections.isHeader(line: line)
    return sections.clearSection(ofLine: isAfterOpenList ? line - 1 : line, withHeader: false)
      ?? sections.clearSection(ofLine: line, withHeader: true)
  }
}

extension TOMLParser.Mistake {
  /// Whether it is about the text as a whole, and not about something in it.
  fileprivate var isWhole: Bool { kind == ctoml_over_limit }

  /// The parser's words, with what would help.
  fileprivate func reason(inHeader: Bool) -> String {
    // They may quote any character of the file.
    let words = SpokenText.cleaned(message, maximumLength: 500)
    let isAfterList = kind == ctoml_open_list && location.column == 1
    if isAfterList || inHeader && kind != ctoml_wrong_header {
      return words + "; a list before this line may not be closed"
    }
    switch kind {
    case ctoml_open_string:
      return "string: a closing quotation mark is missing, or a control character is in the text"
    case ctoml_bare_words: return words + "; text stands in quotation marks"
    default: return words
    }
  }
}
