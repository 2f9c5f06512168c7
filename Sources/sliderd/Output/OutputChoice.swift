// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSliderTerminal

/// The kind of output on standard output.
enum OutputChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, terminal, plain, json, none

  /// Resolves `auto` to a drawing if the terminal can show one, and to plain lines otherwise.
  func resolved(isTerminal: Bool, terminalType: String?) -> OutputChoice {
    let canDraw = isTerminal && TerminalMode.areKnown(byType: terminalType)
    return self == .auto ? (canDraw ? .terminal : .plain) : self
  }

  /// Creates the display for the choice.
  func display(on screen: any Screen, modes: [TerminalMode]) -> any Display {
    switch self {
    case .terminal: TerminalDisplay(style: screen.style, modes: modes)
    case .json: JSONDisplay()
    case .none: NoDisplay()
    case .plain, .auto: PlainDisplay()
    }
  }
}
