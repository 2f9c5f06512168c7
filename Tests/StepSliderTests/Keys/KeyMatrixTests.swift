// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// The key matrix of the contract, written by hand for a slider of nine stops at the fifth stop.
/// The tests are generated from it.
@Suite struct KeyMatrixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let key: SliderKey
    /// The target stop of the key, from the fifth of nine.
    let target: Int
    /// The target stop with right-to-left text on a horizontal track.
    let mirrored: Int
    var testDescription: String { "\(key)" }
  }

  static let rows = [
    Row(key: .right, target: 5, mirrored: 3), Row(key: .left, target: 3, mirrored: 5),
    Row(key: .up, target: 5, mirrored: 5), Row(key: .down, target: 3, mirrored: 3),
    Row(key: .character("+"), target: 5, mirrored: 5),
    Row(key: .character("="), target: 5, mirrored: 5),
    Row(key: .character("-"), target: 3, mirrored: 3),
    Row(key: .pageUp, target: 6, mirrored: 6), Row(key: .pageDown, target: 2, mirrored: 2),
    Row(key: .home, target: 0, mirrored: 0), Row(key: .end, target: 8, mirrored: 8),
  ]

  @Test(arguments: rows, [TrackOrientation.horizontal, .vertical])
  func `a key moves to the stop in the table, mirrored only on a horizontal track`(
    row: Row,
    orientation: TrackOrientation
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let isMirrored = orientation == .horizontal && direction == .rightToLeft
      let adjustment = try adjustment(for: row.key, orientation, direction)
      for availability in [SliderAvailability.enabled, .disabled, .readOnly] {
        var slider = Slider(stops: try Stops(count: 9), availability: availability)
        let change = slider.adjust(adjustment, cause: .key)
        let target = isMirrored ? row.mirrored : row.target
        #expect(slider.index == (availability == .enabled ? target : 4))
        #expect((change != nil) == (availability == .enabled))
      }
    }
  }

  @Test(arguments: rows, [TrackOrientation.horizontal, .vertical])
  func `a key at its end pushes once and repeats silently`(
    row: Row,
    orientation: TrackOrientation
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let isMirrored = orientation == .horizontal && direction == .rightToLeft
      let leadsUp = (isMirrored ? row.mirrored : row.target) > 4
      var slider = Slider(stops: try Stops(count: 9), index: leadsUp ? 8 : 0)
      let adjustment = try adjustment(for: row.key, orientation, direction)
      let push = try required(slider.adjust(adjustment, cause: .key))
      #expect(!push.didMove && push.end == (leadsUp ? .maximum : .minimum))
      #expect(slider.adjust(adjustment, cause: .key, isRepeat: true) == nil)
    }
  }

  @Test func `the other keys mean the same on every slider`() {
    let expected: [SliderKey: KeyCommand] = [
      .space: .sayValue, .enter: .sayValue, .character("?"): .sayEverything, .escape: .restore,
      .function(1): .sayKeys, .backspace: .eraseDigit, .tab: .moveFocus(.next),
      .backTab: .moveFocus(.previous),
      .controlHome: .moveFocus(.first), .controlEnd: .moveFocus(.last),
      .alt("1"): .moveFocus(.slider(0)),
      .alt("9"): .moveFocus(.slider(8)), .alt("0"): .moveFocus(.slider(9)),
    ]
    for growth in Growth.allCases {
      let keys = KeyBindings(growth: growth)
      for (key, command) in expected { #expect(keys[key] == command) }
      for character in "07٤४.,٫:lqQé!½€" {
        #expect(keys[.character(character)] == .type(character))
      }
      for character in "!½€" { #expect(keys[.alt(character)] == nil) }
    }
  }

  private func adjustment(
    for key: SliderKey,
    _ orientation: TrackOrientation,
    _ direction: LayoutDirection
  ) throws -> SliderAdjustment {
    let presentation = SliderPresentation(orientation: orientation, layoutDirection: direction)
    let keys = KeyBindings(growth: Growth(of: presentation))
    guard case .adjust(let adjustment) = keys[key] else {
      throw Unbound(key: key)
    }
    return adjustment
  }

  private struct Unbound: Error { let key: SliderKey }
}
