// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The stop where a slider starts, as reported by a program.
struct InitialStop: Equatable {
  /// The index of the stop; `nil` if it isn't known.
  var index: Int?
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
      if let index = source?.index(of: output, in: slider) { return InitialStop(index: index) }
      reason = "\(source?.command.program ?? "") did not print a value of the slider"
    case .failed(let ending): reason = ending.message ?? ""
    }
    let name = slider.presentation.id
    return InitialStop(message: "\(name) may not start at the current setting: \(reason)")
  }
}
