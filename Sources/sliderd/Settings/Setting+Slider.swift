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
