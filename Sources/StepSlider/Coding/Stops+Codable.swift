// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension Stops: Codable {
    /// The encoded form of stops.
    private struct Form: Codable {
      var count: Int?
      var from: DecimalNumber?
      var to: DecimalNumber?
      var by: DecimalNumber?
      var base: DecimalNumber?
      var ends: Ends?
      var pieces: [Piece]?
      var values: [DecimalNumber]?
      var names: [String]?
      var spacing: String?
      var positions: [Double]?

      init(of stops: Stops) {
        names = stops.names.isEmpty ? nil : stops.names
        switch stops.values {
        case .positions(let positions): count = names == nil ? positions : nil
        case .list(let list): values = list
        case .range(let range):
          (from, to, by) = (stops.minimum.value, stops.maximum.value, range.interval)
          (base, ends) = (range.base, range.isEvenlySpaced ? nil : .reachable)
        case .pieces(let parts): (from, pieces) = (stops.minimum.value, parts.pieces)
        }
        switch stops.spacing {
        case .even: break
        case .proportional: spacing = "proportional"
        case .logarithmic: spacing = "logarithmic"
        case .positions(let list): positions = list
        }
      }

      /// The stops, or `nil` if the form is incomplete.
      var stops: Stops? {
        get throws(StopsError) {
          guard let stops = try named, let wantedSpacing else { return nil }
          return try stops.spaced(wantedSpacing)
        }
      }

      /// The number of forms with at least one key present.
      fileprivate var kinds: Int {
        let isRange = to != nil || by != nil || base != nil || ends != nil
        let isFrom = from != nil && pieces == nil
        return [count != nil, values != nil, isRange || isFrom, pieces != nil].count { $0 }
      }

      private var wantedSpacing: Spacing? {
        if let positions { return spacing == nil ? .positions(positions) : nil }
        switch spacing {
        case nil, "even": return .even
        case "proportional": return .proportional
        case "logarithmic": return .logarithmic
        default: return nil
        }
      }

      private var named: Stops? {
        get throws(StopsError) {
          guard let names else { return try unnamed }
          guard let unnamed = try unnamed else { return try Stops(names: names) }
          return try unnamed.naming(names)
        }
      }

      private var unnamed: Stops? {
        get throws(StopsError) {
          if let count { return try Stops(count: count) }
          if let values { return try Stops(values: values) }
          if let from, let pieces { return try Stops(from: from, pieces: pieces) }
          guard let from, let to, let by else { return nil }
          return try Stops(from: from, to: to, by: by, base: base, ends: ends ?? .onSteps)
        }
      }
    }

    /// Decodes stops: a `count`; a range `from`, `to` and `by`, with a `base` and `ends` if needed;
    /// `from` and a list of `pieces`, each with `to` and `by`; or a list of `values`. Each may have
    /// `names`, and `names` alone are enough. The `spacing` is `even` by default, `proportional` or
    /// `logarithmic`, or there is a list of `positions`.
    ///
    /// - Throws: A `DecodingError`. Its text is that of the
    ///   ``StopsError`` if the stops are refused.
    public init(from decoder: any Decoder) throws {
      let form = try Form(from: decoder)
      let stops: Stops?
      do throws(StopsError) { stops = try form.stops } catch { throw decoder.mistake("\(error)") }
      guard form.kinds <= 1, let stops else {
        throw decoder.mistake(
          "expected a count, names, a range (from, to, by), pieces or values, and at most one of spacing and positions"
        )
      }
      self = stops
    }

    /// Encodes the stops in the form that `init(from:)` decodes.
    public func encode(to encoder: any Encoder) throws {
      try Form(of: self).encode(to: encoder)
    }
  }

  extension Stops.Piece: Codable {
    private enum Key: CodingKey { case to, by }

    /// Decodes the end of a piece, `to`, and its step, `by`.
    ///
    /// - Throws: A `DecodingError`. Its text says what is wrong, as the errors of this library do.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(
        to: try container.decode(DecimalNumber.self, forKey: .to),
        by: try container.decode(DecimalNumber.self, forKey: .by)
      )
    }

    /// Encodes the end and the step.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(end, forKey: .to)
      try container.encode(step, forKey: .by)
    }
  }
#endif
