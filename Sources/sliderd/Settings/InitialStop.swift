// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Where a slider starts, as far as a program can tell where its setting stands.
struct InitialStop: Equatable {
  /// The index of the stop; `nil` if it isn't known.
  var index: Int?
  /// What the user should know.
  var message: String?
}

extension Settings.SliderSetting {
  /// What is run to ask where the setting stands.
  var sourceCall: CommandCall? { source?.command.command(for: slider) }

  /// Where the slider starts by a program's answer.
  func initialStop(by answer: ProgramAnswer) -> InitialStop {
    let reason: String
    switch answer {
    // It knows nothing, as of a radio that is off.
    case .printed(let output) where output.allSatisfy(\.isWhitespace): return InitialStop()
    case .printed(let output):
      if let index = source?.index(of: output, in: slider) { return InitialStop(index: index) }
      reason = "what \(source?.command.program ?? "") prints has no value of the slider in it"
    case .failed(let ending): reason = ending.message ?? ""
    }
    let name = slider.presentation.id
    return InitialStop(message: "\(name) may not start where its setting stands: \(reason)")
  }
}
