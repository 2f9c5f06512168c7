// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The keys of a slider's table that name programs.
struct ProgramKeys {
  /// The command to run at each change.
  let command: CommandTemplate?
  /// The program that reports the current setting.
  let source: StartSource?

  /// Reads the keys, and notes missing programs.
  init(_ table: inout TableReader, isProgram: (String) -> Bool) {
    let packages = table.read(.packages) ?? []
    let change = table.read(.onChange)
    let start = table.read(.valueFrom)
    let input = table.read(.onChangeInput)
    command = change.flatMap { Self.command($0, &table, .onChange, input: input) }
    source = Self.source(start, &table)
    if table.has(.onChangeInput), !table.has(.onChange) {
      table.note(.onChangeInput, "requires on_change, the program that reads it")
    }
    Self.check([(.onChange, change), (.valueFrom, start)], packages, &table, isProgram: isProgram)
  }

  /// Notes each program that is missing or can't be run, at the first key that names it. The packages
  /// are named once, with the first missing program.
  private static func check(
    _ keys: [(setting: Setting<[String]>, words: [String]?)],
    _ packages: [String],
    _ table: inout TableReader,
    isProgram: (String) -> Bool
  ) {
    var (packages, known) = (packages, Set<String>())
    let ordered = keys.map { ($0, table.whereabouts($0.setting).location) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    for (setting, words) in ordered {
      guard let words, let command = try? CommandTemplate(words: Array(words.prefix(1))),
        known.insert(command.program).inserted,
        let absence = command.absence(packages: packages, findingPrograms: isProgram)
      else { continue }
      if !isProgram(command.program) { packages = [] }
      table.note(setting, item: 1, absence)
    }
  }

  private static func source(_ words: [String]?, _ table: inout TableReader) -> StartSource? {
    let precedingText = table.read(.valueFromAfter)
    if table.has(.valueFromAfter), !table.has(.valueFrom) {
      table.note(.valueFromAfter, "requires value_from, the program that prints this text")
    }
    let factor = table.read(.valueFromFactor) ?? Setting.valueFromFactor.defaultValue
    if table.has(.valueFromFactor), !table.has(.valueFrom) {
      table.note(.valueFromFactor, "requires value_from, whose number it multiplies")
    }
    guard let command = words.flatMap({ command($0, &table, .valueFrom) }) else { return nil }
    if command.hasPlaceholders {
      table.note(.valueFrom, "no placeholders here: the command runs before there is a value")
    }
    return StartSource(command: command, precedingText: precedingText, factor: factor ?? 1)
  }

  /// Creates a command from words, and notes the mistakes at each word.
  private static func command(
    _ words: [String],
    _ table: inout TableReader,
    _ setting: Setting<[String]>,
    input: String? = nil
  ) -> CommandTemplate? {
    for (index, word) in words.enumerated() {
      do throws(CommandError) {
        _ = try CommandTemplate(words: index == 0 ? [word] : ["-", word])
      } catch {
        table.note(setting, item: index + 1, error.description)
      }
    }
    if words.isEmpty { table.note(setting, CommandError.empty.description) }
    return try? CommandTemplate(words: words, input: input)
  }
}
