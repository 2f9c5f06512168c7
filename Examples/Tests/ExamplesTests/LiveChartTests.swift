// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
import StepSlider
import Testing

@testable import LiveChart

@Suite struct LiveChartTests {
  /// Two cores after some seconds of which each was busy for a part, out of 100 units a second.
  private func times(busy: (Int, Int), after seconds: Int) -> ProcessorTimes {
    let total = 100 * seconds
    return ProcessorTimes(
      """
      cpu  1 2 3 4 5 6 7 8 0 0
      cpu0 \(busy.0) 0 0 \(total - busy.0) 0 0 0 0 0 0
      cpu1 0 \(busy.1) 0 0 \(total - busy.1) 0 0 0 0 0
      intr 1 2 3
      """
    )
  }

  @Test func `a load is the share of time since the reading before`() {
    var chart = LiveChart()
    chart.update(with: times(busy: (20, 100), after: 1))
    #expect(chart.loads == [20, 100])
    chart.update(with: times(busy: (50, 100), after: 2))
    #expect(chart.loads == [30, 0])
    chart.update(with: ProcessorTimes("unreadable"))
    #expect(chart.loads == [])
  }

  @Test func `the newest load of the bar with the focus is announced every four seconds`() {
    var chart = LiveChart()
    var cursor = ReadingCursor(phrases: ElementPhrases())
    chart.update(with: times(busy: (10, 0), after: 1))
    var heard = cursor.begin(on: chart, at: .zero).map { "0: \($0.text)" }
    for second in 1...9 {
      chart.update(with: times(busy: (10 + 5 * second * (second + 1), 0), after: second + 1))
      let words = cursor.advance(on: chart, to: .seconds(second))
      heard += words.map { "\(second): \($0.text)" }
    }
    #expect(heard == ["0: Processor load, Core 1, 10 percent.", "4: 40 percent", "8: 80 percent"])
  }

  @Test func `arrow keys explore the bars`() {
    var chart = LiveChart()
    var cursor = ReadingCursor(phrases: ElementPhrases())
    chart.update(with: times(busy: (10, 20), after: 1))
    var heard = cursor.begin(on: chart, at: .zero).map(\.text)
    for key in [SliderKey.right, .right, .left, .left, .up] {
      let notifications = chart.press(key)
      heard += cursor.follow(chart, notifying: notifications, at: .zero).map(\.text)
    }
    #expect(
      heard == [
        "Processor load, Core 1, 10 percent.", "Core 2, 20 percent.", "Core 2, last",
        "Core 1, 10 percent.", "Core 1, first",
      ]
    )
    #expect(chart.perform(.focus, on: "1") == .done() && chart.accessibilityFocus == "1")
    #expect(chart.perform(.activate, on: "0") == .refused)
  }

  @Test func `the audit has no findings, and only styles change in the drawing`() {
    var chart = LiveChart()
    let screen = LayoutRect(x: 0, y: 0, width: 800, height: 600)
    for busy in [(0, 0), (50, 100)] {
      chart.update(with: times(busy: busy, after: 1))
      let audit = TreeAudit(
        of: chart.accessibilityTree,
        screens: [screen]
      )
      #expect(audit.findings == [])
      let cells = String(repeating: " ", count: 42)
      #expect(visible(chart.picture) == "\rCore 1\(cells)\n\rCore 2\(cells)\n")
    }
  }
}
