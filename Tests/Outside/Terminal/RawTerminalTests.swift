// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSliderTerminal
import TestBench
import Testing

/// Raw terminals on one pseudo terminal, in any order.
@Suite struct RawTerminalTests {
  @Test(arguments: [[0, 1], [1, 0]], [1, 2])
  func `the last of two raw terminals restores the settings`(order: [Int], beginnings: Int) throws {
    let (master, path) = try openMaster()
    let descriptors = (0...1).map { _ in Descriptor(owning: open(path, O_RDWR | O_NOCTTY)) }
    defer { withExtendedLifetime(descriptors) {} }
    let start = try TerminalModes(of: master)
    let terminals = descriptors.map { RawTerminal(descriptor: $0.number) }
    for _ in 0..<beginnings { for terminal in terminals { terminal.begin() } }
    #expect(try TerminalModes(of: master).isRaw)
    terminals[order[0]].end()
    terminals[order[0]].end()
    #expect(try TerminalModes(of: master).isRaw)
    terminals[order[1]].end()
    #expect(try TerminalModes(of: master) == start)
  }

  @Test(arguments: [[true, false], [false, true]])
  func `pastes are marked until the last raw terminal ends, whichever asked for it`(
    isAsked: [Bool]
  ) throws {
    let (master, path) = try openMaster()
    let descriptors = [O_RDWR, O_RDONLY].map { Descriptor(owning: open(path, $0 | O_NOCTTY)) }
    defer { withExtendedLifetime(descriptors) {} }
    let terminals = zip(descriptors, isAsked).map {
      RawTerminal(descriptor: $0.number, marksPastes: $1)
    }
    for terminal in terminals { terminal.begin() }
    terminals[0].end()
    #expect(output(of: master) == "\u{1B}[?2004h")
    terminals[1].end()
    #expect(output(of: master) == "\u{1B}[?2004l")
  }

  @Test func `a crash restores the terminal that is still raw`() async {
    await #expect(processExitsWith: .success) {
      let masters = [try openMaster(), try openMaster()]
      let starts = try masters.map { try TerminalModes(of: $0.0) }
      let terminals = masters.map {
        RawTerminal(descriptor: open($0.path, O_RDWR | O_NOCTTY), farewell: "bye")
      }
      surviveCrash {
        for terminal in terminals { terminal.begin() }
        terminals[0].end()
      }
      #expect(try masters.map { try TerminalModes(of: $0.0) } == starts)
      #expect(output(of: masters[1].0) == "bye")
    }
  }

  @Test func `a crash restores a terminal through the descriptor of a user that remains`() async {
    await #expect(processExitsWith: .success) {
      let ((master, path), (other, otherPath)) = (try openMaster(), try openMaster())
      let descriptors = (0...1).map { _ in open(path, O_RDWR | O_NOCTTY) }
      let terminals = zip(descriptors, ["first", "second"]).map {
        RawTerminal(descriptor: $0, farewell: $1)
      }
      let start = try TerminalModes(of: master)
      surviveCrash {
        for terminal in terminals { terminal.begin() }
        terminals[1].end()
        // Another file gets the number of the descriptor that its owner has closed.
        dup2(open(otherPath, O_RDWR | O_NOCTTY), descriptors[1])
      }
      #expect(try TerminalModes(of: master) == start)
      #expect(output(of: master) == "first")
      #expect(output(of: other) == "")
    }
  }
}

/// Returns what was written to a terminal and hasn't been read.
private func output(of master: Descriptor) -> String {
  var bytes = [UInt8](repeating: 0, count: 100)
  _ = fcntl(master.number, F_SETFL, O_NONBLOCK)
  let count = read(master.number, &bytes, bytes.count)
  return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
}

/// Puts terminals into raw mode, and raises a fatal signal that this process survives.
private func surviveCrash(after beginning: () -> Void) {
  // What handled the signal before the first terminal began handles it again after a crash.
  signal(SIGSYS) { _ in }
  beginning()
  raise(SIGSYS)
}
