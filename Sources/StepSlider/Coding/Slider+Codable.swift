// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension Slider: Codable {
    private enum Key: CodingKey { case stops, index, presentation, pageSize, availability }

    /// Decodes a slider. Only the stops are required; other keys default to those of a new
    /// slider.
    ///
    /// The chosen stop becomes the one that ``restore(cause:)`` goes back to.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let stops = try container.decode(Stops.self, forKey: .stops)
      let index = try container.decodeIfPresent(Int.self, forKey: .index)
      if let index, !stops.indices.contains(index) {
        throw decoder.mistake(
          "index \(index) is out of range; use 0 to \(stops.count - 1)"
        )
      }
      let pageSize = try container.decodeIfPresent(Int.self, forKey: .pageSize)
      if let pageSize, pageSize < 1 {
        throw decoder.mistake("page size \(pageSize) is too small; use at least 1")
      }
      self.init(
        stops: stops,
        index: index,
        presentation: try container.decodeIfPresent(Presentation.self, forKey: .presentation)
          ?? Presentation(),
        pageSize: pageSize,
        availability: try container.decodeIfPresent(Availability.self, forKey: .availability)
          ?? .enabled
      )
    }

    /// Encodes the slider in its current state.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(stops, forKey: .stops)
      try container.encode(index, forKey: .index)
      try container.encode(presentation, forKey: .presentation)
      try container.encode(pageSize, forKey: .pageSize)
      try container.encode(availability, forKey: .availability)
    }
  }
#endif
