// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The keys, buttons and wheels of a device that are bound, each with its function.
///
/// The kernel reports only those that are bound.
public struct EvdevBindings: Hashable, Sendable {
  private var table: [EvdevCode: EvdevBinding] = [:]
  /// What wheels do while a key is held.
  private var chords: [EvdevChord: EvdevBinding] = [:]

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
  /// The high-resolution code of a wheel refers to the same wheel and the same steps. A name such as
  /// `BTN_LEFT+REL_DIAL` means a wheel that is turned while a key or button is held.
  ///
  /// - Throws: An ``EvdevBindingError`` for an unknown name or word, a key with the function of a
  ///   wheel, or a wheel with that of a key.
  public mutating func bind(_ name: String, to word: String) throws(EvdevBindingError) {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    var codes: [EvdevCode] = []
    for part in parts {
      guard let code = EvdevCode(name: part) else { throw .unknownName(part) }
      codes.append(code)
    }
    guard let binding = EvdevBinding(word: word) else { throw .unknownWord(word, of: name) }
    let isWheel = codes.last?.kind == .relative
    guard codes.count == 1 || isWheel && codes.map(\.kind) == [.key, .relative] else {
      throw .noChord(name)
    }
    guard binding.isOfWheel == isWheel else { throw .mismatch(word, of: name, isWheel: isWheel) }
    if codes.count == 1 {
      self[codes[0]] = binding
    } else {
      chords[EvdevChord(held: codes[0], wheel: codes[1].notch)] = binding
    }
  }

  /// Returns the function of a wheel while some keys are held.
  func binding(of wheel: EvdevCode, holding keys: Set<EvdevCode>) -> EvdevBinding? {
    let chord = chords.first { $0.key.wheel == wheel.notch && keys.contains($0.key.held) }
    return chord?.value ?? self[wheel]
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
      (table.keys + chords.keys.map { $0.wheel }).map { code in
        code.highResolution.flatMap { fine.contains($0) ? $0 : nil } ?? code
      }
    )
    codes.formUnion(chords.keys.map { $0.held })
    if table.values.contains(.key(.tab)) { codes.formUnion(EvdevCode.shiftKeys) }
    if table.values.contains(where: { $0 == .key(.home) || $0 == .key(.end) }) {
      codes.formUnion(EvdevCode.controlKeys)
    }
    return codes
  }
}
