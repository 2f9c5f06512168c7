// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension Stops: Codable {
    /// The encoded form of stops.
    private struct Form: Codable {
      var count: Int?
      var from: DecimalNumber?
      var to: DecimalNumber?
      var by: DecimalNumber?
      var includesMaximum: Bool?
      var values: [DecimalNumber]?
      var names: [String]?

      init(of stops: Stops) {
        names = stops.names.isEmpty ? nil : stops.names
        switch stops.values {
        case .positions(let positions): count = names == nil ? positions : nil
        case .list(let list): values = list
        case .range(let range):
          (from, to, by) = (stops.minimum.value, stops.maximum.value, range.interval)
          includesMaximum = range.isEvenlySpaced ? nil : true
        }
      }

      /// The stops, or `nil` if the form is incomplete.
      var stops: Stops? {
        get throws(StopsError) {
          guard let names else { return try unnamed }
          guard let unnamed = try unnamed else { return try Stops(names: names) }
          return try unnamed.naming(names)
        }
      }

      /// The number of forms with at least one key present.
      fileprivate var kinds: Int {
        [count != nil, values != nil, from != nil || to != nil || by != nil].count { $0 }
      }

      private var unnamed: Stops? {
        get throws(StopsError) {
          if let count { return try Stops(count: count) }
          if let values { return try Stops(values: values) }
          guard let from, let to, let by else { return nil }
          let ending: Ending = includesMaximum == true ? .alwaysMaximum : .lastStep
          return try Stops(from: from, to: to, by: by, ending: ending)
        }
      }
    }

    /// Decodes stops: a `count`; a range `from`, `to` and `by`, with `includesMaximum` if the
    /// last step may be shorter; or a list of `values`. Each may have `names`, and `names` alone
    /// are enough.
    public init(from decoder: any Decoder) throws {
      let form = try Form(from: decoder)
      let stops: Stops?
      do throws(StopsError) { stops = try form.stops } catch { throw decoder.mistake("\(error)") }
      guard form.kinds <= 1, let stops else {
        throw decoder.mistake("expected a count, names, a range (from, to, by) or values")
      }
      self = stops
    }

    /// Encodes the stops in the form that `init(from:)` decodes.
    public func encode(to encoder: any Encoder) throws {
      try Form(of: self).encode(to: encoder)
    }
  }
#endif
