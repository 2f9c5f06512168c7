// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal
import TestValues
import Testing

@Suite struct KeyDecoderTests {
  /// The bytes that terminals send for keys: the Linux console, xterm in both cursor modes, rxvt,
  /// the numeric keypad, and the kitty protocol.
  static let sequences: [(bytes: String, key: SliderKey)] = [
    ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}[A", .up), ("\u{1B}[B", .down),
    ("\u{1B}OC", .right), ("\u{1B}OD", .left), ("\u{1B}OA", .up), ("\u{1B}OB", .down),
    ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home),
    ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{1B}[8~", .end),
    ("\u{7F}", .backspace), ("\u{08}", .backspace), ("\u{1B}[127u", .backspace),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[Z", .backTab),
    ("\u{1B}[1;2C", .right), ("\u{1B}[1;129C", .right), ("\u{1B}[1;66C", .right),
    ("\u{1B}[1;1:1D", .left), ("\u{1B}[27u", .escape), ("\u{1B}[13u", .enter),
    ("\u{1B}[32u", .space), ("\u{1B}[113u", .character("q")), ("\u{1B}[9;2u", .backTab),
    ("\u{1B}[57418u", .right), ("\u{1B}[57402u", .character("3")),
    ("\u{1B}[57413u", .character("+")),
    ("\u{1B}[27;2;43~", .character("+")), ("\u{1B}Ok", .character("+")),
    ("\u{1B}[1;5H", .controlHome), ("\u{1B}[1;5F", .controlEnd), ("\u{1B}[7^", .controlHome),
    ("\u{1B}[8^", .controlEnd), ("\u{1B}[1;5~", .controlHome), ("\u{1B}[57424;5u", .controlEnd),
    ("\u{1B}1", .alt("1")), ("\u{1B}[49;3u", .alt("1")), ("\u{1B}[27;3;49~", .alt("1")),
    ("\u{1B}Om", .character("-")), ("\u{1B}Or", .character("2")), ("\u{1B}OM", .enter),
    ("\u{1B}OP", .function(1)), ("\u{1B}OS", .function(4)), ("\u{1B}[[A", .function(1)),
    ("\u{1B}[[E", .function(5)), ("\u{1B}[11~", .function(1)), ("\u{1B}[15~", .function(5)),
    ("\u{1B}[17~", .function(6)), ("\u{1B}[21~", .function(10)), ("\u{1B}[23~", .function(11)),
    ("\u{1B}[24~", .function(12)), ("\u{1B}[P", .function(1)), ("\u{1B}[13~", .function(3)),
    ("\r", .enter), ("\n", .enter), (" ", .space), ("\t", .tab), ("4", .character("4")),
    ("\u{1B}[7$", .home), ("\u{1B}[8$", .end), ("\u{9B}5~", .pageUp), ("\u{9B}C", .right),
    ("\u{8F}P", .function(1)), ("+", .character("+")),
    ("é", .character("é")), ("क", .character("क")), ("😀", .character("😀")),
  ]

  @Test(arguments: sequences)
  func `a sequence gives its key, however its bytes are split`(bytes: String, key: SliderKey) {
    let bytes = Array(bytes.utf8)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      let events = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
      #expect(events == [.press(KeyPress(key))])
      #expect(decoder.patience == nil)
    }
  }

  @Test func `several keys in one read are all decoded`() {
    var decoder = KeyDecoder()
    let bytes = Self.sequences.map(\.bytes).joined()
    #expect(decoder.decode(bytes.utf8) == Self.sequences.map { .press(KeyPress($0.key)) })
  }

  @Test(arguments: [
    "\u{1B}[1;5C", "\u{1B}[1;3D", "\u{1B}[1;9A", "\u{1B}[1;3H", "\u{1B}[27;5;43~", "\u{1B}é",
    "\u{1B}क", "\u{1B}😀", "\u{1B}[5^", "\u{1B}[1;7H",
    "\u{1B}[M !!", "\u{1B}[I", "\u{1B}[?1;2c", "\u{1B}[?12;40R", "\u{1B}[?200~",
    "\u{1B}[[Z", "\u{1B}[16~", "\u{1B}OT", "\u{1B}]11;rgb:0/0/0\u{07}",
    "\u{1B}P>|xterm\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{01}\u{02}\u{05}", "\u{C3}",
    "\u{1B}[1;2;3;4;5;6;7z",
  ])
  func `sequences that aren't keys of the slider are skipped completely`(text: String) {
    var decoder = KeyDecoder()
    let bytes = text == "\u{C3}" ? [0xC3] : Array(text.utf8)
    #expect(decoder.decode(bytes) == [])
    #expect(decoder.decode("\u{1B}[C".utf8) == [.press(KeyPress(.right))])
  }

  @Test(arguments: ["right q 3 \u{03}\u{1B}[C\u{1B}[201~", "x"])
  func `pasted text is reported once, without what it is`(text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~\(text)".utf8) == [.paste])
    _ = decoder.giveUpWaiting()
    #expect(decoder.decode("\u{1B}[C".utf8) == [.press(KeyPress(.right))])
  }

  @Test func `a lone Escape is recognised only when nothing follows it`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.patience == .milliseconds(50))
    #expect(decoder.giveUpWaiting() == [.press(KeyPress(.escape))])
    #expect(decoder.decode("\u{1B}".utf8) == [])
    #expect(decoder.decode("[".utf8) == [])
    #expect(decoder.decode("D".utf8) == [.press(KeyPress(.left))])
  }

  @Test func `Escape followed by an arrow key is two presses`() {
    var decoder = KeyDecoder()
    let events = decoder.decode("\u{1B}\u{1B}[C".utf8)
    #expect(events == [.press(KeyPress(.escape)), .press(KeyPress(.right))])
  }

  @Test func `an unfinished sequence is dropped without a key`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[1;".utf8) == [])
    #expect(decoder.giveUpWaiting() == [])
    #expect(decoder.decode("4".utf8) == [.press(KeyPress(.character("4")))])
  }

  @Test func `control characters interrupt, quit and suspend`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x03, 0x04, 0x1A]) == [.interrupt, .quit, .suspend])
  }

  @Test func `repeats and releases that the terminal tells are known`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[1;1:2C".utf8) == [.press(KeyPress(.right, isRepeat: true))])
    #expect(decoder.decode("\u{1B}[1;129:3C".utf8) == [.release(.right)])
    #expect(decoder.decode("\u{1B}[113;1:3u".utf8) == [.release(.character("q"))])
    #expect(decoder.decode("\u{1B}[99;5:3u".utf8) == [])
  }

  @Test func `a megabyte of noise neither crashes nor fills memory, and the next key is read`() {
    var random = SeededNumbers(seed: 7)
    var decoder = KeyDecoder()
    for _ in 0..<256 {
      _ = decoder.decode((0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    while decoder.patience != nil { _ = decoder.giveUpWaiting() }
    #expect(decoder.decode("\u{1B}[C".utf8).last == .press(KeyPress(.right)))
  }

  @Test(arguments: [
    "\u{1B}]", "\u{1B}P", "\u{1B}_x", "\u{1B}[M", "\u{1B}[1;", "\u{C3}",
  ])
  func `keys work again shortly after any unfinished sequence`(text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(text == "\u{C3}" ? [0xC3] : Array(text.utf8)) == [])
    #expect(decoder.patience != nil)
    #expect(decoder.giveUpWaiting() == [])
    #expect(decoder.decode("\u{1B}[C".utf8) == [.press(KeyPress(.right))])
  }

  @Test(arguments: ["", "\u{1B}]0;x", "\u{1B}P1", "\u{1B}[", "\u{1B}[1;2", "\u{1B}O", "\u{1B}[M"])
  func `Ctrl-C is never lost in a sequence`(text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(text.utf8) + decoder.decode([0x03]) == [.interrupt])
  }

  @Test(arguments: [
    ("\u{1B}[99;5u", TerminalEvent.interrupt), ("\u{1B}[27;5;99~", .interrupt),
    ("\u{1B}[100;5u", .quit), ("\u{1B}[122;5u", .suspend), ("\u{1B}[1089::99;5u", .interrupt),
    ("\u{1B}[99;69u", .interrupt), ("\u{1B}[99;133u", .interrupt), ("\u{1B}[99:67;6u", .interrupt),
    ("\u{1B}[104;5u", .press(KeyPress(.backspace))), ("\u{1B}[105;5u", .press(KeyPress(.tab))),
    ("\u{1B}[109;5u", .press(KeyPress(.enter))), ("\u{1B}[91;5u", .press(KeyPress(.escape))),
    ("\u{1B}[13;5u", .press(KeyPress(.enter))), ("\u{1B}[127;5u", .press(KeyPress(.backspace))),
    ("\u{1B}[27;65u", .press(KeyPress(.escape))), ("\u{1B}[9;66u", .press(KeyPress(.backTab))),
    ("\u{1B}[27;129:1u", .press(KeyPress(.escape))),
    ("\u{1B}[113;2u", .press(KeyPress(.character("Q")))),
    ("\u{1B}[47:63;2u", .press(KeyPress(.character("?")))),
  ])
  func `modifiers in newer sequences mean the same as in older ones`(
    text: String,
    event: TerminalEvent
  ) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(text.utf8) == [event])
  }

  @Test func `an endless sequence uses no memory and ends at its final byte`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 100_000)) == [])
    #expect(decoder.decode("C".utf8) == [])
    #expect(decoder.decode("\u{1B}[C".utf8) == [.press(KeyPress(.right))])
  }
}

@Suite struct RepeatDetectorTests {
  @Test func `the same key within a tenth of a second is held`() {
    var detector = RepeatDetector()
    let press = KeyPress(.right)
    #expect(!detector.judge(press, at: .milliseconds(0)).isRepeat)
    #expect(!detector.judge(press, at: .milliseconds(500)).isRepeat)
    #expect(detector.judge(press, at: .milliseconds(533)).isRepeat)
    #expect(detector.judge(press, at: .milliseconds(625)).isRepeat)
    #expect(!detector.judge(KeyPress(.left), at: .milliseconds(626)).isRepeat)
    #expect(!detector.judge(press, at: .milliseconds(627)).isRepeat)
    #expect(!detector.judge(press, at: .milliseconds(740)).isRepeat)
  }

  @Test func `only a held key's release matters, and after it a press is new`() {
    var detector = RepeatDetector()
    let press = KeyPress(.right)
    let presses = [0, 33].map { detector.judge(press, at: .milliseconds($0)).isRepeat }
    let releases = [SliderKey.left, .right, .right].map { detector.release($0) }
    #expect(presses == [false, true] && releases == [false, true, false])
    let again = detector.judge(press, at: .milliseconds(66))
    let isHeld = detector.release(.right)
    #expect(!again.isRepeat && !isHeld)
  }

  @Test func `each of two held keys has a release of its own`() {
    var detector = RepeatDetector()
    for key in [SliderKey.right, .up] {
      _ = detector.judge(KeyPress(key, isRepeat: true), at: .zero)
    }
    #expect([SliderKey.right, .up, .right].map { detector.release($0) } == [true, true, false])
  }
}
