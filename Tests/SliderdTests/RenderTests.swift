// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import TestBench
import Testing

@testable import sliderd

@Suite(.timeLimit(.minutes(2))) struct RenderTests {
  @Test(arguments: PictureTheme.allCases, [1, 2, 5, 7, 21, 200])
  func `a picture is well-formed and lies within its view box`(
    theme: PictureTheme,
    count: Int
  ) throws {
    for text in ["320x44", "320x80", "200x44", "600x60", "44x320", "44x30"] {
      let size = try #require(PictureSize(text))
      for presentation in Self.presentations {
        let slider = Slider(stops: try Stops(count: count), presentation: presentation)
        let picture = SliderPicture(
          of: slider,
          size: size,
          theme: theme,
          extras: [.focus, .frames]
        )
        let drawing = try Drawing(picture.svg)
        #expect(drawing.isInside(width: size.width, height: size.height), "\(text) \(presentation)")
      }
    }
  }

  @Test func `of the frames, the solid one is what screen readers are told`() throws {
    for presentation in Self.presentations {
      let slider = Slider(stops: try Stops(count: 5), presentation: presentation)
      let size = try #require(PictureSize("320x80"))
      let picture = SliderPicture(of: slider, size: size, extras: .frames)
      let element = slider.accessibilityElement(phrases: SliderPhrases(), in: picture.plan.layout)
      let solid = try Drawing(picture.svg).elements.filter {
        $0.attributes["fill"] == "none" && $0.attributes["stroke-dasharray"] == nil
      }
      let inside = element.frame.outset(by: -1)
      #expect(
        solid.map { line in ["x", "y", "width", "height"].map { line.attributes[$0] } } == [
          [inside.minX, inside.minY, inside.size.width, inside.size.height].map(\.shortText)
        ]
      )
    }
  }

  @Test(arguments: LayoutDirection.allCases, ["200x200", "120x320", "60x200", "40x100"])
  func `an upright track stays where it is as another stop is chosen`(
    direction: LayoutDirection,
    size: String
  ) throws {
    let size = try #require(PictureSize(size))
    let presentation = Presentation(
      unit: .percent,
      orientation: .vertical,
      direction: direction
    )
    let names = ["Tiny", "Small", "A very long name"] + "BCDEFGHIJKLM".map { "\($0)" }
    for stops in [
      try Stops(names: names),
      try Stops(values: [0, 25, 100]),
    ] {
      let tracks = stops.indices.map { index in
        let slider = Slider(stops: stops, index: index, presentation: presentation)
        return SliderPicture(of: slider, size: size).plan.layout.track
      }
      #expect(Set(tracks).count == 1)
    }
  }

  @Test(arguments: ["<b>&\"'</b>", "]]>", "<!--", "&#x0;", "a\u{0}\u{1B}\u{FFFE}b", "\u{202E}🙂"])
  func `any label is text`(label: String) throws {
    let slider = Slider(
      stops: try Stops(names: [label + "1", label + "2"]),
      presentation: Presentation(label: label)
    )
    let size = try #require(PictureSize("600x80"))
    let picture = SliderPicture(of: slider, size: size)
    let drawing = try Drawing(picture.svg)
    #expect(drawing.texts.first == SliderPhrases().entry(to: slider))
    #expect(drawing.texts.contains(SpokenText.cleaned(label + "1")))
  }

  @Test(arguments: 0..<5)
  func `the thumb is where the layout has it`(index: Int) throws {
    for presentation in Self.presentations {
      let slider = Slider(stops: try Stops(count: 5), index: index, presentation: presentation)
      let picture = SliderPicture(of: slider, size: try #require(PictureSize("320x80")))
      let disc = try #require(try Drawing(picture.svg).elements.last { $0.name == "circle" })
      let center = picture.plan.layout.thumb(at: index).center
      #expect(disc.attributes["cx"].flatMap(Double.init) == center.x)
      #expect(disc.attributes["cy"].flatMap(Double.init) == center.y)
    }
  }

  @Test(arguments: PictureTheme.allCases)
  func `each theme has the contrast that WCAG asks for`(theme: PictureTheme) {
    let colors = theme.colors
    let frames = [colors.frames.track, colors.frames.tick, colors.frames.thumb]
    for part in [colors.track, colors.fill, colors.focus, colors.bubble] + frames {
      #expect(contrast(part, colors.background) >= 3, "\(part)")
    }
    #expect(contrast(colors.fill, colors.track) >= 3)
    for ground in [colors.background, colors.track, colors.fill] {
      let thumb = max(contrast(colors.thumb, ground), contrast(colors.thumbEdge, ground))
      #expect(thumb >= 3, "the thumb on \(ground)")
    }
    for text in [colors.text, colors.chosenText] {
      #expect(contrast(text, colors.background) >= 4.5, "\(text)")
    }
    #expect(contrast(colors.bubbleText, colors.bubble) >= 4.5)
    #expect(contrast(colors.background, colors.frames.thumb) >= 4.5, "numbers of frames")
  }

  @Test(arguments: ["0x9", "320", "", "x", "320x44x2", "-1x5", "+3x5", "10001x1", "3.5x4", "٣x٤"])
  func `a bad size is named with the rule`(size: String) async throws {
    #expect(PictureSize(size) == nil)
    let command = Program.sliderd("render", "--steps", "5", "--size", size)
    let result = try await ChildProcess.run(command)
    #expect(result.status == .code(64) && result.output.isEmpty)
    #expect(
      result.errors == """
        sliderd: --size: "\(size)" is not WIDTHxHEIGHT with 1 to 10000 points each, such as 320x44

        """
    )
  }

  @Test func `words and numbers are in the language that was asked for`() async throws {
    var command = Program.sliderd("render", "--language", "de", "--size", "600x80")
    command.arguments += ["--from", "0", "--to", "2000", "--by", "1000", "--label", "Größe"]
    let result = try await ChildProcess.run(command)
    #expect(result.status == .code(0), "\(result.errors)")
    let texts = try Drawing(result.output).texts
    #expect(texts.first == "Größe, horizontaler Schieberegler, 1.000, Minimum 0, Maximum 2.000.")
    #expect(texts.dropFirst() == ["0", "1.000", "2.000", "1.000"])
  }

  @Test(arguments: [
    ["render", "--steps", "5", "--rate", "200"], ["--voice", "de", "render", "--steps", "5"],
    ["render", "--steps", "5", "--audio", "none"], ["voices", "--steps", "5"],
  ])
  func `flags that a subcommand has no use for are refused`(arguments: [String]) async throws {
    var command = Program.sliderd()
    command.arguments = arguments
    let result = try await ChildProcess.run(command)
    #expect(result.status == .code(64) && result.output.isEmpty)
    #expect(result.errors.hasPrefix("sliderd: Unknown option '--"))
  }

  @Test func `numbers are short`() {
    #expect(
      [0, -0.0, 12, 0.5, 1 / 3, -1e-9, 9999.9996].map(\.shortText)
        == ["0", "0", "12", "0.5", "0.333", "0", "10000"]
    )
  }

  private static let presentations = Orientation.allCases.flatMap { orientation in
    LayoutDirection.allCases.map { Presentation(orientation: orientation, direction: $0) }
  }

  /// The contrast of two colours (WCAG 2.2, "relative luminance" and "contrast ratio").
  private func contrast(_ color: String, _ other: String) -> Double {
    let (light, dark) = (luminance(color), luminance(other))
    return (max(light, dark) + 0.05) / (min(light, dark) + 0.05)
  }

  private func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift in
      let part = Double(number >> shift & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
