// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Panels of thousands of sliders, as a mixing console or a fuzzer makes.
@Suite struct ManySlidersTests {
  private static let counts = [5, 5000]

  private static let keys: [SliderKey] = [
    .tab, .right, .character("7"), .tab, .left, .home, .backTab, .space,
  ]

  private func panel(of count: Int) throws -> SliderPanel {
    let stops = try Stops(count: 99)
    return SliderPanel(
      (0..<count).map {
        SliderControl(Slider(stops: stops, presentation: SliderPresentation(id: "\($0)")))
      }
    )
  }

  @Test func `keys take as long among 5,000 sliders as among five`() throws {
    let times = try Self.counts.map { count in
      var (panel, time) = (try panel(of: count), Duration.zero)
      return processorTime {
        for turn in 0..<400 {
          time += .milliseconds(100)
          _ = panel.press(Self.keys[turn % Self.keys.count], at: time)
          if let deadline = panel.deadline, deadline <= time { _ = panel.advance(to: time) }
        }
      }
    }
    #expect(times[1] < 5 * times[0], "\(times) ns")
  }

  @Test func `a panel of 1,000 sliders takes no longer for each than one of 100`() throws {
    let times = try [100, 1000].map { count in
      let controls = try panel(of: count).controls
      return processorTime {
        let panel = SliderPanel(controls)
        _ = panel.updated(to: controls.reversed(), label: panel.label)
      }
    }
    #expect(times[1] < 50 * times[0], "\(times) ns")
  }

  @Test func `the number that is complete first comes first, wherever it is typed`() throws {
    var panel = try panel(of: 500)
    let typed = [400, 17, 250]
    for (turn, index) in typed.enumerated() {
      _ = panel.moveFocus(to: index)
      _ = panel.press(.character("7"), at: .milliseconds(10 * turn))
    }
    _ = panel.moveFocus(to: 0)
    var settled: [Int] = []
    while let deadline = panel.deadline {
      #expect(panel.controls.compactMap(\.deadline).min() == deadline)
      settled.append(panel.advance(to: deadline).sliderIndex)
    }
    #expect(settled == typed)
    #expect(typed.allSatisfy { panel.controls[$0].slider.index == 6 })
    panel[300] = panel[300]
    #expect(panel.deadline == nil)
  }
}
