// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Where a slider starts, as reported by a program.
struct ReportedStart: Equatable {
  /// The position; `nil` if it isn't known.
  var position: ThumbPosition?
  /// Why the program couldn't report it, for the user.
  var reason: String?
  /// Whether the program printed nothing, as one does that has no setting now.
  var isBlank = false
}

extension Settings.SliderSetting {
  /// The command that reports the current setting.
  var sourceCall: CommandCall? { source?.command.command(for: slider) }

  /// Returns where the slider starts according to a program's answer.
  func reportedStart(by answer: ProgramAnswer) -> ReportedStart {
    guard let source else { return ReportedStart() }
    switch answer {
    case .printed(let output):
      do throws(StartSource.Unreadable) {
        return ReportedStart(position: try source.position(of: output, in: slider))
      } catch {
        let reason = error.message(about: source.command.program)
        return ReportedStart(reason: reason, isBlank: error == .nothing)
      }
    case .failed(let ending): return ReportedStart(reason: ending.message)
    }
  }
}
