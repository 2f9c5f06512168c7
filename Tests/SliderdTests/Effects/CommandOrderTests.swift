// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import Testing

@testable import sliderd

/// Which commands run for changes, and when.
@Suite struct CommandOrderTests {
  private let programs = EndlessPrograms()

  @Test func `one command runs at a time, and only the newest value follows`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    let runner = try runner(of: "set {value}")
    #expect(runner.isIdle)
    #expect(move(&slider, .increment, runner) == ["set", "2"])
    #expect(move(&slider, .increment, runner) == nil)
    #expect(move(&slider, .increment, runner) == nil)
    #expect(endCommand(of: runner) == ["set", "4"])
    #expect(endCommand(of: runner) == nil)
    #expect(runner.isIdle)
  }

  @Test func `no command follows if the slider returns to the value being set`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    let runner = try runner(of: "set {value}")
    _ = move(&slider, .increment, runner)
    _ = move(&slider, .increment, runner)
    _ = move(&slider, .decrement, runner)
    #expect(endCommand(of: runner) == nil)
  }

  @Test func `a command without placeholders also runs again for the newest value`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    let runner = try runner(of: "beep")
    #expect(move(&slider, .increment, runner) == ["beep"])
    #expect(move(&slider, .increment, runner) == nil)
    #expect(endCommand(of: runner) == ["beep"])
  }

  @Test func `the end of a drag runs no command, because the value is already set`() throws {
    var slider = Slider(stops: try Stops(count: 9), index: 0)
    let runner = try runner(of: "set {value}")
    var gesture = PointerGesture()
    let layout = SliderLayout(of: slider, in: LayoutRect(x: 0, y: 0, width: 200, height: 40))
    let press = gesture.handle(.press(at: layout.point(of: 4)), on: &slider, in: layout)
    #expect(press.flatMap { carryOut($0, of: slider, runner) } == ["set", "5"])
    #expect(endCommand(of: runner) == nil)
    let release = gesture.handle(.release, on: &slider, in: layout)
    #expect(release?.phase == .committed)
    #expect(release.flatMap { carryOut($0, of: slider, runner) } == nil)
  }

  @Test func `Escape to a value that was kept runs the command again`() throws {
    let stops = try Stops(from: 0, to: 100, by: 10)
    var slider = Slider(stops: stops).placed(at: .value(37))
    let runner = try runner(of: "set {value}")
    #expect(move(&slider, .increment, runner) == ["set", "40"])
    #expect(endCommand(of: runner) == nil)
    let change = slider.restore(cause: .key)
    #expect(change.flatMap { carryOut($0, of: slider, runner) } == ["set", "37"])
  }

  @Test func `the same position among other stops runs the command for its own value`() throws {
    var slider = Slider(stops: try Stops(from: 0, to: 50, by: 10), index: 0)
    let runner = try runner(of: "set {value}")
    #expect(move(&slider, .maximum, runner) == ["set", "50"])
    #expect(endCommand(of: runner) == nil)
    slider = Slider(stops: try Stops(from: 0, to: 100, by: 20), index: 2)
    #expect(move(&slider, .maximum, runner) == ["set", "100"])
  }

  @Test func `a slider that isn't set runs no command`() throws {
    var slider = Slider(stops: try Stops(count: 9)).placed(at: .notSet)
    let runner = try runner(of: "set {value}")
    #expect(move(&slider, .increment, runner) == ["set", "5"])
    #expect(move(&slider, .increment, runner) == nil)
    let change = slider.restore(cause: .key)
    #expect(change.flatMap { carryOut($0, of: slider, runner) } == nil)
    #expect(endCommand(of: runner) == ["set", "6"])
    #expect(endCommand(of: runner) == nil)
  }

  @Test func `a push against an end runs no command`() throws {
    var slider = Slider(stops: try Stops(count: 2), index: 1)
    let runner = try runner(of: "set {value}")
    #expect(move(&slider, .increment, runner) == nil)
    #expect(runner.isIdle)
  }

  private func runner(of command: String) throws -> CommandRunner {
    CommandRunner(
      try CommandTemplate(command),
      within: .seconds(10),
      logging: false,
      of: programs,
      clock: ManualClock()
    )
  }

  /// Carries out a change, and returns the words of the command that it starts at once.
  private func carryOut(
    _ change: Change,
    of slider: Slider,
    _ runner: CommandRunner
  ) -> [String]? {
    runner.carryOut(change, of: slider)
    return programs.takeStarted()
  }

  private func move(
    _ slider: inout Slider,
    _ adjustment: Adjustment,
    _ runner: CommandRunner
  ) -> [String]? {
    let change = slider.adjust(adjustment, cause: .key)
    return change.flatMap { carryOut($0, of: slider, runner) }
  }

  /// Ends the running command, and returns the words of the one that follows.
  private func endCommand(of runner: CommandRunner) -> [String]? {
    programs.areEnded = true
    #expect(runner.advance(Wakeup(now: .now)) == [nil])
    programs.areEnded = false
    return programs.takeStarted()
  }
}

/// Programs that run until the test ends them.
private final class EndlessPrograms: Programs {
  var areEnded = false
  private var started: [String]?

  func start(
    _ call: CommandCall,
    keepsOutput: Bool,
    logs: Bool,
    variables: [String: String]
  ) throws(CommandError) -> any StartedProgram {
    started = call.words
    return EndlessProgram(of: self)
  }

  func takeStarted() -> [String]? { started.take() }
}

private final class EndlessProgram: StartedProgram {
  let printed: [UInt8] = []
  let interests: [Interest] = []
  private let programs: EndlessPrograms

  init(of programs: EndlessPrograms) { self.programs = programs }

  func advance(_ wakeup: Wakeup) -> [CommandError?] { programs.areEnded ? [nil] : [] }
  func end(with signal: CInt) -> Bool { false }
}
