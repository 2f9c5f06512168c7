// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension Presentation: Codable {
    private enum Key: CodingKey { case id, label, hint, unit, orientation, direction, isReversed }

    /// Decodes a presentation. Missing keys have the defaults of
    /// ``init(id:label:hint:unit:orientation:direction:isReversed:)``.
    public init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.container(keyedBy: Key.self)
      id = try container.decodeIfPresent(String.self, forKey: .id) ?? id
      label = try container.decodeIfPresent(String.self, forKey: .label)
      hint = try container.decodeIfPresent(String.self, forKey: .hint)
      unit = try container.decodeIfPresent(ValueUnit.self, forKey: .unit) ?? unit
      orientation =
        try container.decodeIfPresent(Orientation.self, forKey: .orientation) ?? orientation
      direction =
        try container.decodeIfPresent(LayoutDirection.self, forKey: .direction) ?? direction
      isReversed = try container.decodeIfPresent(Bool.self, forKey: .isReversed) ?? isReversed
    }

    /// Encodes all properties, except a missing label or hint.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(id, forKey: .id)
      try container.encodeIfPresent(label, forKey: .label)
      try container.encodeIfPresent(hint, forKey: .hint)
      try container.encode(unit, forKey: .unit)
      try container.encode(orientation, forKey: .orientation)
      try container.encode(direction, forKey: .direction)
      try container.encode(isReversed, forKey: .isReversed)
    }
  }
#endif
