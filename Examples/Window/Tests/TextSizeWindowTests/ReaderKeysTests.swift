// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import Testing

@testable import TextSizeWindow

@Suite struct ReaderKeysTests {
  @Test func `the pop-over can be opened, used and closed with keys alone`() throws {
    let scenario = """
      start
        Braille, Text size, button.
      enter
        Text size options, Text size, horizontal slider, Medium, 2 of 5.
        Use the arrow keys to adjust.
      right
        Large, 3 of 5
      up
        Extra large, 4 of 5
      end
        Huge, 5 of 5, maximum
      right
        Huge, 5 of 5, maximum
      s
        Small, 1 of 5, minimum
      1
        1
      .
        1 point
      2
        1 point 2
      space
        Large, 3 of 5
      tab
        Done, button.
      tab
        Text size, horizontal slider, Large, 3 of 5.
        Use the arrow keys to adjust.
      shift-tab
        Done, button.
      enter
        Text size, button.
      q
        (leaves)
      """
    try expect(scenario, at: .window())
  }

  @Test(arguments: [("english", TrackOrientation.horizontal), ("upright", .vertical)])
  func `the slider speaks the same words as everywhere else`(
    script: String,
    orientation: TrackOrientation
  ) throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../../Tests/Support/KeyScripts")
      .appending(path: script + ".txt").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    var transcript = Transcript(at: try .window(orientation: orientation).opened)
    let keys = text.split(separator: "\n").joined(separator: "\n")
    // Help also names the one key that is the window's own.
    let heard = try transcript.replay(keys).replacing("\n  Q: quit.", with: "")
    #expect(heard == keys)
  }

  @Test func `Escape restores the value first, then closes the pop-over`() throws {
    let scenario = """
      enter
        Text size options, Text size, horizontal slider, Medium, 2 of 5.
        Use the arrow keys to adjust.
      page-up
        Extra large, 4 of 5
      escape
        Medium, 2 of 5
      escape
        Text size, button.
      escape
        Text size, button.
      """
    try expect(scenario, at: .window())
  }

  @Test func `Escape on Done closes the pop-over and keeps the value`() throws {
    var transcript = Transcript(at: try .window())
    _ = try transcript.replay("enter\nright\ntab\nescape")
    #expect(!transcript.reader.isOpen)
    #expect(transcript.reader.size.slider.stop?.name == "Large")
  }

  @Test func `Up and Down move through the page, and Tab returns to the same paragraph`() throws {
    let first = Edition.english.paragraphs[0]
    let second = Edition.english.paragraphs[1]
    let last = Edition.english.paragraphs[3]
    let scenario = """
      up
        Braille, heading.
      up
        Braille, heading.
      down
        \(first)
      down
        \(second)
      tab
        Text size, button.
      tab
        \(second)
      end
        \(last)
      down
        \(last)
      home
        Braille, heading.
      ?
        Braille, heading.
      """
    try expect(scenario, at: .window())
  }

  @Test(arguments: 0..<5)
  func `page keys reach both ends of the page and keep the focus visible`(size: Int) throws {
    var reader = try Reader.window(size: ReaderLayout.leastWindow)
    _ = reader.size.adjust(.stop(size))
    for (key, end) in [(SliderKey.pageDown, 4), (.pageUp, 0)] {
      for _ in 0..<20 {
        let response = reader.press(key, at: .zero)
        #expect(response.words.count == 1)
        #expect(reader.accessibilitySnapshot.item(of: reader.focus.id)?.visibleFrame != nil)
      }
      #expect(reader.focus == .text(end))
    }
    #expect(reader.layout.scroll == 0)
  }

  @Test func `the page can't be reached while the pop-over is open`() throws {
    var reader = try Reader.window().opened
    _ = reader.press(.tab, at: .zero)
    for key in [SliderKey.down, .up, .home, .pageDown, .character("x")] {
      #expect(reader.press(key, at: .zero) == SliderResponse())
    }
    #expect(reader.focus == .done)
  }

  @Test func `a held key moves the slider, is silent at the end and repeats no words`() throws {
    var reader = try Reader.window().opened
    let heard = (0..<6).map { _ in
      reader.press(.right, isRepeat: true, at: .zero).words.map(\.text)
    }
    #expect(
      heard == [["Large, 3 of 5"], ["Extra large, 4 of 5"], ["Huge, 5 of 5, maximum"], [], [], []]
    )
    #expect(reader.press(.space, isRepeat: true, at: .zero) == SliderResponse())
    #expect(reader.press(.escape, isRepeat: true, at: .zero) == SliderResponse())
    #expect(reader.isOpen)
  }

  @Test func `in Arabic, Left increases the value and all words are Arabic`() throws {
    let scenario = """
      start
        طريقة برايل, حجم النص, زر.
      enter
        خيارات حجم النص, حجم النص, منزلق أفقي, متوسط, 2 من 5.
        استخدم مَفاتيح الأسهم لِتَغيير القيمة.
      left
        كبير, 3 من 5
      right
        متوسط, 2 من 5
      """
    try expect(scenario, at: .window(.arabic))
  }

  @Test func `a vertical slider has its minimum at the bottom`() throws {
    let scenario = """
      enter
        Text size options, Text size, vertical slider, Medium, 2 of 5.
        Use the arrow keys to adjust.
      down
        Small, 1 of 5, minimum
      """
    try expect(scenario, at: .window(orientation: .vertical))
  }

  private func expect(_ scenario: String, at reader: Reader) throws {
    var transcript = Transcript(at: reader)
    #expect(try transcript.replay(scenario) == scenario)
  }
}
