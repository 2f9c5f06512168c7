// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Files of the project that users read.
package enum ProjectFile {
  /// Returns the path of a file, relative to the project's folder.
  package static func path(_ name: String) -> String {
    URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../../../\(name)").standardizedFileURL.path
  }

  package static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// Returns the texts of the Swift files in a folder, without those that documentation links to.
  package static func swiftSources(in folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { try text("\(folder)/\($0)") }
  }

  /// Returns the configuration that explains every key, with its commented-out examples enabled:
  /// one for each table.
  package static func wholeConfiguration() throws -> String {
    let setting = /# (\[\[|\[\w+\]|\w+ = )/
    return try text("config/sliderd.toml")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.prefixMatch(of: setting) == nil ? line : line.dropFirst(2) }
      .joined(separator: "\n")
  }
}
