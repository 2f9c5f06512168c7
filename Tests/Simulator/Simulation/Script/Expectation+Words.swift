// SPDX-License-Identifier: GPL-3.0-or-later

extension Expectation {
  /// The line of a script that expects this, with a limit or without.
  func line(within limit: Duration?) -> String {
    let limit = limit.map { " within \($0.inUnits)" } ?? ""
    return switch self {
    case .says(let text): "says\(limit): \(text.inQuotes)"
    case .saysNothing: "says nothing\(limit)"
    case .hears(let text): "hears\(limit): \(text.inQuotes)"
    case .sounds(let cue): "sounds\(limit): \(cue.inQuotesIfNeeded)"
    case .soundsNothing: "sounds nothing\(limit)"
    case .screenReaderSays(let text): "screen reader says\(limit): \(text.inQuotes)"
    case .screenReaderSaysNothing: "screen reader says nothing\(limit)"
    case .interrupts: "interrupts the screen reader\(limit)"
    case .interruptsNothing: "interrupts nothing\(limit)"
    case .prints(let text): "prints\(limit): \(text.inQuotesIfNeeded)"
    case .printsNothing: "prints nothing\(limit)"
    case .logs(let text): "logs\(limit): \(text.inQuotesIfNeeded)"
    case .logsNothing: "logs nothing\(limit)"
    case .runs(let words): "runs\(limit): \(words.map(\.asArgument).joined(separator: " "))"
    case .runsNothing: "runs nothing\(limit)"
    case .saves(let id, let value): "saves\(limit): \(id) \(value.inQuotesIfNeeded)"
    case .savesNothing: "saves nothing\(limit)"
    case .isSilent: "is silent\(limit)"
    case .ends(let code): "ends with \(code)\(limit)"
    }
  }

  /// Reads a line that expects something, whose first colon stands alone.
  static func line(_ words: inout Words) throws(WordMistake) -> ScriptLine {
    guard let line = try forms.read(&words) else {
      let advice =
        forms.advice(for: words.all)
        ?? "use an action such as \"at 1s: right\" or an expectation such as \"says: 4 of 5\""
      throw WordMistake("unknown line; \(advice)")
    }
    return line
  }

  private static let forms = Forms<ScriptLine>([
    text("says : TEXT") { .says($0) },
    text("hears : TEXT") { .hears($0) },
    text("sounds : TEXT") { .sounds($0) },
    text("screen reader says : TEXT") { .screenReaderSays($0) },
    text("prints : TEXT") { .prints($0) },
    text("logs : TEXT") { .logs($0) },
    form("runs : COMMAND") { words throws(WordMistake) in
      try words.expect(":")
      return .runs(try words.arguments())
    },
    form("saves : ID VALUE") { words throws(WordMistake) in
      try words.expect(":")
      return .saves(try words.slider(), value: try words.text())
    },
    Form("ends with CODE") { words throws(WordMistake) in
      let code = try words.number(0...255)
      return .expect(.ends(code: code), within: try limit(&words))
    },
    form("says nothing") { _ in .saysNothing },
    form("sounds nothing") { _ in .soundsNothing },
    form("screen reader says nothing") { _ in .screenReaderSaysNothing },
    form("interrupts the screen reader") { _ in .interrupts },
    form("interrupts nothing") { _ in .interruptsNothing },
    form("prints nothing") { _ in .printsNothing },
    form("logs nothing") { _ in .logsNothing },
    form("runs nothing") { _ in .runsNothing },
    form("saves nothing") { _ in .savesNothing },
    form("is silent") { _ in .isSilent },
  ])

  private static func text(
    _ template: String,
    _ expectation: @escaping @Sendable (String) -> Expectation
  ) -> Form<ScriptLine> {
    form(template) { words throws(WordMistake) in
      try words.expect(":")
      return expectation(try words.text())
    }
  }

  private static func form(
    _ template: String,
    _ read: @escaping @Sendable (inout Words) throws(WordMistake) -> Expectation
  ) -> Form<ScriptLine> {
    Form(template) { words throws(WordMistake) in
      let limit = try limit(&words)
      try rejectLateLimit(words)
      return .expect(try read(&words), within: limit)
    }
  }

  /// Rejects a limit at the end of a line, where it would count as a part of the text.
  private static func rejectLateLimit(_ words: Words) throws(WordMistake) {
    var words = words
    while let word = words.next() {
      guard word == "within" else { continue }
      var end = words
      guard let limit = try? end.time(), end.first == nil else { continue }
      throw WordMistake(
        "write the limit before the colon, as in \"says within \(limit.inUnits): 4 of 5\""
      )
    }
  }

  private static func limit(_ words: inout Words) throws(WordMistake) -> Duration? {
    words.skip(["within"]) ? try words.time() : nil
  }
}
