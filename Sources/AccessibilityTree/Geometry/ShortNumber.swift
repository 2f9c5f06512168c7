// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The number to a thousandth, as short as can be. Coordinates and extents are below 10¹⁰, where a
  /// double's description has no exponent but for the tiniest, which are 0 here.
  package var shortText: String {
    let rounded = (self * 1000).rounded() / 1000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
