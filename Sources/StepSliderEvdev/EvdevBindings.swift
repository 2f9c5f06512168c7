// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Which keys, buttons and wheels do something, and what.
///
/// Only what is bound is ever handed over by the kernel.
public struct EvdevBindings: Hashable, Sendable {
  private var table: [EvdevCode: EvdevBinding] = [:]

  /// No bindings yet.
  public init() {}

  /// Bindings as a user writes them, such as `["KEY_VOLUMEUP": "increment"]`.
  ///
  /// - Throws: The ``EvdevBindingError`` of the first wrong one, in alphabetical order.
  public init(_ words: [String: String]) throws(EvdevBindingError) {
    for (name, word) in words.sorted(by: { $0.key < $1.key }) { try bind(name, to: word) }
  }

  /// Binds the key or wheel with a name to what a word names.
  ///
  /// A wheel's finer form is the same wheel: it steps as far.
  ///
  /// - Throws: An ``EvdevBindingError`` for an unknown name or word, and for a key that should step
  ///   or a wheel that should do anything else.
  public mutating func bind(_ name: String, to word: String) throws(EvdevBindingError) {
    guard let code = EvdevCode(name: name) else { throw .unknownName(name) }
    guard let binding = EvdevBinding(word: word) else { throw .unknownWord(word, of: name) }
    let isWheel = code.kind == .relative
    guard (binding == .step) == isWheel else {
      throw .mismatch(word, of: name, isWheel: isWheel)
    }
    self[code] = binding
  }

  /// What a key or wheel does; `nil` if nothing.
  package subscript(code: EvdevCode) -> EvdevBinding? {
    get { table[code.notch] }
    set { table[code.notch] = newValue }
  }

  /// What must be read of a device that has these finer forms of wheels: the bound keys and wheels,
  /// each wheel in one form, and Shift where it tells Shift-Tab from Tab.
  func wanted(withFineWheels fine: Set<EvdevCode>) -> Set<EvdevCode> {
    var codes = Set(
      table.keys.map { code in
        code.highResolution.flatMap { fine.contains($0) ? $0 : nil } ?? code
      }
    )
    if table.values.contains(.key(.tab)) { codes.formUnion([.leftShift, .rightShift]) }
    return codes
  }
}
