// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal
import Testing

/// A sequence whose bytes arrive with pauses between them, as over a slow line, types nothing
/// (c4spar/cliffy#831). At worst, Escape is reported before it.
@Suite struct SplitSequenceTests {
  private static let pauses = [10, 49, 90, 500, 1000, 2000].map { Duration.milliseconds($0) }

  /// Everything that a terminal sends beyond single bytes. Alt with a key is missing: after a
  /// pause, it is the same as Escape and that key.
  private static let sequences: [[UInt8]] =
    KeyDecoderTests.sequences.filter { !$0.key.hasAlt || $0.bytes.hasPrefix("\u{1B}[") }
    .map { Array($0.bytes.utf8) }
    + [
      // Keys with modifiers, and their repeats and releases.
      "\u{1B}[1;5C", "\u{1B}[1;3D", "\u{1B}O5C", "\u{1B}Oa", "\u{1B}Oj", "\u{1B}[1;1:2C",
      "\u{1B}[1;1:3C", "\u{1B}[113;1:3u", "\u{1B}[99;5u", "\u{1B}[27;5;99~", "\u{1B}[1089::99;5u",
      // The mouse and the focus.
      "\u{1B}[<0;10;2M", "\u{1B}[<0;10;2m", "\u{1B}[M !\"", "\u{1B}[M 15", "\u{1B}[32;10;2M",
      "\u{1B}[I", "\u{1B}[O",
      // Pasted text.
      "\u{1B}[200~4q\u{1B}[C5\n\u{1B}[201~", "\u{1B}[201~",
      // A terminal's answers.
      "\u{1B}[12;40R", "\u{1B}[?12;40R", "\u{1B}[?1;2c", "\u{1B}[>41;371;0c", "\u{1B}[?7u",
      "\u{1B}[?2004;1$y", "\u{1B}[8;24;80t", "\u{1B}[0n", "\u{1B}]11;rgb:1111/2222/3333\u{07}",
      "\u{1B}]11;rgb:1111/2222/3333\u{1B}\\", "\u{1B}P>|XTerm(379)\u{1B}\\",
      "\u{1B}P1+r544e=787465726d\u{1B}\\", "\u{1B}P!|00000000\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
      "\u{1B}^5\u{1B}\\",
      // rxvt's keys with Shift.
      "\u{1B}[7$", "\u{1B}[5$",
      // With controls of 8 bits, as UTF-8.
      "\u{9B}5~", "\u{9B}1;5C", "\u{8F}C", "\u{9D}11;rgb:1111/2222/3333\u{07}",
      "\u{9D}11;rgb:1111/2222/3333\u{9C}", "\u{90}1+r544e=787465726d\u{1B}\\", "\u{85}",
    ].map { Array($0.utf8) } + [[0x9B, 0x35, 0x7E]]

  @Test(arguments: sequences, pauses)
  func `a sequence in two or three pieces types nothing`(bytes: [UInt8], pause: Duration) {
    var decoder = KeyDecoder()
    let whole = decoder.decode(bytes)
    for first in bytes.indices.dropFirst() {
      for second in first..<bytes.endIndex {
        let cuts = [bytes[..<first], bytes[first..<second], bytes[second...]]
        check(cuts.map(Array.init), apart: pause, give: whole)
      }
    }
  }

  @Test(arguments: sequences, pauses)
  func `a sequence that comes byte by byte types nothing`(bytes: [UInt8], pause: Duration) {
    var decoder = KeyDecoder()
    check(bytes.map { [$0] }, apart: pause, give: decoder.decode(bytes))
  }

  private func check(_ pieces: [[UInt8]], apart pause: Duration, give whole: [TerminalEvent]) {
    var decoder = KeyDecoder()
    let events = pieces.filter { !$0.isEmpty }.flatMap { piece in
      decoder.decode(piece) + decoder.wait(pause)
    }
    let escape = TerminalEvent.press(KeyPress(.escape))
    #expect(events == whole || events == [escape] + whole || events == [escape], "\(pieces)")
  }

  @Test(arguments: sequences.filter { $0 != [0x1B] && $0[0] == 0x1B })
  func `where the Escape key has a sequence, no pause makes a sequence an Escape`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    _ = decoder.decode("\u{1B}[?7u".utf8)
    let events = bytes.flatMap { decoder.decode([$0]) + decoder.wait(.seconds(2)) }
    var other = KeyDecoder()
    #expect(events == other.decode(bytes))
  }

  @Test(arguments: sequences.filter { $0.count > 1 && !$0.starts(with: Array("\u{1B}[200~".utf8)) })
  func `a sequence that breaks off doesn't turn the next one into letters`(bytes: [UInt8]) {
    for end in bytes.indices.dropFirst() {
      var decoder = KeyDecoder()
      let events = decoder.decode(bytes[..<end] + Array("\u{1B}[C".utf8))
      #expect(events.last == .press(KeyPress(.right)), "\(bytes[..<end])")
      #expect(events.dropLast().allSatisfy { $0 == .press(KeyPress(.escape)) }, "\(bytes[..<end])")
    }
  }

  @Test(arguments: ["OF", "OH", "OC", "O5C"])
  func `letters after Escape move nothing, even if a terminal sends the same`(text: String) {
    var decoder = KeyDecoder()
    let events =
      decoder.decode([0x1B]) + decoder.wait(.seconds(1)) + decoder.decode(text.utf8)
      + decoder.wait(.seconds(3))
    #expect(events == [.press(KeyPress(.escape))])
  }

  @Test(arguments: ["5", "q", "?", " ", "\r", "+", "é", "Q"])
  func `what is typed after Escape is typed`(text: String) {
    var (decoder, alone) = (KeyDecoder(), KeyDecoder())
    let events =
      decoder.decode([0x1B]) + decoder.wait(.milliseconds(90)) + decoder.decode(text.utf8)
    #expect(events == [.press(KeyPress(.escape))] + alone.decode(text.utf8))
  }

  @Test func `letters that could begin a sequence are typed if it doesn't follow`() {
    var decoder = KeyDecoder()
    let events = decoder.decode([0x1B]) + decoder.wait(.seconds(1)) + decoder.decode("Pi".utf8)
    let typed = "Pi".map { TerminalEvent.press(KeyPress(.character($0))) }
    #expect(Array(events.dropFirst()) == typed)
    let late = decoder.decode([0x1B]) + decoder.wait(.seconds(1)) + decoder.decode("O".utf8)
    #expect(late.count == 1)
    let end = decoder.wait(.seconds(3))
    #expect(end == [.press(KeyPress(.character("O")))])
    #expect(decoder.patience == nil)
  }

  @Test func `three seconds after Escape, everything is typed`() {
    var decoder = KeyDecoder()
    let events = decoder.decode([0x1B]) + decoder.wait(.seconds(3))
    #expect(events == [.press(KeyPress(.escape))])
    #expect(decoder.decode("[".utf8) == [.press(KeyPress(.character("[")))])
  }
}

extension KeyDecoder {
  /// Lets time pass without input, as a ``TerminalSource`` does.
  fileprivate mutating func wait(_ pause: Duration) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    while let patience, patience <= pause { events += giveUpWaiting() }
    return events
  }
}

extension SliderKey {
  fileprivate var hasAlt: Bool { modifiers.contains(.alt) }
}
