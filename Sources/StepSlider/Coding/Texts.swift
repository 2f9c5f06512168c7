// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension DecimalNumber: Codable {
    /// Reads the number's exact text; a number of the format, such as JSON's, isn't exact and is
    /// refused.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("decimal number of at most \(Self.maximumDigitCount) digits") {
        DecimalNumber($0)
      }
    }

    /// Writes the number's exact text.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(text: description) }
  }

  extension SliderState: Codable {
    /// Reads the state's text.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("state of a slider") { SliderState($0) }
    }

    /// Writes the state's text.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(text: description) }
  }
#endif
