// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

/// The words of other programs for settings of sliderd, such as `--min` for `--from`: those of
/// HTML, zenity, yad, kdialog, dialog, whiptail, espeak-ng, seq, argparse and slider libraries.
struct UsualWord {
  /// The settings that are meant.
  let settings: [any SettingDescription]
  /// What stands between several of them.
  private let conjunction: String
  /// The value that is meant, if the word says it.
  private let value: String?

  private init(
    _ settings: any SettingDescription...,
    joinedBy conjunction: String = "or",
    set value: String? = nil
  ) {
    (self.settings, self.conjunction, self.value) = (settings, conjunction, value)
  }

  /// Returns the settings that a word means; `nil` if it isn't one that other programs use.
  static func meaning(of word: String) -> UsualWord? { meanings[word.squeezed] }

  /// Returns the suggestion.
  func advice(_ naming: SettingNaming) -> String {
    let names = settings.map { setting in
      value.map { naming.name(of: setting, set: $0) } ?? naming.name(of: setting)
    }
    return "use " + names.joined(separator: " \(conjunction) ")
  }

  /// The meanings, by words in lower case and without hyphens and underscores.
  private static let meanings: [String: UsualWord] = {
    let rows = table.flatMap { words, meaning in
      words.split(separator: " ").map { (String($0), meaning) }
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }()

  private static let table: [(words: String, meaning: UsualWord)] = [
    (
      "min minimum minvalue minimumvalue valuemin ariavaluemin lower lowerbound low lowest first",
      UsualWord(Setting.from)
    ),
    (
      "max maximum maxvalue maximumvalue valuemax ariavaluemax upper upperbound high highest last end",
      UsualWord(Setting.to)
    ),
    (
      "range between bounds limits minmax interval domain",
      UsualWord(Setting.from, Setting.to, joinedBy: "and")
    ),
    (
      "stepsize stepvalue singlestep smallstep increment incr inc delta resolution granularity "
        + "tickinterval", UsualWord(Setting.by)
    ),
    ("step", UsualWord(Setting.by, Setting.steps)),
    (
      "count num number n stops levels divisions numsteps stepcount ticks ticknumber",
      UsualWord(Setting.steps)
    ),
    (
      "initial initialvalue init start startvalue current currentvalue cur position pos selected "
        + "select preselect defaultitem ariavaluenow valuenow percentage val",
      UsualWord(Setting.value)
    ),
    ("defaultvalue defaultstop", UsualWord(Setting.value, Setting.defaultStop)),
    ("reset resetvalue", UsualWord(Setting.defaultStop)),
    (
      "options option choices choice items item entries list menu radiolist menuitems labels "
        + "ticklabels enum alternatives", UsualWord(Setting.names)
    ),
    ("numbers valuelist marks points snapvalues", UsualWord(Setting.values)),
    (
      "title text caption message msg prompt heading question arialabel backtitle",
      UsualWord(Setting.label)
    ),
    ("name", UsualWord(Setting.label, Setting.names)),
    ("description tooltip helptext subtitle ariadescription", UsualWord(Setting.hint)),
    ("identifier key", UsualWord(Setting.id)),
    ("units suffix postfix unitlabel measure currency", UsualWord(Setting.unit)),
    ("pagestep pagesize pageincrement bigstep largestep jump", UsualWord(Setting.page)),
    ("vertical horizontalorvertical", UsualWord(Setting.orientation, set: "vertical")),
    ("horizontal", UsualWord(Setting.orientation, set: "horizontal")),
    (
      "rtl righttoleft dir",
      UsualWord(Setting.direction, set: "rtl")
    ),
    ("disable inactive insensitive greyedout", UsualWord(Setting.disabled)),
    ("locked lock immutable fixed", UsualWord(Setting.readOnly)),
    ("log logarithmic logscale", UsualWord(Setting.scale, set: "log")),
    ("handles handle knobs thumb rangeslider", UsualWord(Setting.thumbs)),
    ("mindistance margin gap minstepsbetweenthumbs", UsualWord(Setting.distance)),
    ("pushable", UsualWord(Setting.push)),
    (
      "command cmd exec execute run oninput callback action hook script",
      UsualWord(Setting.onChange)
    ),
    ("timeout", UsualWord(Setting.onChangeTime)),
    ("lang locale", UsualWord(Setting.language)),
    ("speed wpm wordsperminute speechrate", UsualWord(Setting.rate)),
    ("loudness amplitude gain", UsualWord(Setting.volume)),
    ("speaker voicename", UsualWord(Setting.voice)),
    ("tone speechpitch", UsualWord(Setting.pitch)),
    (
      "mute muted quiet silent silence noaudio nosound nospeech novoice nospeak",
      UsualWord(Setting.audio, set: "none")
    ),
    ("sound soundfile audiofile", UsualWord(Setting.audio)),
    ("beep beeps earcons clicks", UsualWord(Setting.cues)),
    ("verbose debug", UsualWord(Setting.logLevel, set: "debug")),
    ("json", UsualWord(Setting.output, set: "json")),
    ("nosave nostore stateless", UsualWord(Setting.noState)),
    ("save savefile statefile", UsualWord(Setting.state)),
    ("conf configfile configuration settings file rc", UsualWord(Setting.config)),
    ("keyboard knob evdev inputdevice", UsualWord(Setting.input, set: "evdev:PATH")),
    ("orca accessibility a11y", UsualWord(Setting.screenReader)),
    ("width height geometry", UsualWord(Setting.size)),
    ("color colour colors dark darkmode", UsualWord(Setting.theme)),
  ]
}

extension String {
  /// The word in lower case, without hyphens and underscores.
  fileprivate var squeezed: String { lowercased().filter { !"-_".contains($0) } }
}

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
