// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import PopOver

@Suite struct PopOverTests {
  @Test func `an open pop-over is the only thing that is read until it closes`() throws {
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

  @Test func `both answers return to the button that opened the question`() throws {
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

  @Test func `escape does nothing when no pop-over is open`() throws {
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
