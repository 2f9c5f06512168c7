// SPDX-License-Identifier: Apache-2.0

extension Int {
  /// Returns the number with a noun: `1 finding`, `2 findings`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
