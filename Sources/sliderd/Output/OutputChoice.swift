// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Glibc
import StepSliderTerminal

/// What is printed.
enum OutputChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, terminal, plain, json, none

  /// The choice with `auto` decided: a drawing where it can be drawn.
  func resolved(isTerminal: Bool, terminalType: String?) -> OutputChoice {
    let canDraw = isTerminal && terminalType != "dumb" && terminalType?.isEmpty == false
    return self == .auto ? (canDraw ? .terminal : .plain) : self
  }

  /// What prints in the way that was chosen.
  func display(modes: [TerminalMode], environment: [String: String]) -> any Display {
    switch self {
    case .terminal:
      TerminalDisplay(
        style: TerminalStyle(descriptor: STDOUT_FILENO, environment: environment),
        modes: modes
      )
    case .json: JSONDisplay()
    case .none: NoDisplay()
    case .plain, .auto: PlainDisplay()
    }
  }
}
