// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The keys of an explorer.
enum ExplorerKeys {
  /// The action of a key.
  enum Meaning: Equatable {
    case command(CursorCommand)
    case leave
  }

  static func meaning(of key: Key) -> Meaning? {
    switch key {
    case .right, .tab: .command(.go(.next))
    case .left, .backTab: .command(.go(.previous))
    case .home: .command(.go(.first))
    case .end: .command(.go(.last))
    case .up: .command(.perform(.increment))
    case .down: .command(.perform(.decrement))
    case .enter, .space: .command(.perform(.activate))
    case .escape: .command(.perform(.escape))
    case .character("h"): .command(.go(.nextOf(.header)))
    case .character("H"): .command(.go(.previousOf(.header)))
    case .character("a"): .command(.readAll)
    case .character("r"): .command(.readAgain)
    case .character("?"): .command(.readEverything)
    case .character("q"): .leave
    default: nil
    }
  }

  /// The list of keys for `--help`.
  static let list = """
    Right, Tab        go to the next element
    Left, Shift-Tab   go to the previous one
    Home, End         go to the first, the last
    h, H              go to the next heading, the previous one
    Up, Down          increase, decrease what is adjustable
    Enter, Space      activate: do what a press does
    Escape            leave: close what has popped up
    r                 say the element again
    ?                 say everything about it
    a                 read all from here on
    q, Ctrl-C         quit
    """
}
