// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider

// The search for programs, as `execvp` does it.
extension Caller {
  /// Whether a program can be run. A name without a slash is looked up in the folders of `PATH`.
  static func finds(
    program name: String,
    path: String? = Caller.current.environment["PATH"]
  ) -> Bool { file(of: name, path: path) != nil }

  /// Returns why a program that is there can't be run, which is that its interpreter is missing, or
  /// that of a script that is its interpreter; `nil` if nothing is known.
  static func obstacle(
    toRunning name: String,
    path: String? = Caller.current.environment["PATH"],
    depth: Int = 0
  ) -> String? {
    guard let file = file(of: name, path: path), let words = interpreter(of: file),
      let first = words.first
    else { return nil }
    // `env` looks for the interpreter in the folders.
    let isEnv = first.hasSuffix("/env") && words.count > 1 && !words[1].hasPrefix("-")
    let missing = [first, isEnv ? words[1] : first].first { !finds(program: $0, path: path) }
    guard let missing else {
      // The kernel follows four (fs/exec.c).
      return depth < 4 ? obstacle(toRunning: first, path: path, depth: depth + 1) : nil
    }
    let name = SpokenText.cleaned(missing)
    guard missing.contains("\r") else { return "its interpreter \(name) is not found" }
    return "its first line ends with a carriage return; save it with the line ends of Unix"
  }

  /// Returns the words after `#!` in a file's first line; `nil` if it isn't a script.
  private static func interpreter(of path: String) -> [String]? {
    guard let file = FileHandle(forReadingAtPath: path),
      let bytes = try? file.read(upToCount: 256), bytes.starts(with: Array("#!".utf8))
    else { return nil }
    let line = bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "\n") }
    let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func file(of name: String, path: String?) -> String? {
    guard !name.contains("/") else { return isProgram(name) ? name : nil }
    let folders = (path ?? "/usr/bin:/bin").split(separator: ":", omittingEmptySubsequences: false)
    return folders.lazy.map { ($0.isEmpty ? "." : String($0)) + "/" + name }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var state = stat()
    return stat(path, &state) == 0 && state.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
