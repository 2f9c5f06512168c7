// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Notation
import TestFiles
import Testing

@testable import sliderd

/// The manual pages are complete, and describe nothing that doesn't exist.
@Suite struct ManualTests {
  @Test func `each option has an entry, and each entry describes an option`() throws {
    let program = try CommandOutline.ofSliderd()
    let page = try ManualPage("docs/man/sliderd.1")
    let entries = page.entries.filter { $0.section == "OPTIONS" }
    #expect(Set(entries.flatMap(\.options)).symmetricDifference(program.options) == [])
    for command in program.commands {
      let entries = page.entries.filter { $0.subsection == "sliderd \(command.commandName)" }
      let told = Set(entries.flatMap(\.options))
      let own = command.options.subtracting(program.options)
      #expect(told.subtracting(command.options) == [], "sliderd \(command.commandName)")
      #expect(own.subtracting(told) == [], "sliderd \(command.commandName)")
    }
  }

  @Test(arguments: [
    "docs/man/sliderd.1", "docs/man/sliderd.toml.5", "Inspector/docs/accessibility-inspector.1",
  ])
  func `a manual page names the version`(page: String) throws {
    #expect(try ProjectFile.text(page).contains("\n.Os StepSlider \(releaseVersion)\n"))
  }

  @Test func `each command has a heading, and each heading names a command`() throws {
    let program = try CommandOutline.ofSliderd()
    let headings = try ManualPage("docs/man/sliderd.1").subsections.filter {
      $0.section == "COMMANDS"
    }
    #expect(
      headings.map(\.title).sorted()
        == program.commands.map { "sliderd \($0.commandName)" }.sorted()
    )
  }

  @Test func `the entry of an option lists its possible values`() throws {
    let program = try CommandOutline.ofSliderd()
    let entries = try ManualPage("docs/man/sliderd.1").entries
    for command in [program] + program.commands where command.commandName != "run" {
      let own = entries.filter { entry in
        entry.section == "OPTIONS"
          ? command.subcommands != nil
          : entry.subsection == "sliderd \(command.commandName)"
      }
      for argument in command.arguments ?? [] {
        let told = own.filter { $0.options.contains(argument.name) }.map(\.text).joined()
        guard !told.isEmpty else { continue }
        let words = Set(told.split { !$0.isLetter && !"-:".contains($0) })
        let missing = (argument.allValues ?? []).filter { !words.contains($0[...]) }
        #expect(missing.isEmpty, "sliderd \(command.commandName) --\(argument.name)")
      }
    }
  }

  @Test func `each exit status has an entry, and there are no others`() throws {
    let entries = try ManualPage("docs/man/sliderd.1").entries.filter {
      $0.section == "EXIT STATUS"
    }
    #expect(entries.compactMap { Int32($0.term) } == ExitStatus.allCases.map(\.rawValue))
  }

  @Test func `each configuration key has an entry in the manual, and there are no others`() throws {
    let entries = try ManualPage("docs/man/sliderd.toml.5").entries.filter {
      $0.section == "DESCRIPTION"
    }
    let told = try entries.map { entry in
      let key = try #require(entry.term.prefixMatch(of: /Ic (\w+) No =/)?.1)
      return "\(entry.subsection ?? "")".filter { !"[]".contains($0) } + ".\(key)"
    }
    #expect(Set(told).symmetricDifference(Self.knownKeys()) == [])
  }

  @Test func `each configuration key is in the example, and there are no others`() throws {
    let document = TOMLDocument(Array(try ProjectFile.wholeConfiguration().utf8))
    let shown = document.table.flatMap { entry in
      let tables = (entry.list ?? [entry]).compactMap(\.table)
      guard !tables.isEmpty else { return [".\(entry.key)"] }
      return tables.flatMap { table in table.map { "\(entry.key).\($0.key)" } }
    }
    #expect(Set(shown).symmetricDifference(Self.knownKeys()) == [])
  }

  /// Returns all keys, such as `speech.rate`.
  static func knownKeys() -> Set<String> {
    Set(
      Setting.catalog.compactMap { setting in
        setting.table.map { "\($0.rawValue).\(setting.name)" }
      }
    )
  }
}

extension CommandOutline {
  /// Returns the outline of sliderd, which takes a second in a debug build.
  static func ofSliderd() throws -> CommandOutline { try sliderd.get() }

  private static let sliderd = Result { try CommandOutline(of: Sliderd.self) }
}
