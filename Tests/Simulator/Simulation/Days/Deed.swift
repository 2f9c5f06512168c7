// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A kind of thing that people and programs do, which is on for a whole day or off.
enum Deed: CaseIterable {
  case keys, digits, hold, noise, mouse, knob, client, screenReader, windows, resize, reload
  case suspension, sleep, newStart, print

  /// Whether it is possible with a start.
  func concerns(_ start: Start, _ household: Household) -> Bool {
    switch self {
    case .keys, .digits, .noise: household.hasKeyboard
    case .hold, .mouse, .suspension: household.hasKeyboard && !start.readsLines
    case .resize: !start.readsLines
    case .knob: start.hasKnob
    case .screenReader: start.hasScreenReader
    case .print: household.runsPrograms
    default: true
    }
  }
}

/// Something that people and programs do: actions, each with the microseconds since the one before.
struct Deeds {
  let start: Start
  let household: Household

  /// Returns the actions of one deed.
  func draw(_ deed: Deed, _ dice: inout Dice) -> [(gap: Int, action: Action)] {
    switch deed {
    case .keys: burst(&dice)
    case .digits:
      [(0, .keys(dice.many(1...3, of: household.characters).map { .key(.character($0)) }))]
    case .hold: hold(&dice)
    case .noise: [(0, noise(&dice))]
    case .mouse: mouse(&dice)
    case .knob: knob(&dice)
    case .client: [(0, client(&dice))]
    case .screenReader: [(0, screenReader(&dice))]
    case .windows: windows(&dice)
    case .resize: resize(&dice)
    case .reload: reload(&dice)
    case .suspension: suspension(&dice)
    case .sleep: [(0, .machineSleeps(.microseconds(dice.magnitude(1_000_000...28_800_000_000))))]
    case .newStart: newStart(&dice)
    case .print: [(0, .programs(.print(dice.one(of: Household.prints))))]
    }
  }
}

// The keyboard.
extension Deeds {
  private static let keys: [SliderKey] =
    [
      .right, .right, .left, .up, .down, .pageUp, .pageDown, .home, .end, .space, .enter, .escape,
      .character("?"), .character("+"), .character("-"), .function(1),
    ] + [2, 3, 4, 5, 8, 9, 12].map { .function($0) }

  /// The keys that move the focus.
  private static let ways: [SliderKey] = [
    .tab, .tab, .tab, .tab, .backTab, .backTab, .controlHome, .controlEnd, .alt("2"), .alt("9"),
  ]

  private func anyKey(_ dice: inout Dice) -> SliderKey {
    household.sliders.count > 1 && dice.happens(30)
      ? dice.one(of: Self.ways) : dice.one(of: Self.keys)
  }

  private func burst(_ dice: inout Dice) -> [(gap: Int, action: Action)] {
    if dice.happens(40) {
      let keys = (0..<dice.number(1...6)).map { _ in Keystroke.key(anyKey(&dice)) }
      return [(0, .keys(keys))]
    }
    let key = anyKey(&dice)
    return (0..<dice.number(1...4)).map { _ in
      (dice.number(20_000...400_000), .keys([.key(key)]))
    }
  }

  /// Holds a key; often another one follows soon.
  private func hold(_ dice: inout Dice) -> [(gap: Int, action: Action)] {
    let keys: [SliderKey] = [.right, .left, .up, .down, .pageUp, .space, .tab]
    let time = dice.happens(80) ? dice.number(400...4000) : dice.number(4000...12_000)
    let hold = Action.hold(dice.one(of: keys), for: .milliseconds(time))
    guard dice.happens(40) else { return [(0, hold)] }
    let next = Action.keys([.key(anyKey(&dice))])
    return [(0, hold), (time * 1000 + dice.number(1000...300_000), next)]
  }

  /// Incomplete sequences, pasted text and bytes that are no text; none of them ends sliderd.
  private func noise(_ dice: inout Dice) -> Action {
    if start.readsLines {
      return .line(
        dice.one(of: ["# a comment", "wait", "sleep 200", "RIGHT", "", "  left  ", "42"])
      )
    }
    if dice.happens(30) {
      return .paste(dice.one(of: ["q", "right secret42\n", "4\u{1B}[C", "ä👍🏽"]))
    }
    let bytes: [UInt8] = [0x1B, 0x5B, 0x4F, 0x43, 0x3B, 0x31, 0x7E, 0xC3, 0xFF, 0x00, 0x20]
    return .bytes(dice.many(1...8, of: bytes))
  }

  private func suspension(_ dice: inout Dice) -> [(gap: Int, action: Action)] {
    let begin = dice.happens(50) ? Action.keys([.ctrlZ]) : .signal(.tstp)
    return [(0, begin), (dice.magnitude(100...600_000_000), .signal(.cont))]
  }
}

// The mouse, the knob and the window.
extension Deeds {
  private func mouse(_ dice: inout Dice) -> [(gap: Int, action: Action)] {
    let (first, second) = (dice.number(-10...110), dice.number(-10...110))
    switch dice.number(0...4) {
    case 0: return [(0, .mouse(.click(at: first)))]
    case 1: return [(0, .mouse(.drag(from: first, to: second)))]
    case 2: return [(0, .mouse(dice.happens(50) ? .wheelUp : .wheelDown))]
    default:
      let middle = dice.happens(50) ? Action.mouse(.move(to: second)) : .keys([.key(.escape)])
      let end = dice.happens(80) ? Action.mouse(.release) : .terminal(.losesFocus)
      let gap = dice.magnitude(100...3_000_000)
      return [(0, .mouse(.press(at: first))), (gap, middle), (gap, end)]
    }
  }

  private func knob(_ dice: inout Dice) -> [(gap: Int, action: Action)] {
    if household.sliders.count > 1, dice.happens(20) { return [(0, .knob(.presses("tab")))] }
    if dice.happens(30) { return [(0, .knob(.presses(dice.one(of: KnobAction.keys))))] }
    // A worn knob jumps to and fro within milliseconds.
    let gaps = dice.happens(30) ? 500...6000 : 1000...200_000
    return (0..<dice.number(1...4)).map { _ in
      (dice.number(gaps), .knob(.turns(dice.one(of: [1, 1, 2, 5, -1, -2, -7]))))
    }
  }

  private func windows(_ dice: inout Dice) -> [(gap: Int, action: Action)] {
    [
      (0, .window(.becomesActive)),
      (dice.magnitude(1000...3_600_000_000), .window(.becomesInactive)),
    ]
  }

  private func resize(_ dice: inout Dice) -> [(gap: Int, action: Action)] {
    guard !dice.happens(20) else { return [(0, .signal(.winch))] }
    let size = dice.one(of: [(80, 24), (40, 10), (20, 3), (1, 1), (200, 50), (0, 0)])
    return [(0, .terminal(.resized(columns: size.0, rows: size.1)))]
  }
}

// Other programs, and the whole of sliderd.
extension Deeds {
  private func client(_ dice: inout Dice) -> Action {
    let slider = dice.one(of: household.sliders)
    return .client(
      dice.one(of: [
        .increments(slider.id), .decrements(slider.id), .asksToSpeak(slider.id),
        .sets(slider.id, to: dice.one(of: slider.values)), .increments("no-such-slider"),
      ])
    )
  }

  private func screenReader(_ dice: inout Dice) -> Action {
    let slider = dice.one(of: household.sliders)
    return .screenReader(
      dice.one(of: [
        .increments(slider.id), .decrements(slider.id),
        .sets(slider.id, to: dice.one(of: slider.values)),
      ])
    )
  }

  private func reload(_ dice: inout Dice) -> [(gap: Int, action: Action)] {
    guard household.configuration != nil else { return [(0, .signal(.hup))] }
    // The second edit may come while the first is being read.
    return (0..<(dice.happens(30) ? 2 : 1)).flatMap { _ in
      [
        (dice.magnitude(1...1_000_000), .configuration(edit(&dice))),
        (dice.magnitude(1...1_000_000), .signal(.hup)),
      ]
    }
  }

  private func edit(_ dice: inout Dice) -> ConfigurationAction {
    guard !dice.happens(10) else { return .removed }
    let contents = [household.configuration].compactMap(\.self) + household.edits
    return .becomes(dice.one(of: dice.happens(30) ? household.mistakes : contents))
  }

  private func newStart(_ dice: inout Dice) -> [(gap: Int, action: Action)] {
    let end = end(&dice)
    let last = household.hasKeyboard ? Action.keys([.key(anyKey(&dice))]) : .knob(.turns(1))
    // Often there is something to be finished.
    let gap = dice.happens(50) ? dice.magnitude(1000...1_000_000) : 0
    let again = dice.magnitude(1000...600_000_000)
    return (gap > 0 ? [(0, last)] : []) + [(gap, end), (again, .startedAgain)]
  }

  /// Returns what a person does while everything works.
  func calm(_ dice: inout Dice) -> Action {
    guard household.hasKeyboard else { return .knob(.turns(dice.one(of: [1, -1]))) }
    return .keys(dice.many(1...2, of: [Keystroke.key(.right), .key(.left), .key(.space)]))
  }

  /// Returns one of the ways to end sliderd.
  func end(_ dice: inout Dice) -> Action {
    // Services end it by SIGTERM.
    var ends = [Action](repeating: .signal(.term), count: 4) + [.signal(.int), .killed]
    guard household.hasKeyboard else { return dice.one(of: ends) }
    ends += [.keys([.key(.character("q"))])]
    ends +=
      start.readsLines ? [.endOfInput] : [.terminal(.closes), .keys([.ctrlC]), .keys([.ctrlD])]
    return dice.one(of: ends)
  }
}
