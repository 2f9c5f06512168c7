// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

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
