// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The stop where a slider starts, as reported by a program.
struct InitialStop: Equatable {
  /// The position; `nil` if it isn't known.
  var position: ThumbPosition?
  /// A message for the user.
  var message: String?
}

extension Settings.SliderSetting {
  /// The command that reports the current setting.
  var sourceCall: CommandCall? { source?.command.command(for: slider) }

  /// Returns where the slider starts according to a program's answer.
  func initialStop(by answer: ProgramAnswer) -> InitialStop {
    let reason: String
    switch answer {
    // The program doesn't know, like a radio that is off.
    case .printed(let output) where output.allSatisfy(\.isWhitespace): return InitialStop()
    case .printed(let output):
      if let position = source?.position(of: output, in: slider) {
        return InitialStop(position: position)
      }
      reason = "\(source?.command.program ?? "") did not print a value of the slider"
    case .failed(let ending): reason = ending.message ?? ""
    }
    let name = slider.presentation.id
    return InitialStop(message: "\(name) may not start at the current setting: \(reason)")
  }
}
