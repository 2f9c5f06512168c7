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
    hint: "Use the arrow keys to adjust."
  )
}
