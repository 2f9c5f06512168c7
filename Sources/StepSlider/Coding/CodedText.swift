// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension Decoder {
    /// What a text stands for; `kind` says what it should be where it stands for nothing.
    func value<Value>(_ kind: String, of read: (String) -> Value?) throws -> Value {
      let text = try singleValueContainer().decode(String.self)
      guard let value = read(text) else {
        throw mistake("\"\(SpokenText.cleaned(text))\" is no \(kind)")
      }
      return value
    }

    /// The error for what can be read but makes no sense.
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
