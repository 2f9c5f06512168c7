// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import StepSliderTerminal
import Testing

@testable import sliderd

@Suite struct DisplayTests {
  @Test(arguments: ["quote \" and \\", "line\nfeed", "\u{01}\u{1B}", "😀 / é", ""])
  func `any text survives a round trip through one line of JSON`(text: String) throws {
    let slider = Slider(stops: try Stops(count: 5), presentation: SliderPresentation(label: text))
    let line = JSONDisplay().text(for: .ready, of: SliderPanel([SliderControl(slider)]), at: 0)
    #expect(line.dropLast().allSatisfy { !$0.isNewline })
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(object?["label"] as? String == text)
  }

  @Test func `plain output says which of several sliders has the focus`() throws {
    let controls = try ["Bass", "Size"].map { label in
      SliderControl(Slider(try Stops(from: 0, to: 5, by: 1), label: label))
    }
    let panel = SliderPanel(controls, label: "Sound")
    var display = PlainDisplay()
    #expect(display.text(for: .ready, of: panel, at: 0) == "Sound, 2 sliders. Bass, 1 of 2, 3.\n")
    #expect(display.text(for: .focus, of: panel, at: 1) == "Size, 2 of 2, 3.\n")
    let alone = SliderPanel([controls[0]], label: "Sound")
    #expect(display.text(for: .ready, of: alone, at: 0) == "Sound. Bass: 3\n")
  }

  @Test func `the same picture is not drawn twice`() throws {
    var display = TerminalDisplay(style: TerminalStyle())
    let slider = Slider(stops: try Stops(names: ["Small", "Large"]), index: 1)
    #expect(display.text(for: .ready, of: slider).contains("Large"))
    #expect(display.text(for: .ready, of: slider) == "")
    #expect(display.text(for: .redraw, of: slider).contains("Large"))
  }

  @Test func `a vertical drawing is erased before other lines and redrawn below them`() throws {
    var display = TerminalDisplay(style: TerminalStyle(rows: 8, colors: .none))
    let slider = Slider(
      stops: try Stops(count: 2),
      presentation: SliderPresentation(orientation: .vertical)
    )
    _ = display.text(for: .ready, of: slider)
    #expect(display.text(for: .hidden, of: slider) == "\u{1B}[4A\r\u{1B}[J")
    #expect(
      display.text(for: .redraw, of: slider) == "\r\u{1B}[J● 2\r\n┃\r\n┃\r\n┸ 1\r\n2 of 2\r"
    )
  }

  @Test func `the mouse finds a vertical slider, also after it was redrawn in place`() throws {
    var display = TerminalDisplay(style: TerminalStyle(rows: 8, colors: .none), modes: Self.mouse)
    var slider = try Self.vertical()
    let first = display.text(for: .ready, of: slider)
    #expect(
      first.hasSuffix(
        "┬ High\r\n│\r\n● Middle\r\n┃\r\n┸ Low\r\nMiddle, 2 of 3\r" + KeyDecoder.cursorQuestion
      )
    )
    #expect(display.pointerFrame == nil)
    display.noteCursor(row: 12, column: 1)
    let frame = try #require(display.pointerFrame)
    #expect(frame.row == 7 && frame.column == 1 && frame.drawing.lineCount == 6)
    var panel = SliderPanel([SliderControl(slider)])
    let report = PointerReport(.press, column: 1, row: 7)
    #expect(
      panel.point(report, in: frame, at: .zero).words.map(\.text) == ["High, 3 of 3, maximum"]
    )
    slider.adjust(.increment, cause: .program)
    let redrawn = display.text(for: .focus, of: slider)
    #expect(redrawn.hasPrefix("\u{1B}[5A\r\u{1B}[J● High") && !redrawn.contains("\u{1B}[6n"))
    panel = SliderPanel([SliderControl(slider)])
    let response = panel.point(report, in: display.pointerFrame, at: .zero)
    #expect(response.words.map(\.text) == ["High, 3 of 3"])
  }

  @Test func `a resized terminal is asked again, and the old location is forgotten`() throws {
    var display = TerminalDisplay(style: TerminalStyle(rows: 8, colors: .none), modes: Self.mouse)
    let slider = try Self.vertical()
    _ = display.text(for: .ready, of: slider)
    display.noteCursor(row: 12, column: 1)
    #expect(display.pointerFrame != nil)
    let again = display.text(for: .resized(columns: 40, rows: 3), of: slider)
    #expect(
      again.hasSuffix(
        "┝━━━━━━━━━━●──────────┤  Middle, 2 of 3\r\u{1B}[25C" + KeyDecoder.cursorQuestion
      )
    )
    #expect(display.pointerFrame == nil && display.awaitsCursor)
    display.noteCursor(row: 3, column: 26)
    #expect(display.pointerFrame?.row == 3 && !display.awaitsCursor)
  }

  @Test func `after a pause, a vertical slider is drawn once and then updated in place`() throws {
    var display = TerminalDisplay(style: TerminalStyle(rows: 8, colors: .none), modes: Self.mouse)
    let slider = try Self.vertical()
    let first = display.text(for: .ready, of: slider)
    display.noteCursor(row: 12, column: 1)
    let pause = display.text(for: .paused, of: slider)
    #expect(pause == TerminalDisplay.farewell(Self.mouse))
    let resumed = display.text(for: .resized(columns: 80, rows: 8), of: slider)
    #expect(resumed.hasSuffix(first.drop { $0 != "┬" }))
    #expect(resumed.contains(TerminalMode.mouseDrags.on))
    let again = display.text(for: .resized(columns: 80, rows: 8), of: slider)
    #expect(again.hasPrefix("\u{1B}[5A\r\u{1B}[J\r\u{1B}[J┬ High"))
  }

  private static let mouse = [TerminalMode.keyEvents] + TerminalMode.pointer

  private static func vertical() throws -> Slider {
    Slider(
      stops: try Stops(names: ["Low", "Middle", "High"]),
      index: 1,
      presentation: SliderPresentation(orientation: .vertical)
    )
  }

  @Test func `if everything printed is read aloud, spaces reserve the drawing's cursor position`()
    throws
  {
    var display = TerminalDisplay(style: TerminalStyle(columns: 26, rows: 3), modes: [])
    var slider = Slider(stops: try Stops(count: 3), presentation: SliderPresentation(label: "音量"))
    _ = display.text(for: .reading(.everything), of: slider)
    let blank = display.text(for: .ready, of: slider)
    #expect(blank == "\r\u{1B}[J" + String(repeating: " ", count: 25) + "\r\u{1B}[19C")
    _ = display.text(for: .reading(.cursor), of: slider)
    slider.adjust(.increment, cause: .program)
    let drawing = display.text(for: .redraw, of: slider)
    #expect(drawing.hasSuffix("3 of 3\r\u{1B}[19C"))
    _ = display.text(for: .reading(.everything), of: slider)
    let same = display.text(for: .focus, of: slider)
    #expect(same == "", "text that was read stays")
  }

  @Test func `below the value are labels, which are replaced and left in place too`() throws {
    var display = TerminalDisplay(style: TerminalStyle(columns: 28, colors: .none), modes: [])
    let slider = Slider(stops: try Stops(count: 3))
    let drawing = display.text(for: .ready, of: slider)
    #expect(
      drawing == "\r\u{1B}[J┝━━━━━━━━●────────┤  2 of 3\r\n1        2        3"
        + "\r\u{1B}[1A\u{1B}[21C"
    )
    #expect(display.text(for: .hidden, of: slider) == "\r\u{1B}[J")
    _ = display.text(for: .reading(.everything), of: slider)
    let blank = display.text(for: .redraw, of: slider)
    #expect(
      blank == "\r\u{1B}[J" + String(repeating: " ", count: 27) + "\r\n"
        + String(repeating: " ", count: 19) + "\r\u{1B}[1A\u{1B}[21C"
    )
    #expect(display.text(for: .end(reason: ""), of: slider) == "\u{1B}[1B\r\n\u{1B}[J")
  }
}

extension Display {
  /// Returns what is printed for an event of a single slider with English words.
  mutating func text(for event: DisplayEvent, of slider: Slider) -> String {
    text(for: event, of: SliderPanel([SliderControl(slider)]), at: 0)
  }
}
