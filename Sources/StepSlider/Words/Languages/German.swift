// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// German.
  public static let german = Language(
    tag: "de",
    horizontalSlider: "horizontaler Schieberegler",
    verticalSlider: "vertikaler Schieberegler",
    position: { "\($0) von \($1)" },
    percent: { "\($0) Prozent" },
    minimum: "Minimum",
    maximum: "Maximum",
    dimmed: "abgeblendet",
    readOnly: "schreibgeschützt",
    hint: "Zum Einstellen die Pfeiltasten verwenden."
  )
}
