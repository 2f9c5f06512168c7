// SPDX-License-Identifier: Apache-2.0

/// The words of one language. Each language has a file in the folder Languages.
public struct SpokenLanguage: Hashable, Sendable {
  /// The language's BCP 47 tag, such as `en`.
  public let tag: String
  /// The words, which the tag stands for.
  @Unseen private(set) var words: Words

  struct Words {
    /// The role of an adjustable element without a track, and of one with a track.
    let slider: String
    let track: (horizontal: String, vertical: String)
    /// The lowest and the highest value; spoken when it is reached.
    let ends: (minimum: String, maximum: String)
    /// The roles of elements with a trait, in the order in which they are spoken.
    let roles: [(AccessibilityTraits, String)]
    /// The states of elements that can't be changed at the moment, or at all.
    let dimmed: (yes: String, no: String)
    let readOnly: String
    /// The states of an element among others, and of a toggle.
    let selected, toggled: (yes: String, no: String)
    /// Spoken when there is no previous or no next element.
    let borders: (first: String, last: String)
    /// Spoken when there is nothing to read, or nothing of the requested kind.
    let nothing: String
    /// Spoken when an action isn't possible.
    let notPossible: String
    /// The hint for an adjustable element that has no hint of its own.
    let hint: String
  }
}

extension SpokenLanguage: CustomStringConvertible {
  /// The language's tag.
  public var description: String { tag }
}

extension SpokenLanguage {
  /// All supported languages.
  public static let all: [SpokenLanguage] = [
    .english, .german, .french, .spanish, .italian, .portuguese,
    .dutch, .swedish, .danish, .polish, .turkish, .hindi, .arabic,
  ]

  /// Creates the language for a tag such as `pt`, `pt-BR` or `pt_BR.UTF-8`; `nil` if the
  /// language isn't supported.
  public init?(tag: String) {
    let primary = tag.prefix { $0.isLetter }.lowercased()
    guard let language = Self.all.first(where: { $0.tag == primary }) else { return nil }
    self = language
  }
}
