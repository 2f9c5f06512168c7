// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import sliderd

/// What programs do that sliderd starts.
struct ProgramConditions {
  enum Ending: Hashable {
    case succeeds, fails, hangs, dies
  }

  var ending = Ending.succeeds
  var areMissing = false
  var duration: Duration = .milliseconds(20)
  /// What a program prints whose output is kept.
  var output = ""
}

/// The programs that a process starts.
final class SimulatedPrograms: Programs {
  private unowned let process: SimulatedProcess

  init(of process: SimulatedProcess) { self.process = process }

  func start(
    _ call: CommandCall,
    output: ProgramOutput,
    variables: [String: String]
  ) throws(SystemError) -> any StartedProgram {
    let world = process.world
    guard !process.isKilled else { throw SystemError(code: ENOENT) }
    guard !world.programs.areMissing else { throw SystemError(code: ENOENT) }
    world.note(.ran(call.words))
    world.programCount += 1
    return SimulatedChild(
      number: world.programCount,
      // All words but the value, so that thumbs may share a program.
      program: call.words.prefix(max(1, call.words.count - 1)).joined(separator: " "),
      prints: output.isKept ? Array((world.programs.output + "\n").utf8) : [],
      world: world
    )
  }
}

/// A program that runs.
final class SimulatedChild: StartedProgram {
  private(set) var printed: [UInt8] = []
  private let number: Int
  private let program: String
  private let world: World
  private let interest: Interest
  private let ending: ProgramConditions.Ending
  private var status: ProgramStatus?
  private var isTaken = false

  fileprivate init(number: Int, program: String, prints: [UInt8], world: World) {
    (self.number, self.program, self.world) = (number, program, world)
    ending = world.programs.ending
    interest = Interest(world.clock.newDescriptor())
    world.runningPrograms[program, default: 0] += 1
    guard ending != .hangs else { return }
    world.agenda.after(world.programs.duration) { [weak self] in
      self?.printed = prints
      self?.finish(
        self?.ending == .fails ? .exited(1) : self?.ending == .dies ? .signaled(11) : .exited(0)
      )
    }
  }

  deinit {
    world.clock.set(interest, isReady: false)
    if status == nil { world.runningPrograms[program, default: 0] -= 1 }
  }

  var interests: [Interest] { isTaken ? [] : [interest] }

  func advance(_ wakeup: Wakeup) -> [ProgramStatus] {
    guard let status, !isTaken else { return [] }
    isTaken = true
    world.clock.set(interest, isReady: false)
    return [status]
  }

  func end(with signal: CInt) -> Bool {
    guard status == nil else { return false }
    world.agenda.after(.milliseconds(1)) { [weak self] in self?.finish(.signaled(signal)) }
    return true
  }

  private func finish(_ status: ProgramStatus) {
    guard self.status == nil else { return }
    self.status = status
    world.runningPrograms[program, default: 0] -= 1
    world.note(.programEnded(number))
    world.clock.set(interest, isReady: true)
  }
}
