// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// How text in a terminal looks, apart from its characters.
enum CellLook: Hashable {
  /// As the user's other text.
  case plain
  /// The filled part of a track.
  case fill
  /// A thumb.
  case thumb
  /// Something that can't be used.
  case faint
  /// The label of the slider with the focus.
  case focus

  /// Returns the attributes of a control sequence (SGR); `nil` if there are none.
  ///
  /// No background is assumed. Bold and faint follow the user's own colours. The blues contrast
  /// with black and with white, by at least 3:1 (WCAG 2.2, "Non-text Contrast"). Of the sixteen
  /// colours, that is bright blue in the palettes of most terminals.
  func attributes(in colors: TerminalStyle.Colors) -> String? {
    switch (self, colors) {
    case (.plain, _), (_, .none): nil
    case (.fill, .sixteen): "94"
    case (.fill, .palette): "38;5;32"
    case (.fill, .direct): "38;2;53;132;228"
    case (.thumb, _): "1"
    case (.faint, _): "2"
    case (.focus, _): "7"
    }
  }
}

/// One line of text in a terminal, whose parts may look different.
struct CellText: Equatable {
  private struct Part: Equatable {
    var text: String
    let look: CellLook
  }

  private var parts: [Part] = []

  init(_ text: String = "", _ look: CellLook = .plain) { append(text, look) }

  /// The text without attributes.
  var plain: String { parts.map(\.text).joined() }

  /// The number of cells that the text takes.
  var cellCount: Int { plain.cellCount }

  /// The same number of cells, all empty.
  var blank: CellText { CellText(String(repeating: " ", count: cellCount)) }

  /// Returns the text with control sequences for its attributes.
  func text(in colors: TerminalStyle.Colors) -> String {
    parts.map { part in
      part.look.attributes(in: colors).map { "\u{1B}[\($0)m\(part.text)\u{1B}[0m" } ?? part.text
    }.joined()
  }

  /// Adds text at the end.
  mutating func append(_ text: String, _ look: CellLook = .plain) {
    guard !text.isEmpty else { return }
    if let last = parts.indices.last, parts[last].look == look {
      parts[last].text += text
    } else {
      parts.append(Part(text: text, look: look))
    }
  }

  static func + (first: CellText, second: CellText) -> CellText {
    second.parts.reduce(into: first) { $0.append($1.text, $1.look) }
  }
}

/// A track in the cells of a terminal, with labels if there is room for them.
struct CellTrack {
  let layout: SliderLayout
  let labels: [TickLabel]
  /// The lines of the drawing, from the track's left edge.
  let lines: [CellText]
}
