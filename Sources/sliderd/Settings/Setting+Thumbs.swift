// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

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
