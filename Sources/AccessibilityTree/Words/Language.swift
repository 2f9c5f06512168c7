// SPDX-License-Identifier: Apache-2.0

/// The words of one language; each language is one file in the folder Languages.
public struct Language: Sendable {
  /// The language's BCP 47 tag, such as `en`.
  public let tag: String
  /// The role of a slider whose track runs from side to side.
  let horizontalSlider: String
  /// The role of a slider whose track runs up.
  let verticalSlider: String
  /// The smallest value, said when it is reached.
  let minimum: String
  /// The greatest value, said when it is reached.
  let maximum: String
  /// Said of what is disabled.
  let dimmed: String
  /// Said of what can only be read.
  let readOnly: String
  /// The role of an adjustable element that has no track.
  let slider: String
  /// The role of a button.
  let button: String
  /// The role of a link.
  let link: String
  /// The role of a heading.
  let heading: String
  /// The role of a picture.
  let image: String
  /// The role of something that is switched on and off.
  let toggle: String
  /// Said of what is chosen among others.
  let selected: String
  /// Said when it no longer is.
  let notSelected: String
  /// Said of something that is switched on.
  let on: String
  /// Said of something that is switched off.
  let off: String
  /// Said when something can be changed again.
  let notDimmed: String
  /// Said where nothing comes before.
  let first: String
  /// Said where nothing comes after.
  let last: String
  /// Said where there is nothing to read, or nothing of the kind that was looked for.
  let nothing: String
  /// Said where something can't be done.
  let notPossible: String
  /// What to do with a slider, where the program says nothing better.
  let hint: String
}

extension Language {
  /// All languages there are words for.
  public static let all: [Language] = [
    .english, .german, .french, .spanish, .italian, .portuguese,
    .dutch, .swedish, .polish, .turkish, .hindi, .arabic,
  ]

  /// The language for a tag such as `pt`, `pt-BR` or `pt_BR.UTF-8`; `nil` if there are no words
  /// for it.
  public init?(tag: String) {
    let primary = tag.prefix { $0.isLetter }.lowercased()
    guard let language = Self.all.first(where: { $0.tag == primary }) else { return nil }
    self = language
  }
}
