// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSlider

/// The arguments of a command, as far as they can be read: the values of the flags without
/// mistakes, and the mistakes of all others.
struct ArgumentReading {
  /// The command that may stand before the flags.
  static let command = "run"

  private(set) var words: [String] = []
  /// The position of the first word among the arguments; `nil` without words.
  private(set) var firstWordIndex: Int?
  private(set) var mistakes: [Failure.Mistake] = []
  private(set) var flags = Layer()
  private var rest: ArraySlice<String>
  /// The flag before the next word, with its text.
  private var value: (setting: any SettingDescription, text: String)?
  private let settings: Flags
  /// The name of the command; `nil` for a running slider.
  let command: String?
  private var mostWords: Int { command.map { Setting.command($0).mostWords } ?? 0 }

  /// Reads the arguments of a running slider, without the program's name, or of another command,
  /// without its name.
  init(_ arguments: [String], ofCommand command: String? = nil) {
    (self.command, rest) = (command, arguments[...])
    settings = command.map { Self.byName(Setting.ofCommands[$0] ?? []) } ?? Self.ofRun
    while let word = rest.popFirst() {
      if word == "--", command != nil {
        // What follows is no flag.
        words += rest
        break
      }
      if word.isFlag { take(flag: word) } else { take(word: word) }
    }
  }

  func check() throws(Failure) {
    guard mistakes.isEmpty else { throw Failure(status: .usage, mistakes: mistakes) }
  }

  private static let ofRun = byName(Setting.ofRun)

  private typealias Flags = [String: any SettingDescription]

  private static func byName(_ settings: [any SettingDescription]) -> Flags {
    Dictionary(settings.map { ($0.flagName, $0) }) { first, _ in first }
  }

  private mutating func take(word: String) {
    defer { value = nil }
    if words.isEmpty { firstWordIndex = rest.startIndex - 1 }
    words.append(word)
    if word == Self.command, command == nil { return }
    // Another command can take a negative number, but no flag with one hyphen.
    if word.hasPrefix("-"), command == nil || settings["-" + word.flagName] != nil {
      return refuse(flag: word.flagName, hasText: word.contains("="))
    }
    guard words.count > mostWords else { return }
    let name = SpokenText.cleaned(word)
    let advice = value.flatMap { oneWord(for: $0, before: word) } ?? help
    mistakes.append(.init(message: "unexpected word \"\(name)\"; \(advice)"))
  }

  /// Returns how to write a text or a list in one word if a word follows it, with all that follow.
  private mutating func oneWord(
    for value: (setting: any SettingDescription, text: String),
    before word: String
  ) -> String? {
    let isList = value.setting.flag?.valueName?.contains(",") == true
    let isText = value.setting is TypedSetting<String> || value.setting is TypedSetting<[String]>
    guard isText || isList else { return nil }
    let others = rest.prefix { !$0.hasPrefix("-") }
    rest = rest.dropFirst(others.count)
    let whole = ([value.text, word] + others).joined(separator: isList ? "," : " ")
    let written = isList && !whole.contains(" ") ? whole : "\"\(whole)\""
    return "write \(value.setting.flagName) \(SpokenText.cleaned(written)) in one word"
  }

  private mutating func take(flag word: String) {
    value = nil
    let name = word.flagName
    let ownText = word.contains("=") ? String(word.dropFirst(name.count + 1)) : nil
    guard let setting = settings[name] else { return refuse(flag: name, hasText: ownText != nil) }
    guard setting.flag?.valueName != nil else {
      if ownText != nil { return note("takes no value", in: setting) }
      if let toggle = setting as? TypedSetting<Bool> { flags[toggle] = true }
      return
    }
    let next = ownText ?? (rest.first?.isFlag == false ? rest.popFirst() : nil)
    guard let text = next else {
      let place = rest.first.map { " before \(SpokenText.cleaned($0))" } ?? ""
      return note("missing value\(place)", in: setting)
    }
    value = (setting, text)
    if let mistake = setting.read(flag: text, into: &flags) { note(mistake, in: setting) }
  }

  /// Notes an unknown flag. The next word is probably its value.
  private mutating func refuse(flag name: String, hasText: Bool) {
    if !hasText, rest.first?.hasPrefix("-") == false { rest.removeFirst() }
    let advice = name.advice(insteadOfFlagAmong: settings) ?? help
    mistakes.append(.init(message: "unknown option \(SpokenText.cleaned(name)); \(advice)"))
  }

  private var help: String {
    "run \"sliderd \(command.map { $0 + " " } ?? "")--help\" to list all options"
  }

  private mutating func note(_ message: String, in setting: any SettingDescription) {
    mistakes.append(.init(in: .flags([setting.flagName]), message: message))
  }
}

extension String {
  fileprivate var isFlag: Bool { hasPrefix("--") && count > 2 }

  fileprivate var flagName: String { String(prefix { $0 != "=" }) }
}
