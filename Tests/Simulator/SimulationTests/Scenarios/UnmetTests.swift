// SPDX-License-Identifier: GPL-3.0-or-later

import Simulation
import Testing

/// Scenarios that expect something else than what happens.
@Suite struct UnmetTests {
  private static let start = """
    sliderd --steps 5 --label Volume --verbosity brief --state /state/volume --on-change "set {value}"
    hears: "Volume, 3 of 5."
    at 3s: right

    """

  private static let drawing: String = {
    let (filled, rest, space) = ("━━━━━━━━━━━━━━", "──────────────", "              ")
    return "Volume  ┝\(filled)┿\(filled)┿\(filled)●\(rest)┤  4 of 5"
      + "        1\(space)2\(space)3\(space)4\(space)5"
  }()

  private static let faults = [
    ("says: \"3 of 5\"", "it said \"4 of 5\" at 3s"),
    ("says nothing", "it said \"4 of 5\" at 3s"),
    ("says: \"4 of 5\"\nsays: \"5 of 5, maximum\"", "it said nothing"),
    (
      "says: \"4 of 5\"\nat 6s: left\nat 9s: left\nsays: \"2 of 5\"",
      "it said \"3 of 5\" at 6s, it said \"2 of 5\" at 9s"
    ),
    ("hears: \"5 of 5\"", "\"4 of 5\" was heard at 3s 390ms"),
    ("hears: \"4 of 5\"\nat 3s 100ms: left", "nothing was heard to its end"),
    (
      "hears within 100ms: \"4 of 5\"",
      "nothing was heard to its end, and \"4 of 5\" was heard only at 3s 390ms"
    ),
    (
      "at 6s: left\nhears within 1s: \"4 of 5\"",
      "\"4 of 5\" was heard at 3s 390ms, \"3 of 5\" was heard at 6s 390ms"
    ),
    ("is silent within 100ms", "it said \"4 of 5\" at 3s"),
    ("screen reader says: \"4 of 5\"", "the screen reader said nothing"),
    ("prints: 5 of 5", "it printed \(drawing) at 3s"),
    ("prints nothing", "it printed \(drawing) at 3s"),
    ("logs: error", "it logged nothing"),
    ("runs: set 5", "it ran set 4 at 3s"),
    ("runs nothing", "it ran set 4 at 3s"),
    (
      "runs: set 4\nat 6s: left\nat 9s: left\nruns: set 2", "it ran set 3 at 6s, it ran set 2 at 9s"
    ),
    ("saves nothing", "it saved slider 4 at 4s 2ms"),
    ("saves: slider 5", "it saved slider 4 at 4s 2ms"),
    (
      "saves within 500ms: slider 4",
      "it saved nothing, and it saved slider 4 only at 4s 2ms"
    ),
    ("ends with 0", "it did not end"),
    ("at 6s: q\nends with 1", "it ended with 0 at 6s"),
  ]

  @Test func `an expectation fails and tells what happened instead`() throws {
    // One simulator for all: it reads the command line only once.
    let simulator = Simulator()
    for (lines, found) in Self.faults {
      let text = Self.start + lines + "\n"
      let scenario = try Scenario(text, file: "wrong.txt")
      let unmet = scenario.unmet(in: simulator.run(scenario.script))
      let fault = try #require(unmet.first)
      #expect(unmet.count == 1)
      #expect(fault.found == found)
      #expect(
        text.split(separator: "\n", omittingEmptySubsequences: false)[fault.line - 1]
          == fault.expected
      )
      #expect(fault.description == "wrong.txt:\(fault.line): expected \(fault.expected); \(found)")
    }
  }

  @Test func `words that nobody expects are a fault where the next ones are expected`() throws {
    let scenario = try Scenario("sliderd --steps 5\nat 3s: right\nsays: \"4 of 5\"\n")
    let unmet = scenario.unmet(in: Simulator().run(scenario.script))
    #expect(unmet.map(\.line) == [3])
  }
}
