// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import TestValues
import Testing

@testable import sliderd

@Suite struct RenderTests {
  @Test(arguments: ["0x9", "320", "", "x", "320x44x2", "-1x5", "+3x5", "10001x1", "3.5x4", "٣x٤"])
  func `an invalid size is refused with the rule`(size: String) throws {
    #expect(PictureSize(size) == nil)
    let result = CommandRun("render", "--steps", "5", "--size", size)
    #expect(result.status == 64 && result.output.isEmpty)
    let problem = size.isEmpty ? "the value is empty; expected" : "\"\(size)\" is not"
    #expect(
      result.errors == """
        sliderd: --size: \(problem) WIDTHxHEIGHT in points, 1 to 10000 each, such as 320x44

        """
    )
  }

  @Test(arguments: ["light", "dark", "contrast"])
  func `a picture has the requested size, focus and frames`(theme: String) throws {
    let arguments = ["render", "--names", "Small,Large", "--size", "320x80"]
    let plain = try SVGContents(CommandRun(arguments).output)
    #expect(plain.elements.first?.attributes["viewBox"] == "0 0 320 80")
    #expect(plain.texts.suffix(3) == ["Small", "Large", "Large"])
    let flags = ["--theme", theme, "--focus", "--frames"]
    let picture = try SVGContents(CommandRun(arguments + flags).output)
    let lines = picture.elements.filter { $0.name == "rect" && $0.attributes["stroke"] != nil }
    #expect(lines.count == 6)
    #expect(lines.filter { $0.attributes["stroke-dasharray"] != nil }.count == 4)
  }

  @Test func `words and numbers are in the requested language`() throws {
    let stops = ["--from", "0", "--to", "2000", "--by", "1000", "--label", "Größe"]
    let result = CommandRun(["render", "--language", "de", "--size", "600x80"] + stops)
    #expect(result.status == 0, "\(result.errors)")
    let texts = try SVGContents(result.output).texts
    #expect(texts.first == "Größe, horizontaler Schieberegler, 1.000, Minimum 0, Maximum 2.000.")
    #expect(texts.dropFirst() == ["0", "1.000", "2.000", "Größe", "1.000"])
  }

  @Test(arguments: [
    ["render", "--steps", "5", "--rate", "200"], ["--voice", "de", "render", "--steps", "5"],
    ["render", "--steps", "5", "--output", "json"], ["voices", "--steps", "5"],
  ])
  func `flags that a subcommand doesn't use are refused`(arguments: [String]) throws {
    let result = CommandRun(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("sliderd: unknown option --"))
  }
}
