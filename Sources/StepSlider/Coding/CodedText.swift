// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension Decoder {
    /// Decodes a value from text. In the error for invalid text, `kind` names what was expected.
    func value<Value>(_ kind: String, of read: (String) -> Value?) throws -> Value {
      let text = try singleValueContainer().decode(String.self)
      guard let value = read(text) else {
        throw mistake("\"\(SpokenText.cleaned(text))\" is not a \(kind)")
      }
      return value
    }

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
#endif
