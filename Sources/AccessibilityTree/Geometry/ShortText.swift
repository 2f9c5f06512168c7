// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The number rounded to a thousandth, in the shortest form.
  ///
  /// Tiny numbers become 0. From 10¹² on, it is Swift's description.
  package var shortText: String {
    let thousandths = (self * 1000).rounded()
    // Integers are written several times faster than doubles.
    guard abs(thousandths) < 1e15 else { return "\(self)" }
    let digits = Int64(thousandths)
    let (whole, rest) = digits.magnitude.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return String(digits / 1000) }
    let sign = digits < 0 ? "-" : ""
    var fraction = String(rest + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }
}
