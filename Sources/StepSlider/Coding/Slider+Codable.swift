// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension Slider: Codable {
    private enum Key: CodingKey {
      case stops, index, value, isSet, defaultIndex, limits, unavailable, presentation, pageSize
      case availability
    }

    /// Decodes a slider. Only the stops are required; other keys default to those of a new
    /// slider.
    ///
    /// The position is an `index`, a `value` between or beyond stops, or `isSet` with `false`. It becomes
    /// the one that ``restore(cause:)`` goes back to. `limits` are two indices, and `unavailable` is
    /// a list of such pairs.
    ///
    /// - Throws: A `DecodingError`. Its text says what is wrong, as the errors of this library do.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let stops = try container.decode(Stops.self, forKey: .stops)
      func index(_ key: Key) throws -> Int? {
        let index = try container.decodeIfPresent(Int.self, forKey: key)
        if let index, !stops.indices.contains(index) {
          throw decoder.mistake(
            "\(key.stringValue) \(index) is out of range; use 0 to \(stops.count - 1)"
          )
        }
        return index
      }
      let pageSize = try container.decodeIfPresent(Int.self, forKey: .pageSize)
      if let pageSize, pageSize < 1 {
        throw decoder.mistake("page size \(pageSize) is too small; use at least 1")
      }
      var slider = Slider(
        stops: stops,
        index: try index(.index),
        presentation: try container.decodeIfPresent(Presentation.self, forKey: .presentation)
          ?? Presentation(),
        pageSize: pageSize,
        defaultIndex: try index(.defaultIndex),
        availability: try container.decodeIfPresent(Availability.self, forKey: .availability)
          ?? .enabled
      )
      let value = try container.decodeIfPresent(DecimalNumber.self, forKey: .value)
      let isSet = try container.decodeIfPresent(Bool.self, forKey: .isSet) ?? true
      guard [container.contains(.index), value != nil, !isSet].count(where: { $0 }) < 2 else {
        throw decoder.mistake("expected only one of index, value, and isSet with false")
      }
      if let value {
        slider = slider.placed(at: .value(value))
        guard slider.value == value else {
          throw decoder.mistake("value \(value) requires stops with values; use an index")
        }
      }
      if !isSet { slider = slider.placed(at: .notSet) }
      slider.reach = try ReachableStops(
        limits: container.decodeIfPresent(Pair.self, forKey: .limits)?.range ?? slider.reach.limits,
        unavailable: container.decodeIfPresent([Pair].self, forKey: .unavailable)?.map(\.range)
          ?? []
      ).among(stops.count)
      guard !slider.isSet || slider.reach.limits.contains(slider.index) else {
        throw decoder.mistake("index \(slider.index) is beyond the limits")
      }
      self = slider
    }

    /// Encodes the slider in its current state. The limits that other thumbs of a shared track set
    /// are left out: its panel sets them again.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(stops, forKey: .stops)
      switch position {
      case .stop(let index): try container.encode(index, forKey: .index)
      case .value(let value): try container.encode(value, forKey: .value)
      case .notSet: try container.encode(false, forKey: .isSet)
      }
      try container.encodeIfPresent(defaultIndex, forKey: .defaultIndex)
      if presentation.track == nil, reach.limits != 0...stops.count - 1 {
        try container.encode(Pair(range: reach.limits), forKey: .limits)
      }
      if !reach.unavailable.isEmpty {
        try container.encode(reach.unavailable.map(Pair.init), forKey: .unavailable)
      }
      try container.encode(presentation, forKey: .presentation)
      try container.encode(pageSize, forKey: .pageSize)
      try container.encode(availability, forKey: .availability)
    }

    /// Two indices, from the first to the last of a range.
    private struct Pair: Codable {
      let range: ClosedRange<Int>

      init(range: ClosedRange<Int>) { self.range = range }

      init(from decoder: any Decoder) throws {
        let ends = try decoder.singleValueContainer().decode([Int].self)
        guard ends.count == 2, ends[0] <= ends[1] else {
          throw decoder.mistake("expected two indices, the lower one first")
        }
        range = ends[0]...ends[1]
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode([range.lowerBound, range.upperBound])
      }
    }
  }
#endif
