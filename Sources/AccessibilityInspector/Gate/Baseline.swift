// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// The findings that a program is known to have, as a file that people can read and compare.
///
/// A finding is known by its rule and its place, not by anything that changes from run to run. Places
/// can have the same path; then the file has as many equal lines.
package struct Baseline: Hashable, Sendable {
  /// A known finding.
  package struct Entry: Hashable, Sendable, Comparable, CustomStringConvertible {
    let rule: AuditRule
    let place: String

    /// The entry as a line of the file.
    package var description: String { "\(rule.rawValue) \(place)" }

    /// Returns whether the place is one of these windows or inside; `nil` stands for all.
    func isInside(_ windows: Set<String>?) -> Bool {
      windows?.contains { (place + Finding.separator).hasPrefix($0 + Finding.separator) } ?? true
    }

    package static func < (first: Entry, second: Entry) -> Bool {
      (first.place, first.rule) < (second.place, second.rule)
    }
  }

  /// How often each finding occurs.
  private var counts: [Entry: Int] = [:]

  private static let header = "# accessibility-inspector baseline, version 1"
  private static let explanation =
    "# Each line is a known finding: its rule and its place. Remove those that are fixed."

  /// Creates a baseline of findings, and of entries of an older one.
  package init(of findings: [Finding], and kept: [Entry] = []) {
    for entry in findings.map(\.entry) + kept { counts[entry, default: 0] += 1 }
  }

  /// Parses the text of a file.
  ///
  /// - Throws: A ``GateError`` that names the first line with a mistake.
  package init(_ text: String) throws(GateError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.first == Self.header[...] else {
      throw GateError("line 1 isn't \"\(Self.header)\"; write the file with --write-baseline")
    }
    for (number, line) in zip(1..., lines) where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw GateError("line \(number) has a rule but no place") }
      do throws(GateError) {
        let entry = Entry(rule: try AuditRule(known: parts[0]), place: parts[1])
        counts[entry, default: 0] += 1
      } catch {
        throw GateError("line \(number): \(error)")
      }
    }
  }

  /// The entries in a stable order, each as often as it occurs.
  var entries: [Entry] {
    counts.keys.sorted().flatMap { Array(repeating: $0, count: counts[$0] ?? 0) }
  }

  /// The text of the file.
  package var text: String {
    let lines = [Self.header, Self.explanation] + entries.map(\.description)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Removes an entry, and returns whether there was one.
  mutating func take(_ entry: Entry) -> Bool {
    guard let count = counts[entry] else { return false }
    counts[entry] = count > 1 ? count - 1 : nil
    return true
  }
}

extension Finding {
  var entry: Baseline.Entry { Baseline.Entry(rule: rule, place: place) }
}
