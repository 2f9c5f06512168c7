// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// Swedish.
  public static let swedish = SpokenLanguage(
    tag: "sv",
    words: Words(
      slider: "skjutreglage",
      track: (horizontal: "horisontellt skjutreglage", vertical: "vertikalt skjutreglage"),
      ends: (minimum: "minimum", maximum: "maximum"),
      roles: [
        (.header, "rubrik"), (.button, "knapp"), (.toggle, "brytare"), (.link, "länk"),
        (.image, "bild"), (.searchField, "sökfält"), (.meter, "mätare"), (.toolTip, "verktygstips"),
      ],
      dimmed: (yes: "inte tillgänglig", no: "tillgänglig"),
      readOnly: "skrivskyddad",
      selected: (yes: "markerad", no: "inte markerad"),
      toggled: (yes: "på", no: "av"),
      borders: (first: "början", last: "slut"),
      nothing: "inget hittades",
      notPossible: "inte möjligt",
      hint: "Använd piltangenterna för att justera."
    )
  )
}
