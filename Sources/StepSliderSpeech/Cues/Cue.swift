// SPDX-License-Identifier: GPL-3.0-or-later

public import StepSlider

/// A short sound that tells where a thumb is.
///
/// Its pitch is the position: equal distances on the track are equal intervals, over two octaves
/// from middle C. Each end has a sound of its own. A cue lasts less than a tenth of a second. It is
/// heard at the same time as the words that it belongs to, or alone.
public struct Cue: Hashable, Sendable {
  /// Where the thumb is on its track, from 0 (the minimum) to 1 (the maximum).
  package let position: Double
  /// The end that was reached or pushed against, if any.
  package let end: AdjustableRange.End?
  /// The number of notches by which a knob was turned. Each one clicks, up to four.
  package let notches: Int
  /// Where the cue is heard if the sound has two channels: from -1 (left) to 1 (right).
  package let pan: Double

  /// Creates a cue. Numbers out of range are clamped.
  package init(position: Double, end: AdjustableRange.End? = nil, notches: Int = 0, pan: Double = 0)
  {
    self.position = (0...1).nearest(to: position)
    self.pan = (-1...1).nearest(to: pan)
    (self.end, self.notches) = (end, max(0, notches))
  }

  /// Creates the cue of a slider's stop.
  ///
  /// On a horizontal track, it is heard where the thumb is, on either side in either direction of
  /// text; on a vertical one, in the middle.
  package init(of slider: Slider, end: AdjustableRange.End? = nil, notches: Int = 0) {
    let position = TrackScale(slider.stops).fraction(of: slider.index)
    let pan =
      switch Growth(of: slider.presentation) {
      case .rightward: 2 * position - 1
      case .leftward: 1 - 2 * position
      case .upward, .downward: 0.0
      }
    self.init(position: position, end: end, notches: notches, pan: pan)
  }
}

/// Which changes of a slider have a cue, and whether they also have words.
@nonexhaustive
public enum CueMode: Hashable, Sendable, CaseIterable {
  /// None.
  case off
  /// Those that reach an end or push against it.
  case ends
  /// All of them.
  case position
  /// All of them. The cue is heard instead of the words.
  case instead

  /// Returns the cue of a response about a slider in its present state, if it has one, with the
  /// number of notches by which a knob was turned.
  ///
  /// What isn't spoken has no cue: a change by the program, a key that is held down against an end.
  public func cue(for response: SliderResponse, of slider: Slider, notches: Int = 0) -> Cue? {
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
  package func replacesWords(of response: SliderResponse) -> Bool {
    self == .instead && response.words.count == 1 && response.change?.skippedStopCount == 0
      && response.focus == nil
  }
}

extension CueMode: Worded {
  package var word: String {
    switch self {
    case .off: "off"
    case .ends: "ends"
    case .position: "position"
    case .instead: "instead"
    }
  }
}
