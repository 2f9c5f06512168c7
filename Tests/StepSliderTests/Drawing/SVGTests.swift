// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

@Suite struct SVGTests {
  private static let bounds = LayoutRect(x: 0, y: 0, width: 600, height: 80)
  private static let themes: [SliderTheme] = [.light, .dark, .contrast]

  @Test(arguments: ["<b>&\"'</b>", "]]>", "<!--", "&#x0;", "a\u{0}\u{1B}\u{FFFE}b", "\u{202E}🙂"])
  func `any label is escaped as text`(label: String) throws {
    let slider = Slider(
      stops: try Stops(names: [label + "1", label + "2"]),
      presentation: SliderPresentation(label: label)
    )
    let picture = try SVGContents(SliderDrawing(of: slider, in: Self.bounds).svg())
    #expect(picture.texts.first == SliderPhrases().entry(to: slider))
    #expect(picture.texts.contains(SpokenText.cleaned(label + "1")))
  }

  @Test(arguments: themes)
  func `a document has the size of its bounds and a description`(theme: SliderTheme) throws {
    let bounds = LayoutRect(x: -10, y: 20, width: 320, height: 44)
    let slider = Slider(stops: try Stops(count: 5))
    let drawing = SliderDrawing(of: slider, in: bounds, phrases: SliderPhrases(language: .german))
    let picture = try SVGContents(drawing.svg(theme: theme))
    let root = try #require(picture.elements.first)
    #expect(root.name == "svg" && root.attributes["viewBox"] == "-10 20 320 44")
    #expect(root.attributes["xml:lang"] == "de")
    #expect(picture.texts.first == "Horizontaler Schieberegler, 3 von 5.")
  }

  @Test func `several sliders can share one document`() throws {
    let slider = Slider(stops: try Stops(names: ["Small", "Large"]))
    let groups = Self.themes.enumerated().map { row, theme in
      let bounds = LayoutRect(x: 0, y: 80 * Double(row), width: 320, height: 80)
      return SliderDrawing(of: slider, in: bounds).svgGroup(theme: theme)
    }
    let picture = try SVGContents("<svg>\(groups.joined())</svg>")
    #expect(
      picture.texts == Array(repeating: ["Small", "Large", "Large"], count: 3).flatMap(\.self)
    )
    #expect(picture.elements.allSatisfy { $0.attributes["id"] == nil })
  }

  @Test func `colours without opacity are left out`() throws {
    let slider = Slider(stops: try Stops(count: 2))
    let drawing = SliderDrawing(of: slider, in: Self.bounds)
    var theme = SliderTheme.light
    theme[.fill] = 0x0000FF
    #expect(drawing.svg(theme: theme).contains("stroke=\"#0000FF\""))
    #expect(drawing.svg(theme: theme).contains("fill-opacity=\"0.04\""))
    theme[.shadow] = .clear
    #expect(!drawing.svg(theme: theme).contains("fill-opacity"))
  }

  @Test func `numbers have at most three decimals`() {
    #expect(
      [0, -0.0, 12, 0.5, 1 / 3, -1e-9, 9999.9996].map(\.shortText)
        == ["0", "0", "12", "0.5", "0.333", "0", "10000"]
    )
  }
}
