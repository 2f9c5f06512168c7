// SPDX-License-Identifier: Apache-2.0

/// The direction of a track.
public enum TrackOrientation: Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// Up and down.
  case vertical
}

extension TrackOrientation: Worded {
  package var word: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

/// The direction of text.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic.
  case rightToLeft
}

extension LayoutDirection: Worded {
  package var word: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

/// An enum whose cases have words for settings, files and other programs. The words stay, whatever the
/// cases are called.
package protocol Worded: CaseIterable, Equatable {
  var word: String { get }
}

extension Worded {
  /// Creates the case with a word.
  package init?(word: String) {
    guard let value = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = value
  }
}
