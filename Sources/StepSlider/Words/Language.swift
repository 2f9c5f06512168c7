// SPDX-License-Identifier: Apache-2.0

/// The words of one language; each language is one file in the folder Languages.
public struct Language: Sendable {
  /// The language's BCP 47 tag, such as `en`.
  public let tag: String
  /// The role of a slider whose track runs from side to side.
  let horizontalSlider: String
  /// The role of a slider whose track runs up.
  let verticalSlider: String
  /// A position among the stops, both already written as numbers: "3 of 5".
  let position: @Sendable (_ position: String, _ count: String) -> String
  /// A number of hundredths: "40 percent".
  let percent: @Sendable (_ number: String) -> String
  /// The smallest value, said when it is reached.
  let minimum: String
  /// The greatest value, said when it is reached.
  let maximum: String
  /// Said of a slider that is disabled.
  let dimmed: String
  /// Said of a slider that can only be read.
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
  /// Said when a change couldn't be carried out where it was meant to have an effect.
  let notApplied: String
  /// A knob or keyboard whose name isn't known.
  let device: String
  /// That a device with a name was plugged in: "Knob connected".
  let connected: @Sendable (_ device: String) -> String
  /// That it was unplugged.
  let unplugged: @Sendable (_ device: String) -> String
  /// That it is there and can't be used.
  let unreadable: @Sendable (_ device: String) -> String
  /// Said when changed settings count from now on.
  let settingsUpdated: String
  /// Said when they can't, and the old ones stay.
  let settingsNotUpdated: String
  /// Said when nobody could tell where what a slider sets stands.
  let settingUnknown: String
  /// What to do with a slider, where the program says nothing better.
  let hint: String

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

  /// The words of a language.
  init(
    tag: String,
    horizontalSlider: String,
    verticalSlider: String,
    position: @escaping @Sendable (_ position: String, _ count: String) -> String,
    percent: @escaping @Sendable (_ number: String) -> String,
    minimum: String,
    maximum: String,
    dimmed: String,
    readOnly: String,
    slider: String,
    button: String,
    link: String,
    heading: String,
    image: String,
    toggle: String,
    selected: String,
    notSelected: String,
    on: String,
    off: String,
    notDimmed: String,
    first: String,
    last: String,
    nothing: String,
    notPossible: String,
    notApplied: String,
    device: String,
    connected: @escaping @Sendable (_ device: String) -> String,
    unplugged: @escaping @Sendable (_ device: String) -> String,
    unreadable: @escaping @Sendable (_ device: String) -> String,
    settingsUpdated: String,
    settingsNotUpdated: String,
    settingUnknown: String,
    hint: String
  ) {
    self.tag = tag
    self.horizontalSlider = horizontalSlider
    self.verticalSlider = verticalSlider
    self.position = position
    self.percent = percent
    self.minimum = minimum
    self.maximum = maximum
    self.dimmed = dimmed
    self.readOnly = readOnly
    self.slider = slider
    self.button = button
    self.link = link
    self.heading = heading
    self.image = image
    self.toggle = toggle
    self.selected = selected
    self.notSelected = notSelected
    self.on = on
    self.off = off
    self.notDimmed = notDimmed
    self.first = first
    self.last = last
    self.nothing = nothing
    self.notPossible = notPossible
    self.notApplied = notApplied
    self.device = device
    self.connected = connected
    self.unplugged = unplugged
    self.unreadable = unreadable
    self.settingsUpdated = settingsUpdated
    self.settingsNotUpdated = settingsNotUpdated
    self.settingUnknown = settingUnknown
    self.hint = hint
  }
}
