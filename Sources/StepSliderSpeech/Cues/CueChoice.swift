// SPDX-License-Identifier: GPL-3.0-or-later

public import StepSlider

/// Which changes of a slider have a cue, and whether they also have words.
public enum CueChoice: String, Hashable, Sendable, CaseIterable {
  /// None.
  case off
  /// Those that reach an end or push against it.
  case ends
  /// All of them.
  case position
  /// All of them. The cue is heard instead of the words.
  case instead

  /// Finds the cue of a response.
  ///
  /// What isn't spoken has no cue: a change by the program, a key that is held down against an end.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - slider: The slider that the response is about, in its present state.
  ///   - notches: The number of notches by which a knob was turned.
  /// - Returns: The cue, or `nil` if there is none.
  public func cue(
    for response: SliderResponse,
    of slider: Slider,
    notches: Int = 0
  ) -> Cue? {
    guard let change = response.change, change.needsAnnouncement, !response.words.isEmpty else {
      return nil
    }
    return switch self {
    case .off: nil
    case .ends: change.end.map { Cue(of: slider, end: $0) }
    case .position, .instead: Cue(of: slider, end: change.end, notches: notches)
    }
  }

  /// Returns whether the cue of a response is heard instead of its words: those that only say where
  /// the slider with the focus is now, and neither a skipped stop nor another slider.
  public func replacesWords(of response: SliderResponse) -> Bool {
    self == .instead && response.words.count == 1 && response.change?.skipped == 0
      && response.focus == nil
  }
}
