// SPDX-License-Identifier: GPL-3.0-or-later

/// What is measured.
enum Chore: String, CaseIterable {
  case increment
  case nearest = "nearest stop"
  case tick = "one tick's frame"
  case layout = "full layout"
  case proportional = "nearest, proportional"
  case logarithmic = "nearest, logarithmic"
  case hit = "hit test"

  /// What the peers do too.
  static let shared: [Chore] = [.increment, .nearest, .tick, .layout]

  /// Whether it must not ask for memory.
  var isFrugal: Bool { self != .layout }
}
