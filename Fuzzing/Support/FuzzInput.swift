// SPDX-License-Identifier: GPL-3.0-or-later

@testable import AccessibilityTree
@testable import StepSlider

/// The fuzzer's bytes, read from the front in the forms that a target needs. After the end, all
/// bytes are zero.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = Array(UnsafeBufferPointer(start: start, count: count))[...]
  }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func bits() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

  /// Returns a number below a limit above 0.
  mutating func number(below limit: Int) -> Int {
    let wide = limit > 256 ? UInt64(byte()) << 16 | UInt64(byte()) << 8 : 0
    return Int((wide | UInt64(byte())) % UInt64(limit))
  }

  mutating func element<Values: Collection>(of values: Values) -> Values.Element {
    values[values.index(values.startIndex, offsetBy: number(below: values.count))]
  }

  /// Returns an index that a careless caller may pass, mostly a valid one.
  mutating func index(below count: Int) -> Int {
    switch byte() % 8 {
    case 0: element(of: [-1, count, .min, .max])
    case 1: count - 1
    default: number(below: count)
    }
  }

  /// Returns a number that a careless caller may pass, mostly a common one.
  mutating func double() -> Double {
    switch byte() % 8 {
    case 0: element(of: Self.careless)
    case 1: Double(bitPattern: bits())
    case 2, 3: Double(Int(byte()) - 128) / 3
    default: Double(number(below: 1000)) / 2
    }
  }

  mutating func point() -> LayoutPoint { LayoutPoint(x: double(), y: double()) }

  mutating func size() -> LayoutSize { LayoutSize(width: double(), height: double()) }

  mutating func rect() -> LayoutRect { LayoutRect(origin: point(), size: size()) }

  mutating func transform() -> LayoutTransform {
    var transform = LayoutTransform.identity
    for _ in 0..<number(below: 6) {
      transform =
        switch byte() % 4 {
        case 0: transform.moved(by: point())
        case 1: transform.scaled(by: double())
        case 2: transform.mirrored(in: rect())
        default: transform.clipped(to: rect())
        }
    }
    return transform
  }

  /// Returns a decimal number with any number of digits.
  mutating func decimal() -> DecimalNumber {
    var text = flag() ? "-" : ""
    let digits = String(bits() % 1_000_000_000_000_000_000)
    text += digits.prefix(number(below: 18) + 1)
    if flag() { text += "." + String(byte()) }
    return DecimalNumber(text) ?? DecimalNumber(Int(byte()))
  }

  /// Returns the rest as text; invalid bytes become U+FFFD.
  mutating func text() -> String {
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a number of bytes, or fewer at the end.
  mutating func prefix(_ count: Int) -> ArraySlice<UInt8> {
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  private static let careless: [Double] = [
    0, -0.0, -1, 0.3, 1e7, 1e9, -1e9, 1e300, -1e300, .nan, .infinity, -.infinity,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.5, 1e-9,
  ]
}
