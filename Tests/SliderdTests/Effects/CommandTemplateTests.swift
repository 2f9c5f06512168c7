// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import sliderd

@Suite struct CommandTemplateTests {
  private func large() throws -> Slider {
    let stops = try Stops(names: ["Small", "Very large"])
    return Slider(stops: stops, index: 1, presentation: SliderPresentation(id: "size"))
  }

  @Test func `placeholders are filled in and never split a word`() throws {
    let template = try CommandTemplate(
      "set --to={value} {index}/{count} {name} '{id} x' {{{name}}}"
    )
    let expected = ["set", "--to=2", "1/2", "Very large", "size x", "{Very large}"]
    #expect(template.command(for: try large()).words == expected)
    #expect(template.program == "set")
  }

  @Test func `a name that looks like a command is a plain word`() throws {
    let stops = try Stops(names: ["a", "; rm -rf / $(b) `c` {value} 'd"])
    let slider = Slider(stops: stops, index: 1)
    let command = try CommandTemplate("say {name}").command(for: slider)
    #expect(command.words == ["say", "; rm -rf / $(b) `c` {value} 'd"])
  }

  @Test func `a stop without a name uses its value as its name`() throws {
    let slider = Slider(
      stops: try Stops(values: [DecimalNumber("0.5"), DecimalNumber("1.25")].compactMap(\.self))
    )
    let command = try CommandTemplate("x {name} {value}").command(for: slider)
    #expect(command.words == ["x", "1.25", "1.25"])
  }

  @Test(arguments: [
    ("a b  c", ["a", "b", "c"]),
    ("a 'b  c' \"d e\"", ["a", "b  c", "d e"]),
    (#"a\ b "c\"d\\e\n" 'f\'"#, ["a b", #"c"d\e\n"#, #"f\"#]),
    ("a '' b\"\"c", ["a", "", "bc"]),
    ("ä\t☂\n\\$HOME \\* a#b", ["ä", "☂", "$HOME", "*", "a#b"]),
    ("sh -c 'x > ~/y; $HOME' \"$X\"", ["sh", "-c", "x > ~/y; $HOME", "$X"]),
    (
      "curl 'a?b=1&c=2' ${value} a$ 5$ a~ \"b>c;#*\"",
      ["curl", "a?b=1&c=2", "${value}", "a$", "5$", "a~", "b>c;#*"]
    ),
    ("", []),
  ])
  func `words are split as in a shell`(text: String, words: [String]) throws {
    #expect(try CommandTemplate.words(in: text) == words)
  }

  @Test(arguments: [
    ("a b > c", ">"), ("a >>c", ">"), ("a 2>c", ">"), ("a < c", "<"), ("a | b", "|"),
    ("a && b", "&"),
    ("a ; b", ";"), ("a $HOME/b", "$"), ("a b=$(c)", "$"), ("a `b`", "`"), ("~/bin/a", "~"),
    ("cd ~", "~"),
    ("a 5%; b", ";"), ("a| b", "|"), ("a&", "&"), ("touch a; touch b", ";"), ("a b;c", ";"),
    ("a;", ";"),
    ("ls *.toml", "*"), ("ls a?.toml", "?"), ("echo a # c", "#"), ("#a", "#"), ("a b>c", ">"),
    ("a b|c", "|"), ("curl a?b=1&c=2", "?"), ("curl a/b&c", "&"),
  ])
  func `what only a shell understands is refused`(text: String, sign: String) {
    #expect(throws: CommandError.shellSign(sign)) { try CommandTemplate.words(in: text) }
  }

  @Test(arguments: [
    ("", CommandError.empty), ("  ", .empty), ("''", .empty),
    ("a 'b", .openQuote("'")), ("a \"b", .openQuote("\"")),
    ("a {vlaue}", .unknownPlaceholder("vlaue")), ("a {}", .unknownPlaceholder("")),
    ("a {value", .openBrace("{value")), ("a b}", .openBrace("b}")),
    ("{name} a", .movableProgram("{name}")), ("a \0", .zeroByte),
  ])
  func `mistakes in a template are reported`(text: String, error: CommandError) {
    #expect(throws: error) { try CommandTemplate(text) }
    #expect(!error.description.isEmpty)
  }
}

extension CommandTemplate {
  /// Parses a command from one text, whose words are separated as in a shell.
  init(_ text: String) throws(CommandError) { try self.init(words: Self.words(in: text)) }
}
