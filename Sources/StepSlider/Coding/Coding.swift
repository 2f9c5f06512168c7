// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  /// The keys of encoded sliders, presentations and units.
  private enum Field: CodingKey {
    case stops, index, value, isSet, defaultIndex, firstIndex, limits, unavailable, presentation
    case pageSize, availability, id, label, hint, unit, groupsDigits, orientation, layoutDirection,
      isReversed
    case fillOrigin, sharedTrack, named
  }

  extension KeyedDecodingContainer {
    /// Returns the value of a key, or the usual one if the key is missing.
    fileprivate func value<Value: Decodable>(_ key: K, or usual: Value) throws -> Value {
      try decodeIfPresent(Value.self, forKey: key) ?? usual
    }
  }

  /// A case of an enum, encoded as its word.
  private struct Word<Value: Worded>: Codable {
    let value: Value

    init(_ value: Value) { self.value = value }

    init(from decoder: any Decoder) throws {
      let word = try decoder.singleValueContainer().decode(String.self)
      guard let value = Value(word: word) else {
        let words = Value.allCases.map(\.word).joined(separator: ", ")
        throw decoder.mistake("\"\(SpokenText.cleaned(word))\" is none of \(words)")
      }
      self.value = value
    }

    func encode(to encoder: any Encoder) throws { try encoder.encode(text: value.word) }
  }

  extension Slider: Codable {
    /// Decodes a slider. Only the stops are required; other keys default to those of a new slider.
    ///
    /// The position is an `index`, a `value` between or beyond stops, or `isSet` with `false`. It
    /// becomes the one that Escape goes back to. `limits` are two indices, and
    /// `unavailable` is a list of such pairs.
    ///
    /// - Throws: A `DecodingError`. Its text says what is wrong, as the errors of this library do.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Field.self)
      let stops = try container.decode(Stops.self, forKey: .stops)
      func index(_ key: Field) throws -> Int? {
        let index = try container.decodeIfPresent(Int.self, forKey: key)
        if let index, !stops.indices.contains(index) {
          throw decoder.mistake(
            "\(key.stringValue) \(index) is out of range; use 0 to \(stops.lastIndex)"
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
        presentation: try container.value(.presentation, or: SliderPresentation()),
        pageSize: pageSize,
        defaultIndex: try index(.defaultIndex),
        firstIndex: try index(.firstIndex),
        availability: try container.value(.availability, or: Word(.enabled)).value
      )
      slider = try slider.placed(by: decoder, container)
      slider.reach = try ReachableStops(
        limits: container.decodeIfPresent(Pair.self, forKey: .limits)?.range ?? slider.reach.limits,
        unavailable: container.value(.unavailable, or: [Pair]()).map(\.range)
      ).among(stops.count)
      self = slider
    }

    /// Returns the slider at the position that is a value or not set, if there is such a key.
    private func placed(
      by decoder: any Decoder,
      _ container: KeyedDecodingContainer<Field>
    ) throws -> Slider {
      let value = try container.decodeIfPresent(DecimalNumber.self, forKey: .value)
      let isSet = try container.value(.isSet, or: true)
      guard [container.contains(.index), value != nil, !isSet].count(where: { $0 }) < 2 else {
        throw decoder.mistake("expected only one of index, value, and isSet with false")
      }
      guard let value else { return isSet ? self : placed(at: .notSet) }
      let slider = placed(at: .value(value))
      guard slider.value == value else {
        throw decoder.mistake("value \(value) requires stops with values; use an index")
      }
      return slider
    }

    /// Encodes the slider in its current state. The limits that other thumbs of a shared track set
    /// are left out: its panel sets them again.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Field.self)
      try container.encode(stops, forKey: .stops)
      switch position {
      case .stop(let index): try container.encode(index, forKey: .index)
      case .value(let value): try container.encode(value, forKey: .value)
      case .notSet: try container.encode(false, forKey: .isSet)
      }
      try container.encodeIfPresent(defaultIndex, forKey: .defaultIndex)
      try container.encodeIfPresent(firstIndex, forKey: .firstIndex)
      if !isLimitedByThumbs, reach.limits != 0...stops.lastIndex {
        try container.encode(reach.limits, forKey: .limits)
      }
      if !reach.unavailable.isEmpty {
        try container.encode(reach.unavailable, forKey: .unavailable)
      }
      try container.encode(presentation, forKey: .presentation)
      try container.encode(pageSize, forKey: .pageSize)
      try container.encode(Word(availability), forKey: .availability)
    }

    /// Two indices, from the first to the last of a range.
    private struct Pair: Decodable {
      let range: ClosedRange<Int>

      init(from decoder: any Decoder) throws {
        let ends = try decoder.singleValueContainer().decode([Int].self)
        guard ends.count == 2, ends[0] <= ends[1] else {
          throw decoder.mistake("expected two indices, the lower one first")
        }
        range = ends[0]...ends[1]
      }
    }
  }

  extension SliderPresentation: Codable {
    /// Decodes a presentation. Missing keys have the defaults of a new one.
    ///
    /// - Throws: A `DecodingError`, as a ``Slider`` does.
    public init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.container(keyedBy: Field.self)
      id = try container.value(.id, or: id)
      label = try container.decodeIfPresent(String.self, forKey: .label)
      hint = try container.decodeIfPresent(String.self, forKey: .hint)
      unit = try container.value(.unit, or: unit)
      groupsDigits = try container.decodeIfPresent(Bool.self, forKey: .groupsDigits)
      orientation = try container.value(.orientation, or: Word(orientation)).value
      layoutDirection = try container.value(.layoutDirection, or: Word(layoutDirection)).value
      isReversed = try container.value(.isReversed, or: isReversed)
      fillOrigin = try container.value(.fillOrigin, or: Word(fillOrigin)).value
      sharedTrack = try container.decodeIfPresent(Track.self, forKey: .sharedTrack).map {
        SharedTrack(
          id: $0.id ?? "track",
          minimumStopDistance: $0.minimumStopDistance ?? 0,
          pushesThumbs: $0.pushesThumbs ?? false
        )
      }
    }

    /// Encodes the presentation in the form that `init(from:)` decodes.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Field.self)
      try container.encode(id, forKey: .id)
      try container.encodeIfPresent(label, forKey: .label)
      try container.encodeIfPresent(hint, forKey: .hint)
      try container.encode(unit, forKey: .unit)
      try container.encodeIfPresent(groupsDigits, forKey: .groupsDigits)
      try container.encode(Word(orientation), forKey: .orientation)
      try container.encode(Word(layoutDirection), forKey: .layoutDirection)
      try container.encode(isReversed, forKey: .isReversed)
      try container.encode(Word(fillOrigin), forKey: .fillOrigin)
      let track = sharedTrack.map {
        Track(
          id: $0.id,
          minimumStopDistance: $0.minimumStopDistance,
          pushesThumbs: $0.pushesThumbs
        )
      }
      try container.encodeIfPresent(track, forKey: .sharedTrack)
    }

    /// The encoded form of a track. Missing keys have the defaults of a new one.
    private struct Track: Codable {
      var id: String?
      var minimumStopDistance: Int?
      var pushesThumbs: Bool?
    }
  }

  extension ValueUnit: Codable {
    /// Decodes the name of a unit, as ``init(_:)`` takes it, or a word of your own under the key
    /// `named`: a text, or a list of its forms.
    public init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Field.self) {
        let word = try? container.decode(String.self, forKey: .named)
        self = .named(
          forms: try word.map { [$0] } ?? container.decode([String].self, forKey: .named)
        )
      } else {
        self.init(try decoder.singleValueContainer().decode(String.self))
      }
    }

    /// Encodes the name of the unit, or a word of your own under the key `named`.
    public func encode(to encoder: any Encoder) throws {
      guard case .named(let forms) = kind else {
        return try encoder.encode(text: self == .plain ? "none" : name)
      }
      var container = encoder.container(keyedBy: Field.self)
      if forms.count != 1 { return try container.encode(forms, forKey: .named) }
      try container.encode(forms[0], forKey: .named)
    }
  }

  extension Decoder {
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

  extension DecimalNumber: Codable {
    /// Decodes the exact text of a number, and refuses a JSON number, which isn't exact.
    public init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let number = DecimalNumber(text) else {
        let kind = "decimal number of at most \(Self.maximumDigitCount) digits"
        throw decoder.mistake("\"\(SpokenText.cleaned(text))\" is not a \(kind)")
      }
      self = number
    }

    /// Encodes the exact text of the number.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(text: description) }
  }

  extension Stops: Codable {
    private struct Form: Codable {
      var count: Int?
      var from: DecimalNumber?
      var to: DecimalNumber?
      var by: DecimalNumber?
      var base: DecimalNumber?
      var reachesEnds: Bool?
      var pieces: [Segment]?
      var values: [DecimalNumber]?
      var names: [String]?
      var spacing: String?
      var positions: [Double]?

      /// The encoded form of a piece: its last value and its step.
      struct Segment: Codable {
        let to: DecimalNumber
        let by: DecimalNumber
      }

      init(of stops: Stops) {
        names = stops.names.isEmpty ? nil : stops.names
        switch stops.values {
        case .positions(let positions): count = names == nil ? positions : nil
        case .list(let list): values = list
        case .range(let range):
          (from, to, by) = (stops.minimum.value, stops.maximum.value, range.interval)
          (base, reachesEnds) = (range.base, range.isEvenlySpaced ? nil : true)
        case .pieces(let ranges):
          from = stops.minimum.value
          pieces = ranges.map { Segment(to: $0.value(at: $0.end - 1), by: $0.interval) }
        }
        if case .positions(let list) = stops.spacing { positions = list }
        if stops.spacing != .even {
          spacing = Self.spacings.first { $0.value == stops.spacing }?.key
        }
      }

      /// Returns the stops, or `nil` if the form is incomplete.
      func stops() throws(StopsError) -> Stops? {
        var stops: Stops?
        if let count {
          stops = try Stops(count: count)
        } else if let values {
          stops = try Stops(values: values)
        } else if let from, let pieces {
          stops = try Stops(from: from, pieces: pieces.map { Piece(to: $0.to, by: $0.by) })
        } else if let from, let to, let by {
          stops = try Stops(
            from: from,
            to: to,
            by: by,
            base: base,
            reachesEnds: reachesEnds ?? false
          )
        }
        if let names {
          stops = if let stops { try stops.naming(names) } else { try Stops(names: names) }
        }
        guard let wantedSpacing else { return nil }
        return try stops?.spaced(wantedSpacing)
      }

      /// The number of forms with at least one key present.
      fileprivate var kinds: Int {
        let isRange = to != nil || by != nil || base != nil || reachesEnds != nil
        let isFrom = from != nil && pieces == nil
        return [count != nil, values != nil, isRange || isFrom, pieces != nil].count { $0 }
      }

      private static let spacings: [String: Spacing] =
        ["even": .even, "proportional": .proportional, "logarithmic": .logarithmic]

      private var wantedSpacing: Spacing? {
        if let positions { return spacing == nil ? .positions(positions) : nil }
        return Self.spacings[spacing ?? "even"]
      }
    }

    /// Decodes stops: a `count`; a range `from`, `to` and `by`, with a `base` and `reachesEnds` if
    /// needed; `from` and a list of `pieces`, each with `to` and `by`; or a list of `values`. Each may
    /// have `names`, and `names` alone are enough. The `spacing` is `even` by default, `proportional`
    /// or `logarithmic`, or there is a list of `positions`.
    ///
    /// - Throws: A `DecodingError` with the text of the ``StopsError`` if the stops are refused.
    public init(from decoder: any Decoder) throws {
      let form = try Form(from: decoder)
      let stops: Stops?
      do { stops = try form.stops() } catch { throw decoder.mistake("\(error)") }
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
#endif
