// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import EventLoop
import Glibc
import Logging
import Notation
import StepSlider
import StepSliderEvdev
import StepSliderNumbers
import StepSliderSpeech

extension Sliderd {
  /// The commands that print a picture, a verdict or a list, and end.
  static let printing: [any Command.Type] = [
    Render.self, Check.self, Presets.self, Voices.self, Devices.self,
  ]
}

struct Render: Command {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a slider as an SVG picture on standard output.",
    discussion: """
      Example: sliderd render --names Small,Medium,Large --size 320x80 >slider.svg

      Labels and a bubble with the value are drawn if there is room for them. The words are in the \
      language of the locale, or of --language TAG.
      """
  )

  @OptionGroup(title: "Stops") var stops: FlagGroup<Stops>
  @OptionGroup(title: "Slider") var slider: FlagGroup<Slider>
  @OptionGroup(title: "Picture") var picture: FlagGroup<SliderDrawing>
  @OptionGroup var flags: FlagGroup<Render>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let flags = arguments.flags
    let drawing = try panel(of: flags)
      .drawing(
        in: Layers(flags).value(of: Setting.size).bounds,
        label: flags[Setting.label],
        style: .init(
          showsBackground: true,
          showsFocus: flags[Setting.focus] ?? false,
          showsFrames: flags[Setting.frames] ?? false
        )
      )
    try printWhole(drawing.svg(theme: flags[Setting.theme] ?? .light))
  }

  private static func panel(of flags: Layer) throws(Failure) -> SliderPanel {
    let locale = LanguageTag(environment: Caller.current.environment)
    let language = (flags[Setting.languageOfPictures] ?? locale)?.language ?? .english
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let slider = try Layers(flags).checkedSlider()
    let thumbs = try Layers(flags).checked { $0.thumbs(of: slider) }
    return SliderPanel(
      thumbs.map { SliderControl($0.labelled(as: $1, in: phrases), phrases: phrases) }
    )
  }
}

struct Check: Command {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "List all mistakes in the configuration, with file, line, column and key.",
    discussion: """
      Example: sliderd check ~/.config/sliderd/sliderd.toml

      Without a file name, it checks the file that sliderd would read. It refuses what a start \
      with this file alone would refuse: a missing program, voice or slider and an unusable device \
      count as mistakes. The exit code is 0 without mistakes, 78 with mistakes, and 66 if there \
      is no file. With --output json, it prints an object with file, sliders (the number of valid \
      sliders), mistakes and remarks. Each mistake and remark has line, column, key and message.
      """
  )

  @Argument(help: "The TOML file.", completion: .file(extensions: ["toml"]))
  var file: String?
  @OptionGroup var flags: FlagGroup<Check>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let output = Layers(arguments.flags).value(of: Setting.verdict)
    let file = try file(of: arguments)
    let configuration = file.checked()
    if output == .json { try printWhole(configuration.object(of: file).text + "\n") }
    try file.refuse(configuration.mistakes)
    try Sliderd.requireDescriptors(forSliders: configuration.sliders.count)
    guard output == .plain else { return }
    let verdict = "\(configuration.sliders.count.counted("slider")), no mistakes."
    let warnings = configuration.warnings.map { $0.mistake(in: file.path).line }
    let lines = ["\(SpokenText.printed(path: file.path)): \(verdict)"] + warnings
    try printWhole(lines.map { $0 + "\n" }.joined())
  }

  private static func file(of arguments: ArgumentReading) throws(Failure) -> ConfigurationFile {
    let files = arguments.words + [arguments.flags[Setting.checkedConfig]].compactMap(\.self)
    guard files.count < 2 else {
      throw .flag(Setting.checkedConfig, "too many files; check one at a time")
    }
    if let preset = arguments.flags[Setting.checkedPreset] {
      guard files.isEmpty else {
        throw .flag(Setting.checkedPreset, "use either a file or a preset, not both")
      }
      return try Preset.named(preset).file()
    }
    let environment = Caller.current.environment
    if let file = try ConfigurationFile(files.first, environment: environment) { return file }
    let paths = ConfigurationFile.paths(environment: environment).joined(separator: " or ")
    throw Failure(status: .noInput, message: "no configuration file found at \(paths)")
  }
}

extension Configuration {
  fileprivate func object(of file: ConfigurationFile) -> JSONValue {
    .object([
      "file": .string(file.path), "sliders": .number(sliders.count),
      "mistakes": .list(mistakes.map(\.object)), "remarks": .list(warnings.map(\.object)),
    ])
  }
}

extension ConfigurationMistake {
  fileprivate var object: JSONValue {
    .object([
      "line": .number(location.line), "column": .number(location.column), "key": .string(key),
      "message": .string(message),
    ])
  }
}

struct Devices: Command {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the keyboards, knobs and wheels for use with --input.",
    discussion: """
      Each line is one device: a path that stays the same after replugging, its name, its keys and \
      wheels, and whether you can read it. The command does not open any device.

      If you can't read a device, "sliderd devices --rule PATH" prints a udev rule. The rule gives \
      the person logged in at the machine access to this device only. With --user sliderd, it \
      gives access to the system service instead.
      """
  )

  @OptionGroup var flags: FlagGroup<Devices>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let catalog = EvdevCatalog()
    let user = try user(arguments.flags)
    if let path = arguments.flags[Setting.rule] {
      return try printWhole(rule(for: path, user: user, in: catalog) + "\n")
    }
    let devices = catalog.devices()
    if devices.isEmpty { printMessage(.warning, "no input device with keys or wheels found") }
    let output = Layers(arguments.flags).value(of: Setting.answers)
    for device in devices { try output.print(device.line, device.object) }
  }

  /// Returns the user who is to read the device; `nil` for the person logged in.
  private static func user(_ flags: Layer) throws(Failure) -> String? {
    guard let user = flags[Setting.user] else { return nil }
    guard flags.has(Setting.rule) else {
      throw .flag(Setting.user, "requires --rule, the device for that user")
    }
    guard Caller.current.findsUser(user) else {
      throw .flag(Setting.user, "there is no user \"\(SpokenText.cleaned(user))\"")
    }
    return user
  }

  private static func rule(
    for path: String,
    user: String?,
    in catalog: EvdevCatalog
  ) throws(Failure) -> String {
    guard let rule = catalog.rule(for: path, user: user) else {
      let error = EvdevDeviceError(access(path, F_OK) == 0 ? .notADevice : .missing, path: path)
      throw .flag(Setting.rule, "\(error)", .noInput)
    }
    return
      "# Put this line into \(UdevRule.suggestedFile), then run:\n# \(UdevRule.activation)\n\(rule)"
  }
}

extension EvdevDescription {
  var line: String {
    [path, name, features.joined(separator: ", "), isReadable ? "readable" : "not readable"]
      .joined(separator: "\t")
  }

  /// The device for programs, with the names of all its keys and axes.
  var object: JSONValue {
    .object([
      "path": .string(path), "name": .string(name), "readable": .flag(isReadable),
      "codes": .list(codes.map(\.name).sorted().map { .string($0) }),
      "rule": .string(rule.description),
    ])
  }

  private var features: [String] {
    let names = Set(codes.map(\.name))
    let known = Self.knownFeatures.filter { names.isSuperset(of: $0.names) }.map(\.words)
    let keyCount = codes.count { $0.kind == .key }
    return known + (keyCount > 0 ? ["\(keyCount.counted("key")) in total"] : [])
  }

  private static let knownFeatures: [(names: [String], words: String)] = [
    (["REL_DIAL"], "a dial"), (["REL_WHEEL"], "a wheel"), (["REL_HWHEEL"], "a horizontal wheel"),
    (["KEY_LEFT", "KEY_RIGHT"], "arrow keys"), (["KEY_PAGEUP", "KEY_PAGEDOWN"], "page keys"),
    (["KEY_VOLUMEUP", "KEY_VOLUMEDOWN"], "volume keys"), (["KEY_A", "KEY_Z"], "letters"),
    (["KEY_1", "KEY_0"], "digits"),
  ]
}

struct Presets: Command {
  static let configuration = CommandConfiguration(
    commandName: "presets",
    abstract: "List the ready-made sliders for use with --preset.",
    discussion: """
      Each line is one preset: its name, what it does, and "ready" or what is missing. A preset is \
      ready if its programs are installed and report the current setting. \
      "sliderd --preset NAME" runs a preset. "sliderd check --preset NAME" prints the path of its \
      file. The top of the file says what the preset needs. To change a preset, copy its file to \
      ~/.config/sliderd/presets.
      """
  )

  @OptionGroup var flags: FlagGroup<Presets>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let presets = Preset.all()
    if presets.isEmpty { printMessage(.warning, Preset.noneFound) }
    let output = Layers(arguments.flags).value(of: Setting.answers)
    let appraisals = presets.map { $0.appraisal() }
    let problems = problems(of: appraisals)
    for (index, preset) in presets.enumerated() {
      let (summary, problems) = (appraisals[index].summary, problems[index])
      let state = problems.isEmpty ? "ready" : problems.joined(separator: "; ")
      try output.print(
        [preset.name, summary, state].joined(separator: "\t"),
        .object([
          "name": .string(preset.name), "summary": .string(summary),
          "path": .string(preset.path), "ready": .flag(problems.isEmpty),
          "problems": .list(problems.map { .string($0) }),
        ])
      )
    }
  }

  /// Returns the problems of each preset, whose programs are asked at the same time.
  private static func problems(
    of appraisals: [(summary: String, problems: [String], sliders: [ConfiguredSlider])]
  ) -> [[String]] {
    let asked = appraisals.map { $0.problems.isEmpty ? $0.sliders : [] }
    var starts = asked.flatMap(\.self).queriedStarts(
      by: Sliderd.start.programs(),
      showingErrors: false,
      clock: SystemClock()
    )[...]
    return zip(appraisals, asked).map { appraisal, sliders in
      let reasons = starts.prefix(sliders.count).filter { !$0.isBlank }.compactMap(\.reason)
      starts = starts.dropFirst(sliders.count)
      return appraisal.problems + reasons.eachOnce
    }
  }
}

struct Voices: Command {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices of espeak-ng.",
    discussion: """
      Each line is one voice: its language, which is the name for --voice, and its full name. You \
      can add a variant to any voice, as in --voice en-us+f3.
      """
  )

  @OptionGroup var flags: FlagGroup<Voices>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    let lines: [String]
    do {
      lines = try Voice.all().map { "\($0.language)\t\($0.name)\n" }
    } catch { throw Failure(status: .unavailable, message: "\(error)") }
    try printWhole(lines.joined())
  }
}
