// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider
import StepSliderTerminal
import TestValues
import Testing

/// Keys from terminals and lines, with a clock that the test controls.
@Suite struct InputSourceTests {
  private let clock = ManualClock()
  private let start: Duration
  private let pipe = Pipe()

  init() { start = clock.now }

  @Test func `keys are read until the end of input, and a lone Escape after a short wait`() {
    let (loop, heard) = listening(
      to: TerminalSource(of: DescriptorInterest(pipe.reader), clock: clock)
    )
    pipe.write("\u{1B}[C\u{1B}[C")
    loop.turn()
    let right = KeyPress(.right)
    #expect(heard.events == [.press(right), .press(KeyPress(.right, isRepeat: true))])
    pipe.write("\u{1B}")
    loop.turn()
    #expect(heard.events.count == 2)
    loop.turn()
    #expect(heard.events.last == .press(KeyPress(.escape)))
    #expect(clock.now == start + .milliseconds(50))
    pipe.closeWriter()
    loop.run { true }
    #expect(heard.events.last == .hangup)
  }

  @Test func `what the terminal answers comes before the keys that were read with it`() {
    let (loop, heard) = listening(
      to: TerminalSource(of: DescriptorInterest(pipe.reader), clock: clock)
    )
    pipe.write("\u{1B}[C\u{1A}\u{1B}[12;40R")
    loop.turn()
    #expect(heard.events == [.cursor(row: 12, column: 40), .press(KeyPress(.right)), .suspend])
  }

  @Test func `lines wait for silence and for time, and end when speech has finished`() {
    let voice = Voice()
    let lines = LineSource(
      of: DescriptorInterest(pipe.reader),
      clock: clock,
      isSilent: { voice.isSilent }
    )
    let (loop, heard) = listening(to: lines)
    pipe.write("right\nleft\nwait\nup\nsleep 2000\nhome\n")
    pipe.closeWriter()
    voice.isSilent = false
    loop.run { true }
    #expect(heard.events == [.press(KeyPress(.right)), .press(KeyPress(.left))])
    #expect(clock.now == start)
    voice.isSilent = true
    loop.run(until: start + .seconds(1)) { true }
    #expect(heard.events.last == .press(KeyPress(.up)))
    voice.isSilent = false
    loop.run { true }
    #expect(heard.events.last == .press(KeyPress(.home)))
    #expect(clock.now == start + .seconds(2))
    voice.isSilent = true
    loop.run { true }
    #expect(heard.events.last == .endOfInput(since: start + .seconds(2)))
  }

  @Test func `wait covers speech that the line before has just started`() {
    let voice = Voice()
    let loop = MainLoop(clock: clock)
    var heard: [TerminalEvent] = []
    let lines = LineSource(
      of: DescriptorInterest(pipe.reader),
      clock: clock,
      isSilent: { voice.isSilent }
    )
    loop.add(lines) { event in
      heard.append(event)
      voice.isSilent = false
    }
    pipe.write("right\nwait\nleft\n")
    loop.run { true }
    #expect(heard == [.press(KeyPress(.right))])
    voice.isSilent = true
    loop.run { true }
    #expect(heard.last == .press(KeyPress(.left)))
  }

  @Test func `an invalid line is reported after the lines before it and ends the input`() {
    let lines = LineSource(of: DescriptorInterest(pipe.reader), clock: clock, isSilent: { true })
    let (loop, heard) = listening(to: lines)
    pipe.write("right\nnothing\nleft\n")
    loop.run { true }
    #expect(heard.events.first == .press(KeyPress(.right)))
    guard case .mistake(let error) = heard.events.last else {
      return #expect(Bool(false), "no mistake was reported")
    }
    #expect(error.line == 2)
    #expect(heard.events.count == 2)
  }

  private func listening(
    to source: any EventSource<TerminalEvent>
  ) -> (MainLoop, Heard) {
    let (loop, heard) = (MainLoop(clock: clock), Heard())
    loop.add(source) { heard.events.append($0) }
    return (loop, heard)
  }
}

/// The events from a source.
private final class Heard {
  var events: [TerminalEvent] = []
}

/// Whether a voice speaks.
private final class Voice {
  var isSilent = true
}

private final class Pipe {
  let (reader, writer): (CInt, CInt)
  private var isWriterOpen = true

  init() {
    var ends: [CInt] = [-1, -1]
    _ = Glibc.pipe(&ends)
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    closeWriter()
    close(reader)
  }

  func write(_ text: String) { _ = Glibc.write(writer, text, text.utf8.count) }

  func closeWriter() {
    if isWriterOpen { close(writer) }
    isWriterOpen = false
  }
}
