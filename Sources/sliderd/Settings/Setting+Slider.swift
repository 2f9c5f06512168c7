// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension Stops: SettingGroup {
  static let definitions: [any SettingDescription] = [
    Setting.steps, Setting.names, Setting.from, Setting.to, Setting.by, Setting.base,
    Setting.reachEnds, Setting.pieces, Setting.values, Setting.scale, Setting.positions,
  ]

  static let settings: [any SettingDescription] = definitions + [Setting.value]
}

extension Setting {
  static let steps = TypedSetting(
    "steps",
    .wholeNumber(in: 1...Stops.maximumCount, suchAs: 5),
    in: .slider
  )
  .flag("N", "The number of stops, \((1...Stops.maximumCount).words)")
  static let names = TypedSetting<[String]>("names", .list(of: .text), in: .slider)
    .flag("A,B,C", "The names of the stops; can be combined with numbers")
  static let from = TypedSetting("from", .number, in: .slider).flag("X", "The smallest number")
  static let to = TypedSetting("to", .number, in: .slider).flag("Y", "The greatest number")
  static let by = TypedSetting("by", .number, in: .slider, default: 1)
    .flag("Z", "The step from one number to the next")
  static let base = TypedSetting("base", .number, in: .slider)
    .flag("B", "The number from which steps count, instead of the smallest")
  static let reachEnds = TypedSetting("reach_ends", in: .slider)
    .flag("Both ends are stops, even if no step reaches them")
  static let pieces = TypedSetting<[Stops.Piece]>("pieces", .list(of: .piece), in: .slider)
    .flag("TO:BY,…", "Parts with steps of their own, each as its end and its step, after --from")
  static let values = TypedSetting<[DecimalNumber]>("values", .list(of: .number), in: .slider)
    .flag("A,B,C", "The numbers, in ascending order")
  static let positions = TypedSetting<[DecimalNumber]>("positions", .list(of: .number), in: .slider)
    .flag("A,B,C", "The position of each stop on the track, in any unit")
  static let scale = TypedSetting<Stops.Spacing>(
    "scale",
    .choice([("even", .even), ("proportional", .proportional), ("log", .logarithmic)]),
    in: .slider,
    default: .even
  )
  .flag(
    "WAY",
    "The distances of stops on the track; with log and without a step, numbers are round"
  )
  static let value = TypedSetting("value", .word, in: .slider)
    .flag(
      "V",
      "The initial stop: a number, a name, or a position if the stops have no numbers"
    )
}

extension Slider: SettingGroup {
  static let settings: [any SettingDescription] = [
    Setting.id, Setting.label, Setting.hint, Setting.unit, Setting.grouping, Setting.page,
    Setting.orientation, Setting.direction, Setting.disabled, Setting.readOnly, Setting.keepStart,
    Setting.defaultStop, Setting.unavailable, Setting.thumbs, Setting.distance, Setting.push,
    Setting.fill,
  ]
}

extension Setting {
  static let id = TypedSetting<String>(
    "id",
    .text("1 to 64 ASCII letters, digits, - or _") { $0.isIdentity ? $0 : nil },
    in: .slider
  )
  static let label = TypedSetting("label", .text, in: .slider)
    .flag("TEXT", "What the slider sets, such as \"Text size\"")
  static let hint = TypedSetting("hint", .text, in: .slider)
    .flag("TEXT", "How to use the slider, spoken after the first words")
  static let unit = TypedSetting("unit", .unit, in: .slider)
    .flag(
      "UNIT",
      "The unit, such as percent, minutes, hertz or EUR, or your own word, such as cup,cups",
      completion: .words(["percent", "seconds"] + MeasureUnit.all.map(\.names.other))
    )
  static let grouping =
    TypedSetting("grouping", .choice, in: .slider, default: DigitGrouping.auto)
    .flag(
      "WHEN",
      "Whether long numbers are written in groups of digits, such as 2,020; not for years"
    )
  static let page = TypedSetting<Int>(
    "page",
    .wholeNumber("a whole number of at least 1") { $0 > 0 },
    in: .slider,
    called: "about a tenth"
  )
  .flag("N", "The number of stops in a page")
  static let orientation =
    TypedSetting("orientation", .choice, in: .slider, default: TrackOrientation.horizontal)
    .flag("WAY", "The direction of the track")
  static let direction =
    TypedSetting<LayoutDirection>("direction", .choice, in: .slider, called: "ltr")
    .flag("WAY", "The direction of text")
  static let disabled = TypedSetting("disabled", in: .slider)
    .flag("Disabled (announced as dimmed): can be heard but not changed")
  static let readOnly = TypedSetting("read_only", in: .slider)
    .flag("Read-only: can be heard but not changed")
  static let keepStart = TypedSetting("keep_start", in: .slider)
    .flag("A start between two stops is kept until the first move")
  static let defaultStop = TypedSetting("default", .word, in: .slider)
    .flag("V", "The stop that the Delete key returns to")
  static let unavailable = TypedSetting<[String]>("unavailable", .list(of: .word), in: .slider)
    .flag("A,B,C", "Stops that can't be chosen: numbers, names or positions")
  /// The thumbs of a slider, each with the label that the user has chosen for it, if any.
  static let thumbs = TypedSetting("thumbs", .thumbs(thumbsRule), in: .slider)
    .flag("N|A,B", "The thumbs: \(thumbsRule)")
  static let distance = TypedSetting<Int>(
    "distance",
    .wholeNumber(suchAs: 1),
    in: .slider,
    default: 0
  )
  .flag("N", "The least number of stops between two thumbs")
  static let push = TypedSetting("push", in: .slider)
    .flag("A thumb that reaches another pushes it, instead of stopping")
  static let fill = TypedSetting("fill", .choice, in: .slider, default: FillOrigin.minimum)
    .flag("WHERE", "Where the filled part of the track begins")

  private static let thumbsRule = "a number from 2 to 10, or a list of their labels"
}

extension ValueKind<Stops.Piece> {
  fileprivate static var piece: Self {
    text("an end and a step, such as 10:1") { text in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        .map { DecimalNumber(String($0)) }
      guard parts.count == 2, let end = parts[0], let step = parts[1] else { return nil }
      return Stops.Piece(to: end, by: step)
    }
  }
}

extension String {
  /// Whether the text can be the identity of a slider or the name of a preset.
  var isIdentity: Bool { wholeMatch(of: /[A-Za-z0-9_\-]{1,64}/) != nil }
}

extension ValueKind<ValueUnit> {
  fileprivate static var unit: Self {
    let unit = { @Sendable (text: String) -> ValueUnit? in
      let unit = ValueUnit(text)
      guard case .named(let forms) = unit.kind, forms.count > 1 else { return unit }
      return forms.count <= 5 && forms.allSatisfy { SpokenText.spoken($0) != nil } ? unit : nil
    }
    let inFile = { @Sendable (value: TOMLValue) -> ValueUnit?? in
      guard let list = value.list else { return value.text.map(unit) }
      let texts = list.compactMap(\.text)
      guard texts.count == list.count else { return nil }
      return texts.count == 1 ? .some(nil) : unit(texts.joined(separator: ","))
    }
    let rule = "a unit or two to five forms of a word, such as cup and cups"
    let expected = "text in quotation marks or a list of texts"
    return Self(expected, rule: rule, inFile: inFile, inFlag: unit)
  }
}

extension ValueKind<[String?]> {
  fileprivate static func thumbs(_ rule: String) -> Self {
    let unnamed = { @Sendable (count: Int) -> [String?] in
      Array(repeating: nil, count: min(max(count, 0), 11))
    }
    let thumbs = { @Sendable (labels: [String?]) -> [String?]? in
      let areSpoken = labels.allSatisfy { $0.map { SpokenText.spoken($0) != nil } ?? true }
      return (2...10).contains(labels.count) && areSpoken ? labels : nil
    }
    let inFile = { @Sendable (value: TOMLValue) -> [String?]?? in
      let labels: [String]? = value.list?.compactMap(\.text)
      return (value.wholeNumber.map(unnamed) ?? labels).map(thumbs)
    }
    return Self("a number or a list", rule: rule, inFile: inFile) { text in
      let labels = text.split(separator: ",").map { SpokenText.cleaned(String($0)) }
      return thumbs(Int(text).map(unnamed) ?? labels)
    }
    .checked { labels in
      let names = labels.compactMap(\.self)
      let double = names.first { name in names.count { $0 == name } > 1 }
      return double.map { "two thumbs have the label \"\($0)\"; give each its own" }
    }
  }
}

/// Whether long numbers are written in groups of digits, such as 2,020.
enum DigitGrouping: String, CaseIterable {
  case auto, on, off

  /// The answer for the slider; `nil` if it depends on the stops.
  var groupsDigits: Bool? {
    switch self {
    case .auto: nil
    case .on: true
    case .off: false
    }
  }
}
