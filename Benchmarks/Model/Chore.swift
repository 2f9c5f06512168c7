// SPDX-License-Identifier: GPL-3.0-or-later

/// The chores to measure.
enum Chore: String, CaseIterable {
  case increment
  case nearest = "nearest stop"
  case tick = "one tick's frame"
  case layout = "full layout"
  case proportional = "nearest, proportional"
  case logarithmic = "nearest, logarithmic"
  case placed = "nearest, placed by hand"
  case pieces = "nearest value, pieces"
  case thumbs = "increment, two thumbs"
  case hit = "hit test"

  /// The chores that the other sliders do too.
  static let shared: [Chore] = [.increment, .nearest, .tick, .layout]

  /// How often the chore may allocate memory, if that is limited. A panel lists the few thumbs of a
  /// track when one of them moves.
  var mostAllocations: Double? {
    switch self {
    case .layout: nil
    case .thumbs: 24
    default: 0
    }
  }
}
