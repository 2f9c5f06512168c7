// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import Testing

/// Drags that end without a button release: the earlier value is kept and applied.
@Suite struct DragEndTests {
  enum Way: String, CaseIterable {
    case quit = "q"
    case interrupt = "\u{03}"
    case endOfInput = "\u{04}"
    case terminate, hangUp, resize
  }

  @Test(arguments: Way.allCases)
  func `an interrupted drag restores, saves and applies the earlier value`(way: Way) async throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      Program.sliderd(
        "--steps",
        "5",
        "--audio",
        "none",
        "--state",
        folder.file("position"),
        "--on-change",
        "sh -c 'echo $0 >>\(folder.file("log")); test $0 = 2 || sleep 0.1' {index}",
        environment: ["NO_COLOR": "1"]
      )
    )
    try await terminal.expect("\u{1B}[6n")
    let placed = terminal.screen.count
    try terminal.write("\u{1B}[7;20R\u{1B}[<0;17;7M")
    try await terminal.expect("5 of 5", after: placed)
    let dragged = terminal.screen.count
    switch way {
    case .quit, .interrupt, .endOfInput: try terminal.write(way.rawValue)
    case .terminate: terminal.signal(SIGTERM)
    case .hangUp: terminal.hangUp()
    case .resize:
      try terminal.resize(to: WindowSize(columns: 40, rows: 5))
      try await terminal.expect("3 of 5", after: dragged)
      try terminal.write("q")
    }
    _ = try await terminal.exit()
    let position = try String(contentsOfFile: folder.file("position"), encoding: .utf8)
    #expect(position == "1 3/5 -\n")
    // SIGTERM doesn't wait for a second command.
    guard way != .terminate else { return }
    let log = try String(contentsOfFile: folder.file("log"), encoding: .utf8)
    #expect(log == "4\n2\n")
  }
}
