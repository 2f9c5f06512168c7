// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A command to run at each change, with placeholders for what changed.
///
/// There is no shell in it: words are told apart once, when the command is read, and what is filled in
/// stays inside its word, whatever characters it has.
struct CommandTemplate: Equatable {
  /// The program first, then its arguments.
  private let words: [[Piece]]
  /// What the program reads from its standard input, if anything.
  private let input: [Piece]?
  /// What `{argument}` stands for at each stop.
  var arguments: [String] = []

  private enum Piece: Equatable {
    case text(String)
    case placeholder(Placeholder)

    var isFixed: Bool {
      if case .text = self { return true }
      return false
    }
  }

  /// What can be put in.
  enum Placeholder: String, CaseIterable {
    /// The value, in full precision.
    case value
    /// The position, from 0.
    case index
    /// How many stops there are.
    case count
    /// The stop's name; without one, the value.
    case name
    /// The slider's identity.
    case id
    /// The stop's argument.
    case argument
  }

  /// Reads a command as one text: words are parted by spaces, unless they stand in '…' or "…", or a
  /// backslash comes before.
  init(_ text: String) throws(CommandError) { try self.init(words: CommandWords.split(text)) }

  /// Reads a command whose words are told apart: the program, then its arguments. What it reads from
  /// its standard input has placeholders, too.
  init(words: [String], input: String? = nil) throws(CommandError) {
    guard let program = words.first, !program.isEmpty else { throw .empty }
    self.words = try words.map { word throws(CommandError) in try Self.pieces(of: word) }
    self.input = try input.map { text throws(CommandError) in try Self.pieces(of: text) }
    guard self.words[0].allSatisfy(\.isFixed) else { throw .movableProgram(program) }
    guard !words.contains(where: { $0.utf8.contains(0) }) else { throw .zeroByte }
  }

  /// What is to be run for a slider as it is now.
  func command(for slider: Slider) -> CommandCall {
    CommandCall(
      words: words.map { text(of: $0, slider) },
      input: input.map { text(of: $0, slider) }
    )
  }

  /// The program alone.
  var program: String { text(of: words[0], nil) }

  /// Whether something is filled in.
  var hasPlaceholders: Bool { !placeholders.isEmpty }

  /// Whether the stops' arguments are filled in.
  var usesArguments: Bool { placeholders.contains(.argument) }

  private var placeholders: [Placeholder] {
    (words.joined() + (input ?? [])).compactMap { piece in
      if case .placeholder(let placeholder) = piece { return placeholder }
      return nil
    }
  }

  private func text(of pieces: [Piece], _ slider: Slider?) -> String {
    pieces.map { piece in
      switch (piece, slider) {
      case (.text(let text), _): text
      case (.placeholder(let placeholder), let slider?):
        self.text(for: placeholder, slider).filter { $0 != "\0" }
      case (.placeholder, nil): ""
      }
    }.joined()
  }

  private func text(for placeholder: Placeholder, _ slider: Slider) -> String {
    switch placeholder {
    case .value: slider.stop.value.description
    case .index: String(slider.index)
    case .count: String(slider.stops.count)
    case .name: slider.stop.name ?? slider.stop.value.description
    case .id: slider.presentation.id
    case .argument: arguments.indices.contains(slider.index) ? arguments[slider.index] : ""
    }
  }

  /// Takes a word apart; `{{` and `}}` stand for braces.
  private static func pieces(of word: String) throws(CommandError) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = word[...]
    while let character = rest.popFirst() {
      if "{}".contains(character), rest.first == character {
        text.append(rest.removeFirst())
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        let name = String(rest[..<end])
        guard let placeholder = Placeholder(rawValue: name) else { throw .unknownPlaceholder(name) }
        if !text.isEmpty { pieces.append(.text(text)) }
        pieces.append(.placeholder(placeholder))
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

/// A command as it is to be run.
struct CommandCall: Equatable, Sendable {
  /// The program, then its arguments.
  let words: [String]
  /// What the program reads from its standard input; without it, there is nothing to be read.
  var input: String?

  /// The program's name or path.
  var program: String { words.first ?? "" }
}

/// What is wrong with a command.
enum CommandError: Error, Equatable, CustomStringConvertible {
  case empty
  case openQuote(Character)
  case unknownPlaceholder(String)
  case openBrace(String)
  case movableProgram(String)
  case zeroByte

  var description: String {
    switch self {
    case .empty: return "there is no program in it"
    case .openQuote(let mark): return "a quotation begins with \(mark) and doesn't end"
    case .unknownPlaceholder(let name):
      let placeholders = CommandTemplate.Placeholder.allCases.map { "{\($0.rawValue)}" }
      return "{\(SpokenText.cleaned(name))} stands for nothing; there are "
        + placeholders.joined(separator: ", ") + ", and {{ for a brace"
    case .openBrace(let word):
      return "\"\(SpokenText.cleaned(word))\" has a lone brace; {{ and }} stand for braces"
    case .movableProgram(let word):
      return "the program is \"\(SpokenText.cleaned(word))\", but it can't depend on the value"
    case .zeroByte: return "it has a zero byte in it"
    }
  }
}
