// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider
import Testing

@testable import sliderd

/// Each flag and each key is a setting of the catalog and matches its description.
@Suite struct SettingTests {
  @Test func `each flag belongs to one setting, and each setting's flag belongs to a command`()
    throws
  {
    let program = try CommandOutline.ofSliderd()
    var used: Set<Int> = []
    for command in [program] + program.commands {
      let flags = (command.arguments ?? []).filter {
        $0.kind != "positional" && !["help", "version"].contains($0.name)
      }
      for flag in flags {
        let settings = Setting.catalog.indices.filter { index in
          flag.isDescribed(by: Setting.catalog[index])
        }
        #expect(settings.count == 1, "sliderd \(command.commandName) --\(flag.name)")
        used.formUnion(settings)
      }
    }
    for (index, setting) in Setting.catalog.enumerated() {
      #expect(used.contains(index) == (setting.flag != nil), "\(setting.flagName)")
    }
  }

  @Test func `no two settings are one`() {
    let keys = Setting.catalog.filter { $0.table != nil }.map(\.identity)
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: Setting.catalog.indices)
  func `the manual pages state a setting's range and default`(index: Int) throws {
    let setting = Setting.catalog[index]
    let ends = setting.range.map { [$0.lowerBound, $0.upperBound] } ?? []
    let words = ends.map { "\($0)" } + [setting.defaultWords ?? ""]
    let wanted = Set(words.flatMap(Self.words))
    if setting.flag != nil {
      let name = String(setting.flagName.dropFirst(2))
      let entries = try ManualPage("docs/man/sliderd.1").entries.filter {
        $0.options.contains(name)
      }
      let told = Set(entries.flatMap { Self.words(of: $0.text) })
      #expect(!entries.isEmpty && wanted.subtracting(told) == [], "sliderd.1, \(name)")
    }
    if let table = setting.table {
      let entries = try ManualPage("docs/man/sliderd.toml.5").entries.filter { entry in
        entry.subsection?.contains("[\(table.rawValue)]") == true
          && entry.term.hasPrefix("Ic \(setting.name) ")
      }
      let told = Set(entries.flatMap { Self.words(of: $0.text) })
      let key = "\(table.rawValue).\(setting.name)"
      #expect(entries.count == 1 && wanted.subtracting(told) == [], "sliderd.toml.5, \(key)")
    }
  }

  @Test(arguments: Setting.catalog.indices)
  func `a number in a file is accepted at the ends of its range and refused beyond them`(index: Int)
  {
    let setting = Setting.catalog[index]
    guard let range = setting.range, let table = setting.table else { return }
    let stops = setting.name == Setting.steps.name ? "" : "steps = 5\n"
    let others = "on_change = \"a\"\nthumbs = 2\n"
    let header = table == .slider ? "[[slider]]\n\(stops)\(others)" : "[\(table.rawValue)]\n"
    for number in [range.lowerBound - 1, range.lowerBound, range.upperBound, range.upperBound + 1] {
      let text = "\(header)\(setting.name) = \(number)\n"
      let mistakes = sliderd.Configuration(Array(text.utf8)) { _ in true }.mistakes
      #expect(mistakes.isEmpty == range.contains(number), "\(text)")
      #expect(mistakes.allSatisfy { $0.key.hasSuffix(".\(setting.name)") })
      #expect(mistakes.allSatisfy { $0.message.contains(range.words) })
    }
  }

  private static func words(of text: String) -> [String] {
    text.replacing("'s", with: "").split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension CommandOutline.Argument {
  /// Whether the parser describes this flag in the same way as a setting.
  fileprivate func isDescribed(by setting: any SettingDescription) -> Bool {
    guard let flag = setting.flag, setting.flagName == "--\(name)" else { return false }
    let parsing = flag.valueName == nil ? "default" : "unconditional"
    return abstract == setting.help
      && (kind == "flag") == (flag.valueName == nil)
      && (flag.valueName ?? valueName) == valueName && parsingStrategy == parsing
      && isCompleted(as: setting.completion)
  }

  private func isCompleted(as completion: Setting.Completion?) -> Bool {
    switch completion {
    case nil: completionKind == nil || completionKind?.list != nil
    case .words(let words): completionKind?.list?.values == words
    case .files(let ending): completionKind?.file?.extensions == [ending].compactMap(\.self)
    case .languages: completionKind?.list?.values == SpokenLanguage.all.map(\.tag)
    case .presets, .voices, .devices, .inputs: completionKind?.custom != nil
    }
  }
}
