// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// Where a slider's setting stands, as far as a program can tell.
struct Standing: Equatable {
  /// The place of the stop; `nil` if it isn't known.
  var index: Int?
  /// What the user should know.
  var remark: String?

  /// How long all programs together may take.
  static let patience: Duration = .seconds(2)

  /// Where some sliders' settings stand, in the same order; waits for the programs.
  static func all(of settings: [Settings.SliderSetting]) -> [Standing] {
    var inquiry = Inquiry(of: settings)
    inquiry.finish()
    return inquiry.standings(of: settings)
  }

  /// The programs of some sliders, while they are asked.
  struct Inquiry {
    private let asked: [Int]
    private var programs: ProgramInquiry

    /// Asks all, but not those of sliders that stay: they know where they are.
    ///
    /// - Parameters:
    ///   - settings: What the sliders are to be.
    ///   - origins: For each of them the place it has already; `nil` for a new one.
    init(of settings: [Settings.SliderSetting], staying origins: [Int?]? = nil) {
      asked = settings.indices.filter { index in
        settings[index].source != nil && origins?[index] == nil
      }
      programs = ProgramInquiry(asked.compactMap { settings[$0].sourceCall }, patience: patience)
    }

    /// What is to be waited for before ``advance()`` has something to do.
    var interests: [Poller.Interest] { programs.interests }

    /// When it is too late for answers; `nil` if nobody is asked.
    var deadline: ContinuousClock.Instant? { programs.deadline }

    /// Whether all have answered, or it is too late.
    var isOver: Bool { programs.isOver }

    /// Takes the answers that have come.
    mutating func advance() { programs.advance() }

    /// Waits until it is over.
    mutating func finish() { programs.finish() }

    /// Ends the programs that still run.
    func cancel() { programs.cancel() }

    /// Where each of the sliders stands by the answers, in their order; programs that still run are
    /// ended.
    func standings(of settings: [Settings.SliderSetting]) -> [Standing] {
      cancel()
      var standings = settings.map { _ in Standing() }
      for (index, answer) in zip(asked, programs.answers) {
        standings[index] = settings[index].standing(by: answer)
      }
      return standings
    }
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
