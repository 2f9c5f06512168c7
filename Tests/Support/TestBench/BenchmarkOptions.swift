// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The command line of a benchmark: names, each with a value.
package struct BenchmarkOptions: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// Parses arguments.
  ///
  /// - Throws: An error for an unknown name or a missing value.
  package init(_ arguments: [String], known names: [String]) throws(BenchmarkOptionsError) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard names.contains(name) else { throw .unknown(name) }
      guard let value = rest.popFirst() else { throw .noValue(of: name) }
      values[name] = value
    }
  }

  /// Returns the value of a name, or the default if it isn't given.
  ///
  /// - Throws: An error if `parse` returns nil.
  package func value<Value>(
    of name: String,
    default value: Value,
    parse: (String) -> Value?
  ) throws(BenchmarkOptionsError) -> Value {
    guard let text = values[name] else { return value }
    guard let value = parse(text) else { throw .badValue(text, of: name) }
    return value
  }

  /// Returns a count of at least 1.
  package func count(
    of name: String,
    default count: Int
  ) throws(BenchmarkOptionsError) -> Int {
    try value(of: name, default: count) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
  }

  /// Returns the path of the program to measure: the given one, or else the `sliderd` next to this
  /// program.
  package func program(of name: String) throws(BenchmarkOptionsError) -> String {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let path = try value(of: name, default: folder.appending(path: "sliderd").path) { $0 }
    guard FileManager.default.isExecutableFile(atPath: path) else { throw .noProgram(path) }
    return path
  }
}
