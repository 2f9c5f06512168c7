// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The slider that all lay out, with the points and stops for the queries.
enum Example {
  static let width = 320.0
  static let thumb = 28.0
  static let labelSize = LayoutSize(width: 30, height: 14)

  static func point(_ turn: Int) -> Double { Double((turn &* 37) & 255) + 0.5 }

  static func stop(_ turn: Int, of count: Int) -> Int { ((turn & 1023) &* 7919) % count }
}
