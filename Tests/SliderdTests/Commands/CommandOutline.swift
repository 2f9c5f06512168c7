// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Foundation
import Testing

/// The commands and options of a program, in the form for help generators.
struct CommandOutline: Decodable, Sendable {
  struct Argument: Decodable, Sendable {
    struct Name: Decodable, Sendable { let name: String }

    struct Completion: Decodable, Sendable {
      struct Words: Decodable, Sendable { let values: [String] }
      struct Files: Decodable, Sendable { let extensions: [String] }
      struct Custom: Decodable, Sendable {}

      let list: Words?
      let file: Files?
      let custom: Custom?
    }

    /// Whether it is an `option` with a value, a `flag` or `positional`.
    let kind: String
    let names: [Name]?
    let allValues: [String]?
    let abstract: String?
    let valueName: String?
    let defaultValue: String?
    let parsingStrategy: String?
    let completionKind: Completion?

    /// The longest of its names.
    var name: String { names?.map(\.name).max { $0.count < $1.count } ?? "" }
  }

  private struct Dump: Decodable { let command: CommandOutline }

  let commandName: String
  let arguments: [Argument]?
  let subcommands: [CommandOutline]?

  init(of program: (some ParsableCommand).Type) throws {
    let dump = #expect(throws: (any Error).self) {
      try program.parseAsRoot(["--experimental-dump-help"])
    }
    let text = program.fullMessage(for: try #require(dump))
    self = try JSONDecoder().decode(Dump.self, from: Data(text.utf8)).command
  }

  /// The names of all options, long and short.
  var options: Set<String> { Set((arguments ?? []).flatMap { ($0.names ?? []).map(\.name) }) }

  /// The commands except `help`, which every program has.
  var commands: [CommandOutline] { (subcommands ?? []).filter { $0.commandName != "help" } }
}
