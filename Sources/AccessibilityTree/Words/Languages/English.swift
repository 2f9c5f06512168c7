// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// English.
  public static let english = Language(
    tag: "en",
    horizontalSlider: "horizontal slider",
    verticalSlider: "vertical slider",
    minimum: "minimum",
    maximum: "maximum",
    dimmed: "dimmed",
    readOnly: "read only",
    slider: "slider",
    button: "button",
    link: "link",
    heading: "heading",
    image: "image",
    toggle: "switch",
    searchField: "search field",
    meter: "meter",
    toolTip: "tooltip",
    selected: "selected",
    notSelected: "not selected",
    on: "on",
    off: "off",
    notDimmed: "not dimmed",
    first: "first",
    last: "last",
    nothing: "nothing found",
    notPossible: "not possible",
    hint: "Use the arrow keys to adjust."
  )
}
