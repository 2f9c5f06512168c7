// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import BarChart

@Suite struct BarChartTests {
  @Test func `the focus starts on the first bar, and every bar says its value`() throws {
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
    #expect(try replay(scenario, at: BarChart()) == scenario)
  }

  @Test func `sorted bars are read in their new order, and the listener stays at the same one`()
    throws
  {
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
    #expect(try replay(scenario, at: BarChart()) == scenario)
  }

  @Test func `a bar can't be adjusted, and all of them can be read in one go`() throws {
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
    #expect(try replay(scenario, at: BarChart()) == scenario)
  }

  @Test func `each bar is heard where it is drawn`() {
    let chart = BarChart()
    let entries = chart.accessibilitySnapshot.entries
    #expect(entries.map(\.extent) == chart.bars.indices.map(chart.frame(ofBarAt:)))
    #expect(entries.map(\.extent.maxY).allSatisfy { $0 == 240 })
  }
}
