// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import sliderd

/// Keys pressed, and the words heard for each.
struct Scenario: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let stops: Choice
  var presentation = Presentation()
  var availability = Availability.enabled
  let keys: [Key]
  let heard: [String]

  enum Choice {
    case one, five, sizes, percent

    func stops() throws -> Stops {
      switch self {
      case .one: try Stops(count: 1)
      case .five: try Stops(count: 5)
      case .sizes: try Stops(names: ["Tiny", "Small", "Medium", "Large", "Huge"])
      case .percent:
        try Stops(from: 0, to: 100, by: 5)
      }
    }
  }
}

@Suite struct SessionTests {
  static let scenarios: [Scenario] = [
    Scenario(
      testDescription: "steps up to the end and against it",
      stops: .five,
      keys: [.right, .up, .right, .character("+")],
      heard: ["4 of 5", "5 of 5, maximum", "5 of 5, maximum", "5 of 5, maximum"]
    ),
    Scenario(
      testDescription: "pages and ends",
      stops: .five,
      keys: [.pageUp, .pageDown, .home, .end, .home],
      heard: ["5 of 5, maximum", "3 of 5", "1 of 5, minimum", "5 of 5, maximum", "1 of 5, minimum"]
    ),
    Scenario(
      testDescription: "digits go to positions, and a position that isn't there says where one is",
      stops: .five,
      keys: [.character("4"), .character("4"), .character("9"), .character("0"), .character("1")],
      heard: ["4 of 5", "4 of 5", "4 of 5", "4 of 5", "1 of 5, minimum"]
    ),
    Scenario(
      testDescription: "digits go to the nearest value",
      stops: .percent,
      presentation: Presentation(unit: .percent),
      keys: [.character("4"), .character("4"), .right],
      heard: ["5 percent", "45 percent", "50 percent"]
    ),
    Scenario(
      testDescription: "a point or a comma begins decimals",
      stops: .percent,
      presentation: Presentation(unit: .percent),
      keys: [
        .character("1"), .character("2"), .character("."), .character("6"), .up,
        .character("7"), .character(","), .character("5"),
      ],
      heard: [
        "0 percent, minimum", "10 percent", "15 percent", "20 percent", "5 percent", "10 percent",
      ]
    ),
    Scenario(
      testDescription: "letters go to names, round and round",
      stops: .sizes,
      keys: [.character("l"), .character("T"), .character("l"), .character("l"), .character("x")],
      heard: ["Large, 4 of 5", "Tiny, 1 of 5, minimum", "Large, 4 of 5", "Large, 4 of 5"]
    ),
    Scenario(
      testDescription: "the value is said again when asked for",
      stops: .sizes,
      keys: [.space, .enter, .character("?")],
      heard: [
        "Medium, 3 of 5", "Medium, 3 of 5",
        "Horizontal slider, Medium, 3 of 5, minimum Tiny, maximum Huge. "
          + "Use the arrow keys to adjust.",
      ]
    ),
    Scenario(
      testDescription:
        "Escape goes back, and says where one is when there is nothing to go back to",
      stops: .five,
      keys: [.right, .right, .escape, .escape],
      heard: ["4 of 5", "5 of 5, maximum", "3 of 5", "3 of 5"]
    ),
    Scenario(
      testDescription: "right-to-left text swaps Left and Right alone",
      stops: .five,
      presentation: Presentation(direction: .rightToLeft),
      keys: [.right, .left, .up, .character("+"), .home],
      heard: ["2 of 5", "3 of 5", "4 of 5", "5 of 5, maximum", "1 of 5, minimum"]
    ),
    Scenario(
      testDescription: "a disabled slider can be heard and says why it doesn't move",
      stops: .five,
      availability: .disabled,
      keys: [.right, .character("5"), .space, .escape],
      heard: ["3 of 5, dimmed", "3 of 5, dimmed", "3 of 5", "3 of 5"]
    ),
    Scenario(
      testDescription: "a slider that is read only says so",
      stops: .five,
      availability: .readOnly,
      keys: [.left],
      heard: ["3 of 5, read only"]
    ),
    Scenario(
      testDescription: "keys without a meaning are silent",
      stops: .five,
      keys: [.tab, .backTab, .character("x"), .character("!")],
      heard: []
    ),
    Scenario(
      testDescription: "one stop is at both ends",
      stops: .one,
      keys: [.right, .left],
      heard: ["1 of 1, maximum", "1 of 1, minimum"]
    ),
  ]

  @Test(arguments: scenarios)
  func `keys are heard as the words that were promised`(scenario: Scenario) throws {
    let slider = Slider(
      stops: try scenario.stops.stops(),
      presentation: scenario.presentation,
      availability: scenario.availability
    )
    var session = Session(slider: slider, phrases: SliderPhrases())
    _ = session.begin()
    let heard = scenario.keys.flatMap { key in
      session.press(KeyPress(key), at: .zero).announcements.map(\.text)
    }
    #expect(heard == scenario.heard)
  }

  @Test func `a held key is heard until the end, and there once`() throws {
    var session = Session(slider: Slider(stops: try Stops(count: 5)), phrases: SliderPhrases())
    let heard = (0..<10).flatMap { count in
      session.press(KeyPress(.right, isRepeat: count > 0), at: .zero).announcements.map(\.text)
    }
    #expect(heard == ["4 of 5", "5 of 5, maximum"])
  }

  @Test(arguments: [Key.space, .enter, .character("?")])
  func `a key held down doesn't stop its own words`(key: Key) throws {
    var session = Session(slider: Slider(stops: try Stops(count: 5)), phrases: SliderPhrases())
    #expect(session.press(KeyPress(key), at: .zero).announcements.count == 1)
    #expect(session.press(KeyPress(key, isRepeat: true), at: .zero).announcements.isEmpty)
  }

  @Test func `entry is said at once and the hint after it`() throws {
    var session = Session(slider: Slider(stops: try Stops(count: 5)), phrases: SliderPhrases())
    #expect(
      session.begin().announcements == [
        Announcement("Horizontal slider, 3 of 5."),
        Announcement("Use the arrow keys to adjust.", priority: .polite),
      ]
    )
  }

  @Test func `q leaves`() throws {
    var session = Session(slider: Slider(stops: try Stops(count: 5)), phrases: SliderPhrases())
    #expect(session.press(KeyPress(.character("q")), at: .zero).isLeaving)
    #expect(!session.press(KeyPress(.character("Q")), at: .zero).isLeaving)
  }
}
