// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// The characters for drawing a track.
///
/// The filled part and the rest differ in shape, because not every terminal has colours and not
/// everybody sees them.
struct TrackGlyphs {
  /// A part of the track's line, or its absence beyond the ends.
  enum Line: Int {
    case none, rest, fill
  }

  /// The thumb's shape.
  enum Thumb: Int {
    /// Keys move it.
    case focused
    /// It can be moved, but another one has the focus.
    case movable
    /// It can be read, but not moved.
    case fixed
    /// It is disabled.
    case disabled
  }

  private let lines: [Character]
  private let ticks: [Character]
  private let thumbs: [Character]
  /// The mark of the default stop.
  let mark: Character
  /// A part of the line where the thumb can't be put for now.
  let unavailable: Character

  init(_ orientation: Orientation, _ characters: TerminalStyle.Characters) {
    // Each pair of lines before and after a cell has its character: none, rest or fill before,
    // and with each of them none, rest or fill after.
    let (lines, ticks) =
      switch (orientation, characters) {
      case (.horizontal, .unicode): (" ╶╺╴─╼╸╾━", "│├┝┤┼┾┥┽┿")
      case (.vertical, .unicode): (" ╷╻╵│╽╹╿┃", "─┬┰┴┼╁┸╀╂")
      case (.horizontal, .console): (" ─=──====", "│├├┤┼┼┤┼┼")
      case (.vertical, .console): (" │#││####", "─┬┬┴┼┼┴┼┼")
      case (.horizontal, .ascii): (" -=--====", "||||++|++")
      case (.vertical, .ascii): (" |#||####", "----++-++")
      }
    (self.lines, self.ticks) = (Array(lines), Array(ticks))
    (thumbs, mark, unavailable) =
      switch characters {
      case .unicode: (["●", "○", "■", "□"], "◇", "·")
      case .console: (["■", "o", "█", "x"], "♦", "·")
      case .ascii: (["O", "o", "X", "x"], "*", ".")
      }
  }

  /// Returns the character of a cell between two parts of the line.
  func cell(before: Line, after: Line, isTick: Bool) -> Character {
    (isTick ? ticks : lines)[before.rawValue * 3 + after.rawValue]
  }

  func cell(of thumb: Thumb) -> Character { thumbs[thumb.rawValue] }
}
