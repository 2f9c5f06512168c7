// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What happened, for whoever watches.
enum News {
  /// The slider can be used.
  case ready
  /// It changed, or was pushed against an end; with the words for it.
  case change(Change, words: String)
  /// Words were handed to the voice; whether they cut others off.
  case speech(String, interrupted: Bool)
  /// Something is wrong.
  case problem(String)
  /// The terminal was resized, or its line was lost.
  case redraw
  /// The program ends.
  case end(reason: String)
}

/// A way to print news: what to write for each, or nothing.
protocol Display {
  mutating func text(for news: News, of slider: Slider, valueText: String) -> String
}

/// Prints nothing.
struct NoDisplay: Display {
  func text(for news: News, of slider: Slider, valueText: String) -> String { "" }
}

/// Prints a line for each change, for dumb terminals and logs.
struct PlainDisplay: Display {
  func text(for news: News, of slider: Slider, valueText: String) -> String {
    switch news {
    case .ready:
      let label = slider.presentation.label.map { SpokenText.cleaned($0) + ": " } ?? ""
      return label + valueText + "\n"
    case .change(_, let words): return words + "\n"
    default: return ""
    }
  }
}
