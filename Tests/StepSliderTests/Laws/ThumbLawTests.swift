// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Laws of several thumbs on one track, for every kind of stops.
@Suite struct ThumbLawTests {
  @Test(arguments: EveryKind.all, [false, true])
  func `a cancelled drag and Escape restore all thumbs`(
    kind: EveryKind,
    pushes: Bool
  ) throws {
    var numbers = SeededNumbers(seed: 42)
    for seed in 0..<4 as Range<UInt64> {
      var panel = try panel(kind, pushes: pushes, seed: seed, &numbers)
      let (layout, start) = (layout(of: panel.focusedControl.slider), panel.sliders.map(\.index))
      _ = panel.point(.press(at: randomPoint(&numbers)), in: layout)
      for _ in 0..<5 {
        _ = panel.point(.move(to: randomPoint(&numbers)), in: layout)
      }
      _ = seed.isMultiple(of: 2) ? panel.cancelPointer() : panel.press(.escape)
      try #require(panel.sliders.map(\.index) == start)
      for key in [SliderKey.right, .end, .pageDown, .home, .escape] { _ = panel.press(key) }
      try #require(panel.sliders.map(\.index) == start)
    }
  }

  @Test(arguments: EveryKind.all)
  func `keys take each thumb to its neighbours and no further`(kind: EveryKind) throws {
    var numbers = SeededNumbers(seed: 43)
    for seed in 0..<6 as Range<UInt64> {
      var panel = try panel(kind, pushes: false, seed: seed, &numbers)
      let (distance, last) = (distance(of: panel), panel.focusedControl.slider.stops.count - 1)
      for thumb in panel.sliders.indices {
        _ = panel.moveFocus(to: thumb)
        let indices = panel.sliders.map(\.index)
        _ = panel.press(.home)
        #expect(panel.sliders[thumb].index == (thumb == 0 ? 0 : indices[thumb - 1] + distance))
        _ = panel.press(.end)
        let isHighest = thumb == indices.count - 1
        #expect(
          panel.sliders[thumb].index == (isHighest ? last : indices[thumb + 1] - distance)
        )
      }
    }
  }

  private func randomPoint(_ numbers: inout SeededNumbers) -> LayoutPoint {
    LayoutPoint(x: .random(in: -20...320, using: &numbers), y: 22)
  }

  /// Returns two to four thumbs at random stops.
  private func panel(
    _ kind: EveryKind,
    pushes: Bool,
    seed: UInt64,
    _ numbers: inout SeededNumbers
  ) throws -> SliderPanel {
    let stops = try kind.stops(seed: seed)
    let track = SharedTrack(
      minimumStopDistance: Int.random(in: 0...3, using: &numbers),
      pushesThumbs: pushes
    )
    return SliderPanel(
      (0..<Int.random(in: 2...4, using: &numbers)).map { thumb in
        let presentation = SliderPresentation(id: "\(thumb)", sharedTrack: track)
        let index = Int.random(in: stops.indices, using: &numbers)
        return SliderControl(Slider(stops: stops, index: index, presentation: presentation))
      }
    )
  }

  /// The distance that the thumbs can keep.
  private func distance(of panel: SliderPanel) -> Int {
    let wanted = panel.focusedControl.slider.presentation.sharedTrack?.minimumStopDistance ?? 0
    return min(wanted, (panel.focusedControl.slider.stops.count - 1) / (panel.sliders.count - 1))
  }
}
