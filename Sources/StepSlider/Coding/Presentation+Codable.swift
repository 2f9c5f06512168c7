// SPDX-License-Identifier: Apache-2.0

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
