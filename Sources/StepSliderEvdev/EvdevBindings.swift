// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
package import StepSlider

/// The keys, buttons and wheels of a device that are bound, each with its function.
///
/// The kernel reports only those that are bound.
public struct EvdevBindings: Hashable, Sendable {
  private var table: [EvdevCode: EvdevBinding] = [:]
  /// What wheels do while a key is held, by the key and the code that counts the wheel's notches.
  private var chords: [EvdevCode: [EvdevCode: EvdevBinding]] = [:]

  /// Creates an empty set of bindings.
  public init() {}

  /// Creates bindings from a user's words, such as `["KEY_VOLUMEUP": "increment"]`. An error is
  /// about the first invalid name in alphabetical order.
  package init(_ words: [String: String]) throws(EvdevBindingError) {
    for (name, word) in words.sorted(by: { $0.key < $1.key }) { try bind(name, to: word) }
  }

  /// Binds a key or wheel to the function that a word names.
  ///
  /// The high-resolution code of a wheel refers to the same wheel and the same steps. A name such
  /// as `BTN_LEFT+REL_DIAL` means a wheel that is turned while a key or button is held.
  ///
  /// - Throws: An ``EvdevBindingError`` for an unknown name or word, a key with the function of a
  ///   wheel, or a wheel with that of a key.
  public mutating func bind(_ name: String, to word: String) throws(EvdevBindingError) {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let codes = try parts.map { part throws(EvdevBindingError) in
      guard let code = EvdevCode(name: part) else { throw EvdevBindingError(.unknownName(part)) }
      return code
    }
    guard let binding = EvdevBinding(word: word) else {
      throw EvdevBindingError(.unknownWord(word, of: name))
    }
    let isWheel = codes.last?.kind == .relative
    guard codes.count == 1 || isWheel && codes.map(\.kind) == [.key, .relative] else {
      throw EvdevBindingError(.noChord(name))
    }
    guard binding.isOfWheel == isWheel else {
      throw EvdevBindingError(.mismatch(word, of: name, isWheel: isWheel))
    }
    if codes.count == 1 {
      self[codes[0]] = binding
    } else {
      chords[codes[0], default: [:]][codes[1].notch] = binding
    }
  }

  /// Returns the function of a wheel while some keys are held. If several have one for it, that of
  /// the lowest number counts.
  func binding(of wheel: EvdevCode, holding keys: Set<EvdevCode>) -> EvdevBinding? {
    let notch = wheel.notch
    let held = chords.lazy.filter { keys.contains($0.key) && $0.value[notch] != nil }
    return held.min { $0.key.number < $1.key.number }?.value[notch] ?? self[wheel]
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
      (table.keys + chords.values.flatMap(\.keys)).map { code in
        code.highResolution.flatMap { fine.contains($0) ? $0 : nil } ?? code
      }
    )
    codes.formUnion(chords.keys)
    if table.values.contains(.key(.tab)) { codes.formUnion(EvdevCode.shiftKeys) }
    if table.values.contains(where: { $0 == .key(.home) || $0 == .key(.end) }) {
      codes.formUnion(EvdevCode.controlKeys)
    }
    return codes
  }
}

extension EvdevBindings {
  /// The default bindings of a device.
  ///
  /// No key that types a letter or digit is bound, so the kernel withholds what is typed on a
  /// keyboard. No key quits, because users would press it by accident.
  public static let standard: EvdevBindings = {
    var bindings = EvdevBindings()
    for (names, binding) in table {
      for code in names.compactMap(EvdevCode.init) { bindings[code] = binding }
    }
    return bindings
  }()

  /// The keys, with those for help and for the voice.
  package static let table =
    mainTable
    + (Array(1...9) + [12]).map { (["KEY_F\($0)"], .key(.function($0))) }

  private static let mainTable: [(names: [String], binding: EvdevBinding)] = [
    (["KEY_RIGHT", "BTN_DPAD_RIGHT"], .key(.right)),
    (["KEY_LEFT", "BTN_DPAD_LEFT"], .key(.left)),
    (["KEY_UP", "BTN_DPAD_UP"], .key(.up)),
    (["KEY_DOWN", "BTN_DPAD_DOWN"], .key(.down)),
    (["KEY_KPPLUS"], .key(.character("+"))),
    (["KEY_KPMINUS"], .key(.character("-"))),
    (["KEY_VOLUMEUP"], .command(.adjust(.increment))),
    (["KEY_VOLUMEDOWN"], .command(.adjust(.decrement))),
    (["KEY_PAGEUP"], .key(.pageUp)),
    (["KEY_PAGEDOWN"], .key(.pageDown)),
    (["KEY_HOME"], .key(.home)),
    (["KEY_END"], .key(.end)),
    (
      ["KEY_SPACE", "KEY_ENTER", "KEY_KPENTER", "KEY_OK", "KEY_SELECT", "BTN_0", "BTN_SOUTH"],
      .command(.sayValue)
    ),
    (["KEY_HELP", "KEY_INFO"], .command(.sayEverything)),
    (["KEY_ESC"], .command(.restore)),
    (["KEY_DELETE"], .command(.adjust(.default))),
    (["KEY_TAB"], .key(.tab)),
    (["REL_DIAL", "REL_WHEEL", "REL_HWHEEL"], .step),
  ]
}

package enum EvdevBinding: Hashable, Sendable {
  /// A key of the slider's own key bindings; right-to-left text swaps Left and Right.
  case key(SliderKey)
  case command(KeyCommand)
  /// One stop for each notch, down if the wheel turns back.
  case step
  /// A command for each notch, another one if the wheel turns back.
  case turn(up: KeyCommand, down: KeyCommand)

  /// Creates the binding that a word names; returns `nil` for an unknown word. `slider-3` stands
  /// for the third slider, and a single character for the key that types it.
  package init?(word: String) {
    if let binding = Self.words[word] {
      self = binding
    } else if let number = (1...99).first(where: { word == "slider-\($0)" }) {
      self = .command(.moveFocus(.slider(number - 1)))
    } else if word.count == 1, let character = word.first, !character.isWhitespace {
      self = .key(.character(character))
    } else {
      return nil
    }
  }

  /// All words in alphabetical order. `slider-1` to `slider-99` and single characters are also
  /// valid.
  package static let allWords = words.keys.sorted()

  private static let words: [String: EvdevBinding] = [
    "increment": .command(.adjust(.increment)), "decrement": .command(.adjust(.decrement)),
    "page-up": .command(.adjust(.pageUp)), "page-down": .command(.adjust(.pageDown)),
    "minimum": .command(.adjust(.minimum)), "maximum": .command(.adjust(.maximum)),
    "say": .command(.sayValue), "say-everything": .command(.sayEverything),
    "restore": .command(.restore), "default": .command(.adjust(.default)),
    "next": .command(.moveFocus(.next)), "previous": .command(.moveFocus(.previous)),
    "first": .command(.moveFocus(.first)), "last": .command(.moveFocus(.last)),
    "quit": .command(.custom("quit")),
    "step": .step,
    "left": .key(.left), "right": .key(.right), "tab": .key(.tab),
    "say-keys": .command(.sayKeys),
    "rate": turn("faster", "slower"), "volume": turn("louder", "softer"),
    "pitch": turn("higher", "lower"), "verbosity": turn("more-talkative", "less-talkative"),
  ]
  .merging(voiceCommands.map { ($0, .command(.custom($0))) }) { first, _ in first }

  private static let voiceCommands = [
    "slower", "faster", "softer", "louder", "lower", "higher", "less-talkative", "more-talkative",
    "reset-voice",
  ]

  private static func turn(_ up: String, _ down: String) -> EvdevBinding {
    .turn(up: .custom(up), down: .custom(down))
  }

  /// Whether only a wheel or knob can have the function.
  var isOfWheel: Bool {
    switch self {
    case .step, .turn: true
    case .key, .command: false
    }
  }
}

/// An error in a binding.
public struct EvdevBindingError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// There is no key or wheel with this name.
    case unknownName(String)
    /// The word isn't a function that a key or wheel can have.
    case unknownWord(String, of: String)
    /// A wheel was bound to what only a key can do, or a key to what only a wheel can do.
    case mismatch(String, of: String, isWheel: Bool)
    /// Two names with a plus sign between them aren't those of a key and a wheel.
    case noChord(String)
  }

  package let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  /// A description of the error, with a suggestion.
  public var description: String {
    switch reason {
    case .unknownName(let name):
      let advice =
        EvdevCode.suggestion(for: name).map { "did you mean \($0)?" }
        ?? "use a name from linux/input-event-codes.h that begins with KEY_, BTN_ or REL_"
      return "unknown key, button or wheel \"\(SpokenText.cleaned(name))\"; \(advice)"
    case .unknownWord(let word, let name):
      let advice =
        word.lowercased().nearest(of: EvdevBinding.allWords).map { "did you mean \"\($0)\"?" }
        ?? "use \(EvdevBinding.allWords.joined(separator: ", ")), slider-1, or a single character"
      return "\(name): unknown action \"\(SpokenText.cleaned(word))\"; \(advice)"
    case .mismatch(_, let name, isWheel: true):
      return "\(name): a wheel or knob turns both ways; use \"step\", or for the voice \"rate\", "
        + "\"volume\", \"pitch\" or \"verbosity\""
    case .mismatch(let word, let name, isWheel: false):
      // The action for a key that is like the one of a wheel.
      let action =
        if case .turn(.custom(let command), _) = EvdevBinding(word: word) { command } else {
          "increment"
        }
      return "\(name): only a wheel or knob can have the action \"\(word)\"; use \"\(action)\" "
        + "for a key"
    case .noChord(let name):
      return
        "\(SpokenText.cleaned(name)): expected a key or button, a plus sign, and the wheel or knob "
        + "that is turned while it is held, such as BTN_LEFT+REL_DIAL"
    }
  }
}
