// SPDX-License-Identifier: GPL-3.0-or-later

import CToml
import StepSlider

/// A TOML text: the values that could be read, and all mistakes.
struct TOMLDocument {
  private(set) var table = TOMLTable(entries: [])
  private(set) var mistakes: [ConfigurationMistake] = []
  /// The header lines of sections that couldn't be read. No missing keys are reported there. Line
  /// 1 stands for the beginning of the text.
  private(set) var unreadSections: Set<Int> = []

  /// The most mistakes that are reported.
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
          : "invalid TOML: \(mistake.reason(inHeader: sections.isHeader(line: location.line)))"
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
    // A list that isn't closed swallows the next header as one of its items.
    let isAfterOpenList = line > 1 && sections.isHeader(line: line)
    return sections.clearSection(ofLine: isAfterOpenList ? line - 1 : line, withHeader: false)
      ?? sections.clearSection(ofLine: line, withHeader: true)
  }
}

extension TOMLParser.Mistake {
  /// Whether the mistake is about the text as a whole.
  fileprivate var isWhole: Bool { kind == ctoml_over_limit }

  /// Returns the parser's message, with advice.
  fileprivate func reason(inHeader: Bool) -> String {
    // The message may quote any character of the file.
    let words = SpokenText.cleaned(message, maximumLength: 500)
    let isAfterList = kind == ctoml_open_list && location.column == 1
    if isAfterList || inHeader && kind != ctoml_wrong_header {
      return words + "; a list before this line may have no closing bracket"
    }
    switch kind {
    case ctoml_wrong_header where message.contains("redefine"):
      return "a section of this name is already there; a list of sections needs double brackets in "
        + "each, such as [[slider]]"
    case ctoml_wrong_header:
      return "a section begins with its name in brackets, such as [speech] or [[slider]]"
    case ctoml_open_string:
      return "string: missing closing quotation mark, or control character in the text"
    case ctoml_bare_words:
      return words + "; put text in straight quotation marks; true, false and numbers need none"
    default:
      return message.hasSuffix("saw ','") ? words + "; decimals begin with a point" : words
    }
  }
}
