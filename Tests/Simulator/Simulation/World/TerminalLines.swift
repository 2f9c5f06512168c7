// SPDX-License-Identifier: GPL-3.0-or-later

/// What a terminal shows, as far as somebody who looks at it or has a mouse needs it.
struct TerminalLines {
  /// The line of the cursor, counting from where it was at first.
  private(set) var line = 0
  /// The column of the cursor, counting from 1.
  private(set) var column = 1
  /// Whether the terminal reports the mouse.
  private(set) var hasMouse = false
  /// Whether the terminal tells the kinds of key events (kitty keyboard protocol).
  var tellsKeyEvents: Bool { keyEventDepth > 0 && canTellKeyEvents }
  private let canTellKeyEvents: Bool
  private var keyEventDepth = 0
  /// The character after `ESC [`.
  private var mark: Unicode.Scalar?
  /// The columns of the track in each line that shows one.
  private var tracks: [Int: ClosedRange<Int>] = [:]
  private var isInSequence = false
  private var parameter = 0
  /// The text without control sequences and characters since the last erasure, with which each
  /// drawing begins.
  private(set) var drawn = ""

  init(tellsReleases: Bool) { canTellKeyEvents = tellsReleases }

  /// Writes at the cursor. Returns the text without control sequences and characters.
  mutating func write(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isInSequence {
        follow(scalar)
      } else if scalar == "\u{1B}" {
        (isInSequence, parameter, mark) = (true, 0, nil)
      } else if scalar == "\r" {
        column = 1
      } else if scalar == "\n" {
        line += 1
      } else if scalar.value >= 0x20 {
        shown.append(scalar)
        drawn.unicodeScalars.append(scalar)
        show(scalar)
      }
    }
    return String(shown)
  }

  /// Returns the column of a place on the track in the cursor's line in percent; `nil` if that line
  /// has none.
  func column(of place: Int) -> Int? {
    guard let track = tracks[line] else { return nil }
    let distance = Double(place * (track.count - 1)) / 100
    return max(1, track.lowerBound + Int(distance.rounded()))
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "├", "─", "┼", "┤", "┝", "━", "┿", "┥", "●", "○", "■", "□":
      tracks[line] = min(tracks[line]?.lowerBound ?? column, column)...column
    default: break
    }
    column += 1
  }

  private mutating func eraseBelow() {
    tracks = tracks.filter { $0.key < line }
    drawn = ""
  }

  /// Takes a character of a control sequence.
  private mutating func follow(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "0"..."9": parameter = parameter * 10 + Int(scalar.value) - 0x30
    case "A"..."Z", "a"..."z":
      isInSequence = false
      if scalar == "A" { line -= max(1, parameter) }
      if scalar == "B" { line += max(1, parameter) }
      if scalar == "C" { column += max(1, parameter) }
      if scalar == "J" { eraseBelow() }
      if scalar == "u" { followKeyEvents() }
      if parameter == 1002 { hasMouse = scalar == "h" }
    case "<", "=", ">", "?": mark = scalar
    default: break
    }
  }

  private mutating func followKeyEvents() {
    if mark == ">" { keyEventDepth += 1 }
    if mark == "<" { keyEventDepth = max(0, keyEventDepth - max(1, parameter)) }
  }
}
