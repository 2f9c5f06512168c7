// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The command line of a benchmark: names, each with a value.
package struct BenchmarkOptions: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// Takes arguments apart.
  ///
  /// - Throws: An error for a name that isn't known, and for one without a value.
  package init(_ arguments: [String], known names: [String]) throws(BenchmarkOptionsError) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard names.contains(name) else { throw .unknown(name) }
      guard let value = rest.popFirst() else { throw .noValue(of: name) }
      values[name] = value
    }
  }

  /// The value of a name, or the default when it isn't given.
  ///
  /// - Throws: An error when `parse` gives nil.
  package func value<Value>(
    of name: String,
    default value: Value,
    parse: (String) -> Value?
  ) throws(BenchmarkOptionsError) -> Value {
    guard let text = values[name] else { return value }
    guard let value = parse(text) else { throw .badValue(text, of: name) }
    return value
  }

  /// A count of one or more.
  package func count(
    of name: String,
    default count: Int
  ) throws(BenchmarkOptionsError) -> Int {
    try value(of: name, default: count) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
  }

  /// The path of the program to measure: the one given, else the `sliderd` beside this program.
  package func program(of name: String) throws(BenchmarkOptionsError) -> String {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let path = try value(of: name, default: folder.appending(path: "sliderd").path) { $0 }
    guard FileManager.default.isExecutableFile(atPath: path) else { throw .noProgram(path) }
    return path
  }
}
