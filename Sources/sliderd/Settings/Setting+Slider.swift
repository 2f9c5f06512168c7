// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension Stops: SettingGroup {
  /// The settings that define stops.
  static let definitions: [any SettingDescription] = [
    Setting.steps, Setting.names, Setting.from, Setting.to, Setting.by, Setting.base,
    Setting.reachEnds, Setting.pieces, Setting.values, Setting.scale, Setting.positions,
  ]

  static let settings: [any SettingDescription] = definitions + [Setting.value]
}

extension Slider: SettingGroup {
  static let settings: [any SettingDescription] = [
    Setting.id, Setting.label, Setting.hint, Setting.unit, Setting.grouping, Setting.page,
    Setting.orientation, Setting.direction, Setting.disabled, Setting.readOnly, Setting.keepStart,
    Setting.defaultStop, Setting.unavailable, Setting.thumbs, Setting.distance, Setting.push,
    Setting.fill,
  ]
}

extension Setting<Int> {
  static var steps: Self {
    let range = 1...Stops.maximumCount
    let kind = ValueKind.wholeNumber(in: range, suchAs: 5)
    return Self("steps", kind, in: .slider, "N", "The number of stops, \(range.words)")
  }

  static var page: Self {
    let kind = ValueKind<Int>.wholeNumber("a whole number of at least 1") { $0 > 0 }
    let words = "The number of stops in a page"
    return Self("page", kind, in: .slider, called: "about a tenth", "N", words)
  }

  static var distance: Self {
    let words = "The least number of stops between two thumbs"
    return Self("distance", .wholeNumber(suchAs: 1), in: .slider, default: 0, "N", words)
  }
}

extension Setting<[String]> {
  static var names: Self {
    let words = "The names of the stops; can be combined with numbers"
    return Self("names", .list(of: .text), in: .slider, "A,B,C", words)
  }

  static var unavailable: Self {
    let words = "Stops that can't be chosen: numbers, names or positions"
    return Self("unavailable", .list(of: .word), in: .slider, "A,B,C", words)
  }
}

extension Setting<DecimalNumber> {
  static var from: Self { Self("from", .number, in: .slider, "X", "The smallest number") }

  static var to: Self { Self("to", .number, in: .slider, "Y", "The greatest number") }

  static var by: Self {
    Self("by", .number, in: .slider, default: 1, "Z", "The step from one number to the next")
  }

  static var base: Self {
    let words = "The number from which steps count, instead of the smallest"
    return Self("base", .number, in: .slider, "B", words)
  }
}

extension Setting<Bool> {
  static var reachEnds: Self {
    toggle("reach_ends", "Both ends are stops, even if no step reaches them", in: .slider)
  }

  static var disabled: Self {
    toggle("disabled", "Disabled (announced as dimmed): can be heard but not changed", in: .slider)
  }

  static var readOnly: Self {
    toggle("read_only", "Read-only: can be heard but not changed", in: .slider)
  }

  static var keepStart: Self {
    toggle("keep_start", "A start between two stops is kept until the first move", in: .slider)
  }

  static var push: Self {
    toggle("push", "A thumb that reaches another pushes it, instead of stopping", in: .slider)
  }
}

extension Setting<[Stops.Piece]> {
  static var pieces: Self {
    let words = "Parts with steps of their own, each as its end and its step, after --from"
    let piece = ValueKind.text("an end and a step, such as 10:1") { Stops.Piece(text: $0) }
    return Self("pieces", .list(of: piece), in: .slider, "TO:BY,…", words)
  }
}

extension Setting<[DecimalNumber]> {
  static var values: Self {
    let words = "The numbers, in ascending order"
    return Self("values", .list(of: .number), in: .slider, "A,B,C", words)
  }

  static var positions: Self {
    let words = "The position of each stop on the track, in any unit"
    return Self("positions", .list(of: .number), in: .slider, "A,B,C", words)
  }
}

extension Setting<Stops.Spacing> {
  static var scale: Self {
    let words =
      "The distances of stops on the track; with log and without a step, numbers are round"
    let kind = ValueKind<Stops.Spacing>
      .choice([("even", .even), ("proportional", .proportional), ("log", .logarithmic)])
    return Self("scale", kind, in: .slider, default: .even, "WAY", words)
  }
}

extension Setting<String> {
  static var value: Self {
    let words = "The initial stop: a number, a name, or a position if the stops have no numbers"
    return Self("value", .word, in: .slider, "V", words)
  }

  static var id: Self {
    let rule = "1 to 64 ASCII letters, digits, - or _"
    return Self("id", .text(rule, where: \.isIdentity), in: .slider)
  }

  static var label: Self {
    Self("label", .text, in: .slider, "TEXT", "What the slider sets, such as \"Text size\"")
  }

  static var hint: Self {
    let words = "How to use the slider, spoken after the first words"
    return Self("hint", .text, in: .slider, "TEXT", words)
  }

  static var defaultStop: Self {
    let words = "The stop that the Delete key returns to"
    return Self("default", .word, in: .slider, "V", words)
  }
}

extension Stops.Piece {
  /// Creates a piece from its end and its step, such as "10:1".
  fileprivate init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let end = DecimalNumber(String(parts[0])),
      let step = DecimalNumber(String(parts[1]))
    else { return nil }
    self.init(to: end, by: step)
  }
}

extension Setting<ValueUnit> {
  static var unit: Self {
    let words =
      "The unit, such as percent, minutes, hertz or EUR, or your own word, such as cup,cups"
    let units = ["percent", "seconds"] + Measure.allCases.map(\.names.other)
    return Self("unit", .unit, in: .slider, "UNIT", words, completion: .words(units))
  }
}

extension Setting<DigitGrouping> {
  static var grouping: Self {
    let words = "Whether long numbers are written in groups of digits, such as 2,020; not for years"
    let usual = DigitGrouping.automatic
    return Self("grouping", .choice, in: .slider, default: usual, called: "auto", "WHEN", words)
  }
}

extension Setting<Orientation> {
  static var orientation: Self {
    let words = "The direction of the track"
    return Self("orientation", .choice, in: .slider, default: .horizontal, "WAY", words)
  }
}

extension Setting<LayoutDirection> {
  static var direction: Self {
    Self("direction", .choice, in: .slider, called: "ltr", "WAY", "The direction of text")
  }
}

extension Setting<FillOrigin> {
  static var fill: Self {
    let words = "Where the filled part of the track begins"
    return Self("fill", .choice, in: .slider, default: .minimum, "WHERE", words)
  }
}

extension Setting<[String?]> {
  /// The thumbs of a slider, each with the label that the user has chosen for it, if any.
  static var thumbs: Self {
    let rule = "a number from 2 to 10, or a list of their labels"
    return Self("thumbs", .thumbs(rule), in: .slider, "N|A,B", "The thumbs: \(rule)")
  }
}

extension String {
  /// Whether the text can be the identity of a slider or the name of a preset.
  var isIdentity: Bool { wholeMatch(of: /[A-Za-z0-9_\-]{1,64}/) != nil }
}

extension ValueKind<ValueUnit> {
  /// The name of a unit, or the forms of a word.
  fileprivate static var unit: Self {
    let unit = { @Sendable (text: String) -> ValueUnit? in
      let unit = ValueUnit(text)
      guard case .named(let forms) = unit, forms.count > 1 else { return unit }
      return forms.count <= 5 && forms.allSatisfy { SpokenText.spoken($0) != nil } ? unit : nil
    }
    let inFile = { @Sendable (value: TOMLValue) -> ValueUnit?? in
      guard let list = value.list else { return value.text.map(unit) }
      let texts = list.compactMap(\.text)
      guard texts.count == list.count else { return nil }
      return unit(texts.joined(separator: ","))
    }
    let rule = "a unit or two to five forms of a word, such as cup and cups"
    let expected = "text in quotation marks or a list of texts"
    return Self(expected, rule: rule, inFile: inFile, inFlag: unit)
  }
}

extension ValueKind<[String?]> {
  /// A number of thumbs, or their labels.
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
  }
}
