// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import TestValues
import Testing

/// The output of `sliderd inspect`.
@Suite struct InspectTests {
  struct Inspection: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let text: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., text: String) { (self.arguments, self.text) = (arguments, text) }
  }

  @Test(arguments: inspections)
  func `a slider is printed as a listener would hear it`(inspection: Inspection) async throws {
    let result = run(inspection.arguments)
    #expect(result.output == inspection.text)
    #expect(result.status == 0 && result.errors == "")
  }

  static let inspections = [
    Inspection(
      "--label",
      "Text size",
      "--names",
      "Small,Medium,Large",
      text: """
        1 element in reading order:
        Container identity sliderd:
          1. Text size, horizontal slider, Medium, 2 of 3. Use the arrow keys to adjust. Identity \
        slider. At 4, 0, size 312 by 44. Traits: adjustable. Actions: increment, decrement.

        No findings.

        """
    ),
    Inspection(
      "--steps",
      "5",
      "--size",
      "320x80",
      "--at",
      "-10,2000",
      "--screen",
      "1920x1080",
      text: """
        1 element in reading order:
        Container identity sliderd:
          1. Horizontal slider, 3 of 5. Use the arrow keys to adjust. Identity slider. At -6, 2028, \
        size 312 by 52. Traits: adjustable. Actions: increment, decrement.

        2 findings (2 errors):

        error missing-label, element 1: The slider with the identity "slider" has no label, so \
        listeners hear only its value.
          Place: slider with the identity "slider". At -6, 2028, size 312 by 52.
          Heard: Horizontal slider, 3 of 5.
          Why: Listeners can't know what it is for. WCAG 2.2, 4.1.2 Name, Role, Value.
          Remedy: Add a label that says what it is, does or sets, or hide it if it is decorative.

        error off-screen, element 1: The slider with the identity "slider" is outside every screen.
          Place: slider with the identity "slider". At -6, 2028, size 312 by 52.
          Heard: Horizontal slider, 3 of 5.
          Why: Listeners hear of it, but nobody can see or press all of it. WCAG 2.2, 2.4.7 Focus \
        Visible.
          Remedy: Give its container the transform to screen coordinates, with a clip where it is \
        scrolled out of view.

        """
    ),
    Inspection(
      "--label",
      "Größe",
      "--names",
      "Klein,Groß",
      "--language",
      "de",
      "--disabled",
      "--orientation",
      "vertical",
      "--direction",
      "rtl",
      "--size",
      "80x320",
      text: """
        1 element in reading order:
        Container identity sliderd:
          1. Größe, vertikaler Schieberegler, Groß, 2 von 2, abgeblendet. Identity slider. At 0, 24, \
        size 80 by 292. Traits: adjustable, notEnabled. Actions: increment, decrement.

        No findings.

        """
    ),
    Inspection(
      "--label",
      "Volume slider",
      "--values",
      "1",
      "--read-only",
      "--hint",
      "Tap me",
      text: """
        1 element in reading order:
        Container identity sliderd:
          1. Volume slider, horizontal slider, 1, read only. Identity slider. \
        At 4, 0, size 312 by 44. Traits: readOnly. Actions: none.

        1 finding (1 warning):

        warning gesture-in-hint, element 1: The slider "Volume slider" has a hint that describes a \
        gesture.
          Place: slider "Volume slider". At 4, 0, size 312 by 44.
          Heard: Volume slider, horizontal slider, 1, read only.
          Why: Listeners use keys or gestures of their own, so it misleads them. WCAG 2.2, 3.3.2 \
        Labels or Instructions.
          Remedy: Describe the result, not the gesture; listeners use their own keys and gestures.

        """
    ),
  ]

  @Test func `each thumb has the limits that the other leaves`() {
    let range = ["--from", "0", "--to", "100", "--by", "10", "--thumbs", "2", "--value", "20,60"]
    let text = run(["--label", "Price"] + range).output
    #expect(text.contains("Price, from, horizontal slider, 20, minimum 0, maximum 60."))
    #expect(text.contains("Price, to, horizontal slider, 60, minimum 20, maximum 100."))
  }

  @Test func `with --strict, findings cause exit code 1 after everything is printed`() async throws
  {
    for format in ["text", "json", "svg"] {
      let result = run(["--steps", "5", "--strict", "--format", format])
      #expect(result.status == 1 && result.errors == "sliderd: 1 finding (1 error)\n")
      #expect(result.output.contains("missing-label"))
    }
    let clean = run(["--steps", "5", "--strict", "--label", "Text size"])
    #expect(clean.status == 0 && clean.errors == "")
  }

  @Test func `JSON contains the focus, the screens and the tree`() async throws {
    let flags = ["--format", "json", "--at", "7,8", "--screen", "800x600", "--focus"]
    let result = run(
      flags + ["--from", "0", "--to", "10", "--label", "\"Größe\\\n\u{1}"]
    )
    let data = Data(result.output.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["focus"] as? String == "slider")
    #expect(object["findings"] as? [String] == [])
    let screens = try #require(object["screens"] as? [[String: Double]])
    #expect(screens == [["x": 0, "y": 0, "width": 800, "height": 600]])
    let tree = try #require(object["tree"] as? [String: Any])
    let element = try #require((tree["children"] as? [[String: Any]])?.first)
    #expect(element["label"] as? String == "\"Größe\\\n\u{1}")
    #expect(
      element["words"] as? String
        == "\"Größe\\, horizontal slider, 5, minimum 0, maximum 10."
    )
    #expect(
      element["frame"] as? [String: Double] == ["x": 11, "y": 8, "width": 312, "height": 44]
    )
    let range = try #require(element["range"] as? [String: Any])
    #expect(range["index"] as? Int == 5 && range["count"] as? Int == 11)
    #expect(range["maximum"] as? String == "10")
  }

  @Test func `SVG output is the slider's picture with the frame on top`() async throws {
    let flags = ["--names", "Small,Medium,Large", "--label", "Text size", "--size", "320x80"]
    let plain = run(flags, by: "render")
    let result = run(flags + ["--format", "svg", "--at", "100,50"])
    let (drawing, picture) = (try SVGContents(result.output), try SVGContents(plain.output))
    let words = "1. Text size, horizontal slider, Medium, 2 of 3."
    #expect(drawing.texts == [words] + picture.texts.dropFirst() + [words, "1"])
    let root = try #require(drawing.elements.first)
    #expect(root.attributes["viewBox"] == "82 32 356 116")
    let frame = try #require(drawing.elements.last { $0.attributes["fill"] == "none" })
    #expect(
      ["x", "y", "width", "height"].map { frame.attributes[$0] } == ["104", "74", "312", "52"]
    )
  }

  @Test(arguments: [
    (
      ["--at", "1"],
      #"--at: "1" is not X,Y as whole numbers from -100000 to 100000"#
    ),
    (["--at", "1,2,3"], #"--at: "1,2,3" is not X,Y"#),
    (["--at", "1,200000"], #"--at: "1,200000" is not X,Y"#),
    (["--at", ""], #"--at: the value is empty; expected X,Y"#),
    (
      ["--screen", "0x5"],
      #"--screen: "0x5" is not WIDTHxHEIGHT in points, 1 to 10000 each"#
    ),
    (["--size", "5"], #"--size: "5" is not WIDTHxHEIGHT"#),
    (["--format", "xml"], #"--format: "xml" is not one of text, json, svg"#),
    (["--language", "xx"], #"--language: "xx" is not one of these languages"#),
    (["--rate", "100"], "unknown option --rate; "),
    (["--live"], "--live: sliderd inspects only the slider that the options define"),
    (["--application=gedit"], "to inspect a running program, use \"accessibility-inspector NAME\""),
    (["--names", "A"], "--steps and --names: use only one of them to define the stops"),
  ])
  func `a mistake in a flag is reported`(flags: [String], message: String) async throws {
    let result = run(["--steps", "5"] + flags)
    #expect(result.errors.hasPrefix("sliderd: ") && result.errors.contains(message))
    #expect(result.status == 64 && result.output == "")
  }

  private func run(_ arguments: [String], by subcommand: String = "inspect") -> CommandRun {
    CommandRun([subcommand] + arguments)
  }
}
