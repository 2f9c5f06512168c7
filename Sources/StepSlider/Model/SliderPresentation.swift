// SPDX-License-Identifier: Apache-2.0

/// How a slider looks and sounds, except for its stops.
package struct SliderPresentation: Hashable, Sendable {
  /// The identity of the slider for programs.
  package var id: String
  /// The name of the setting that the slider changes, such as "Text size".
  package var label: String?
  /// Instructions for the slider. The default is a phrase about the arrow keys.
  package var hint: String?
  package var unit: ValueUnit
  /// Whether long numbers are written in groups of digits.
  package var groupsDigits: Bool?
  package var orientation: TrackOrientation
  /// The direction of text. On a horizontal track, the minimum is where text begins.
  package var layoutDirection: LayoutDirection
  /// Whether the minimum and the maximum swap ends. The arrow keys follow the track.
  package var isReversed: Bool
  /// Where the filled part of the track begins.
  package var fillOrigin: FillOrigin
  /// The track that the slider shares with its neighbours in a panel, if it is one of several
  /// thumbs.
  package var sharedTrack: SharedTrack?

  package init(
    id: String = "slider",
    label: String? = nil,
    hint: String? = nil,
    unit: ValueUnit = .plain,
    groupsDigits: Bool? = nil,
    orientation: TrackOrientation = .horizontal,
    layoutDirection: LayoutDirection = .leftToRight,
    isReversed: Bool = false,
    fillOrigin: FillOrigin = .minimum,
    sharedTrack: SharedTrack? = nil
  ) {
    (self.id, self.label, self.hint) = (id, label, hint)
    (self.unit, self.groupsDigits, self.orientation) = (unit, groupsDigits, orientation)
    self.layoutDirection = layoutDirection
    (self.isReversed, self.fillOrigin, self.sharedTrack) = (isReversed, fillOrigin, sharedTrack)
  }
}

extension Slider {
  /// Whether numbers are written in groups of digits.
  var hasDigitGroups: Bool { presentation.groupsDigits ?? !hasYears }

  /// The unit that is said with numbers. A year of the calendar is "2020", not "2020 years".
  var spokenUnit: ValueUnit {
    let isCalendar =
      presentation.unit.isYear && !hasDigitGroups && minimum >= 1000 && maximum < 3000
    return isCalendar ? .plain : presentation.unit
  }

  private var hasYears: Bool {
    let isCommon = minimum >= 1800 && maximum <= 2200 && presentation.unit == .plain
    guard stops.hasValues, isCommon || presentation.unit.isYear else { return false }
    return stops.fractionDigitCount == 0
  }

  private var minimum: DecimalNumber { stops.minimum.value }
  private var maximum: DecimalNumber { stops.maximum.value }
}

extension ValueUnit {
  /// Whether the unit is a year: the measure, or the word in a language.
  fileprivate var isYear: Bool {
    switch kind {
    case .measure(let measure): measure == .year
    case .named(let forms): forms.contains { Self.years.contains($0.lowercased()) }
    default: false
    }
  }

  private static let years: Set<String> = [
    "jahr", "jahre", "an", "ans", "année", "années", "año", "años", "anno", "anni", "ano", "anos",
    "jaar", "år", "rok", "lata", "lat", "yıl", "साल", "वर्ष", "سنة", "عام",
  ]
}

/// Where the filled part of a track begins. It ends at the thumb. With several thumbs, it is
/// between the first and the last instead.
@nonexhaustive
public enum FillOrigin: Hashable, Sendable, CaseIterable {
  /// At the minimum.
  case minimum
  /// At the stop nearest to the value 0, as for a balance or a temperature.
  case zero
  /// At the slider's default, or at the minimum if it has none.
  case `default`
}

extension FillOrigin: Worded {
  package var word: String {
    switch self {
    case .minimum: "minimum"
    case .zero: "zero"
    case .default: "default"
    }
  }
}

/// Whether a slider can be changed.
@nonexhaustive
public enum SliderAvailability: Hashable, Sendable, CaseIterable {
  /// The user can change the slider.
  case enabled
  /// The user can reach and read the slider, but not change it. It is dimmed.
  case disabled
  /// The user can reach and read the slider, but not change it. It is not dimmed.
  case readOnly
}

extension SliderAvailability: Worded {
  package var word: String {
    switch self {
    case .enabled: "enabled"
    case .disabled: "disabled"
    case .readOnly: "readOnly"
    }
  }
}

/// The direction in which a track's values grow: from its minimum to its maximum.
package enum Growth: String, Hashable, Sendable, CaseIterable {
  case rightward, leftward, upward, downward

  /// Creates the direction that a presentation specifies: with the text on a horizontal track, and
  /// upward on a vertical one, unless it is reversed.
  package init(of presentation: SliderPresentation) {
    let isReversed = presentation.isReversed
    self =
      switch presentation.orientation {
      case .vertical: isReversed ? .downward : .upward
      case .horizontal:
        (presentation.layoutDirection == .leftToRight) == isReversed ? .leftward : .rightward
      }
  }

  package var orientation: TrackOrientation {
    self == .rightward || self == .leftward ? .horizontal : .vertical
  }
}
