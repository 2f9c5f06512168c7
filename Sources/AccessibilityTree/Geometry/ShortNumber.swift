// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The number rounded to a thousandth, in the shortest form.
  ///
  /// Coordinates and sizes are below 10¹⁰, so a double's description has no exponent. Only tiny
  /// numbers have one, and they are rounded to 0.
  package var shortText: String {
    let rounded = (self * 1000).rounded() / 1000
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
