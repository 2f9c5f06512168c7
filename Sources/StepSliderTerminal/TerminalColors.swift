// SPDX-License-Identifier: GPL-3.0-or-later

extension TerminalStyle {
  /// The colours that a terminal has.
  package enum Colors: Hashable, Sendable, CaseIterable {
    /// Text has neither colours nor other attributes.
    case none
    /// The sixteen colours of the user's palette.
    case sixteen
    /// 256 colours. All but the first sixteen are the same in every terminal.
    case palette
    /// All colours, as red, green and blue.
    case direct

    /// Detects the colours from the environment.
    ///
    /// There are none if `NO_COLOR` is set (no-color.org). `COLORTERM` tells of all colours, and
    /// the terminal's type (`TERM`) of 256. The Linux console and GNU screen inherit `COLORTERM`
    /// from a terminal that can do more than they can, so it counts for neither.
    package init(environment: [String: String]) {
      let type = environment["TERM", default: ""]
      let isLess = type == "linux" || (type.hasPrefix("screen") && environment["TMUX"] == nil)
      let isDirect =
        type.contains("-direct") || ["truecolor", "24bit"].contains(environment["COLORTERM"])
      self =
        if !environment["NO_COLOR", default: ""].isEmpty { .none } else if isDirect, !isLess {
          .direct
        } else if type.contains("256color") { .palette } else { .sixteen }
    }
  }
}
