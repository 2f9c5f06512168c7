// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Where a slider starts, as reported by a program.
struct ReportedStart: Equatable {
  /// The position; `nil` if it isn't known.
  var position: ThumbPosition?
  /// Why the program couldn't report it, for the user.
  var reason: String?
}

extension Settings.SliderSetting {
  /// The command that reports the current setting.
  var sourceCall: CommandCall? { source?.command.command(for: slider) }

  /// Returns where the slider starts according to a program's answer.
  func reportedStart(by answer: ProgramAnswer) -> ReportedStart {
    switch answer {
    // The program doesn't know, like a radio that is off.
    case .printed(let output) where output.allSatisfy(\.isWhitespace): ReportedStart()
    case .printed(let output):
      if let position = source?.position(of: output, in: slider) {
        ReportedStart(position: position)
      } else {
        ReportedStart(
          reason: "\(source?.command.program ?? "") did not print a value of the slider"
        )
      }
    case .failed(let ending): ReportedStart(reason: ending.message)
    }
  }
}
