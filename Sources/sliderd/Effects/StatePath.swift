// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Where a slider's position is kept.
struct StatePath: Hashable {
  let text: String
  /// Whether its user named it; if not, a slider does without where nothing can be written.
  let isNamed: Bool

  /// The usual file of a slider with an identity; `nil` where the environment names no folder.
  ///
  /// A service's own folder comes first (systemd.exec, StateDirectory=), then the user's (XDG Base
  /// Directory Specification).
  static func usual(for id: String, environment: [String: String]) -> StatePath? {
    let service = environment["STATE_DIRECTORY"]?.prefix { $0 != ":" }
    let user = environment["XDG_STATE_HOME"].map { $0 + "/sliderd" }
    let home = environment["HOME"].map { $0 + "/.local/state/sliderd" }
    // A path that doesn't begin with / is to be ignored, says the specification.
    let folder = [service.map(String.init), user, home].compactMap(\.self)
      .first { $0.hasPrefix("/") }
    return folder.map { StatePath(text: $0 + "/" + id, isNamed: false) }
  }

  /// Makes the usual folder, for its user alone, as the specification asks.
  func makeFolder() throws(StateFileError) {
    guard !isNamed else { return }
    var made = ""
    for name in text.split(separator: "/").dropLast() {
      made += "/" + name
      guard mkdir(made, 0o700) == 0 || errno == EEXIST else {
        throw .unusable(made, reason: String(cString: strerror(errno)))
      }
    }
  }
}
