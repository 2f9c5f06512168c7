// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

// The properties of the slider.

extension Setting<String> {
  static var id: Self {
    let rule = "1 to 64 ASCII letters, digits, - or _"
    return Self("id", .text(rule, where: \.isIdentity), in: .slider)
  }

  static var label: Self {
    let words = "What the slider sets, such as \"Text size\""
    return Self("label", .text, in: .slider, flag: .init("TEXT", words))
  }

  static var hint: Self {
    let words = "How to use the slider, spoken after the first words"
    return Self("hint", .text, in: .slider, flag: .init("TEXT", words))
  }
}

extension Setting<ValueUnit> {
  static var unit: Self {
    let words =
      "The unit, such as percent, minutes, hertz or EUR, or your own word, such as cup,cups"
    let units = ["percent", "seconds"] + Measure.allCases.map(\.names.other)
    let flag = FlagDescription("UNIT", words, completion: .words(units))
    return Self("unit", .unit, in: .slider, flag: flag)
  }
}

extension Setting<DigitGrouping> {
  static var grouping: Self {
    let words = "Whether long numbers are written in groups of digits, such as 2,020; not for years"
    let flag = FlagDescription("WHEN", words)
    return Self("grouping", .choice, in: .slider, default: .automatic, called: "auto", flag: flag)
  }
}

extension Setting<Int> {
  static var page: Self {
    let kind = ValueKind<Int>.wholeNumber("a whole number of at least 1") { $0 > 0 }
    let flag = FlagDescription("N", "The number of stops in a page")
    return Self("page", kind, in: .slider, called: "about a tenth", flag: flag)
  }
}

extension Setting<Orientation> {
  static var orientation: Self {
    let flag = FlagDescription("WAY", "The direction of the track")
    return Self("orientation", .choice, in: .slider, default: .horizontal, flag: flag)
  }
}

extension Setting<LayoutDirection> {
  static var direction: Self {
    let flag = FlagDescription("WAY", "The direction of text")
    return Self("direction", .choice, in: .slider, called: "ltr", flag: flag)
  }
}

extension Setting<Bool> {
  static var disabled: Self {
    toggle("disabled", "Disabled (announced as dimmed): can be heard but not changed", in: .slider)
  }

  static var readOnly: Self {
    toggle("read_only", "Read-only: can be heard but not changed", in: .slider)
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
    return Self(
      "text in quotation marks or a list of texts",
      { value in
        guard let list = value.list else { return value.text }
        let texts = list.compactMap(\.text)
        return texts.count == list.count ? texts.joined(separator: ",") : nil
      },
      rule: "a unit or two to five forms of a word, such as cup and cups",
      judge: unit,
      read: unit
    )
  }
}

// Stops.

extension Setting<Int> {
  static var steps: Self {
    let range = 1...Stops.maximumCount
    let flag = FlagDescription("N", "The number of stops, \(range.words)")
    return Self("steps", .wholeNumber(in: range, suchAs: 5), in: .slider, flag: flag)
  }
}

extension Setting<[String]> {
  static var names: Self {
    let words = "The names of the stops; can be combined with numbers"
    return Self("names", .list(of: .text), in: .slider, flag: .init("A,B,C", words))
  }
}

extension Setting<DecimalNumber> {
  static var from: Self {
    Self("from", .number, in: .slider, flag: .init("X", "The smallest number"))
  }

  static var to: Self {
    Self("to", .number, in: .slider, flag: .init("Y", "The greatest number"))
  }

  static var by: Self {
    let words = "The step from one number to the next"
    return Self("by", .number, in: .slider, default: 1, flag: .init("Z", words))
  }
}

extension Setting<[DecimalNumber]> {
  static var values: Self {
    let words = "The numbers, in ascending order"
    return Self("values", .list(of: .number), in: .slider, flag: .init("A,B,C", words))
  }
}

extension Setting<String> {
  static var value: Self {
    let words = "The initial stop: a number, a name, or a position if the stops have no numbers"
    return Self("value", .word, in: .slider, flag: .init("V", words))
  }
}

// Further kinds of stops, and their positions on the track.

extension Setting<DecimalNumber> {
  static var base: Self {
    let words = "The number from which steps count, instead of the smallest"
    return Self("base", .number, in: .slider, flag: .init("B", words))
  }
}

extension Setting<Bool> {
  static var reachEnds: Self {
    toggle("reach_ends", "Both ends are stops, even if no step reaches them", in: .slider)
  }

  static var keepStart: Self {
    toggle("keep_start", "A start between two stops is kept until the first move", in: .slider)
  }
}

extension Setting<[Stops.Piece]> {
  static var pieces: Self {
    let words = "Parts with steps of their own, each as its end and its step, after --from"
    return Self(
      "pieces",
      .list(of: .text("an end and a step, such as 10:1") { Stops.Piece(text: $0) }),
      in: .slider,
      flag: .init("TO:BY,…", words)
    )
  }
}

extension Setting<ScaleChoice> {
  static var scale: Self {
    let words =
      "The distances of stops on the track; with log and without a step, numbers are round"
    return Self("scale", .choice, in: .slider, default: .even, flag: FlagDescription("WAY", words))
  }
}

extension Setting<[DecimalNumber]> {
  static var positions: Self {
    let words = "The position of each stop on the track, in any unit"
    return Self("positions", .list(of: .number), in: .slider, flag: .init("A,B,C", words))
  }
}

extension Setting<String> {
  static var defaultStop: Self {
    let words = "The stop that the Delete key returns to"
    return Self("default", .word, in: .slider, flag: .init("V", words))
  }
}

extension Setting<[String]> {
  static var unavailable: Self {
    let words = "Stops that can't be chosen: numbers, names or positions"
    return Self("unavailable", .list(of: .word), in: .slider, flag: .init("A,B,C", words))
  }
}

extension Setting<FillOrigin> {
  static var fill: Self {
    let flag = FlagDescription("WHERE", "Where the filled part of the track begins")
    return Self("fill", .choice, in: .slider, default: .minimum, flag: flag)
  }
}

/// The distances of stops along the track.
enum ScaleChoice: String, CaseIterable, Sendable {
  case even, proportional, log

  /// The spacing of the stops.
  var spacing: Stops.Spacing {
    switch self {
    case .even: .even
    case .proportional: .proportional
    case .log: .logarithmic
    }
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

// Several thumbs on one track.

extension Setting<ThumbChoice> {
  static var thumbs: Self {
    Self("thumbs", .thumbs, in: .slider, flag: .init("N|A,B", "The thumbs: \(ThumbChoice.rule)"))
  }
}

extension Setting<Int> {
  static var distance: Self {
    let flag = FlagDescription("N", "The least number of stops between two thumbs")
    return Self("distance", .wholeNumber(suchAs: 1), in: .slider, default: 0, flag: flag)
  }
}

extension Setting<Bool> {
  static var push: Self {
    toggle("push", "A thumb that reaches another pushes it, instead of stopping", in: .slider)
  }
}

/// The thumbs of a slider, each with the label that the user has chosen for it.
struct ThumbChoice: Equatable, Sendable {
  /// The labels; `nil` for a thumb without one of its own.
  let labels: [String?]

  static let rule = "a number from 2 to 10, or a list of their labels"

  init?(count: Int) {
    guard (2...10).contains(count) else { return nil }
    labels = Array(repeating: nil, count: count)
  }

  init?(labels: [String]) {
    guard (2...10).contains(labels.count), labels.allSatisfy({ SpokenText.spoken($0) != nil })
    else {
      return nil
    }
    self.labels = labels
  }
}

extension ValueKind<ThumbChoice> {
  fileprivate static var thumbs: Self {
    Self(
      "a number or a list",
      { value in
        value.wholeNumber.map { .number(Int(clamping: $0)) }
          ?? value.list.map { .labels($0.compactMap(\.text)) }
      },
      rule: ThumbChoice.rule,
      judge: { (written: WrittenThumbs) in written.choice },
      read: { text in
        Int(text).map { ThumbChoice(count: $0) }
          ?? ThumbChoice(labels: text.split(separator: ",").map { SpokenText.cleaned(String($0)) })
      }
    )
  }
}

/// Thumbs as they are written in a file.
private enum WrittenThumbs {
  case number(Int)
  case labels([String])

  var choice: ThumbChoice? {
    switch self {
    case .number(let count): ThumbChoice(count: count)
    case .labels(let labels): ThumbChoice(labels: labels)
    }
  }
}

// All sliders together.

extension Setting<String> {
  static var panelLabel: Self { Self("label", .text, in: .panel) }
}
