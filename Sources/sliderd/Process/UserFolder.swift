// SPDX-License-Identifier: GPL-3.0-or-later

extension [String: String] {
  /// Returns the folder of the user that a variable names, or else one in the home folder; `nil` if
  /// there is no home. A path that doesn't begin with a slash is ignored, as the specification says
  /// (XDG Base Directory Specification).
  func userFolder(_ variable: String, orAtHome path: String) -> String? {
    let home = self["HOME"].flatMap { $0.hasPrefix("/") ? $0 + path : nil }
    return self[variable].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
  }
}
