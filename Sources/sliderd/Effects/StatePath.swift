// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The path of the file that keeps a slider's position.
package struct StatePath: Hashable {
  package let text: String
  /// Whether the user named the path. Otherwise the slider works without a file that can't be
  /// written.
  package let isNamed: Bool
  /// The user's home, which is never created; `nil` if the path isn't in it.
  var home: String?
  /// The flag that names the path, if one does.
  var flag: String?

  /// Returns the default file of a slider; `nil` if the environment names no folder.
  ///
  /// A service's own folder takes precedence (systemd.exec, StateDirectory=), then the user's (XDG
  /// Base Directory Specification).
  static func usual(for id: String, environment: [String: String]) -> StatePath? {
    let service = environment["STATE_DIRECTORY"]?.prefix { $0 != ":" }
    let user = environment["XDG_STATE_HOME"].map { $0 + "/sliderd" }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let usual = home.map { $0 + "/.local/state/sliderd" }
    // The specification says to ignore a path that doesn't begin with a slash.
    let folder = [service.map(String.init), user, usual].compactMap(\.self)
      .first { $0.hasPrefix("/") }
    return folder.map { folder in
      let isAtHome = home.map { folder.hasPrefix($0 + "/") } ?? false
      return StatePath(text: folder + "/" + id, isNamed: false, home: isAtHome ? home : nil)
    }
  }

  /// Creates the default folder, accessible only to its user, as the specification requires.
  func makeFolder() throws(StateFileError) {
    guard !isNamed else { return }
    // The folder of a wrong HOME would look as if the user had a home.
    if let home, access(home, F_OK) != 0 {
      let advice = "create the home folder, or set HOME"
      throw .unusable(home, reason: "\(String(cString: strerror(errno))); \(advice)")
    }
    var made = ""
    for name in text.split(separator: "/").dropLast() {
      made += "/" + name
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else {
        throw .unusable(made, reason: String(cString: strerror(errno)))
      }
    }
  }
}
