// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal
import Testing

@Suite struct PointerReportTests {
  static let reports: [(bytes: String, event: TerminalEvent)] = [
    ("\u{1B}[<0;10;2M", .pointer(PointerReport(.press, column: 10, row: 2))),
    ("\u{1B}[<32;11;2M", .pointer(PointerReport(.drag, column: 11, row: 2))),
    ("\u{1B}[<0;11;2m", .pointer(PointerReport(.release, column: 11, row: 2))),
    ("\u{1B}[<32;11;2m", .pointer(PointerReport(.release, column: 11, row: 2))),
    ("\u{1B}[<64;1;1M", .pointer(PointerReport(.wheelUp, column: 1, row: 1))),
    ("\u{1B}[<65;1;1M", .pointer(PointerReport(.wheelDown, column: 1, row: 1))),
    ("\u{1B}[<36;9;9M", .pointer(PointerReport(.drag, column: 9, row: 9, hasModifier: true))),
    ("\u{1B}[<40;9;9M", .pointer(PointerReport(.drag, column: 9, row: 9, hasModifier: true))),
    ("\u{1B}[<16;9;9M", .pointer(PointerReport(.press, column: 9, row: 9, hasModifier: true))),
    (
      "\u{1B}[<0;65535;65535M", .pointer(PointerReport(.press, column: 65_535, row: 65_535))
    ),
    ("\u{1B}[O", .focusLost), ("\u{1B}[12;40R", .cursor(row: 12, column: 40)),
    ("\u{1B}[65535;65535R", .cursor(row: 65_535, column: 65_535)),
  ]

  @Test(arguments: reports)
  func `a report gives the mouse event, however its bytes are split`(
    bytes: String,
    event: TerminalEvent
  ) {
    let bytes = Array(bytes.utf8)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == [event])
      #expect(decoder.patience == nil)
    }
  }

  @Test(arguments: [
    // Other buttons, moves without a button, and a sideways wheel.
    "<1;5;5M", "<2;5;5M", "<2;5;5m", "<33;5;5M", "<34;5;5M", "<35;5;5M", "<66;5;5M", "<67;5;5M",
    "<128;5;5M", "<64;5;5m",
    // Impossible locations.
    "<0;0;5M", "<0;5;0M", "<0;65536;5M", "<0;5;99999999999999999999999M", "<0;-5;5M",
    // Too few numbers, too many, and none.
    "<M", "<0M", "<0;5M", "<0;5;5;5M", "<;;M", "<0;;5M", "<0:1;5;5M", "<<0;5;5M", "<0;+5;5M",
    "?0;5;5M", "0;5;5M",
    "0;5R", "5;0R", "5R", "5;5;5R", "1O",
    "65536;1R", "1;65536R", "9223372036854775807;1R", "1;9223372036854775807R",
  ])
  func `unused and impossible reports are skipped completely`(sequence: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[\(sequence)\u{1B}[C".utf8) == [.press(KeyPress(.right))])
  }

  @Test(arguments: [
    ("xterm-256color", true), ("tmux-256color", true), ("screen", true), ("foot", true),
    ("linux", false), ("linux-16color", false), ("dumb", false), ("vt220", false), ("", false),
    ("eterm-color", false),
  ])
  func `mouse reports are requested only from terminal types that can have a mouse`(
    type: String,
    hasMouse: Bool
  ) {
    #expect(TerminalMode.areReported(byType: type) == hasMouse)
    #expect(!TerminalMode.areReported(byType: nil))
  }
}
