// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
package import StepSlider

// A state as the content of a file: its text and a line feed.
extension SliderState {
  /// A length that no file written by sliderd exceeds.
  static let maximumFileLength = 16_384

  /// Reads the output of ``fileBytes``; fails for anything else.
  package init?(fileBytes bytes: [UInt8]) {
    // Compares bytes: a name may end with a carriage return, which would form one character with
    // the line feed.
    guard bytes.count <= Self.maximumFileLength, bytes.last == UInt8(ascii: "\n"),
      let text = String(validating: bytes.dropLast(), as: UTF8.self)
    else { return nil }
    self.init(text)
  }

  /// The bytes of a file. A stop's name that is too long to be read again is left out.
  var fileBytes: [UInt8] {
    var text = Array(description.utf8)
    if text.count >= Self.maximumFileLength {
      let words = text.split(separator: UInt8(ascii: " "), maxSplits: 3).prefix(3)
      text = Array(words.joined(separator: [UInt8(ascii: " ")]))
    }
    return text + [UInt8(ascii: "\n")]
  }

  /// Whether a file can be one of sliderd's, perhaps damaged: it is empty, or has the beginning of
  /// a state, or what is left of one.
  static func mayHaveWritten(_ bytes: [UInt8]) -> Bool {
    let beginning = String(decoding: bytes.prefix(64), as: UTF8.self)
    return bytes.allSatisfy { $0 == 0 }
      || beginning.prefixMatch(of: /[0-9]{1,2} [0-9]+\/[0-9]+ [\-0-9]/) != nil
      || beginning.wholeMatch(of: /1( ([0-9]+(\/([0-9]+ ?)?)?)?)?/) != nil
  }
}

package struct StatePath: Hashable {
  package let text: String
  /// Whether the user named the path. Another that can't be written is done without.
  package let isNamed: Bool
  /// The user's home, which is never created; `nil` if the path isn't in it.
  var home: String?
  var flag: String?

  /// Returns the default file of a slider in a service's own folder (systemd.exec, StateDirectory=)
  /// or else the user's (XDG Base Directory Specification); `nil` if the environment names none.
  static func usual(for id: String, environment: [String: String]) -> StatePath? {
    let service = environment["STATE_DIRECTORY"]?.prefix { $0 != ":" }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let user = environment.userFolder("XDG_STATE_HOME", orAtHome: "/.local/state")
    let own = service.flatMap { $0.hasPrefix("/") ? String($0) : nil }
    return (own ?? user.map { $0 + "/sliderd" }).map { folder in
      let isAtHome = home.map { folder.hasPrefix($0 + "/") } ?? false
      return StatePath(text: folder + "/" + id, isNamed: false, home: isAtHome ? home : nil)
    }
  }

  /// Creates the default folder for its user alone, as the specification requires.
  func makeFolder() throws(FileError) {
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
