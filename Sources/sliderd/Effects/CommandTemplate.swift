// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A command to run at each change, with placeholders for what changed. There is no shell: a
/// filled-in value stays within its word, whatever its characters.
struct CommandTemplate: Equatable {
  private let words: [[Piece]]
  private let input: [Piece]?
  /// The values of `{argument}`, one for each stop.
  var arguments: [String] = []

  /// A text, or a placeholder for something about the slider.
  enum Piece: Equatable {
    case text(String)
    case value, index, count, name, id, argument

    var isPlaceholder: Bool { if case .text = self { false } else { true } }
  }

  static let placeholders: KeyValuePairs<String, Piece> = [
    "value": .value, "index": .index, "count": .count, "name": .name, "id": .id,
    "argument": .argument,
  ]

  /// Parses a command from the program, its arguments and the text for its standard input.
  init(words: [String], input: String? = nil) throws(CommandError) {
    guard let program = words.first, !program.isEmpty else { throw .empty }
    self.words = try words.map { word throws(CommandError) in try Self.pieces(of: word) }
    self.input = try input.map { text throws(CommandError) in try Self.pieces(of: text) }
    guard !self.words[0].contains(where: \.isPlaceholder) else { throw .movableProgram(program) }
    guard !words.contains(where: { $0.utf8.contains(0) }) else { throw .zeroByte }
  }

  func command(for slider: Slider) -> CommandCall {
    CommandCall(
      words: words.map { text(of: $0, slider) },
      input: input.map { text(of: $0, slider) }
    )
  }

  var program: String { text(of: words[0], nil) }

  var placeholders: [Piece] { (words.joined() + (input ?? [])).filter(\.isPlaceholder) }

  private func text(of pieces: [Piece], _ slider: Slider?) -> String {
    pieces.map { piece in
      if case .text(let text) = piece { return text }
      return slider.map { text(for: piece, $0).filter { $0 != "\0" } } ?? ""
    }.joined()
  }

  private func text(for piece: Piece, _ slider: Slider) -> String {
    switch piece {
    case .text(let text): text
    case .value: slider.value?.description ?? ""
    case .index: String(slider.index)
    case .count: String(slider.stops.count)
    case .name: slider.name ?? slider.value?.description ?? ""
    case .id: slider.presentation.id
    case .argument: arguments.indices.contains(slider.index) ? arguments[slider.index] : ""
    }
  }

  /// Splits a word at its placeholders; `{{` and `}}` stand for braces.
  private static func pieces(of word: String) throws(CommandError) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = word[...]
    while let character = rest.popFirst() {
      if "{}".contains(character), rest.first == character {
        text.append(rest.removeFirst())
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        let name = String(rest[..<end])
        guard let placeholder = placeholders.first(where: { $0.key == name })?.value else {
          throw .unknownPlaceholder(name)
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        pieces.append(placeholder)
        (text, rest) = ("", rest[rest.index(after: end)...])
      } else if "{}".contains(character) {
        throw .openBrace(word)
      } else {
        text.append(character)
      }
    }
    return text.isEmpty && !pieces.isEmpty ? pieces : pieces + [.text(text)]
  }
}

/// A command that is ready to run.
package struct CommandCall: Equatable, Sendable {
  /// The program, followed by its arguments.
  package let words: [String]
  /// The text for the program's standard input; without one, the input is empty.
  package var input: String?

  /// The program's name or path.
  package var program: String { words.first ?? "" }
}

/// A mistake in a command, or why a program failed.
package struct CommandError: Error, Equatable, CustomStringConvertible {
  package let description: String

  static let empty = Self(description: "the command is empty; it must begin with a program")
  static let zeroByte = Self(description: "the command contains a zero byte")

  static func openQuote(_ mark: Character) -> Self {
    Self(description: "missing closing quotation mark \(mark)")
  }

  static func unknownPlaceholder(_ name: String) -> Self {
    let known = CommandTemplate.placeholders.filter { $1 != .argument }.map { "{\($0.key)}" }
    let advice =
      "use \(known.joined(separator: ", ")), with the key arguments {argument}, or {{ for a brace"
    return Self(description: "unknown placeholder {\(SpokenText.cleaned(name))}; \(advice)")
  }

  static func shellSign(_ sign: String) -> Self {
    let advice = "put it in quotation marks, or the whole command into sh -c '…'"
    return Self(description: "no shell runs the command, so \(sign) would mean nothing; \(advice)")
  }

  static func openBrace(_ word: String) -> Self {
    let name = SpokenText.cleaned(word)
    return Self(description: "unmatched brace in \"\(name)\"; use {{ or }} for a brace")
  }

  static func movableProgram(_ word: String) -> Self {
    let name = SpokenText.cleaned(word)
    return Self(description: "the program \"\(name)\" must not contain a placeholder")
  }
}

extension CommandTemplate {
  /// Splits a command into words by the quoting rules of the shell (POSIX, 2.2), without variables.
  static func words(in text: String) throws(CommandError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      if let mark = quote {
        if character == mark {
          quote = nil
        } else {
          let isEscape = mark == "\"" && character == "\\" && "\"\\".contains(rest.first ?? " ")
          word?.append(isEscape ? rest.removeFirst() : character)
        }
      } else if character.isWhitespace {
        words += [word].compactMap(\.self)
        word = nil
      } else if character == "'" || character == "\"" {
        (quote, word) = (character, word ?? "")
      } else if let sign = shellSign(character, before: rest, behind: word) {
        throw .shellSign(sign)
      } else {
        let isEscape = character == "\\" && !rest.isEmpty
        word = (word ?? "") + String(isEscape ? rest.removeFirst() : character)
      }
    }
    if let quote { throw .openQuote(quote) }
    return words + [word].compactMap(\.self)
  }

  /// Returns what a shell would replace, or take for more than a word (POSIX, 2.2): it can't be meant
  /// as it is written.
  private static func shellSign(
    _ character: Character,
    before rest: Substring,
    behind word: String?
  ) -> String? {
    let next = rest.first ?? " "
    switch character {
    case "`", "<", ">", "|", ";", "&", "*", "?": return String(character)
    case "$": return next.isLetter || "_(".contains(next) ? "$" : nil
    case "~": return word == nil && (next == "/" || next.isWhitespace) ? "~" : nil
    case "#": return word == nil ? "#" : nil
    default: return nil
    }
  }
}
