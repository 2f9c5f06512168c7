// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The keys, buttons and wheels of a device that are bound, each with its function.
///
/// The kernel reports only those that are bound.
public struct EvdevBindings: Hashable, Sendable {
  private var table: [EvdevCode: EvdevBinding] = [:]

  /// Creates an empty set of bindings.
  public init() {}

  /// Creates bindings from a user's words, such as `["KEY_VOLUMEUP": "increment"]`.
  ///
  /// - Throws: An ``EvdevBindingError`` for the first invalid name in alphabetical order.
  public init(_ words: [String: String]) throws(EvdevBindingError) {
    for (name, word) in words.sorted(by: { $0.key < $1.key }) { try bind(name, to: word) }
  }

  /// Binds a key or wheel to the function that a word names.
  ///
  /// The high-resolution code of a wheel refers to the same wheel and the same steps.
  ///
  /// - Throws: An ``EvdevBindingError`` for an unknown name or word, a key bound to `step`, or a
  ///   wheel bound to anything else.
  public mutating func bind(_ name: String, to word: String) throws(EvdevBindingError) {
    guard let code = EvdevCode(name: name) else { throw .unknownName(name) }
    guard let binding = EvdevBinding(word: word) else { throw .unknownWord(word, of: name) }
    let isWheel = code.kind == .relative
    guard (binding == .step) == isWheel else {
      throw .mismatch(word, of: name, isWheel: isWheel)
    }
    self[code] = binding
  }

  /// The function of a key or wheel; `nil` if it is unbound.
  package subscript(code: EvdevCode) -> EvdevBinding? {
    get { table[code.notch] }
    set { table[code.notch] = newValue }
  }

  /// Returns the codes to read from a device with some high-resolution codes: each bound key,
  /// each bound wheel in one form only, and Shift and Ctrl if a bound key differs with them.
  func wanted(withFineWheels fine: Set<EvdevCode>) -> Set<EvdevCode> {
    var codes = Set(
      table.keys.map { code in
        code.highResolution.flatMap { fine.contains($0) ? $0 : nil } ?? code
      }
    )
    if table.values.contains(.key(.tab)) { codes.formUnion(EvdevCode.shiftKeys) }
    if table.values.contains(where: { $0 == .key(.home) || $0 == .key(.end) }) {
      codes.formUnion(EvdevCode.controlKeys)
    }
    return codes
  }
}
