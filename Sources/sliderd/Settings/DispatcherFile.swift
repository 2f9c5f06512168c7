// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// The options of a file of speech-dispatcher, such as `speechd.conf`.
///
/// A line is a name and a value, with or without quotation marks. Of a repeated option, the last
/// counts. Sections for single clients and included files don't count.
struct DispatcherFile {
  /// The value of an option, and its location.
  struct Option: Equatable {
    let value: String
    let source: String
  }

  private var options: [String: Option] = [:]

  /// Reads any bytes.
  init(_ bytes: [UInt8], path: String) {
    var isForClient = false
    var text = ""
    for (index, line) in bytes.split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    .enumerated() {
      text += String(decoding: line, as: UTF8.self)
      if text.hasSuffix("\\") {
        text.removeLast()
        continue
      }
      let words = Self.words(in: text)
      text = ""
      guard let name = words.first?.lowercased() else { continue }
      if name == "beginclient" { isForClient = true }
      if name == "endclient" { isForClient = false }
      guard !isForClient, words.count > 1 else { continue }
      options[name] = Option(value: words[1], source: "\(path):\(index + 1)")
    }
  }

  /// Returns an option by its name, in upper or lower case.
  subscript(name: String) -> Option? { options[name.lowercased()] }

  /// Splits a line into words, without its comment.
  private static func words(in line: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    var quote: Unicode.Scalar?
    for scalar in line.unicodeScalars {
      switch scalar {
      case " ", "\t", "\r":
        guard quote != nil else {
          isInWord = false
          continue
        }
      case "#" where !isInWord: return words
      case quote:
        quote = nil
        continue
      default: break
      }
      if !isInWord { words.append("") }
      let isQuote = quote == nil && (scalar == "\"" || scalar == "'")
      if isQuote { quote = scalar } else { words[words.count - 1].unicodeScalars.append(scalar) }
      isInWord = true
    }
    return words
  }
}

extension ChosenSpeech {
  /// Reads the options of `speechd.conf`. A value that is speech-dispatcher's default counts as
  /// not chosen, because the file may be a copy with all defaults.
  init(_ file: DispatcherFile, scale: DispatcherScale) {
    rate = number("DefaultRate", in: file, default: 0, scale.rate)
    pitch = number("DefaultPitch", in: file, default: 0, DispatcherScale.pitch)
    volume = number("DefaultVolume", in: file, default: 100, DispatcherScale.volume)
    let language = language(in: file)
    let variant = variant(in: file)
    guard let source = (language?.source ?? variant?.source) else { return }
    let voice = ChosenVoice(language: language?.value, variant: variant?.value)
    voices = [Chosen(value: voice, source: source)]
  }

  private mutating func number(
    _ name: String,
    in file: DispatcherFile,
    default defaultNumber: Int,
    _ convert: (Int) -> Int
  ) -> Chosen<Int>? {
    guard let option = file[name] else { return nil }
    guard let number = Int(option.value), DispatcherScale.range.contains(number) else {
      let rule = "a whole number from \(DispatcherScale.range.words)"
      ignore(name, from: option.source, because: option.value.mistake(expecting: rule))
      return nil
    }
    guard number != defaultNumber else { return nil }
    return Chosen(value: convert(number), source: option.source)
  }

  private mutating func language(in file: DispatcherFile) -> Chosen<LanguageTag>? {
    guard let option = file["DefaultLanguage"] else { return nil }
    guard let tag = LanguageTag(option.value) else {
      ignore("DefaultLanguage", from: option.source, because: Self.noWords(in: option.value))
      return nil
    }
    return Chosen(value: tag, source: option.source)
  }

  private mutating func variant(in file: DispatcherFile) -> Chosen<String>? {
    guard let option = file["DefaultVoiceType"], option.value.lowercased() != "male1" else {
      return nil
    }
    guard let variant = Self.variants[option.value.lowercased()] else {
      let rule = "a voice type, such as FEMALE1"
      let reason = option.value.mistake(expecting: rule)
      ignore("DefaultVoiceType", from: option.source, because: reason)
      return nil
    }
    return Chosen(value: variant, source: option.source)
  }

  /// The variants that espeak-ng selects for speech-dispatcher's voice types.
  private static let variants = [
    "male2": "m2", "male3": "m3", "female1": "f2", "female2": "f3", "female3": "f4",
    "child_male": "f2", "child_female": "f2",
  ]

  /// Returns the reason to ignore a language.
  static func noWords(in language: String) -> String {
    "sliderd has no words in the language \"\(SpokenText.cleaned(language))\""
  }
}

extension DispatcherScale {
  /// Reads the rates of `espeak-ng.conf`; fails if they make no scale.
  init?(_ file: DispatcherFile) {
    let rates = ["EspeakMinRate", "EspeakNormalRate", "EspeakMaxRate"].map { name in
      file[name].map { Int($0.value) ?? 0 }
    }
    self.init(slowest: rates[0], normal: rates[1], fastest: rates[2])
  }
}
