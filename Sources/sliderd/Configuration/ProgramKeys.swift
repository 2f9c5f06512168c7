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
    command = Self.command(&table, "on_change", input: Self.input(&table))
    source = Self.source(&table)
    if table.table["on_change_input"] != nil, table.table["on_change"] == nil {
      table.note("on_change_input", "it needs on_change, the program that reads it")
    }
    for (key, command) in [("on_change", command), ("value_from", source?.command)] {
      let problem = command?.problem(packages: packages, findingPrograms: isProgram)
      if let problem { table.note(key, item: 1, problem) }
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

  private static func source(_ table: inout TableReader) -> StartSource? {
    let factor = factor(&table)
    guard let command = command(&table, "value_from") else {
      if table.table["value_from_factor"] != nil, table.table["value_from"] == nil {
        table.note("value_from_factor", "it needs value_from, whose number it multiplies")
      }
      return nil
    }
    if command.hasPlaces {
      table.note("value_from", "nothing can be filled in, as it is run before there is a value")
    }
    return StartSource(command: command, factor: factor ?? DecimalNumber(1))
  }

  private static func factor(_ table: inout TableReader) -> DecimalNumber? {
    guard let text = table.word("value_from_factor") else { return nil }
    let factor = DecimalNumber(text).flatMap { $0 > DecimalNumber(0) ? $0 : nil }
    if factor == nil { table.note("value_from_factor", text.isNot("a number greater than 0")) }
    return factor
  }

  /// A command as a list of words, or as one text.
  private static func command(
    _ table: inout TableReader,
    _ key: String,
    input: String? = nil
  ) -> CommandTemplate? {
    let value = table.value(key, "a list of words in quotation marks") { value in
      value.text != nil || value.words != nil ? value : nil
    }
    do throws(CommandError) {
      if let text = value?.text {
        return try CommandTemplate(words: CommandWords.split(text), input: input)
      }
      return try value?.words.map { words throws(CommandError) in
        try CommandTemplate(words: words, input: input)
      }
    } catch {
      table.note(key, error.description)
      return nil
    }
  }
}

extension TOMLValue {
  /// The words of a list that has nothing else in it.
  fileprivate var words: [String]? {
    guard let list else { return nil }
    let words = list.compactMap(\.text)
    return words.count == list.count ? words : nil
  }
}

extension String {
  /// Whether this can be the name of a package (Debian Policy, 5.6.1).
  fileprivate var isPackageName: Bool { wholeMatch(of: /[a-z0-9][a-z0-9+.\-]+/) != nil }
}
