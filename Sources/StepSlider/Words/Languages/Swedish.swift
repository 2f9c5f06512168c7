// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Swedish.
  public static let swedish = Language(
    tag: "sv",
    horizontalSlider: "horisontellt skjutreglage",
    verticalSlider: "vertikalt skjutreglage",
    position: { "\($0) av \($1)" },
    percent: { "\($0) procent" },
    minimum: "minimum",
    maximum: "maximum",
    dimmed: "inte tillgänglig",
    readOnly: "skrivskyddad",
    slider: "skjutreglage",
    button: "knapp",
    link: "länk",
    heading: "rubrik",
    image: "bild",
    toggle: "brytare",
    selected: "markerad",
    notSelected: "inte markerad",
    on: "på",
    off: "av",
    notDimmed: "tillgänglig",
    first: "början",
    last: "slut",
    nothing: "inget hittades",
    notPossible: "inte möjligt",
    notApplied: "inte tillämpat",
    device: "enhet",
    connected: { "\($0) ansluten" },
    unplugged: { "\($0) frånkopplad" },
    unreadable: { "\($0) kan inte läsas" },
    settingsUpdated: "inställningar uppdaterade",
    settingsNotUpdated: "inställningar inte uppdaterade",
    settingUnknown: "nuvarande inställning okänd",
    hint: "Använd piltangenterna för att justera."
  )
}
