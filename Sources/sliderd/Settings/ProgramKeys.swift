// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The keys of a slider's table that name programs.
struct ProgramKeys {
  /// What a change runs.
  let command: CommandTemplate?
  /// What tells where the setting stands.
  let source: StartSource?

  /// Reads the keys, and notes programs that aren't there.
  init(_ table: inout TableReader, isProgram: (String) -> Bool) {
    let packages = Self.packages(&table)
    let change = Self.words(&table, "on_change")
    let start = Self.words(&table, "value_from")
    let input = Self.input(&table)
    command = change.flatMap { Self.command($0, &table, "on_change", input: input) }
    source = Self.source(start, &table)
    if table.table["on_change_input"] != nil, table.table["on_change"] == nil {
      table.note("on_change_input", "it needs on_change, the program that reads it")
    }
    var problems: Set<String> = []
    for (key, words) in [("on_change", change), ("value_from", start)] {
      let program = words.flatMap { try? CommandTemplate(words: Array($0.prefix(1))) }
      let problem = program?.problem(packages: packages, findingPrograms: isProgram)
      // What both keys name is missing once.
      if let problem, problems.insert(problem).inserted { table.note(key, item: 1, problem) }
    }
  }

  private static func packages(_ table: inout TableReader) -> [String] {
    let packages = table.texts("packages") ?? []
    for (index, name) in packages.enumerated() where !name.isPackageName {
      let rule = "the name of a package, such as alsa-utils"
      table.note("packages", item: index + 1, name.isNot(rule))
    }
    return packages.filter(\.isPackageName)
  }

  /// What a program is to read, if it can be.
  private static func input(_ table: inout TableReader) -> String? {
    guard let input = table.text("on_change_input") else { return nil }
    do throws(CommandError) {
      _ = try CommandTemplate(words: ["-"], input: input)
      return input
    } catch {
      table.note("on_change_input", error.description)
      return nil
    }
  }

  private static func source(_ words: [String]?, _ table: inout TableReader) -> StartSource? {
    let factor = factor(&table)
    guard let command = words.flatMap({ Self.command($0, &table, "value_from") }) else {
      if table.table["value_from_factor"] != nil, table.table["value_from"] == nil {
        table.note("value_from_factor", "it needs value_from, whose number it multiplies")
      }
      return nil
    }
    if command.hasPlaces {
      table.note("value_from", "nothing can be filled in, as it is run before there is a value")
    }
    return StartSource(command: command, factor: factor ?? 1)
  }

  private static func factor(_ table: inout TableReader) -> DecimalNumber? {
    guard let text = table.word("value_from_factor") else { return nil }
    let factor = DecimalNumber(text).flatMap { $0 > DecimalNumber(0) ? $0 : nil }
    if factor == nil { table.note("value_from_factor", text.isNot("a number greater than 0")) }
    return factor
  }

  /// The words of a command, which stands as a list of them or as one text.
  private static func words(_ table: inout TableReader, _ key: String) -> [String]? {
    if table.table[key]?.value.list != nil { return table.texts(key) }
    let expected = "a list of words in quotation marks"
    do throws(CommandError) {
      return try table.value(key, expected, \.text).map(CommandWords.split)
    } catch {
      table.note(key, error.description)
      return nil
    }
  }

  /// The command that words make; what is wrong is noted at each of them.
  private static func command(
    _ words: [String],
    _ table: inout TableReader,
    _ key: String,
    input: String? = nil
  ) -> CommandTemplate? {
    for (index, word) in words.enumerated() {
      do throws(CommandError) {
        _ = try CommandTemplate(words: index == 0 ? [word] : ["-", word])
      } catch {
        table.note(key, item: index + 1, error.description)
      }
    }
    if words.isEmpty { table.note(key, CommandError.empty.description) }
    return try? CommandTemplate(words: words, input: input)
  }
}

extension String {
  /// Whether this can be the name of a package (Debian Policy, 5.6.1).
  fileprivate var isPackageName: Bool { wholeMatch(of: /[a-z0-9][a-z0-9+.\-]+/) != nil }
}
