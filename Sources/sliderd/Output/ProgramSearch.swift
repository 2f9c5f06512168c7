// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Finds programs as `execvp` does.
enum ProgramSearch {
  /// Whether a program can be run. A name without a slash is looked up in the folders of `PATH`.
  static func isThere(
    _ name: String,
    path: String? = Caller.current.environment["PATH"]
  ) -> Bool {
    guard !name.contains("/") else { return isProgram(name) }
    let folders = (path ?? "/usr/bin:/bin").split(separator: ":", omittingEmptySubsequences: false)
    return folders.contains { isProgram(($0.isEmpty ? "." : String($0)) + "/" + name) }
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && !isFolder.boolValue && access(path, X_OK) == 0
  }
}
