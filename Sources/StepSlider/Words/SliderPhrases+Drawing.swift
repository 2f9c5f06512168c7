// SPDX-License-Identifier: Apache-2.0

/// Texts that are drawn and never spoken.
extension SliderPhrases {
  /// Returns the text at the tick of a stop: its name, or its number in the shortest form.
  package func label(of index: Int, on slider: Slider) -> String {
    let stop = slider.stops[index]
    return stop.name.map(SpokenText.cleaned) ?? label(of: stop.value, on: slider)
  }

  /// Returns the value for a bubble or a title: in its shortest form if that includes the unit,
  /// otherwise in words.
  func drawnValue(of slider: Slider) -> String {
    if case .value(let value) = slider.position, isShort(slider.presentation.unit) {
      return label(of: value, on: slider)
    }
    let hasNumber = slider.stops.hasValues && !slider.stops.hasNames
    if slider.isSet, hasNumber, isShort(slider.presentation.unit) {
      return label(of: slider.index, on: slider)
    }
    var phrases = self
    phrases.elements.verbosity = .brief
    let words = phrases.valueText(of: slider)
    return hasNumber ? words.withMinusSign : words
  }

  func label(of value: DecimalNumber, on slider: Slider) -> String {
    let (value, unit) = slider.presentation.unit.shortened(value)
    let text = numbers.short(value, unit).withMinusSign
    return slider.groupsDigits ? text : numbers.ungrouped(text)
  }

  private func isShort(_ unit: ValueUnit) -> Bool {
    unit == .none || UnitSymbol(of: unit).isWritten
  }
}

extension String {
  /// The text with a minus sign (U+2212) in place of a hyphen that negates a number.
  fileprivate var withMinusSign: String {
    guard let hyphen = unicodeScalars.firstIndex(of: "-") else { return self }
    let rest = self[index(after: hyphen)...]
    let isSign =
      rest.first.map { $0.isNumber || $0.isCurrencySymbol || $0 == "%" } == true
      && self[..<hyphen].last?.isLetter != true
    return isSign ? self[..<hyphen] + "−" + rest : self
  }
}
