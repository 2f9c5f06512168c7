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

  extension Availability: Codable {
    /// Reads `enabled`, `disabled` or `readOnly`.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value("availability") { text in
        Self.all.first { $0.text == text }
      }
    }

    /// Writes `enabled`, `disabled` or `readOnly`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(text: text) }

    private static let all: [Availability] = [.enabled, .disabled, .readOnly]

    private var text: String {
      switch self {
      case .enabled: "enabled"
      case .disabled: "disabled"
      case .readOnly: "readOnly"
      }
    }
  }
#endif
