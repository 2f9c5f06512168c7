// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension ValueUnit: Codable {
    private enum Key: CodingKey { case named }

    /// Decodes `none`, `percent` or `seconds`, or a word under the key `named`.
    public init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Key.self) {
        self = .named(try container.decode(String.self, forKey: .named))
      } else {
        let units: [String: ValueUnit] = ["none": .none, "percent": .percent, "seconds": .seconds]
        self = try decoder.value("unit") { units[$0] }
      }
    }

    /// Encodes `none`, `percent` or `seconds`, or a word under the key `named`.
    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .none: try encoder.encode(text: "none")
      case .percent: try encoder.encode(text: "percent")
      case .seconds: try encoder.encode(text: "seconds")
      case .named(let word):
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(word, forKey: .named)
      }
    }
  }
#endif
