// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Where a slider's setting stands, as far as a program can tell.
struct Standing: Equatable {
  /// The place of the stop; `nil` if it isn't known.
  var index: Int?
  /// What the user should know.
  var remark: String?

  /// How long all programs together may take.
  static let patience: Duration = .seconds(2)

  /// Asks the programs of some sliders, but not of those that stay: they know where they are. Waits
  /// for the answers.
  ///
  /// - Parameters:
  ///   - settings: What the sliders are to be.
  ///   - origins: For each of them the place it has already; `nil` for a new one.
  /// - Returns: Where each stands, in the same order.
  static func all(
    of settings: [Settings.SliderSetting],
    staying origins: [Int?]? = nil
  ) -> [Standing] {
    let asked = settings.indices.filter { index in
      settings[index].source != nil && origins?[index] == nil
    }
    let calls = asked.compactMap { settings[$0].sourceCall }
    var standings = settings.map { _ in Standing() }
    for (index, answer) in zip(asked, ProgramAnswer.all(of: calls, patience: patience)) {
      standings[index] = settings[index].standing(by: answer)
    }
    return standings
  }
}

extension Settings.SliderSetting {
  /// What is run to ask where the setting stands.
  fileprivate var sourceCall: CommandCall? { source?.command.command(for: slider) }

  /// Where the setting stands by a program's answer.
  func standing(by answer: ProgramAnswer) -> Standing {
    let reason: String
    switch answer {
    // It knows nothing, as of a radio that is off.
    case .printed(let output) where output.allSatisfy(\.isWhitespace): return Standing()
    case .printed(let output):
      if let index = source?.index(of: output, in: slider) { return Standing(index: index) }
      reason = "what \(source?.command.program ?? "") prints has no value of the slider in it"
    case .failed(let ending): reason = ending.complaint ?? ""
    }
    let name = slider.presentation.id
    return Standing(remark: "\(name) may not start where its setting stands: \(reason)")
  }
}
