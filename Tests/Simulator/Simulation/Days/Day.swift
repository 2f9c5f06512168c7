// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A random day of sliderd: a person's actions for 23 hours with faults in between, then an hour in
/// which everything works, and an end. The same seed gives the same day.
///
/// Each day has only some kinds of faults and of actions, drawn first ("swarm testing"); with all
/// of them in every day, each would hide the others. Most days are quiet, with few of each kind;
/// some are busy, because some mistakes need many.
package struct Day {
  /// When everything works again, and when the day ends.
  package static let calm: Duration = .seconds(23 * 3600)
  package static let end: Duration = .seconds(24 * 3600)

  /// How much happens in a day.
  private struct Pace {
    /// How often each kind of fault comes.
    let faults: ClosedRange<Int>
    /// How many actions there are besides faults.
    let deeds: ClosedRange<Int>

    static let quiet = Pace(faults: 1...2, deeds: 1...8)
    static let busy = Pace(faults: 1...5, deeds: 10...60)
  }

  private var dice: Dice
  private let pace: Pace
  private let household: Household
  private var start: Start
  /// The actions so far, each with its microseconds, in no order.
  private var actions: [(time: Int, action: Action)] = []
  /// The times at which something begins or ends, near which keys are pressed.
  private var moments: [Int] = []

  package init(seed: UInt64) {
    dice = Dice(seed)
    pace = dice.happens(10) ? .busy : .quiet
    household = dice.one(of: Household.all)
    start = Start(arguments: household.arguments, configuration: household.configuration)
    // Not drawn, so that each seed stays the same day.
    start.tellsReleases = seed.isMultiple(of: 3)
  }

  /// Returns the script of the day.
  package func script() -> Script {
    var day = self
    day.drawStart()
    day.drawFaults()
    day.drawDeeds()
    day.sleep()
    let lines = day.actions.map { ScriptLine.at(.microseconds($0.time), $0.action) }
    return Script(start: day.start, lines: lines + day.calmHour())
  }

  private mutating func drawStart() {
    start.hasKnob = household.hasKnob
    start.hasScreenReader = dice.happens(33)
    start.readsLines = !household.hasKnob && dice.happens(15)
    if start.readsLines { start.tellsReleases = false }
    let output = dice.one(of: ["auto", "auto", "plain", "json", "none"])
    if output != "auto" { start.arguments += ["--output", output] }
    let verbosity = dice.one(of: ["normal", "normal", "brief", "full"])
    if verbosity != "normal" { start.arguments += ["--verbosity", verbosity] }
    if dice.happens(15) {
      start.hasDispatcher = true
      start.arguments += ["--speech", "dispatcher"]
    }
    if dice.happens(15) {
      start.arguments += ["--cues", dice.one(of: ["ends", "position", "instead"])]
    }
    if start.hasScreenReader, dice.happens(50) {
      let behavior = dice.one(of: SimulatedReaderService.Behavior.well)
      add(.screenReader(.interruption(behavior)), at: 0)
    }
  }

  /// Begins and ends faults of the kinds that are on.
  private mutating func drawFaults() {
    for fault in Fault.allCases {
      let isOn = dice.happens(30)
      guard isOn, fault.concerns(start, household) else { continue }
      for _ in 0..<dice.number(pace.faults) {
        let (begin, end) = fault.draw(&dice)
        let time = time()
        add(begin, at: time)
        guard let end, !(fault.isLasting && dice.happens(10)) else { continue }
        add(end, at: time + dice.magnitude(100...fault.longest))
      }
    }
  }

  /// Adds deeds of the kinds that are on.
  private mutating func drawDeeds() {
    var deeds = [Deed](repeating: household.hasKeyboard ? .keys : .knob, count: 12)
    for deed in Deed.allCases where deed.concerns(start, household) && dice.happens(45) {
      deeds += [Deed](repeating: deed, count: dice.number(1...deed.highestWeight))
    }
    let drawing = Deeds(start: start, household: household)
    let count = actions.count + dice.number(pace.deeds)
    while actions.count < count {
      let deed = dice.one(of: deeds)
      var time = time()
      for (gap, action) in drawing.draw(deed, &dice) {
        time += gap
        add(action, at: time, isMoment: deed.isMoment)
      }
    }
  }

  /// Returns a random time: anywhere, or at nearly the same time as something else.
  private mutating func time() -> Int {
    if moments.isEmpty || dice.happens(30) { return dice.number(0...Self.calm.microseconds) }
    let moment = dice.one(of: moments)
    switch dice.number(0...3) {
    case 0: return moment
    case 1: return moment + dice.number(-1000...1000)
    default: return moment + dice.magnitude(1000...5_000_000)
    }
  }

  private mutating func add(_ action: Action, at time: Int, isMoment: Bool = true) {
    let time = min(max(0, time), Self.calm.microseconds)
    actions.append((time, action))
    if isMoment { moments.append(time) }
  }

  /// Puts the actions in order, and moves those during a sleep of the machine to its end.
  private mutating func sleep() {
    // The order of actions at the same time stays, so that the same seed gives the same day.
    let order = actions.indices.sorted { (actions[$0].time, $0) < (actions[$1].time, $1) }
    var awake = 0
    actions = order.map { index in
      var (time, action) = actions[index]
      time = max(time, awake)
      if case .machineSleeps(let wanted) = action {
        let rest = max(0, Self.calm.microseconds - time)
        let duration = min(wanted.microseconds, rest)
        action = .machineSleeps(.microseconds(duration))
        awake = time + duration
      }
      return (time, action)
    }
  }

  /// Returns the last hour, in which sliderd runs and everything works.
  private mutating func calmHour() -> [ScriptLine] {
    var actions: [Action] = [.calm, .signal(.cont)]
    if let configuration = household.configuration {
      actions += [.configuration(.becomes(configuration)), .signal(.hup)]
    }
    var lines = (actions + [.startedAgain]).map { ScriptLine.at(Self.calm, $0) }
    let drawing = Deeds(start: start, household: household)
    for minute in [10, 30, 50] {
      lines.append(.at(Self.calm + .seconds(60 * minute), drawing.calm(&dice)))
    }
    return lines + [.at(Self.end, drawing.end(&dice))]
  }
}

extension Deed {
  /// How often it may come, compared with others. A sleep and a new start end what others began,
  /// and a held key is many keys.
  fileprivate var highestWeight: Int {
    switch self {
    case .sleep, .newStart: 1
    case .hold: 3
    default: 12
    }
  }

  /// Whether keys near it are of interest.
  fileprivate var isMoment: Bool {
    switch self {
    case .keys, .digits, .hold, .noise, .mouse, .knob, .resize: false
    default: true
    }
  }
}
