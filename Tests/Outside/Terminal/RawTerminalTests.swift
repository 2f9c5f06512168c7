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
}
