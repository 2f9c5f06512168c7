// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree

extension AuditWordTests {
  /// Mistakes that only some kinds of elements can have.
  static let kinds = [
    Case("Charge", .meter, "meter-without-value", #"The meter "Charge" has no value."#),
    Case(
      "Charge",
      value: "80 percent",
      .meter,
      "meter-without-value",
      #"The meter "Charge" has no range."#
    ),
    Case(
      nil,
      value: "jazz",
      .searchField,
      "missing-label",
      #"The search field with the identity "x" has no label, so listeners hear only its value."#
    ),
    Case(
      "Search field",
      .searchField,
      "role-in-label",
      #"The search field "Search field" repeats its role in its label."#
    ),
  ]

  /// Labels without words, each of which is one mistake.
  static let signs =
    [">", "…", "✕", "( (", "🎉"].map { (sign: String) in
      Case(sign, .button, "sign-label", "The button \"\(sign)\" has only signs as its label.")
    } + [
      Case(
        "\u{E001}",
        .button,
        "sign-label",
        #"The button with the identity "x" has only signs as its label."#
      ),
      Case(
        "🔊",
        value: "40 percent",
        .adjustable,
        "sign-label",
        #"The slider "🔊" has only signs as its label."#
      ),
      Case(
        "\u{E001}",
        .staticText,
        "missing-label",
        #"The text with the identity "x" has no label or value."#
      ),
      Case(
        " ",
        .button,
        "missing-label",
        #"The button with the identity "x" has no label or value."#
      ),
    ]
}
