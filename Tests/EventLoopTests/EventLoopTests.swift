// SPDX-License-Identifier: Apache-2.0

import EventLoop
import Foundation
import TestValues
import Testing

/// A loop with a clock that the test controls, so that no real time passes.
@Suite struct EventLoopTests {
  private let clock = ManualClock()

  @Test(arguments: 0..<50)
  func `deadlines fire in order and on time, no matter how the sources are ordered`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let loop = MainLoop(clock: clock)
    let start = clock.now
    let times = (0..<40).map { _ in Duration.milliseconds(Int.random(in: 0..<1000, using: &random))
    }
    var heard: [Duration] = []
    for time in times {
      loop.add(AlarmClock(at: [start + time])) { [clock] in
        #expect($0 <= clock.now)
        heard.append(clock.now - start)
      }
    }
    loop.run { true }
    #expect(heard == times.sorted())
  }

  @Test func `a source is advanced once per deadline and never earlier`() {
    let loop = MainLoop(clock: clock)
    let start = clock.now
    let (early, late) = (
      AlarmClock(at: [start + .seconds(1)]), AlarmClock(at: [start + .seconds(5)])
    )
    loop.add(early)
    loop.add(late)
    loop.run(until: start + .seconds(2)) { true }
    #expect(clock.now == start + .seconds(2))
    #expect((early.advanceCount, late.advanceCount) == (1, 0))
    loop.run { true }
    #expect(clock.now == start + .seconds(5))
    #expect((early.advanceCount, late.advanceCount) == (1, 1))
  }

  @Test func `sources that are due together run in the order in which they were added`() {
    let loop = MainLoop(clock: clock)
    var heard: [Int] = []
    for number in 0..<5 { loop.add(AlarmClock(at: [clock.now])) { _ in heard.append(number) } }
    loop.turn()
    #expect(heard == [0, 1, 2, 3, 4])
  }

  @Test func `only ready descriptors are handled, without waiting`() throws {
    let loop = MainLoop(clock: clock)
    let (full, empty) = (try TestPipe(), try TestPipe())
    full.write("x")
    let start = clock.now
    let sources = [
      Reader(DescriptorInterest(full.reader)), Reader(DescriptorInterest(empty.reader)),
      Reader(DescriptorInterest(empty.writer, isForWriting: true)),
    ]
    for source in sources { loop.add(source) }
    loop.add(AlarmClock(at: [start + .seconds(9)]))
    loop.turn()
    #expect(sources.map(\.advanceCount) == [1, 0, 1])
    #expect(clock.now == start)
  }

  @Test func `a source added by a handler takes part from the next turn`() {
    let loop = MainLoop(clock: clock)
    let newcomer = AlarmClock(at: [clock.now])
    loop.add(AlarmClock(at: [clock.now])) { [unowned loop] _ in loop.add(newcomer) }
    loop.turn()
    #expect(newcomer.advanceCount == 0)
    loop.turn()
    #expect(newcomer.advanceCount == 1)
  }

  @Test func `a source removed by a handler is neither advanced nor retained`() {
    let loop = MainLoop(clock: clock)
    weak var gone: AlarmClock?
    do {
      let other = AlarmClock(at: [clock.now])
      gone = other
      loop.add(AlarmClock(at: [clock.now])) { [unowned loop] _ in
        #expect(gone?.advanceCount == 0)
        gone.map(loop.remove)
      }
      loop.add(other)
    }
    #expect(gone != nil)
    loop.turn()
    #expect(gone == nil)
    loop.run { true }
  }

  @Test func `a source with a broken descriptor is advanced and doesn't block the others`() {
    let loop = MainLoop(clock: clock)
    let noDescriptor: CInt = 1 << 20
    let broken = Reader(DescriptorInterest(noDescriptor))
    loop.add(broken) { loop.remove(broken) }
    let alarm = AlarmClock(at: [clock.now + .seconds(1)])
    loop.add(alarm)
    loop.run { true }
    #expect(broken.advanceCount == 1)
    #expect(alarm.advanceCount == 1)
  }

  @Test func `a source that is never ready is never advanced, and the loop ends`() throws {
    let loop = MainLoop(clock: clock)
    let pipe = try TestPipe()
    let silent = Reader(DescriptorInterest(pipe.reader))
    loop.add(silent)
    loop.run { true }
    #expect(silent.advanceCount == 0)
    #expect(!loop.turn())
  }

  @Test func `a source that wants to continue at once gets turn after turn without waiting`() {
    let loop = MainLoop(clock: clock)
    let start = clock.now
    let busy = Busy(clock: clock, count: 1000)
    loop.add(busy)
    loop.run { true }
    #expect(busy.rest == 0)
    #expect(clock.now == start)
  }

  @Test func `ten thousand sources are each advanced only at their own time`() {
    let loop = MainLoop(clock: clock)
    let start = clock.now
    let alarms = (0..<10_000).map { AlarmClock(at: [start + .seconds($0 % 10)]) }
    for alarm in alarms { loop.add(alarm) }
    for second in 0..<10 {
      loop.turn()
      #expect(clock.now == start + .seconds(second))
      #expect(alarms.count { $0.advanceCount == 1 } == 1000 * (second + 1))
    }
    #expect(loop.deadline == nil)
  }

  @Test func `a loop nested in another one, such as a window's, works as it does alone`() throws {
    let pipe = try TestPipe()
    let (inner, outer) = (MainLoop(clock: clock), MainLoop(clock: clock))
    let (alarm, reader) = (
      AlarmClock(at: [clock.now + .seconds(1)]), Reader(DescriptorInterest(pipe.reader))
    )
    inner.add(alarm)
    inner.add(reader)
    outer.add(inner)
    #expect(outer.interests == [DescriptorInterest(pipe.reader)])
    #expect(outer.deadline == alarm.deadline)
    outer.run { alarm.advanceCount == 0 }
    #expect((alarm.advanceCount, reader.advanceCount) == (1, 0))
    pipe.write("x")
    outer.turn()
    #expect((alarm.advanceCount, reader.advanceCount) == (1, 1))
  }

  @Test func `an alarm fires once, at the time that was set last`() {
    let (loop, alarm) = (MainLoop(clock: clock), Alarm(at: clock.now))
    let start = clock.now
    var heard: [Duration] = []
    loop.add(alarm) { [clock] in heard.append(clock.now - start) }
    alarm.deadline = start + .seconds(3)
    loop.run { true }
    #expect(alarm.deadline == nil)
    alarm.deadline = start + .seconds(5)
    loop.run { true }
    #expect(heard == [.seconds(3), .seconds(5)])
  }

  @Test func `messages from other threads arrive in order and wake the loop`() {
    let loop = MainLoop()
    let inbox = Inbox<Int>()
    var heard: [Int] = []
    loop.add(inbox) { heard.append($0) }
    Thread.detachNewThread { for number in 0..<100 { inbox.post(number) } }
    loop.run { heard.count < 100 }
    #expect(heard == Array(0..<100))
  }

  @Test func `a real wait ends at its deadline and not before`() {
    let loop = MainLoop()
    let deadline = Duration.now + .milliseconds(20)
    loop.turn(until: deadline)
    #expect(Duration.now >= deadline)
  }
}
