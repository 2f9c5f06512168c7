// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Keys typed one tenth of a second apart, and what is heard.
struct Typed: Sendable, CustomTestStringConvertible {
  let stops: Choice
  /// Digits, points and letters. A space is a pause, `<` is Backspace, `^` is Escape, `|` is Enter
  /// and `>` is Right.
  let keys: String
  let heard: [String]

  var testDescription: String { "\(stops): \(keys)" }

  enum Choice {
    case five, fifty, percent, halves, fromTen, modes

    func slider() throws -> Slider {
      switch self {
      case .five: Slider(stops: try Stops(count: 5))
      case .fifty: Slider(stops: try Stops(count: 50))
      case .percent: Slider(try Stops(from: 0, to: 100, by: 5), label: nil, unit: .percent)
      case .halves: Slider(stops: try Stops(from: 0, to: 10, by: 0.5))
      case .fromTen: Slider(stops: try Stops(from: 10, to: 20, by: 1))
      case .modes:
        Slider(stops: try Stops(names: ["Eco mode", "Écran", "Ecstasy", "Größe", "Ilık", "Zen"]))
      }
    }
  }

  init(_ stops: Choice, _ keys: String, _ heard: String...) {
    (self.stops, self.keys, self.heard) = (stops, keys, heard)
  }
}

extension Slider {
  fileprivate init(_ stops: Stops, label: String?, unit: ValueUnit) {
    self.init(stops: stops, presentation: Presentation(label: label, unit: unit))
  }
}

/// A control with a clock.
struct Typist {
  var control: SliderControl
  private(set) var time = Duration.zero

  init(_ slider: Slider) { control = SliderControl(slider) }

  /// Presses the keys and returns the responses. At a pause, the loop of a program settles the number.
  mutating func type(_ keys: String) -> [SliderResponse] {
    keys.map { key in
      time += key == " " ? .seconds(2) : .milliseconds(100)
      return key == " " ? control.settle(at: time) : control.press(Self.key(key), at: time)
    }
  }

  private static func key(_ character: Character) -> Key {
    switch character {
    case "<": .backspace
    case "^": .escape
    case "|": .enter
    case ">": .right
    default: .character(character)
    }
  }
}

@Suite struct TypingTests {
  static let numbers = [
    Typed(.five, "4", "4 of 5"),
    Typed(.five, "12", "1 of 5, minimum", "2 of 5"),
    Typed(.five, "9", "No stop 9; 1 to 5.", "3 of 5"),
    Typed(.fifty, "4 ", "4", "4 of 50"),
    Typed(.fifty, "42", "4", "42 of 50"),
    Typed(.fifty, "4|2", "4", "4 of 50", "2"),
    Typed(.fifty, "0|", "0", "No stop 0; 1 to 50.", "26 of 50"),
    Typed(.fifty, "6", "6 of 50"),
    Typed(.fifty, "67", "6 of 50", "No stop 67; 1 to 50.", "6 of 50"),
    Typed(.fifty, "150", "1", "15 of 50", "No stop 150; 1 to 50.", "15 of 50"),
    Typed(.fifty, "6 7", "6 of 50", "7 of 50"),
    Typed(.fifty, "1.5", "1", "1 point", "No stop 1.5; 1 to 50.", "26 of 50"),
    Typed(.percent, "40", "4", "40 percent"),
    Typed(.percent, "5 ", "5", "5 percent"),
    Typed(.percent, "10|", "1", "10", "10 percent"),
    Typed(.percent, "100", "1", "10", "100 percent, maximum"),
    Typed(.percent, "150", "1", "15 percent", "No stop 150; 0 to 100.", "15 percent"),
    Typed(.percent, "50", "5", "50 percent"),
    Typed(.halves, "7.5", "7", "7 point", "7.5"),
    Typed(.halves, "7 ", "7", "7"),
    Typed(.halves, ".5", "point", "0.5"),
    Typed(.halves, ". ", "point", "5"),
    Typed(.halves, "10", "1", "10, maximum"),
    Typed(.fromTen, "3", "No stop 3; 10 to 20.", "15"),
    Typed(.fromTen, "25", "2", "No stop 25; 10 to 20.", "15"),
    Typed(.percent, "105", "1", "10", "No stop 105; 0 to 100.", "50 percent"),
  ]

  static let corrections = [
    Typed(.fifty, "4^", "4", "26 of 50"),
    Typed(.fifty, "4^ ", "4", "26 of 50"),
    Typed(.fifty, "4< ", "4", "blank", "26 of 50"),
    Typed(.fifty, "4<23", "4", "blank", "26 of 50", "2", "23 of 50"),
    Typed(.fifty, "<", "blank", "26 of 50"),
    Typed(.fifty, "42<", "4", "42 of 50", "blank", "42 of 50"),
    Typed(.halves, "1.<<7|", "1", "1 point", "1", "blank", "5", "7", "7"),
    Typed(.fifty, "4> ", "4", "27 of 50"),
    Typed(.fifty, ">>4^^", "27 of 50", "28 of 50", "4", "28 of 50", "26 of 50"),
  ]

  @Test(arguments: numbers)
  func `a number is echoed, and moves the thumb when it can be no other`(typed: Typed) throws {
    try expect(typed)
  }

  @Test(arguments: corrections)
  func `Escape, Backspace and keys that move correct a number`(typed: Typed) throws {
    try expect(typed)
  }

  @Test(arguments: [
    Typed(.modes, "z", "Zen, 6 of 6, maximum"),
    Typed(.modes, "É", "Eco mode, 1 of 6, minimum"),
    Typed(
      .modes,
      "gross",
      "Größe, 4 of 6",
      "Größe, 4 of 6",
      "Größe, 4 of 6",
      "Größe, 4 of 6",
      "Größe, 4 of 6"
    ),
    Typed(.modes, "ecr", "Eco mode, 1 of 6, minimum", "Eco mode, 1 of 6", "Écran, 2 of 6"),
    Typed(.modes, "eee", "Eco mode, 1 of 6, minimum", "Écran, 2 of 6", "Ecstasy, 3 of 6"),
    Typed(
      .modes,
      "e e e e",
      "Eco mode, 1 of 6, minimum",
      "Écran, 2 of 6",
      "Ecstasy, 3 of 6",
      "Eco mode, 1 of 6, minimum"
    ),
    Typed(.modes, "i", "Ilık, 5 of 6"),
    Typed(.modes, "İ", "Ilık, 5 of 6"),
    Typed(.modes, "x", "No name with X.", "Größe, 4 of 6"),
    Typed(.modes, "xe", "No name with X.", "Größe, 4 of 6", "Eco mode, 1 of 6, minimum"),
    Typed(
      .modes,
      "xx",
      "No name with X.",
      "Größe, 4 of 6",
      "No name with X.",
      "Größe, 4 of 6"
    ),
    Typed(
      .modes,
      "zue",
      "Zen, 6 of 6, maximum",
      "No name with Zu.",
      "Zen, 6 of 6",
      "No name with Zue.",
      "Zen, 6 of 6"
    ),
    Typed(.modes, "zu", "Zen, 6 of 6, maximum", "No name with Zu.", "Zen, 6 of 6"),
    Typed(.modes, "zu z", "Zen, 6 of 6, maximum", "No name with Zu.", "Zen, 6 of 6", "Zen, 6 of 6"),
    Typed(
      .modes,
      "z>e",
      "Zen, 6 of 6, maximum",
      "Zen, 6 of 6, maximum",
      "Eco mode, 1 of 6, minimum"
    ),
    Typed(.five, "z"),
    Typed(.fifty, "4z2", "4", "42 of 50"),
  ])
  func `letters find names as in a list box`(typed: Typed) throws { try expect(typed) }

  private func expect(_ typed: Typed) throws {
    var typist = Typist(try typed.stops.slider())
    _ = typist.control.takeFocus()
    let responses = typist.type(typed.keys)
    #expect(responses.flatMap { $0.words.map(\.text) } == typed.heard)
  }

  @Test func `the number stays open until it is settled, and nothing settles earlier`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 50)))
    _ = control.press(.character("1"), at: .seconds(3))
    #expect(control.deadline == .seconds(4))
    #expect(control.settle(at: .seconds(3.9)) == SliderResponse())
    // A program that was busy sees the key before the deadline.
    #expect(control.press(.character("2"), at: .seconds(4.1)).change?.to == 11)
    #expect(control.deadline == nil && control.settle() == SliderResponse())
    _ = control.press(.character("3"), at: .seconds(9))
    #expect(control.settle().change?.to == 2)
  }

  @Test func `a slider that can't be changed echoes nothing`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 50), availability: .disabled))
    for key in [Key.character("4"), .character("."), .backspace] {
      #expect(control.press(key, at: .zero).words.map(\.text) == ["26 of 50, dimmed"])
    }
    #expect(control.deadline == nil)
  }

  @Test func `Escape that discards a number leaves the other thumb where it is`() throws {
    let track = SharedTrack(meeting: .push)
    var panel = SliderPanel(
      try [("low", 10), ("high", 40)].map { id, index in
        let presentation = Presentation(id: id, track: track)
        return SliderControl(
          Slider(stops: try Stops(count: 50), index: index, presentation: presentation)
        )
      }
    )
    _ = panel.takeFocus()
    _ = panel.press(.end)
    #expect(panel.sliders.map(\.index) == [49, 49])
    _ = panel.press(.character("4"), at: .zero)
    #expect(panel.press(.escape, at: .zero).pushed.isEmpty)
    #expect(panel.sliders.map(\.index) == [49, 49])
  }

  @Test(arguments: inEachLanguage)
  func `what is typed is answered in each language`(tag: String, heard: [String]) throws {
    let phrases = SliderPhrases(language: try #require(Language(tag: tag)))
    var numbers = SliderControl(Slider(stops: try Stops(count: 5)), phrases: phrases)
    var names = SliderControl(Slider(stops: try Stops(names: ["A"])), phrases: phrases)
    let words = [
      numbers.press(.character("9"), at: .zero), names.press(.character("z"), at: .zero),
      numbers.press(.backspace, at: .zero), numbers.press(.character("."), at: .zero),
    ]
    #expect(words.compactMap { $0.words.first?.text } == heard)
  }

  @Test func `each language answers what is typed`() {
    #expect(Self.inEachLanguage.map(\.0).sorted() == Language.all.map(\.tag).sorted())
  }

  static let inEachLanguage = [
    ("en", ["No stop 9; 1 to 5.", "No name with Z.", "blank", "point"]),
    ("de", ["Keine Stufe 9; 1 bis 5.", "Kein Name mit Z.", "leer", "Komma"]),
    ("fr", ["Pas de position 9 ; de 1 à 5.", "Aucun nom en Z.", "vide", "virgule"]),
    ("es", ["No hay posición 9; de 1 a 5.", "Ningún nombre con Z.", "vacío", "coma"]),
    ("it", ["Nessuna posizione 9; da 1 a 5.", "Nessun nome con Z.", "vuoto", "virgola"]),
    ("pt", ["Não há posição 9; de 1 a 5.", "Nenhum nome com Z.", "vazio", "vírgula"]),
    ("nl", ["Geen stap 9; 1 tot en met 5.", "Geen naam met Z.", "leeg", "komma"]),
    ("sv", ["Inget steg 9; 1 till 5.", "Inget namn på Z.", "tomt", "komma"]),
    ("pl", ["Brak pozycji 9; od 1 do 5.", "Brak nazwy na Z.", "puste", "przecinek"]),
    ("tr", ["9 numaralı konum yok; 1 ile 5 arası.", "Z ile başlayan ad yok.", "boş", "virgül"]),
    (
      "hi",
      ["स्थान 9 नहीं है; 1 से 5 तक।", "Z से शुरू होने वाला कोई नाम नहीं।", "खाली", "दशमलव"]
    ),
    ("ar", ["لا يوجد موضع 9؛ من 1 إلى 5.", "لا يوجد اسم يبدأ بحرف Z.", "فارغ", "فاصلة"]),
  ]
}
