// SPDX-License-Identifier: GPL-3.0-or-later

extension Script {
  /// Parses a script.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name of the file, for mistakes.
  /// - Throws: The first mistake.
  package init(_ text: String, file: String = "script") throws(ScriptMistake) {
    self = try Scenario(text, file: file).script
  }
}

extension Scenario {
  /// Parses a script.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name of the file, for mistakes.
  /// - Throws: The first mistake.
  package init(_ text: String, file: String = "script") throws(ScriptMistake) {
    var reader = ScriptReader()
    let statements = ScriptStatement.all(in: text)
    for statement in statements {
      do {
        try reader.read(statement)
      } catch {
        throw ScriptMistake(file: file, line: statement.number, message: error.message)
      }
    }
    guard let start = reader.start else {
      let end = (statements.last?.number ?? 0) + 1
      throw ScriptMistake(file: file, line: end, message: ScriptReader.missingStart)
    }
    let promise = reader.promise.joined(separator: "\n")
    let script = Script(promise: promise, start: start, lines: reader.lines)
    self.init(file: file, script: script, lineNumbers: reader.lineNumbers)
  }
}

/// What a script says up to some line.
private struct ScriptReader {
  static let missingStart = "expected a line that starts sliderd, such as \"sliderd --steps 5\""

  private(set) var promise: [String] = []
  private(set) var start: Start?
  private(set) var lines: [ScriptLine] = []
  /// The number of each line in the text.
  private(set) var lineNumbers: [Int] = []
  private var time: Duration = .zero

  mutating func read(_ statement: ScriptStatement) throws(WordMistake) {
    if statement.isComment {
      if start == nil { promise.append(statement.comment) }
      return
    }
    var words = Words(statement.text, block: statement.block)
    if words.skip(["sliderd"]) {
      guard start == nil else { throw WordMistake("sliderd is started twice; say it once") }
      start = Start(arguments: try words.arguments())
      return
    }
    guard start != nil else { throw WordMistake(Self.missingStart) }
    words = Words(statement.separatedText, block: statement.block)
    let isSetup = try readSetup(&words)
    if !isSetup {
      lines.append(try line(&words))
      lineNumbers.append(statement.number)
    }
    try words.end()
  }

  /// Reads a line about the start. Returns whether it was one.
  private mutating func readSetup(_ words: inout Words) throws(WordMistake) -> Bool {
    guard let setup = try Self.setups.read(&words) else {
      guard words.first == "with" else { return false }
      let advice = Self.setups.advice(for: words.all) ?? ""
      throw WordMistake("unknown start; \(advice)")
    }
    guard lines.isEmpty else { throw WordMistake("this line belongs above the first action") }
    if var start {
      setup(&start)
      self.start = start
    }
    return true
  }

  private typealias Setup = @Sendable (inout Start) -> Void

  private static let setups = Forms<Setup>([
    Form("with a screen reader") { _ in { $0.hasScreenReader = true } },
    Form("with speech-dispatcher") { _ in { $0.hasDispatcher = true } },
    Form("with a knob") { _ in { $0.hasKnob = true } },
    Form("with a keyboard for a knob") { _ in { ($0.hasKnob, $0.knobIsKeyboard) = (true, true) } },
    Form("with a terminal that tells releases") { _ in { $0.tellsReleases = true } },
    Form("with lines") { _ in { $0.readsLines = true } },
    Form("configuration : LINES") { words throws(WordMistake) in
      try words.expect(":")
      let text = try words.lines()
      return { $0.configuration = text }
    },
  ])

  private mutating func line(_ words: inout Words) throws(WordMistake) -> ScriptLine {
    let isAbsolute = words.skip(["at"])
    let isTimed = isAbsolute || words.skip(["after"])
    guard isTimed else { return try Expectation.line(&words) }
    let next = try words.time() + (isAbsolute ? .zero : time)
    guard next >= time else {
      throw WordMistake("\(next.inUnits) is earlier than the action before, at \(time.inUnits)")
    }
    time = next
    try words.expect(":")
    return .at(time, try Action(&words))
  }
}
