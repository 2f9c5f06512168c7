// SPDX-License-Identifier: GPL-3.0-or-later

import Drawings
import Foundation
import StepSlider
import Testing

@testable import BarChart

@Suite struct BarChartTests {
  @Test func `the focus starts on the first bar, and every bar reads its value`() throws {
    let scenario = """
      start
        Books sold, January, 12.
      right
        February, 15.
      right
        March, 9.
      right
        April, 21.
      right
        May, 18.
      right
        June, 6.
      right
        June, last
      home
        January, 12.
      """
    let heard = try replay(scenario, at: BarChart())
    #expect(heard == scenario)
  }

  @Test func `sorted bars are read in their new order, and the cursor stays on its bar`() throws {
    let scenario = """
      start
        Books sold, January, 12.
      s
        Sorted by height
      r
        January, 12.
      left
        March, 9.
      left
        June, 6.
      left
        June, first
      """
    let heard = try replay(scenario, at: BarChart())
    #expect(heard == scenario)
  }

  @Test func `bars can't be adjusted, and all can be read in one go`() throws {
    let scenario = """
      start
        Books sold, January, 12.
      up
        12, not possible
      a
        January, 12.
        February, 15.
        March, 9.
        April, 21.
        May, 18.
        June, 6.
      """
    let heard = try replay(scenario, at: BarChart())
    #expect(heard == scenario)
  }

  @Test func `a bar with the value 0 is read in order`() throws {
    let scenario = """
      start
        Books sold, May, 3.
      right
        June, 0.
      right
        July, 4.
      """
    let sales = [("May", 3), ("June", 0), ("July", 4)]
    let chart = BarChart(sales.map { BarChart.Bar(month: $0, sales: $1) })
    let heard = try replay(scenario, at: chart)
    #expect(heard == scenario)
  }

  @Test func `the frame of each bar is where it is drawn`() {
    let chart = BarChart()
    let entries = chart.accessibilitySnapshot.items
    #expect(entries.map(\.frame) == chart.bars.indices.map(chart.frame(ofBarAt:)))
    #expect(entries.map(\.frame.maxY).allSatisfy { $0 == 240 })
  }

  @Test func `the tutorial's picture matches its code`() throws {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let tutorial = package.appending(
      path: "Sources/AccessibilityTree/AccessibilityTree.docc/Resources"
    )
    let shown = try String(contentsOf: tutorial.appending(path: "chart.svg"), encoding: .utf8)
    let chart = BarChart()
    let picture = Picture(
      of: chart.drawing,
      size: chart.screen,
      framing: chart.accessibilitySnapshot
    )
    #expect(picture.svg == shown)
  }
}
