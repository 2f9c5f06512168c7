// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

extension String {
  /// Returns a suggestion in place of this word: the most similar word, or else all words. Where these
  /// are too many to listen to, it is another sentence, which says where they are listed.
  func advice(from words: [String], orElse listing: String) -> String {
    if let nearest = nearest(of: words) { return "did you mean \(nearest)?" }
    guard words.count <= 6 else { return listing }
    return "expected \(words.count > 1 ? "one of " : "")" + words.joined(separator: ", ")
  }

  /// Returns a suggestion in place of this flag: what is meant by other programs' word, the commands
  /// that have this flag, or a similar one; `nil` if there is none.
  ///
  /// - Parameter known: The flags of the command, by name.
  /// - Returns: The suggestion.
  func advice(insteadOfFlagAmong known: [String: any SettingDescription]) -> String? {
    let name = "--" + drop { $0 == "-" }
    if let meaning = UsualWord.meaning(of: name) {
      let other = meaning.settings.map(\.flagName).first { known[$0] == nil }
      return other.map { "\($0) is meant, which \($0.owners)" } ?? meaning.advice(.flags)
    }
    guard known[name] != nil || SettingCatalog.commands(withFlag: name).isEmpty else {
      return "it \(name.owners)"
    }
    let sections = SettingCatalog.settings.filter { $0.flagName == name && $0.flag == nil }
      .compactMap(\.table?.heading).eachOnce
    guard sections.isEmpty else {
      return "it is a key for files, in \(sections.inWords(joinedBy: "or"))"
    }
    return nearestName(among: known.keys.sorted()).map { "did you mean \($0)?" }
  }

  /// Returns a suggestion in place of this key: what is meant by other programs' word, the sections
  /// that have this key, the option of this name, or a similar key.
  ///
  /// - Parameter known: The keys of the section.
  /// - Returns: The suggestion.
  func advice(insteadOfKeyAmong known: Set<String>) -> String {
    if let meaning = UsualWord.meaning(of: self),
      meaning.settings.allSatisfy({ known.contains($0.name) })
    {
      return meaning.advice(.keys)
    }
    let others = SettingCatalog.settings.filter { $0.name == self }
    let sections = others.compactMap(\.table?.heading).eachOnce
    guard sections.isEmpty else { return "it belongs in \(sections.inWords(joinedBy: "or"))" }
    if SettingCatalog.ofRun.contains(where: { $0.name == self }), let flag = others.first?.flagName
    {
      return "it isn't for files; use the option \(flag)"
    }
    if let name = nearestName(among: known.sorted()) { return "did you mean \(name)?" }
    return advice(from: known.sorted(), orElse: "run \"man sliderd.toml\" to list all keys")
  }

  /// The commands that have this flag, as the end of a sentence.
  private var owners: String {
    "belongs to \(SettingCatalog.commands(withFlag: self).inWords(joinedBy: "and"))"
  }

  /// Returns the only name that begins with this word, or else the most similar one. People rarely
  /// mistype the first letter.
  private func nearestName(among names: [String]) -> String? {
    let longer = count > 3 ? names.filter { $0.hasPrefix(self) } : []
    guard longer.count != 1 else { return longer[0] }
    return nearest(of: names).flatMap { name in
      let isLikely = name.first(where: \.isLetter) == first(where: \.isLetter)
      let length = count { $0 != "-" }
      return isLikely || editDistance(name, self) * 3 <= length ? name : nil
    }
  }
}

extension [String] {
  /// The words as a list in a sentence: "a, b and c".
  fileprivate func inWords(joinedBy conjunction: String) -> String {
    guard count > 1, let last else { return joined() }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension ConfigurationTable {
  /// How a section of this name begins.
  fileprivate var heading: String {
    self == .slider || self == .input ? "[[\(rawValue)]]" : "[\(rawValue)]"
  }
}
