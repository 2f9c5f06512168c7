// SPDX-License-Identifier: Apache-2.0

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
