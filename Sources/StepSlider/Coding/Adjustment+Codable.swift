// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension Adjustment: Codable {
    private enum Key: CodingKey { case stop, value }

    /// Reads a word such as `increment`, or what stands under the key `stop` or `value`.
    public init(from decoder: any Decoder) throws {
      guard let container = try? decoder.container(keyedBy: Key.self) else {
        self = try decoder.value("adjustment") { text in Self.words.first { $0.0 == text }?.1 }
        return
      }
      if let index = try container.decodeIfPresent(Int.self, forKey: .stop) {
        self = .stop(index)
      } else {
        self = .value(try container.decode(DecimalNumber.self, forKey: .value))
      }
    }

    /// Writes a word such as `increment`, or an index under the key `stop`, or a value under `value`.
    public func encode(to encoder: any Encoder) throws {
      if let (word, _) = Self.words.first(where: { $0.1 == self }) {
        return try encoder.encode(text: word)
      }
      var container = encoder.container(keyedBy: Key.self)
      if case .stop(let index) = self { try container.encode(index, forKey: .stop) }
      if case .value(let value) = self { try container.encode(value, forKey: .value) }
    }

    private static let words: [(String, Adjustment)] = [
      ("increment", .increment), ("decrement", .decrement), ("pageUp", .pageUp),
      ("pageDown", .pageDown), ("minimum", .minimum), ("maximum", .maximum),
    ]
  }
#endif
