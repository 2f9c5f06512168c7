// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

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
