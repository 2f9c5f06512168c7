// SPDX-License-Identifier: Apache-2.0

/// The words of one language. Each language has a file in the folder Languages.
public struct Language: Sendable {
  /// The language's BCP 47 tag, such as `en`.
  public let tag: String
  /// The role of a slider with a horizontal track.
  let horizontalSlider: String
  /// The role of a slider with a vertical track.
  let verticalSlider: String
  /// The lowest value; spoken when it is reached.
  let minimum: String
  /// The highest value; spoken when it is reached.
  let maximum: String
  /// The state of a disabled element.
  let dimmed: String
  /// The state of an element that can be read but not changed.
  let readOnly: String
  /// The role of an adjustable element without a track.
  let slider: String
  /// The role of a button.
  let button: String
  /// The role of a link.
  let link: String
  /// The role of a heading.
  let heading: String
  /// The role of a picture.
  let image: String
  /// The role of an element that is switched on and off.
  let toggle: String
  /// The role of a field for what to search for.
  let searchField: String
  /// The role of a measured value.
  let meter: String
  /// The role of a text that explains another element.
  let toolTip: String
  /// The state of an element that is selected among others.
  let selected: String
  /// Spoken when an element is no longer selected.
  let notSelected: String
  /// The state of a toggle that is on.
  let on: String
  /// The state of a toggle that is off.
  let off: String
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
  public static let all: [Language] = [
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
