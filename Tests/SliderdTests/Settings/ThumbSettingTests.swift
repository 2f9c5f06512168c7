// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import TestFiles
import Testing

@testable import sliderd

/// Several thumbs, starts and further kinds of stops, from flags and files.
@Suite struct ThumbSettingTests {
  private func sliders(_ words: [String]) throws -> [ConfiguredSlider] {
    let reading = ArgumentReading(words)
    try reading.check()
    return try Settings(
      flags: reading.flags,
      file: nil,
      preset: nil,
      isTerminal: false,
      environment: [:]
    ).sliders
  }

  @Test func `each thumb has an identity and a label of its own`() throws {
    let numbered = try sliders(
      ["--label", "Price", "--from", "0", "--to", "100", "--thumbs", "3"]
    )
    #expect(numbered.map(\.slider.presentation.id) == ["slider-1", "slider-2", "slider-3"])
    #expect(numbered.map(\.slider.index) == [0, 50, 100])
    let german = SliderPhrases(language: .german)
    #expect(
      numbered[1].slider.labelled(as: numbered[1].thumb, in: german).presentation.label
        == "Price 2"
    )
    let named = try sliders(["--steps", "9", "--thumbs", "Low, High", "--value", "2,7", "--push"])
    #expect(named.map(\.slider.presentation.label) == ["Low", "High"])
    #expect(named.map(\.slider.index) == [1, 6] && named.allSatisfy { $0.thumb == nil })
    #expect(named[0].slider.presentation.sharedTrack?.pushesThumbs == true)
  }

  @Test(arguments: [
    (
      ["--steps", "5", "--thumbs", "1"],
      "--thumbs: \"1\" is not a number from 2 to 10, or a list of their labels"
    ),
    (
      ["--steps", "5", "--thumbs", "2", "--value", "3"],
      "--value: 2 thumbs need 2 values, separated by commas"
    ),
    (
      ["--steps", "5", "--thumbs", "3", "--distance", "3"],
      "--distance: 3 is out of range; use 0 to 2 on this track"
    ),
    (
      ["--steps", "5", "--distance", "1"],
      "--distance: requires --thumbs, because it is between thumbs"
    ),
    (["--steps", "5", "--push"], "--push: requires --thumbs, because one thumb pushes another"),
    (
      ["--steps", "2", "--thumbs", "3", "--distance", "1"],
      "--distance: these stops leave no room for a distance between 3 thumbs; use 0"
    ),
    (
      ["--names", "A,B", "--unavailable", "A,B", "--thumbs", "2"],
      "--unavailable: too few stops for 2 thumbs; leave at least one available"
    ),
    (
      ["--from", "0", "--to", "10", "--by", "5", "--unavailable", "0,10"]
        + ["--thumbs", "2", "--distance", "1"],
      "--distance: these stops leave no room for a distance between 2 thumbs; use 0"
    ),
    (
      ["--names", "A,B,C,D", "--unavailable", "B,D", "--thumbs", "3", "--distance", "1"],
      "--distance: these stops leave no room for a distance between 3 thumbs; use 0"
    ),
    (
      ["--steps", "9", "--unavailable", "3,4", "--thumbs", "3", "--distance", "5"],
      "--distance: 5 is out of range; use 0 to 4 on this track"
    ),
    (
      ["--steps", "5", "--thumbs", "2", "--value", "none,1", "--distance", "2"],
      "--value: 1 leaves no room for the thumbs that aren't set; use another stop"
    ),
    (
      ["--from", "0", "--to", "100", "--by", "10", "--thumbs", "3", "--value", "60,20,90"],
      "--value: 60,20 doesn't ascend; give the lowest thumb first"
    ),
    (
      ["--steps", "9", "--thumbs", "2", "--value", "3,4", "--distance", "2"],
      "--value: 3 and 4 are too near; leave a distance of 2 stops"
    ),
    (
      ["--names", "A,B,C", "--value", "B", "--unavailable", "B"],
      "--value: B is unavailable; use another stop"
    ),
    (
      ["--steps", "5", "--thumbs", "2", "--value", "1,3", "--unavailable", "3"],
      "--value: 3 is unavailable; use another stop"
    ),
    (
      ["--from", "0", "--to", "10", "--default", "5", "--unavailable", "5"],
      "--default: 5 is unavailable; use another stop"
    ),
    (
      ["--steps", "5", "--thumbs", "2", "--value", "1,9"],
      "--value: unknown stop \"9\"; the nearest stop is 5"
    ),
    (
      ["--steps", "5", "--default", "x"], "--default: unknown stop \"x\"; use a number from 1 to 5"
    ),
    (
      ["--from", "0", "--to", "100", "--thumbs", "2", "--default", "20,80"],
      "--default: all thumbs have the same default; use one stop"
    ),
    (
      ["--names", "A,B", "--unavailable", "A,C"],
      "--unavailable: unknown stop \"C\"; the stops are A, B"
    ),
    (
      ["--from", "0", "--pieces", "10:1,5:1"],
      "--pieces: piece 2 ends at 5, before it begins at 10"
    ),
    (
      ["--from", "0", "--to", "9", "--pieces", "10:1"],
      "--pieces and --to: use only one of them; each piece has its own end and step"
    ),
    (
      ["--steps", "5", "--base", "2"],
      "--steps and --base: use only one of them to define the stops"
    ),
    (
      ["--steps", "5", "--reach-ends"],
      "--steps and --reach-ends: use only one of them to define the stops"
    ),
    (["--pieces", "10:1"], "--pieces: pieces need a first number; add --from"),
    (
      ["--values", "1,2", "--pieces", "10:1"],
      "--values and --pieces: use only one of them to define the stops"
    ),
    (
      ["--from", "0", "--to", "9", "--scale", "log"],
      "--scale: a logarithmic scale needs values greater than 0, but its minimum is 0"
    ),
    (
      ["--steps", "3", "--positions", "0,1"],
      "--positions: the number of positions (2) must equal the number of stops (3)"
    ),
    (
      ["--steps", "3", "--positions", "0,1,2", "--scale", "log"],
      "--scale and --positions: use only one of them"
    ),
    (
      ["--values", "1,2x"],
      "--values: \"2x\" is not a decimal number of at most 18 digits, such as 0.25; write 2, and the unit as the option unit"
    ),
    (
      ["--from", "0", "--to", "1.5k"],
      "--to: \"1.5k\" is not a decimal number of at most 18 digits, such as 0.25; write 1500"
    ),
    (
      ["--from", "0", "--to", "5e"],
      "--to: \"5e\" is not a decimal number of at most 18 digits, such as 0.25; "
        + "an exponent needs digits, as in 5e3"
    ),
  ])
  func `a mistake is reported with the rule`(words: [String], message: String) {
    do {
      _ = try sliders(words)
      Issue.record("no mistake in \(words)")
    } catch let failure as Failure {
      #expect(failure.message == message)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func `a file and flags share the thumbs`() throws {
    let text = """
      [[slider]]
      id = "price"
      label = "Price"
      from = 0
      to = 100
      by = 10
      thumbs = ["Minimum price", "Maximum price"]
      value = "20,60"
      distance = 1
      state = "/srv/price"
      """
    let file = sliderd.Configuration(Array(text.utf8)) { _ in true }
    let price = try #require(file.sliders.first)
    let thumbs = try price.thumbs()
    #expect(thumbs.map(\.slider.presentation.label) == ["Minimum price", "Maximum price"])
    #expect(thumbs.map(\.slider.index) == [2, 6])
    #expect(thumbs.map(\.slider.presentation.id) == ["price-1", "price-2"])
    let files = try thumbs.map { try $0.completed(by: Layer(), keepingIn: nil).effects.file?.text }
    #expect(files == ["/srv/price-1", "/srv/price-2"])
    let flags = ArgumentReading(["--value", "0,100"]).flags
    let flagged = try price.changed(by: flags, running: nil).thumbs()
    #expect(flagged.map(\.slider.index) == [0, 10])
  }

  @Test func `without a start, a slider and its thumbs begin at stops that can be chosen`() throws {
    let range = ["--from", "0", "--to", "10", "--unavailable"]
    #expect(try sliders(range + ["5"])[0].slider.index == 6)
    let thumbs = try sliders(range + ["0,5", "--thumbs", "3"])
    #expect(thumbs.map(\.slider.index) == [1, 6, 10])
  }

  /// Commands that crashed once, and all others of their kind on few stops.
  @Test(arguments: [1, 3])
  func `thumbs start where the settings say, or are refused`(count: Int) throws {
    for unavailable in 0..<1 << count {
      let stops = (0..<count).filter { unavailable & 1 << $0 != 0 }.map { "\($0 + 1)" }
      for thumbs in 2...3 {
        for distance in 0...1 {
          let words = ["--steps", "\(count)", "--thumbs", "\(thumbs)", "--distance", "\(distance)"]
          let barred = stops.isEmpty ? [] : ["--unavailable", stops.joined(separator: ",")]
          guard let settings = try? sliders(words + barred) else { continue }
          var panel = SliderPanel(settings.map { SliderControl($0.slider) })
          #expect(panel.sliders.map(\.position) == settings.map(\.slider.position))
          #expect(panel.sliders.allSatisfy { !stops.contains("\($0.index + 1)") })
          for key in [SliderKey.end, .tab, .home, .end, .backTab, .home] { _ = panel.press(key) }
        }
      }
    }
  }

  @Test func `flags keep the start and the unavailable stops of a file`() throws {
    let rest = "[[slider]]\nfrom = 0\nto = 100\nby = 10\n"
    let placed = try slider(["--default", "50"], file: rest + "value = 20\nunavailable = [30]")
    #expect(placed.index == 2 && placed.defaultIndex == 5 && !placed.reach.contains(3))
    #expect(try slider(["--default", "50"], file: rest + "default = 70").index == 5)
    #expect(try slider(["--unavailable", "20"], file: rest + "value = 20").index == 3)
  }

  private func slider(_ words: [String], file: String) throws -> Slider {
    let folder = try TemporaryFolder()
    try folder.write(file, to: "a.toml")
    return try Settings(words + ["--config", folder.file("a.toml")]).sliders[0].slider
  }

  @Test(arguments: [
    (["--value", "none"], ThumbPosition.notSet), (["--value", "37", "--keep-start"], .value(37)),
    (["--value", "40", "--keep-start"], .stop(4)), (["--default", "70"], .stop(7)),
    (["--default", "70", "--value", "10"], .stop(1)), ([], .stop(5)),
  ])
  func `a slider starts where the settings say`(words: [String], position: ThumbPosition) throws {
    let range = ["--from", "0", "--to", "100", "--by", "10"]
    #expect(try sliders(range + words)[0].slider.position == position)
  }
}
