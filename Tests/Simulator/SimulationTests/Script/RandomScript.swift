// SPDX-License-Identifier: GPL-3.0-or-later

import Simulation
import StepSlider

/// Random scripts with every kind of line, and with texts that are hard to write down.
struct RandomScript {
  private var random: Seed

  init(seed: UInt64) { random = Seed(seed) }

  mutating func script() -> Script {
    var start = Start(arguments: many(0...4) { $0.text() })
    if flag() { start.configuration = block() }
    (start.hasScreenReader, start.hasKnob, start.readsLines) = (flag(), flag(), flag())
    (start.hasDispatcher, start.tellsReleases) = (flag(), flag())
    var time = Duration.zero
    let lines = many(0...30) { random in
      if random.flag() { time += random.time() }
      return random.flag()
        ? ScriptLine.at(time, random.action())
        : .expect(random.expectation(), within: random.flag() ? random.time() : nil)
    }
    return Script(promise: one(of: ["", "One.", "One:\n\n# two"]), start: start, lines: lines)
  }

  private mutating func action() -> Action {
    let (key, id) = (key(), one(of: ["volume", "a-b_1"]))
    let actions: [Action] = [
      .keys(many(1...4) { $0.keystroke() }), .hold(key, for: time()), .paste(text()),
      .bytes(many(1...4) { UInt8($0.number(0...255)) }), .line(text()), .endOfInput,
      .signal(one(of: Signal.allCases)), .killed, .startedAgain, .machineSleeps(time()),
      .service(one(of: Service.allCases), one(of: ServiceAction.allCases)), .soundIsLate(time()),
      .dispatcher(one(of: SimulatedDispatcher.Behavior.allCases)),
      .voice(one(of: [.late(time()), .disappears, .comesBack])), .registryRestarts,
      .window(one(of: WindowAction.allCases)), .calm,
      .configuration(one(of: [.becomes(block()), .removed])),
      .mouse(one(of: mouseActions())), .terminal(one(of: terminalActions())),
      .knob(
        one(of: [
          .turns(number(-9...9)), .presses(one(of: KnobAction.keys)), .unplugged, .pluggedIn,
          .losesEvents,
        ])
      ),
      .screenReader(one(of: screenReaderActions(id))),
      .client(
        one(of: [.sets(id, to: text()), .increments(id), .decrements(id), .asksToSpeak(id)])
      ),
      .voiceSettingsBecome(text()), .knob(.holds("mute")), .knob(.releases("mute")),
      .disk(one(of: [.takes(time()), .full, .readOnly, .hangs, .well])),
      .programs(one(of: programActions())),
    ]
    return one(of: actions)
  }

  private mutating func mouseActions() -> [MouseAction] {
    let (first, second) = (number(-20...120), number(-20...120))
    return [
      .click(at: first), .drag(from: first, to: second), .wheelUp, .wheelDown, .press(at: first),
      .move(to: first), .release,
    ]
  }

  private mutating func terminalActions() -> [TerminalAction] {
    [
      .resized(columns: number(0...300), rows: number(0...99)), .closes, .stopsReading, .readsAgain,
      .losesFocus, .answersLate(time()),
    ]
  }

  private mutating func screenReaderActions(_ id: String) -> [ScreenReaderAction] {
    [
      .starts, .crashes, .stopsListening, .answersLate(time()), .increments(id), .decrements(id),
      .sets(id, to: text()),
    ]
  }

  private mutating func programActions() -> [ProgramsAction] {
    [
      .succeed, .fail, .hang, .die, .missing, .take(time()), .print(text()),
    ]
  }

  private mutating func expectation() -> Expectation {
    one(of: [
      .says(text()), .saysNothing, .hears(text()), .sounds(text()), .soundsNothing,
      .screenReaderSays(text()), .prints(text()),
      .logs(text()), .runs(many(1...4) { $0.text() }), .runsNothing,
      .saves(one(of: ["volume", "b"]), value: text()), .isSilent, .ends(code: number(0...255)),
      .screenReaderSaysNothing, .printsNothing, .logsNothing, .savesNothing,
    ])
  }

  private mutating func key() -> SliderKey {
    one(of: [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .enter, .space, .escape, .tab,
      .backTab, .controlHome, .controlEnd, .alt("4"), .function(number(1...12)),
      .character(one(of: Array("4a?\"'\\:#é👍🏽 \t\n\u{1b}\u{301}\r\n"))),
    ])
  }

  private mutating func keystroke() -> Keystroke {
    one(of: [.key(key()), .key(key()), .ctrlC, .ctrlD, .ctrlZ])
  }

  private static let pieces = [
    "a", "Extra large", " ", "\"", "'", "\\", "\n", "\t", "\u{1b}[C", "4 of 5", ":", "#", "è",
    "\u{301}", "\u{2028}", "{value}", "says", "\r\n",
  ]

  private mutating func text() -> String {
    many(0...4) { $0.one(of: Self.pieces) }.joined()
  }

  private mutating func block() -> String {
    let lines = many(0...5) { random in
      random.one(of: ["[speech]", "rate = 175", "", "  names = [\"A\"]", "# b", "at 0: right", " "])
    }
    return flag() ? text() : lines.map { $0 + "\n" }.joined()
  }

  private mutating func time() -> Duration {
    .microseconds(number(0...1_000_000) * one(of: [1, 1, 1000, 60_000, 1_000_000]))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func flag() -> Bool { number(0...1) == 1 }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  private mutating func many<Element>(
    _ count: ClosedRange<Int>,
    _ element: (inout RandomScript) -> Element
  ) -> [Element] {
    (0..<number(count)).map { _ in element(&self) }
  }
}
