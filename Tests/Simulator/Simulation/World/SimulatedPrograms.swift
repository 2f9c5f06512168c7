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
    keepsOutput: Bool,
    logs: Bool,
    variables: [String: String]
  ) throws(CommandError) -> any StartedProgram {
    let world = process.world
    guard !process.isKilled, !world.programs.areMissing else {
      throw .start(of: call.program, code: ENOENT)
    }
    world.note(.ran(call.words))
    world.programCount += 1
    return SimulatedChild(
      number: world.programCount,
      // All words but the value, so that thumbs may share a program.
      name: call.program,
      program: call.words.prefix(max(1, call.words.count - 1)).joined(separator: " "),
      prints: keepsOutput ? Array((world.programs.output + "\n").utf8) : [],
      world: world
    )
  }
}

/// A program that runs.
final class SimulatedChild: StartedProgram {
  private(set) var printed: [UInt8] = []
  private let number: Int
  private let name: String
  private let program: String
  private let world: World
  private let interest: DescriptorInterest
  private let ending: ProgramConditions.Ending
  private var isOver = false
  private var failure: CommandError?
  private var isTaken = false

  fileprivate init(number: Int, name: String, program: String, prints: [UInt8], world: World) {
    (self.number, self.name, self.program, self.world) = (number, name, program, world)
    ending = world.programs.ending
    interest = DescriptorInterest(world.clock.newDescriptor())
    world.runningPrograms[program, default: 0] += 1
    guard ending != .hangs else { return }
    world.agenda.after(world.programs.duration) { [weak self] in
      self?.printed = prints
      switch self?.ending {
      case .fails: self?.finish(.exit(of: name, status: 1))
      case .dies: self?.finish(.end(of: name, bySignal: 11))
      default: self?.finish(nil)
      }
    }
  }

  deinit {
    world.clock.set(interest, isReady: false)
    if !isOver { world.runningPrograms[program, default: 0] -= 1 }
  }

  var interests: [DescriptorInterest] { isTaken ? [] : [interest] }

  func advance(_ wakeup: Wakeup) -> [CommandError?] {
    guard isOver, !isTaken else { return [] }
    isTaken = true
    world.clock.set(interest, isReady: false)
    return [failure]
  }

  func end(with signal: CInt) -> Bool {
    guard !isOver else { return false }
    world.agenda.after(.milliseconds(1)) { [weak self, name] in
      self?.finish(.end(of: name, bySignal: signal))
    }
    return true
  }

  private func finish(_ failure: CommandError?) {
    guard !isOver else { return }
    (isOver, self.failure) = (true, failure)
    world.runningPrograms[program, default: 0] -= 1
    world.note(.programEnded(number))
    world.clock.set(interest, isReady: true)
  }
}
