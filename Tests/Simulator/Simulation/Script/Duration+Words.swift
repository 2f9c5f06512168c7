// SPDX-License-Identifier: GPL-3.0-or-later

extension Duration {
  /// The number of whole microseconds.
  package var microseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }

  /// The time in words of a script, such as `1h 2min` or `300ms`.
  package var inUnits: String {
    var rest = microseconds
    var parts: [String] = []
    for (name, length) in Self.units where rest >= length {
      parts.append("\(rest / length)\(name)")
      rest %= length
    }
    return parts.isEmpty ? "0" : parts.joined(separator: " ")
  }

  /// The units by their names, the longest first, each with its microseconds.
  static let units: KeyValuePairs = [
    "d": 86_400_000_000, "h": 3_600_000_000, "min": 60_000_000, "s": 1_000_000, "ms": 1000, "us": 1,
  ]

  /// Creates a time from a number and the name of a unit; `nil` if there is no such unit, or if the
  /// time is longer than any script.
  init?(_ number: Int, unit: String) {
    guard let length = Self.units.first(where: { $0.key == unit })?.value,
      (0...1_000_000_000_000_000 / length).contains(number)
    else { return nil }
    self = .microseconds(number * length)
  }
}
