// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Notation

extension Sliderd {
  /// The commands that check settings.
  static let checks: [any Command.Type] = [Check.self]
}

struct Check: Command {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "List all mistakes in the configuration, with file, line, column and key.",
    discussion: """
      Example: sliderd check ~/.config/sliderd/sliderd.toml

      Without a file name, it checks the file that sliderd would read. It refuses what a start \
      with this file alone would refuse: a missing program, voice or slider and an unusable device \
      count as mistakes. The exit code is 0 without mistakes, 78 with mistakes, and 66 if there \
      is no file. With --output json, it prints an object with file, sliders (the number of valid \
      sliders), mistakes and remarks. Each mistake and remark has line, column, key and message.
      """
  )

  @Argument(help: "The TOML file.", completion: .file(extensions: ["toml"]))
  var file: String?
  @OptionGroup var flags: FlagGroup<Check>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let output = arguments.flags[Setting.verdict] ?? .plain
    let file = try file(of: arguments)
    let configuration = file.checked()
    if output == .json { try printWhole(configuration.object(of: file).text + "\n") }
    try file.refuse(configuration.mistakes)
    try Sliderd.requireDescriptors(forSliders: configuration.sliders.count)
    guard output == .plain else { return }
    let verdict = "\(configuration.sliders.count.counted("slider")), no mistakes."
    let warnings = configuration.warnings.map { $0.description(in: file.path) }
    let lines = ["\(file.path): \(verdict)"] + warnings
    try printWhole(lines.map { $0 + "\n" }.joined())
  }

  private static func file(of arguments: ArgumentReading) throws(Failure) -> ConfigurationFile {
    let files = arguments.words + [arguments.flags[Setting.checkedConfig]].compactMap(\.self)
    guard files.count < 2 else {
      throw .flag(Setting.checkedConfig, "too many files; check one at a time")
    }
    if let preset = arguments.flags[Setting.checkedPreset] {
      guard files.isEmpty else {
        throw .flag(Setting.checkedPreset, "use either a file or a preset, not both")
      }
      return try Preset.named(preset).file()
    }
    let environment = Caller.current.environment
    if let file = try ConfigurationFile(files.first, environment: environment) { return file }
    let paths = ConfigurationFile.paths(environment: environment).joined(separator: " or ")
    throw Failure(status: .noInput, message: "no configuration file found at \(paths)")
  }
}

extension Configuration {
  fileprivate func object(of file: ConfigurationFile) -> JSONValue {
    .object([
      "file": .string(file.path), "sliders": .number(sliders.count),
      "mistakes": .list(mistakes.map(\.object)), "remarks": .list(warnings.map(\.object)),
    ])
  }
}

extension ConfigurationMistake {
  fileprivate var object: JSONValue {
    .object([
      "line": .number(location.line), "column": .number(location.column), "key": .string(key),
      "message": .string(message),
    ])
  }
}
