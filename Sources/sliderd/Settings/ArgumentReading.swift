// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

/// The arguments of a running slider, as far as they can be read.
///
/// argument-parser stops at the first mistake. This finds those of all flags, and the values of the
/// flags without mistakes.
struct ArgumentReading {
  /// The command that may stand before the flags.
  static let command = "run"

  /// The words that belong to no flag.
  private(set) var words: [String] = []
  /// What is wrong, in order.
  private(set) var mistakes: [Failure.Mistake] = []
  /// The texts of the flags without mistakes, by name. The last one of a name counts.
  private var texts: [String: String] = [:]
  /// The names of the flags without a value.
  private var toggles: Set<String> = []
  private var rest: ArraySlice<String>

  /// Reads arguments, without the program's name.
  init(_ arguments: [String]) {
    rest = arguments[...]
    while let word = rest.popFirst() {
      if word.isFlag { take(flag: word) } else { take(word: word) }
    }
  }

  /// Returns the value of a flag; `nil` if it isn't given or can't be read.
  func value<Value>(of setting: Setting<Value>) -> Value? {
    texts[setting.flagName].flatMap { setting.kind.inFlag($0).value }
  }

  /// Returns whether a flag without a value is given.
  func has(_ setting: Setting<Bool>) -> Bool { toggles.contains(setting.flagName) }

  /// Refuses arguments with mistakes.
  ///
  /// - Throws: A ``Failure`` with all mistakes.
  func check() throws(Failure) {
    guard mistakes.isEmpty else { throw Failure(status: .usage, mistakes: mistakes) }
  }

  private static let settings = Dictionary(
    SettingCatalog.ofRun.map { ($0.flagName, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  private mutating func take(word: String) {
    words.append(word)
    guard word != Self.command else { return }
    let name = SpokenText.cleaned(word)
    let kind = word.hasPrefix("-") ? "unknown option \(name)" : "unexpected word \"\(name)\""
    mistakes.append(.init(message: "\(kind); \(Self.help)"))
  }

  private mutating func take(flag word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, ownText) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    guard let setting = Self.settings[name] else {
      return refuse(flag: name, hasText: ownText != nil)
    }
    guard setting.flag?.valueName != nil else {
      if ownText != nil { note("takes no value", in: setting) }
      toggles.insert(name)
      return
    }
    let next = ownText ?? (rest.first?.isFlag == false ? rest.popFirst() : nil)
    guard let text = next else {
      let place = rest.first.map { " before \(SpokenText.cleaned($0))" } ?? ""
      return note("missing value\(place)", in: setting)
    }
    if let mistake = setting.mistake(inFlag: text) { return note(mistake, in: setting) }
    texts[name] = text
  }

  /// Notes an unknown flag. The next word is probably its value.
  private mutating func refuse(flag name: String, hasText: Bool) {
    if !hasText, rest.first?.hasPrefix("-") == false { rest.removeFirst() }
    let nearest = name.nearest(of: Self.settings.keys.sorted())
    let advice = nearest.map { "did you mean \($0)?" } ?? Self.help
    mistakes.append(.init(message: "unknown option \(SpokenText.cleaned(name)); \(advice)"))
  }

  private static let help = "run \"sliderd --help\" to list all options"

  private mutating func note(_ message: String, in setting: any SettingDescription) {
    mistakes.append(.init(in: .flags([setting.flagName]), message: message))
  }
}

extension String {
  fileprivate var isFlag: Bool { hasPrefix("--") && count > 2 }
}

extension SpeechRequest {
  /// Takes what can be read of the flags for speech.
  init(_ arguments: ArgumentReading) {
    self.init(
      speech: arguments.value(of: .speechChoice),
      module: arguments.value(of: .speechModule),
      voice: arguments.value(of: .voice),
      rate: arguments.value(of: .rate),
      pitch: arguments.value(of: .pitch),
      volume: arguments.value(of: .volume),
      language: arguments.value(of: .language).map { .value($0) },
      verbosity: arguments.value(of: .verbosity),
      defaults: arguments.value(of: .speechDefaults)
    )
  }
}
