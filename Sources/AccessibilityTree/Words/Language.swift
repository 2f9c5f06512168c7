// SPDX-License-Identifier: Apache-2.0

/// The words of one language. Each language has a file in the folder Languages.
public struct Language: Sendable {
  /// The language's BCP 47 tag, such as `en`.
  public let tag: String
  /// The role of a slider with a track.
  let horizontalSlider, verticalSlider: String
  /// The lowest and the highest value; spoken when it is reached.
  let minimum, maximum: String
  /// The state of a disabled element, and of one that can be read but not changed.
  let dimmed, readOnly: String
  /// The role of an adjustable element without a track.
  let slider: String
  /// The roles of elements with a trait.
  let button, link, heading, image, toggle, searchField, meter, toolTip: String
  /// The states of an element among others that is selected, and no longer selected.
  let selected, notSelected: String
  /// The states of a toggle.
  let on, off: String
  /// Spoken when an element can be changed again.
  let notDimmed: String
  /// Spoken when there is no previous element.
  let first: String
  /// Spoken when there is no next element.
  let last: String
  /// Spoken when there is nothing to read, or nothing of the requested kind.
  let nothing: String
  /// Spoken when an action isn't possible.
  let notPossible: String
  /// The hint for an adjustable element that has no hint of its own.
  let hint: String
}

extension Language {
  /// All supported languages.
  package static let all: [Language] = [
    .english, .german, .french, .spanish, .italian, .portuguese,
    .dutch, .swedish, .polish, .turkish, .hindi, .arabic,
  ]

  /// Creates the language for a tag such as `pt`, `pt-BR` or `pt_BR.UTF-8`; `nil` if the
  /// language isn't supported.
  public init?(tag: String) {
    let primary = tag.prefix { $0.isLetter }.lowercased()
    guard let language = Self.all.first(where: { $0.tag == primary }) else { return nil }
    self = language
  }
}
