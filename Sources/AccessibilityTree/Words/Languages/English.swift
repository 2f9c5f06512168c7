// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// English.
  public static let english = SpokenLanguage(
    tag: "en",
    words: Words(
      slider: "slider",
      track: (horizontal: "horizontal slider", vertical: "vertical slider"),
      ends: (minimum: "minimum", maximum: "maximum"),
      roles: [
        (.header, "heading"), (.button, "button"), (.toggle, "switch"), (.link, "link"),
        (.image, "image"), (.searchField, "search field"), (.meter, "meter"), (.toolTip, "tooltip"),
      ],
      dimmed: (yes: "dimmed", no: "not dimmed"),
      readOnly: "read only",
      selected: (yes: "selected", no: "not selected"),
      toggled: (yes: "on", no: "off"),
      borders: (first: "first", last: "last"),
      nothing: "nothing found",
      notPossible: "not possible",
      hint: "Use the arrow keys to adjust."
    )
  )
}
