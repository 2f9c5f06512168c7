// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// English.
  public static let english = Language(
    tag: "en",
    horizontalSlider: "horizontal slider",
    verticalSlider: "vertical slider",
    position: { "\($0) of \($1)" },
    percent: { "\($0) percent" },
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
    selected: "selected",
    notSelected: "not selected",
    on: "on",
    off: "off",
    notDimmed: "not dimmed",
    first: "first",
    last: "last",
    nothing: "nothing found",
    notPossible: "not possible",
    notApplied: "not applied",
    device: "device",
    connected: { "\($0) connected" },
    unplugged: { "\($0) unplugged" },
    unreadable: { "\($0) can't be read" },
    settingsUpdated: "settings updated",
    settingsNotUpdated: "settings not updated",
    settingUnknown: "current setting unknown",
    hint: "Use the arrow keys to adjust."
  )
}
