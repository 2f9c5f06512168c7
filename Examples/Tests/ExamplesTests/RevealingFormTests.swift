// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import RevealingForm

@Suite struct RevealingFormTests {
  @Test func `an answer that reveals questions announces them and keeps the cursor`() throws {
    let scenario = """
      start
        Order a book, heading.
      right
        As a gift, switch, off.
      enter
        on
        2 more questions
      right
        Wrapping, horizontal slider, Plain, 1 of 3.
      up
        Striped, 2 of 3
      up
        Starry, 3 of 3, maximum
      right
        With a card, switch, off.
      space
        on
      left
        Wrapping, horizontal slider, Starry, 3 of 3.
      left
        As a gift, switch, on.
      enter
        off
        2 questions fewer
      right
        Choose a day, button.
      """
    let heard = try replay(scenario, at: RevealingForm())
    #expect(heard == scenario)
  }

  @Test func `the cursor moves to the question that was requested`() throws {
    let scenario = """
      start
        Order a book, heading.
      right
        As a gift, switch, off.
      right
        Choose a day, button.
      enter
        Delivery day, horizontal slider, Monday, 1 of 5.
      1 second
        Use Up and Down to adjust.
      up
        Tuesday, 2 of 5
      right
        Send the order, button.
      enter
        dimmed
        The order is sent
      enter
        Send the order, dimmed
      """
    let heard = try replay(scenario, at: RevealingForm())
    #expect(heard == scenario)
  }

  @Test func `a revealed question moves those below it down`() throws {
    var form = try RevealingForm()
    let before = form.accessibilitySnapshot
    _ = form.perform(.activate, on: "gift")
    let after = form.accessibilitySnapshot
    let known = Set(before.items.map { $0.element.id })
    let new = after.items.map { $0.element.id }.filter { !known.contains($0) }
    #expect(new == ["wrapping", "card"])
    for id in ["more", "send"] as [ElementID] {
      let frames = [before, after].compactMap { $0.item(of: id)?.frame.minY }
      #expect(frames.count == 2 && frames[0] < frames[1])
    }
  }
}
