// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// The words for stops that can't be chosen.
@Suite struct UnavailableWordTests {
  /// What is heard at a step past 2, 5 and 12 unavailable stops, and at a start on one.
  static let inEachLanguage = [
    ("en", ["2 stops unavailable", "5 stops unavailable", "12 stops unavailable", "unavailable"]),
    (
      "de",
      [
        "2 Stufen nicht verfügbar", "5 Stufen nicht verfügbar", "12 Stufen nicht verfügbar",
        "nicht verfügbar",
      ]
    ),
    (
      "fr",
      [
        "2 positions indisponibles", "5 positions indisponibles", "12 positions indisponibles",
        "indisponible",
      ]
    ),
    (
      "es",
      [
        "2 posiciones no disponibles", "5 posiciones no disponibles",
        "12 posiciones no disponibles",
        "no disponible",
      ]
    ),
    (
      "it",
      [
        "2 posizioni non disponibili", "5 posizioni non disponibili",
        "12 posizioni non disponibili",
        "non disponibile",
      ]
    ),
    (
      "pt",
      [
        "2 posições indisponíveis", "5 posições indisponíveis", "12 posições indisponíveis",
        "indisponível",
      ]
    ),
    (
      "nl",
      [
        "2 stappen niet beschikbaar", "5 stappen niet beschikbaar", "12 stappen niet beschikbaar",
        "niet beschikbaar",
      ]
    ),
    (
      "sv",
      [
        "2 steg inte tillgängliga", "5 steg inte tillgängliga", "12 steg inte tillgängliga",
        "inte tillgängligt",
      ]
    ),
    (
      "da",
      [
        "2 trin ikke tilgængelige", "5 trin ikke tilgængelige", "12 trin ikke tilgængelige",
        "ikke tilgængeligt",
      ]
    ),
    (
      "pl",
      [
        "2 pozycje niedostępne", "5 pozycji niedostępnych", "12 pozycji niedostępnych",
        "niedostępne",
      ]
    ),
    (
      "tr",
      [
        "2 konum kullanılamıyor", "5 konum kullanılamıyor", "12 konum kullanılamıyor",
        "kullanılamıyor",
      ]
    ),
    (
      "hi", ["2 स्थान उपलब्ध नहीं", "5 स्थान उपलब्ध नहीं", "12 स्थान उपलब्ध नहीं", "उपलब्ध नहीं"]
    ),
    (
      "ar",
      [
        "موضعان غير متاحين", "5 مواضع غير متاحة", "12 موضعًا غير متاح", "غير متاح",
      ]
    ),
  ]

  @Test(arguments: inEachLanguage)
  func `a number of stops can't be heard as a stop`(tag: String, heard: [String]) throws {
    let phrases = SliderPhrases(language: try #require(SpokenLanguage(tag: tag)))
    for (count, words) in zip([2, 5, 12], heard) {
      var slider = Slider(stops: try Stops(from: 0, to: 20, by: 1), index: 1)
      slider.setReach(ReachableStops(limits: 0...20, unavailable: [2...1 + count]))
      var control = SliderControl(slider, phrases: phrases)
      #expect(control.press(.right).words.map(\.text) == ["\(2 + count), \(words)"])
    }
  }

  @Test(arguments: inEachLanguage)
  func `a start at a stop that can't be chosen is said`(tag: String, heard: [String]) throws {
    let phrases = SliderPhrases(language: try #require(SpokenLanguage(tag: tag)))
    let words = try #require(heard.last)
    let names = ["A", "B", "C", "D", "E", "F"]
    for stops in [try Stops(from: 0, to: 5, by: 1), try Stops(count: 6), try Stops(names: names)] {
      let plain = SliderPhrases(language: phrases.elements.language)
        .valueText(of: Slider(stops: stops, index: 5))
      var slider = Slider(stops: stops, index: 5)
      slider.setReach(ReachableStops(limits: 0...5, unavailable: [0...0, 4...5]))
      var control = SliderControl(slider, phrases: phrases)
      #expect(control.takeFocus().words[0].text.contains("\(plain), \(words)"))
      #expect(control.press(.space).words.map(\.text) == ["\(plain), \(words)"])
      #expect(
        control.element(in: SliderLayout(of: control.slider, in: .zero)).value
          == "\(plain), \(words)"
      )
      #expect(control.press(.left).words.allSatisfy { !$0.text.contains("\(plain), \(words)") })
    }
  }

  @Test func `each language has words for stops that can't be chosen`() {
    #expect(Self.inEachLanguage.map(\.0).sorted() == SpokenLanguage.all.map(\.tag).sorted())
  }

  @Test(arguments: [1, 2, 3])
  func `where one stop is left, each thumb says so at each key`(count: Int) throws {
    for unavailable in [[0...4], [0...2, 4...5], [1...5]] {
      let reach = ReachableStops(limits: 0...5, unavailable: unavailable)
      var panel = SliderPanel(
        try (0..<count).map { index in
          let presentation = SliderPresentation(
            id: "\(index)",
            label: "\(index)",
            sharedTrack: SharedTrack()
          )
          var slider = Slider(stops: try Stops(from: 0, to: 5, by: 1), presentation: presentation)
          slider.setReach(reach)
          let only = slider.adjust(.maximum, cause: .program)?.newIndex ?? slider.index
          return SliderControl(slider.placed(at: .stop(only)))
        }
      )
      _ = panel.takeFocus()
      for _ in 0..<count {
        for key in [SliderKey.left, .right, .home, .end, .pageDown] {
          let words = panel.press(key).words.map(\.text)
          #expect(words == ["\(panel.sliders[0].index), only stop"])
        }
        _ = panel.press(.tab)
      }
    }
  }
}
