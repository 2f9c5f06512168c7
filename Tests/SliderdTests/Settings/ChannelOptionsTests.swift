// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal
import Testing

@testable import sliderd

@Suite struct ChannelOptionsTests {
  private static let mouse = [TerminalMode.keyEvents] + TerminalMode.pointer

  @Test(arguments: [
    (OutputChoice.auto, true, "xterm" as String?, OutputChoice.terminal),
    (.auto, true, "dumb", .plain),
    (.auto, true, "", .plain), (.auto, true, nil, .plain), (.auto, false, "xterm", .plain),
    (.json, true, "dumb", .json), (.terminal, true, "dumb", .terminal),
  ])
  func `a drawing is only for terminals that can draw`(
    choice: OutputChoice,
    isTerminal: Bool,
    type: String?,
    result: OutputChoice
  ) {
    #expect(choice.resolved(isTerminal: isTerminal, terminalType: type) == result)
  }

  @Test(arguments: [
    ([], OutputChoice.terminal, true, "xterm", mouse),
    (["--no-mouse"], .terminal, true, "xterm", [.keyEvents]),
    ([], .terminal, true, "linux", []),
    ([], .terminal, false, "xterm", []),
    ([], .plain, true, "xterm", []), ([], .json, true, "xterm", []),
  ])
  func `the mouse is used only where it can move a drawn slider`(
    flags: [String],
    output: OutputChoice,
    isOneTerminal: Bool,
    type: String,
    modes: [TerminalMode]
  ) throws {
    let options = try Layers(arguments: flags)
    let chosen = options.modes(output: output, isOneTerminal: isOneTerminal, terminalType: type)
    #expect(chosen == modes)
  }

  @Test func `without a mouse, the terminal isn't asked where its cursor is`() throws {
    let slider = Slider(stops: try Stops(count: 5))
    for modes in [[], Self.mouse] {
      var display = TerminalDisplay(style: TerminalStyle(), modes: modes)
      let text = display.text(for: .ready, of: slider)
      #expect(text.hasSuffix(KeyDecoder.cursorQuestion) == (modes == Self.mouse))
    }
  }
}
