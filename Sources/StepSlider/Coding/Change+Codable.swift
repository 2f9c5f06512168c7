// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension Change: Codable {
    private enum Key: CodingKey { case from, to, cause, phase, end, isNews }

    /// Reads a change whose stops are counted from 0.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let from = try container.decode(Int.self, forKey: .from)
      let to = try container.decode(Int.self, forKey: .to)
      guard min(from, to) >= 0 else { throw decoder.mistake("there is no stop \(min(from, to))") }
      self.init(
        from: from,
        to: to,
        cause: try container.decode(Cause.self, forKey: .cause),
        phase: try container.decode(Phase.self, forKey: .phase),
        end: try container.decodeIfPresent(End.self, forKey: .end),
        isNews: try container.decode(Bool.self, forKey: .isNews)
      )
    }

    /// Writes all that is told of the change.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(from, forKey: .from)
      try container.encode(to, forKey: .to)
      try container.encode(cause, forKey: .cause)
      try container.encode(phase, forKey: .phase)
      try container.encodeIfPresent(end, forKey: .end)
      try container.encode(isNews, forKey: .isNews)
    }
  }
#endif
