// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The program in a real window on an invisible display, with real keys and a real mouse.
@Suite(.enabled(if: PrivateDisplay.isPossible))
struct RealWindowTests {
  @Test func `keys open the pop-over and enlarge the text of the page`() async throws {
    try await PrivateDisplay.use(keys)
  }

  private func keys(on display: PrivateDisplay) async throws {
    let window = try display.run("TextSizeWindow", "--audio", "none", "--screen-reader", "off")
    #expect(try await window.line() == "Braille, Text size, button.")
    try await display.act("key", "Return")
    #expect(
      try await window.lines(2) == [
        "Text size options, Text size, horizontal slider, Medium, 2 of 5.",
        "Use the arrow keys to adjust.",
      ]
    )
    try await display.act("key", "Right")
    #expect(try await window.line() == "Large, 3 of 5")
    // The words come before the picture, and the next words after it.
    try await display.act("key", "space")
    #expect(try await window.line() == "Large, 3 of 5")
    let large = try display.picture
    try await display.act("key", "plus")
    #expect(try await window.line() == "Extra large, 4 of 5")
    try await display.act("key", "space")
    #expect(try await window.line() == "Extra large, 4 of 5")
    #expect(try display.picture != large)
    try await display.act("key", "shift+Tab")
    #expect(try await window.line() == "Done, button.")
    try await display.act("key", "q")
    #expect(await window.status() == 0)
  }

  @Test func `the mouse opens the pop-over, drags the thumb and closes it`() async throws {
    try await PrivateDisplay.use(mouse)
  }

  private func mouse(on display: PrivateDisplay) async throws {
    let window = try display.run("TextSizeWindow", "--audio", "none", "--screen-reader", "off")
    #expect(try await window.line() == "Braille, Text size, button.")
    // The window is in the middle of the display, with its upper left corner at 120, 80.
    try await display.act("mousemove", "611", "114", "click", "1")
    _ = try await window.lines(2)
    try await display.act("mousemove", "336", "218", "mousedown", "1")
    #expect(try await window.line() == "Medium, 2 of 5")
    try await display.act("mousemove", "434", "400")
    #expect(try await window.line() == "Large, 3 of 5")
    try await display.act("mouseup", "1", "mousemove", "434", "218", "click", "4")
    #expect(try await window.line() == "Extra large, 4 of 5")
    try await display.act("mousemove", "140", "700", "click", "1")
    #expect(try await window.line() == "Text size, button.")
    window.end()
    #expect(await window.status() == 0)
  }

  @Test func `it starts at the desktop's text size and applies a new one`() async throws {
    try await PrivateDisplay.use { display in
      let window = try display.openOptions(
        gsettings: "#!/bin/sh\n[ $1 = get ] && echo 1.3 || echo $@\n[ \"$4\" != 2 ]\n"
      )
      let entry = "Braille, Text size options, Text size, horizontal slider, Large, 3 of 5."
      #expect(try await window.lines(2) == [entry, "Use the arrow keys to adjust."])
      let setting = "set org.gnome.desktop.interface text-scaling-factor"
      try await display.act("key", "Right")
      #expect(try await window.lines(2) == ["Extra large, 4 of 5", "\(setting) 1.5"])
      try await display.act("key", "End")
      #expect(
        try await window.lines(3) == ["Huge, 5 of 5, maximum", "\(setting) 2", "not applied"]
      )
      window.end()
      #expect(await window.status() == 0)
    }
  }

  @Test func `a size chosen before quitting is applied even on a slow desktop`() async throws {
    try await PrivateDisplay.use { display in
      let window = try display.openOptions(
        gsettings: "#!/bin/sh\n[ $1 = get ] && exec echo 1.3\nsleep 0.5\necho $4\n"
      )
      _ = try await window.lines(2)
      try await display.act("key", "Right", "End")
      // The first size may be set before the second is spoken.
      var lines: [String] = []
      while lines.count(where: { Double($0) == nil }) < 2 { lines.append(try await window.line()) }
      window.end()
      lines += await window.remainingLines()
      let words = lines.filter { Double($0) == nil }
      #expect(words == ["Extra large, 4 of 5", "Huge, 5 of 5, maximum"])
      #expect(lines.filter { !words.contains($0) } == ["1.5", "2"])
      #expect(await window.status() == 0)
    }
  }
}

extension PrivateDisplay {
  /// Starts the window with its options open. A script replaces `gsettings`.
  fileprivate func openOptions(gsettings script: String) throws -> RunningProgram {
    try run(
      "TextSizeWindow",
      "--audio",
      "none",
      "--screen-reader",
      "off",
      "--open",
      "--apply",
      "gnome",
      standIn: ("gsettings", script)
    )
  }
}
