// SPDX-License-Identifier: Apache-2.0

/// A position as plain text. It can be restored even after the stops have changed.
///
/// An example is `1 3/5 0.3 Large`: version 1, the third of five stops, its value and its name.
/// The value is `-` if the stops have no values of their own. A value between two stops is saved
/// with the nearest stop, and a slider that isn't set as stop 0: `1 0/5 -`. The text is one line
/// unless the name contains line breaks.
public struct SliderState: Hashable, Sendable {
  private static let version = 1

  /// The index of the stop, or 0 if the slider isn't set.
  package let index: Int
  package let isSet: Bool
  package let count: Int
  /// The value, or `nil` if the stops have no values of their own.
  package let value: DecimalNumber?
  package let name: String?

  /// Creates a state from the stop that a slider is set to, or from its value between two stops.
  public init(of slider: Slider) {
    (index, count, isSet) = (slider.isSet ? slider.index : 0, slider.stops.count, slider.isSet)
    switch slider.position {
    case .value(let kept): (value, name) = (kept, nil)
    case .notSet: (value, name) = (nil, nil)
    case .stop:
      (value, name) = (slider.stops.hasValues ? slider.value : nil, slider.stop?.name)
    }
  }

  /// Returns the position to choose among stops that may have changed.
  ///
  /// A slider that wasn't set stays so. For another, the first rule that applies decides:
  ///
  /// 1. The stop with the same name.
  /// 2. If both have values, the stop with the nearest value; of two, the greater.
  /// 3. If neither has values, the stop at the same index, or the last.
  /// 4. The stop at the same fraction of the track, rounded half up.
  public func position(in stops: Stops) -> ThumbPosition {
    guard isSet else { return .notSet }
    if let name, let named = stops.index(named: name) { return .stop(named) }
    if let value, stops.hasValues { return .stop(stops.index(nearestTo: value)) }
    guard value != nil || stops.hasValues else { return .stop(min(index, stops.lastIndex)) }
    let steps = Int64(max(count - 1, 1))
    return .stop(Int((2 * Int64(index) * Int64(stops.lastIndex) + steps) / (2 * steps)))
  }
}

extension SliderState: LosslessStringConvertible {
  /// Reads text that ``description`` wrote. All other text is refused, even if it means the same.
  public init?(_ description: String) {
    // Split by scalars: a name may begin with a combining accent, which forms one character with
    // the space before it.
    let fields = description.unicodeScalars
      .split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map { String($0) }
    guard fields.count >= 3, fields[0] == String(Self.version) else { return nil }
    let position = fields[1].split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard position.count == 2, let number = position[0], let count = position[1],
      (1...Stops.maximumCount).contains(count), (0...count).contains(number)
    else { return nil }
    let value = DecimalNumber(fields[2])
    guard value != nil || fields[2] == "-" else { return nil }
    guard number > 0 || (value == nil && fields.count == 3) else { return nil }
    (index, self.count, self.value) = (max(0, number - 1), count, value)
    isSet = number > 0
    name = fields.count == 4 ? fields[3] : nil
    if let name, SpokenText.spoken(name) == nil { return nil }
    guard self.description.utf8.elementsEqual(description.utf8) else { return nil }
  }

  /// The state as text.
  public var description: String {
    let number = isSet ? index + 1 : 0
    let position = "\(Self.version) \(number)/\(count) \(value?.description ?? "-")"
    return name.map { position + " " + $0 } ?? position
  }
}
