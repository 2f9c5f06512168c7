// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Swedish.
  public static let swedish = Language(
    tag: "sv",
    horizontalSlider: "horisontellt skjutreglage",
    verticalSlider: "vertikalt skjutreglage",
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
    searchField: "sökfält",
    meter: "mätare",
    toolTip: "verktygstips",
    selected: "markerad",
    notSelected: "inte markerad",
    on: "på",
    off: "av",
    notDimmed: "tillgänglig",
    first: "början",
    last: "slut",
    nothing: "inget hittades",
    notPossible: "inte möjligt",
    hint: "Använd piltangenterna för att justera."
  )
}
