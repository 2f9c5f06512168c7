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
    let terminals = zip(descriptors, isAsked).map {
      RawTerminal(descriptor: $0.number, marksPastes: $1)
    }
    for terminal in terminals { terminal.begin() }
    terminals[0].end()
    #expect(output(of: master) == "\u{1B}[?2004h")
    terminals[1].end()
    #expect(output(of: master) == "\u{1B}[?2004l")
  }

  /// Returns what was written to a terminal.
  private func output(of master: Descriptor) -> String {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = read(master.number, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
