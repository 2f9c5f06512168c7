// SPDX-License-Identifier: Apache-2.0

/// Which stop was chosen, as plain text that outlives the program and a change of the stops.
///
/// The text is one line, unless the stop's name has several: `1 3/5 0.3 Large` is version 1, the
/// third of five stops, its value and its name; `-` stands for a value that is just the position.
public struct SliderState: Hashable, Sendable {
  /// The version of the text; others aren't read.
  public static let version = 1

  /// The index of the stop.
  public let index: Int
  /// How many stops there were.
  public let count: Int
  /// The stop's value; `nil` if its stops were only counted.
  public let value: DecimalNumber?
  /// The stop's name, if it had one.
  public let name: String?

  /// Takes down the stop that a slider is set to.
  public init(of slider: Slider) {
    (index, count) = (slider.index, slider.stops.count)
    value = slider.stops.hasValues ? slider.stop.value : nil
    name = slider.stop.name
  }

  /// The stop to choose among stops that may have changed: the one with the same name; else the one
  /// with the nearest value, the greater of two; where the stops had no values and still have none,
  /// the one at the same position or the last; and where they have values only now or no longer, the
  /// one as far along the way.
  public func index(in stops: Stops) -> Int {
    if let name, let named = stops.index(named: name) { return named }
    if let value, stops.hasValues { return stops.index(nearestTo: value) }
    guard value != nil || stops.hasValues else { return min(index, stops.count - 1) }
    let steps = Int64(max(count - 1, 1))
    return Int((2 * Int64(index) * Int64(stops.count - 1) + steps) / (2 * steps))
  }
}

extension SliderState: LosslessStringConvertible {
  /// Reads a text that ``description`` wrote; `nil` for any other, even if it means the same, and
  /// for other versions.
  public init?(_ description: String) {
    // By scalars, for a name may begin with an accent, which makes one character of it and the space.
    let fields = description.unicodeScalars
      .split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map { String($0) }
    guard fields.count >= 3, fields[0] == String(Self.version) else { return nil }
    let position = fields[1].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard position.count == 2, let number = position[0], let count = position[1],
      (1...Stops.maximumCount).contains(count), (1...count).contains(number)
    else { return nil }
    let value = DecimalNumber(fields[2])
    guard value != nil || fields[2] == "-" else { return nil }
    (index, self.count, self.value) = (number - 1, count, value)
    name = fields.count == 4 ? fields[3] : nil
    if let name, SpokenText.spoken(name) == nil { return nil }
    guard self.description.utf8.elementsEqual(description.utf8) else { return nil }
  }

  /// The state as text.
  public var description: String {
    let position = "\(Self.version) \(index + 1)/\(count) \(value?.description ?? "-")"
    return name.map { position + " " + $0 } ?? position
  }
}
