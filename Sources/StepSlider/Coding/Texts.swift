// SPDX-License-Identifier: Apache-2.0

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
