// SPDX-License-Identifier: GPL-3.0-or-later

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
