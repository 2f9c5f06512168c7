// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// The words about what is typed.
@Suite struct TypingWordsTests {
  @Test(arguments: inEachLanguage)
  func `what is typed is answered in each language`(tag: String, heard: [String]) throws {
    let phrases = SliderPhrases(language: try #require(SpokenLanguage(tag: tag)))
    var numbers = SliderControl(Slider(stops: try Stops(count: 5)), phrases: phrases)
    var names = SliderControl(Slider(stops: try Stops(names: ["A", "B"])), phrases: phrases)
    let words = [
      numbers.press(.character("9"), at: .zero), names.press(.character("z"), at: .zero),
      numbers.press(.backspace, at: .zero), numbers.press(.character("."), at: .zero),
    ]
    #expect(words.compactMap { $0.words.first?.text } == heard)
  }

  @Test func `a colon is spoken as the last sign, in each language`() throws {
    let colons = [
      "en": "colon", "de": "Doppelpunkt", "fr": "deux-points", "es": "dos puntos",
      "it": "due punti", "pt": "dois pontos", "nl": "dubbelepunt", "sv": "kolon", "da": "kolon",
      "pl": "dwukropek", "tr": "iki nokta", "hi": "कोलन", "ar": "نقطتان",
    ]
    for language in SpokenLanguage.all {
      let seconds = Slider(
        stops: try Stops(from: 0, to: 600, by: 10),
        presentation: SliderPresentation(unit: .seconds)
      )
      var control = SliderControl(seconds, phrases: SliderPhrases(language: language))
      _ = control.press(.character("2"), at: .zero)
      let heard = control.press(.character(":"), at: .zero).words.map(\.text)
      #expect(heard == ["2 \(try #require(colons[language.tag]))"])
    }
  }

  @Test func `a mark that is typed on a digit makes it no number`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 50)))
    _ = control.press(.character("4"), at: .zero)
    let response = control.press(.character("\u{301}"), at: .zero)
    #expect(response.words.first?.text == "No stop 4\u{301}; 1 to 50.")
  }

  @Test func `each language answers what is typed`() {
    #expect(Self.inEachLanguage.map(\.0).sorted() == SpokenLanguage.all.map(\.tag).sorted())
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
    ("da", ["Intet trin 9; 1 til 5.", "Intet navn med Z.", "tom", "komma"]),
    ("pl", ["Brak pozycji 9; od 1 do 5.", "Brak nazwy na Z.", "puste", "przecinek"]),
    ("tr", ["9 numaralı konum yok; 1 ile 5 arası.", "Z ile başlayan ad yok.", "boş", "virgül"]),
    (
      "hi",
      ["स्थान 9 नहीं है; 1 से 5 तक।", "Z से शुरू होने वाला कोई नाम नहीं।", "खाली", "दशमलव"]
    ),
    ("ar", ["لا يوجد موضع 9؛ من 1 إلى 5.", "لا يوجد اسم يبدأ بحرف Z.", "فارغ", "فاصلة"]),
  ]
}
