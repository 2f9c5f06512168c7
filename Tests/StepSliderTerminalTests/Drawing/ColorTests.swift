// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import StepSliderTerminal

@Suite struct ColorTests {
  /// Bright blue, number 12 of the sixteen colours, in common palettes.
  static let brightBlues: [[Double]] = [
    [92, 92, 255],  // xterm
    [85, 85, 255],  // Linux console
    [42, 123, 222],  // GNOME Terminal
    [59, 120, 255],  // Windows Terminal
    [59, 142, 234],  // Visual Studio Code
  ]

  @Test func `the colour of the filled part contrasts with black and with white`() throws {
    #expect(TerminalStyle.Colors.sixteen.fill == "94")
    let palette = TerminalStyle.Colors.palette.fill.split(separator: ";")
    let direct = TerminalStyle.Colors.direct.fill.split(separator: ";")
    let index = try #require(Int(palette[2])) - 16
    let cube = [index / 36, index / 6 % 6, index % 6].map { $0 == 0 ? 0 : Double(55 + 40 * $0) }
    for color in Self.brightBlues + [cube, direct.suffix(3).compactMap { Double($0) }] {
      let luminance = luminance(of: color)
      #expect((luminance + 0.05) / 0.05 >= 3 && 1.05 / (luminance + 0.05) >= 3, "\(color)")
    }
  }

  /// Returns the relative luminance (WCAG 2.2).
  private func luminance(of color: [Double]) -> Double {
    let parts = color.map { $0 / 255 }.map { part in
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
