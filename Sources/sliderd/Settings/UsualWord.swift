// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling

/// The words of other programs for settings of sliderd, such as `--min` for `--from`: those of
/// HTML, zenity, yad, kdialog, dialog, whiptail, espeak-ng, seq, argparse and slider libraries.
struct UsualWord {
  let settings: [any SettingDescription]
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
  static func meaning(of word: String) -> UsualWord? {
    meanings[word.lowercased().filter { !"-_".contains($0) }]
  }

  func advice(inFile: Bool) -> String {
    let names = settings.map { setting in
      value.map { setting.name(set: $0, inFile: inFile) } ?? setting.name(inFile: inFile)
    }
    return "use " + names.joined(separator: " \(conjunction) ")
  }

  private static let meanings = meaningsByWord(table)
  private static let table: KeyValuePairs<String, UsualWord> = [
    "min minimum minvalue minimumvalue valuemin ariavaluemin lower lowerbound low lowest lo first "
      + "begin":
      .init(Setting.from),
    "max maximum maxvalue maximumvalue valuemax ariavaluemax upper upperbound high "
      + "highest hi last end": .init(Setting.to),
    "range between bounds limits minmax domain":
      .init(Setting.from, Setting.to, joinedBy: "and"),
    "stepsize stepvalue singlestep smallstep increment incr inc delta resolution "
      + "granularity interval tickinterval": .init(Setting.by),
    "step": .init(Setting.by, Setting.steps),
    "count num number n stops levels discrete numsteps stepcount ticks ticknumber notches detents":
      .init(Setting.steps),
    "divisions": .init(Setting.steps, set: "DIVISIONS+1"),
    "initial initialvalue init start startvalue current currentvalue cur position pos selected "
      + "select preselect defaultitem ariavaluenow valuenow percentage val": .init(Setting.value),
    "defaultvalue defaultstop": .init(Setting.value, Setting.defaultStop),
    "reset resetvalue": .init(Setting.defaultStop),
    "options option choices choice items item entries list menu radiolist menuitems "
      + "labels ticklabels enum alternatives": .init(Setting.names),
    "numbers valuelist marks points snapvalues": .init(Setting.values),
    "title text caption message msg prompt heading question arialabel backtitle":
      .init(Setting.label),
    "name": .init(Setting.label, Setting.names),
    "description tooltip helptext subtitle ariadescription": .init(Setting.hint),
    "identifier key": .init(Setting.id),
    "units prefix suffix postfix unitlabel measure currency": .init(Setting.unit),
    "percent pct": .init(Setting.unit, set: "percent"),
    "seconds": .init(Setting.unit, set: "seconds"),
    "pagestep pagesize pageincrement bigstep largestep jump": .init(Setting.page),
    "vertical horizontalorvertical": .init(Setting.orientation, set: "vertical"),
    "horizontal": .init(Setting.orientation, set: "horizontal"),
    "rtl righttoleft dir invert inverted reverse reversed": .init(Setting.direction, set: "rtl"),
    "disable dim inactive insensitive greyedout": .init(Setting.disabled),
    "locked lock immutable fixed": .init(Setting.readOnly),
    "log logarithmic logscale": .init(Setting.scale, set: "log"),
    "handles handle knobs thumb rangeslider": .init(Setting.thumbs),
    "mindistance margin gap minstepsbetweenthumbs": .init(Setting.distance),
    "pushable": .init(Setting.push),
    "command cmd exec execute run oninput callback action hook script": .init(Setting.onChange),
    "timeout": .init(Setting.onChangeTime),
    "debounce": .init(Setting.onChangeRest),
    "lang locale": .init(Setting.language),
    "speed tempo wpm wordsperminute speechrate": .init(Setting.rate),
    "loudness amplitude gain": .init(Setting.volume),
    "engine tts synth synthesizer speechengine": .init(Setting.usesDispatcher),
    "speaker voicename": .init(Setting.voice),
    "tone speechpitch": .init(Setting.pitch),
    "mute muted quiet silent silence noaudio nosound nospeech novoice nospeak":
      .init(Setting.audio, set: "none"),
    "sound soundfile audiofile": .init(Setting.audio),
    "beep beeps earcons clicks": .init(Setting.cues),
    "verbose debug": .init(Setting.logLevel, set: "debug"),
    "json format outputformat": .init(Setting.output, set: "json"),
    "plain braille nocolor nocolour monochrome": .init(Setting.output, set: "plain"),
    "nosave nostore stateless": .init(Setting.noState),
    "save savefile statefile": .init(Setting.state),
    "conf configfile configuration settings file rc": .init(Setting.config),
    "keyboard knob evdev inputdevice": .init(Setting.input, set: "evdev:PATH"),
    "orca accessibility a11y": .init(Setting.screenReader),
    "width height geometry": .init(Setting.size),
    "color colour colors dark darkmode": .init(Setting.theme),
  ]
}

/// Returns the meaning of each word, from a table in which words with the same one stand together.
private func meaningsByWord<T>(_ table: KeyValuePairs<String, T>) -> [String: T] {
  let rows = table.flatMap { words, meaning in
    words.split(separator: " ").map { (String($0), meaning) }
  }
  return Dictionary(uniqueKeysWithValues: rows)
}

extension String {
  /// Returns a suggestion in place of this word: the most similar word, or else all words, or else
  /// where they are listed.
  func advice(from words: [String], orElse listing: String) -> String {
    if let word = meant(among: words) { return "did you mean \(word)?" }
    guard words.count <= 6 else { return listing }
    return "expected \(words.count > 1 ? "one of " : "")" + words.joined(separator: ", ")
  }

  /// Returns a suggestion in place of this flag: the usual word's meaning, commands with the flag,
  /// or a similar one.
  func advice(insteadOfFlagAmong known: [String: any SettingDescription]) -> String? {
    let name = "--" + drop { $0 == "-" }.lowercased()
    if known[name] != nil { return "did you mean \(name)?" }
    if let question { return "did you mean \(question)?" }
    if let meaning = UsualWord.meaning(of: name) {
      let other = meaning.settings.map(\.flagName).first { known[$0] == nil }
      return other.map { "\($0) is meant, which \($0.owners)" } ?? meaning.advice(inFile: false)
    }
    guard known[name] != nil || Setting.commands(withFlag: name).isEmpty else {
      return "it \(name.owners)"
    }
    let sections = Setting.catalog.filter { $0.flagName == name && $0.flag == nil }
      .compactMap(\.table?.heading).eachOnce
    guard sections.isEmpty else {
      return "it is a key for files, in \(sections.inWords(joinedBy: "or"))"
    }
    return nearestName(among: known.keys.sorted() + ["--help", "--version"]).map {
      "did you mean \($0)?"
    }
  }

  /// Returns a suggestion in place of this key: the usual word's meaning, sections with the key,
  /// the option of this name, or a similar key.
  func advice(insteadOfKeyAmong known: Set<String>) -> String {
    if let meaning = UsualWord.meaning(of: self),
      meaning.settings.allSatisfy({ known.contains($0.name) })
    {
      return meaning.advice(inFile: true)
    }
    let others = Setting.catalog.filter { $0.name == self }
    let sections = others.compactMap(\.table?.heading).eachOnce
    guard sections.isEmpty else { return "it belongs in \(sections.inWords(joinedBy: "or"))" }
    if Setting.ofRun.contains(where: { $0.name == self }), let flag = others.first?.flagName {
      return "it isn't for files; use the option \(flag)"
    }
    if let name = nearestName(among: known.sorted()) { return "did you mean \(name)?" }
    return advice(from: known.sorted(), orElse: "run \"man sliderd.toml\" to list all keys")
  }

  /// Returns the word of a setting that this value probably means, as a question; empty if none.
  func advice(amongValues words: [String]) -> String {
    let usual = Self.usualValues[lowercased()]?.first(where: words.contains)
    return (usual ?? meant(among: words)).map { "; did you mean \($0)?" } ?? ""
  }

  /// The values of other programs, each with the words for them in the order of preference.
  private static let usualValues: [String: [String]] = meaningsByWord([
    "on yes true 1 always enable enabled": ["on", "ends", "auto"],
    "off no false 0 never disable disabled none mute silent quiet": ["off", "none", "brief"],
    "text": ["plain"], "user": ["session"], "linear": ["proportional"],
    "terse short low": ["brief"], "verbose long high": ["full", "debug"],
    "pipewire pulseaudio": ["pulse"], "spd speech-dispatcher": ["dispatcher"],
  ])

  /// The flag or the command that answers a question about the program, if this word asks it in
  /// another way.
  var question: String? {
    switch drop(while: { $0 == "-" }).lowercased() {
    case "h", "help", "usage": "--help"
    case "v", "version": "--version"
    case "check", "get", "set", "watch": "sliderd \(drop { $0 == "-" }.lowercased())"
    case "list": "sliderd get --all"
    case "status", "show": "sliderd get"
    case "follow", "monitor": "sliderd watch"
    case "validate", "verify": "sliderd check"
    case "listvoices", "list-voices": "sliderd voices"
    case "listpresets", "list-presets": "sliderd presets"
    case "listdevices", "list-devices": "sliderd devices"
    default: nil
    }
  }

  private var owners: String {
    "belongs to \(Setting.commands(withFlag: self).inWords(joinedBy: "and"))"
  }

  /// Returns the only name that begins so, or else a similar one. The first letter is rarely mistyped.
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
  fileprivate var heading: String {
    self == .slider || self == .input ? "[[\(rawValue)]]" : "[\(rawValue)]"
  }
}
