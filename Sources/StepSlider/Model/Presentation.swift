// SPDX-License-Identifier: Apache-2.0

/// What a slider looks and sounds like apart from its stops.
public struct Presentation: Hashable, Sendable {
  /// The slider's name among others, for programs.
  public var id: String
  /// What the slider sets, such as "Text size".
  public var label: String?
  /// What to do with the slider; without one, a phrase about the arrow keys is spoken.
  public var hint: String?
  /// What the values count.
  public var unit: ValueUnit
  /// Which way the track runs.
  public var orientation: Orientation
  /// Which way text runs; on a horizontal track, the minimum is where text begins.
  public var direction: LayoutDirection
  /// Whether the minimum and the maximum change places; arrow keys follow the track.
  public var isReversed: Bool

  /// Describes a slider.
  public init(
    id: String = "slider",
    label: String? = nil,
    hint: String? = nil,
    unit: ValueUnit = .none,
    orientation: Orientation = .horizontal,
    direction: LayoutDirection = .leftToRight,
    isReversed: Bool = false
  ) {
    (self.id, self.label, self.hint, self.unit) = (id, label, hint, unit)
    (self.orientation, self.direction) = (orientation, direction)
    self.isReversed = isReversed
  }
}

/// What a slider's values count.
public enum ValueUnit: Hashable, Sendable {
  /// Nothing: the number alone is spoken.
  case none
  /// Hundredths of a whole: 40 is spoken as "40 percent".
  case percent
  /// Seconds: 130 is spoken as "2 minutes, 10 seconds".
  case seconds
  /// A word spoken after the number.
  case named(String)
}

/// Whether a slider can be changed.
public enum Availability: String, Hashable, Sendable {
  /// It can be changed.
  case enabled
  /// It can be reached and read, is dimmed, and refuses changes.
  case disabled
  /// It can be reached and read, is not dimmed, and refuses changes.
  case readOnly
}
