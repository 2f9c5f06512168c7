// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The keys of an explorer.
enum ExplorerKeys {
  /// The action of a key.
  enum Meaning: Equatable {
    case command(CursorCommand)
    case leave
  }

  static func meaning(of key: SliderKey) -> Meaning? {
    switch key {
    case .right, .tab: .command(.next)
    case .left, .tab.with(.shift): .command(.previous)
    case .home: .command(.first)
    case .end: .command(.last)
    case .up: .command(.perform(.increment))
    case .down: .command(.perform(.decrement))
    case .enter, .space: .command(.perform(.activate))
    case .escape: .command(.perform(.escape))
    case .character("h"): .command(.nextMatching(.header))
    case .character("H"): .command(.previousMatching(.header))
    case .character("a"): .command(.readToEnd)
    case .character("r"): .command(.readAgain)
    case .character("?"): .command(.readDetails)
    case .character("q"): .leave
    default: nil
    }
  }

  /// The list of keys for `--help`.
  static let list = """
    Right, Tab        go to the next element
    Left, Shift-Tab   go to the previous element
    Home, End         go to the first or last element
    h, H              go to the next or previous heading
    Up, Down          increase or decrease the value
    Enter, Space      activate the element
    Escape            close the pop-over
    r                 repeat the element
    ?                 say everything about the element
    a                 read everything from here
    q, Ctrl-C         quit
    """
}
