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

#if !hasFeature(Embedded)
  extension Presentation: Codable {
    private enum Key: CodingKey {
      case id, label, hint, unit, grouping, orientation, direction, isReversed, fillsFrom, track
    }

    /// Decodes a presentation. Missing keys have the defaults of
    /// ``init(id:label:hint:unit:grouping:orientation:direction:isReversed:fillsFrom:track:)``.
    ///
    /// - Throws: A `DecodingError`. Its text says what is wrong, as the errors of this library do.
    public init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.container(keyedBy: Key.self)
      id = try container.decodeIfPresent(String.self, forKey: .id) ?? id
      label = try container.decodeIfPresent(String.self, forKey: .label)
      hint = try container.decodeIfPresent(String.self, forKey: .hint)
      unit = try container.decodeIfPresent(ValueUnit.self, forKey: .unit) ?? unit
      grouping = try container.decodeIfPresent(DigitGrouping.self, forKey: .grouping) ?? grouping
      orientation =
        try container.decodeIfPresent(Orientation.self, forKey: .orientation) ?? orientation
      direction =
        try container.decodeIfPresent(LayoutDirection.self, forKey: .direction) ?? direction
      isReversed = try container.decodeIfPresent(Bool.self, forKey: .isReversed) ?? isReversed
      fillsFrom = try container.decodeIfPresent(FillOrigin.self, forKey: .fillsFrom) ?? fillsFrom
      track = try container.decodeIfPresent(SharedTrack.self, forKey: .track)
    }

    /// Encodes all properties, except a missing label, hint or track.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .id)
      try container.encodeIfPresent(label, forKey: .label)
      try container.encodeIfPresent(hint, forKey: .hint)
      try container.encode(unit, forKey: .unit)
      try container.encode(grouping, forKey: .grouping)
      try container.encode(orientation, forKey: .orientation)
      try container.encode(direction, forKey: .direction)
      try container.encode(isReversed, forKey: .isReversed)
      try container.encode(fillsFrom, forKey: .fillsFrom)
      try container.encodeIfPresent(track, forKey: .track)
    }
  }

  extension SharedTrack: Codable {
    private enum Key: CodingKey { case id, minimumDistance, meeting }

    /// Decodes a track. Missing keys have the defaults of ``init(id:minimumDistance:meeting:)``.
    ///
    /// - Throws: A `DecodingError`. Its text says what is wrong, as the errors of this library do.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let usual = SharedTrack()
      self.init(
        id: try container.decodeIfPresent(String.self, forKey: .id) ?? usual.id,
        minimumDistance: try container.decodeIfPresent(Int.self, forKey: .minimumDistance)
          ?? usual.minimumDistance,
        meeting: try container.decodeIfPresent(Meeting.self, forKey: .meeting) ?? usual.meeting
      )
    }

    /// Encodes all properties.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .id)
      try container.encode(minimumDistance, forKey: .minimumDistance)
      try container.encode(meeting, forKey: .meeting)
    }
  }
#endif

#if !hasFeature(Embedded)
  extension ValueUnit: Codable {
    private enum Key: CodingKey { case named }

    /// Decodes the name of a unit, as ``init(_:)`` takes it, or a word of your own under the key
    /// `named`: a text, or a list of its forms.
    ///
    /// - Throws: A `DecodingError`. Its text says what is wrong, as the errors of this library do.
    public init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Key.self) {
        if let word = try? container.decode(String.self, forKey: .named) {
          self = .named(word)
        } else {
          self = .named(forms: try container.decode([String].self, forKey: .named))
        }
      } else {
        self.init(try decoder.singleValueContainer().decode(String.self))
      }
    }

    /// Encodes the name of the unit, or a word of your own under the key `named`.
    public func encode(to encoder: any Encoder) throws {
      guard case .named(let forms) = self else {
        return try encoder.encode(text: self == .none ? "none" : name)
      }
      var container = encoder.container(keyedBy: Key.self)
      if forms.count == 1 {
        try container.encode(forms[0], forKey: .named)
      } else {
        try container.encode(forms, forKey: .named)
      }
    }
  }
#endif

#if !hasFeature(Embedded)
  extension Decoder {
    /// Decodes a value from text. In the error for invalid text, `kind` names what was expected.
    func value<Value>(_ kind: String, of read: (String) -> Value?) throws -> Value {
      let text = try singleValueContainer().decode(String.self)
      guard let value = read(text) else {
        throw mistake("\"\(SpokenText.cleaned(text))\" is not a \(kind)")
      }
      return value
    }

    /// Returns the error for text that can be read but is invalid.
    func mistake(_ sentence: String) -> DecodingError {
      .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: sentence))
    }
  }

  extension Encoder {
    func encode(text: String) throws {
      var container = singleValueContainer()
      try container.encode(text)
    }
  }
#endif

#if !hasFeature(Embedded)
  extension DecimalNumber: Codable {
    /// Decodes the exact text of a number. A JSON number is refused, because it is not exact.
    ///
    /// - Throws: A `DecodingError`. Its text says what is wrong, as the errors of this library do.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("decimal number of at most \(Self.maximumDigitCount) digits") {
        DecimalNumber($0)
      }
    }

    /// Encodes the exact text of the number.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(text: description) }
  }

  extension SliderState: Codable {
    /// Decodes the text of a state.
    ///
    /// - Throws: A `DecodingError`. Its text says what is wrong, as the errors of this library do.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("slider state") { SliderState($0) }
    }

    /// Encodes the text of the state.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(text: description) }
  }
#endif

#if !hasFeature(Embedded)
  // Each is encoded as its raw value, such as `readOnly`.
  extension Availability: Codable {}
  extension Growth: Codable {}
  extension Stops.Ends: Codable {}
  extension DigitGrouping: Codable {}
  extension FillOrigin: Codable {}
  extension SharedTrack.Meeting: Codable {}
#endif
