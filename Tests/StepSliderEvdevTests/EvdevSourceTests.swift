// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider
import StepSliderEvdev
import TestFiles
import Testing

/// An input device, with a named pipe that appears, disappears and carries events.
@Suite struct EvdevSourceTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("knob") }

  init() throws { folder = try TemporaryFolder() }

  @Test func `events are read as they come`() throws {
    let knob = try #require(PipedDevice(at: path))
    let source = try source()
    #expect(source.isPresent)
    knob.send([.key("KEY_RIGHT", 1), .report, .key("KEY_RIGHT", 2), .report])
    #expect(
      source.take() == [
        .action(.press(.right, isRepeat: false)), .action(.press(.right, isRepeat: true)),
      ]
    )
    #expect(source.take() == [])
  }

  @Test func `an unplugged device is reported once and found again when it returns`() throws {
    var knob = PipedDevice(at: path)
    let source = try source()
    knob?.unplug()
    knob = nil
    #expect(source.becomesReady())
    #expect(source.take() == [.lost])
    #expect(!source.isPresent && source.deadline == nil)
    for _ in 0..<50 {
      let next = try #require(PipedDevice(at: path))
      #expect(source.becomesReady())
      #expect(source.take() == [.found])
      next.send([.key("KEY_END", 1), .report])
      #expect(source.take() == [.action(.press(.end, isRepeat: false))])
      next.unplug()
      #expect(source.becomesReady())
      #expect(source.take() == [.lost])
    }
  }

  @Test func `a pipe stays open when a program that writes to it exits`() throws {
    #expect(mkfifo(path, 0o600) == 0)
    let source = try source()
    for _ in 0..<3 {
      let writer = open(path, O_WRONLY | O_NONBLOCK)
      let bytes = PipedDevice.bytes(of: [EvdevEvent.key("KEY_END", 1), .report].map(\.parts))
      #expect(write(writer, bytes, bytes.count) == bytes.count)
      close(writer)
      #expect(source.becomesReady())
      #expect(source.take() == [.action(.press(.end, isRepeat: false))])
      #expect(source.take() == [])
      #expect(source.isPresent)
    }
  }

  @Test func `its folder can appear and disappear with it`() throws {
    try folder.write("", to: "input/by-id/other")
    let far = folder.file("input/by-id/knob")
    let source = try EvdevSource(path: far, bindings: .standard, grabs: true)
    #expect(!source.isPresent)
    unlink(folder.file("input/by-id/other"))
    rmdir(folder.file("input/by-id"))
    rmdir(folder.file("input"))
    #expect(source.becomesReady())
    #expect(source.take() == [])
    mkdir(folder.file("input"), 0o700)
    #expect(source.becomesReady())
    #expect(source.take() == [])
    mkdir(folder.file("input/by-id"), 0o700)
    #expect(source.becomesReady())
    #expect(source.take() == [])
    let knob = try #require(PipedDevice(at: far))
    #expect(source.becomesReady())
    #expect(source.take() == [.found])
    knob.unplug()
  }

  @Test func `a program that was suspended continues`() throws {
    let knob = try #require(PipedDevice(at: path))
    let source = try source()
    source.suspend()
    #expect(source.interests.isEmpty && source.take() == [])
    #expect(source.resume() == [])
    #expect(source.isPresent)
    knob.send([.key("KEY_UP", 1), .report])
    #expect(source.take() == [.action(.press(.up, isRepeat: false))])
  }

  @Test func `a device that was unplugged during suspension is reported`() throws {
    let knob = try #require(PipedDevice(at: path))
    let source = try source()
    source.suspend()
    knob.unplug()
    #expect(source.resume() == [.lost])
  }

  @Test func `a flood of events is read in parts without loss`() throws {
    let knob = try #require(PipedDevice(at: path))
    let source = try source()
    var steps = 0
    for _ in 0..<200 {
      knob.send((0..<200).flatMap { _ in [EvdevEvent(type: 2, code: 7, value: 1), .report] })
      while true {
        let events = source.take()
        guard !events.isEmpty else { break }
        for case .action(.steps(let more)) in events { steps += more }
      }
    }
    #expect(steps == 40_000)
  }

  @Test(arguments: [1, 7, 23, 25, 100])
  func `events that a pipe delivers in pieces are reassembled`(size: Int) throws {
    let knob = try #require(PipedDevice(at: path))
    let source = try source()
    let bytes = PipedDevice.bytes(of: [(1, 103, 1), (0, 0, 0), (1, 103, 0), (1, 108, 1), (0, 0, 0)])
    let events = stride(from: 0, to: bytes.count, by: size).flatMap { start in
      knob.send(Array(bytes[start...].prefix(size)))
      return source.take()
    }
    #expect(events == [SliderKey.up, .down].map { .action(.press($0, isRepeat: false)) })
  }

  @Test func `a file that isn't a device is rejected`() throws {
    try folder.write("KEY_RIGHT 1", to: "text")
    #expect(throws: EvdevDeviceError(.notADevice, path: folder.file("text"))) {
      try EvdevSource(path: folder.file("text"), bindings: .standard, grabs: false)
    }
    #expect(throws: EvdevDeviceError(.notADevice, path: folder.path)) {
      try EvdevSource(path: folder.path, bindings: .standard, grabs: false)
    }
    #expect(mknod(folder.file("socket"), S_IFSOCK | 0o600, 0) == 0)
    #expect(throws: EvdevDeviceError(.notADevice, path: folder.file("socket"))) {
      try EvdevSource(path: folder.file("socket"), bindings: .standard, grabs: false)
    }
    #expect(throws: EvdevDeviceError(.notADevice, path: "/dev/null")) {
      try EvdevSource(path: "/dev/null", bindings: .standard, grabs: false)
    }
  }

  @Test func `a path in a missing folder is rejected`() {
    let path = folder.file("nowhere/knob")
    #expect(throws: EvdevDeviceError(.missing, path: path)) {
      try EvdevSource(path: path, bindings: .standard, grabs: false)
    }
  }

  private func source() throws -> EvdevSource {
    try EvdevSource(path: path, bindings: .standard, grabs: false)
  }
}

extension EvdevSource {
  /// Waits until there is something to read.
  fileprivate func becomesReady() -> Bool {
    let clock = SystemClock()
    return clock.wait(for: interests, until: clock.now + .seconds(30))?.isEmpty == false
  }

  /// Returns the events so far.
  fileprivate func take() -> [Event] { advance(Wakeup(now: .now)) }
}

extension EvdevEvent {
  /// The end of the events of one moment.
  static let report = EvdevEvent(type: 0, code: 0, value: 0)

  fileprivate var parts: (type: UInt16, code: UInt16, value: Int32) { (type, code, value) }
}

extension PipedDevice {
  fileprivate func send(_ events: [EvdevEvent]) {
    send(events.map(\.parts))
  }
}
