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

  /// Whether the chore must not allocate memory.
  var isFrugal: Bool { self != .layout }
}
