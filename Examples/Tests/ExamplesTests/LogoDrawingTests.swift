// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import LogoDrawing

@Suite struct LogoDrawingTests {
  @Test func `text, images and vector shapes are read from top to bottom`() throws {
    let scenario = """
      start
        Logo drawing, Drawn, and heard.
      right
        Accessibility logo, image.
      right
        D.
      1 second
        The letter D in the DR logo.
      right
        R.
      1 second
        The letter R in the DR logo.
      right
        R, last
      ?
        R. The letter R in the DR logo.
      """
    let heard = try replay(scenario, at: LogoDrawing())
    #expect(heard == scenario)
  }

  @Test func `a letter is hit inside its shape, but not at its control points`() throws {
    let snapshot = LogoDrawing().accessibilitySnapshot
    let letter = try #require(snapshot.item(of: "D"))
    #expect(snapshot.item(at: LayoutPoint(x: 40, y: 200))?.element.label == "D")
    // A symmetric curve turns three quarters of the way from its ends to its control points.
    #expect(letter.frame == LayoutRect(x: 32, y: 172, width: 100.5, height: 96))
    #expect(snapshot.item(at: LayoutPoint(x: 140, y: 220)) == nil)
  }
}
