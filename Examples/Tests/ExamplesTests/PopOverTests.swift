// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import PopOver

@Suite struct PopOverTests {
  @Test func `a question that has popped up is all that is read, until it is left`() throws {
    let scenario = """
      start
        Notes, heading.
      end
        Delete all, button.
      enter
        Delete all notes? This can't be undone.
      home
        This can't be undone.
      left
        This can't be undone., first
      right
        Delete, button.
      right
        Cancel, button.
      right
        Cancel, last
      escape
        Delete all, button.
      left
        Tickets for Friday.
      """
    let heard = try replay(scenario, at: PopOver())
    #expect(heard == scenario)
  }

  @Test func `either answer leads back to the button that asked`() throws {
    let scenario = """
      start
        Notes, heading.
      end
        Delete all, button.
      enter
        Delete all notes? This can't be undone.
      end
        Cancel, button.
      enter
        Delete all, button.
      enter
        Delete all notes? This can't be undone.
      right
        Delete, button.
      enter
        3 notes deleted
        Delete all, button, dimmed.
      left
        Notes, heading.
      left
        Notes, first
      """
    let heard = try replay(scenario, at: PopOver())
    #expect(heard == scenario)
  }

  @Test func `escape means nothing where nothing has popped up`() throws {
    let scenario = """
      start
        Notes, heading.
      escape
        Notes, not possible
      """
    let heard = try replay(scenario, at: PopOver())
    #expect(heard == scenario)
  }
}
