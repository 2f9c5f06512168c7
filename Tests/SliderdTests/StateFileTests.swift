// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import Testing

@testable import sliderd

/// A position kept in a real file.
@Suite final class StateFileTests {
  private let folder = NSTemporaryDirectory() + "sliderd-state-\(UUID().uuidString)"
  private var path: String { folder + "/deep/position" }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func state(_ index: Int) throws -> SliderState {
    SliderState(of: Slider(stops: try Stops(names: ["Small", "Large", "Huge"]), index: index))
  }

  @Test func `what was written is read again, by the next sliderd`() throws {
    do {
      let file = try StateFile(path: path)
      #expect(file.read().state == nil && file.read().remark == nil)
      try file.write(try state(1), number: 1)
      try file.write(try state(2), number: 2)
    }
    #expect(try StateFile(path: path).read().state == state(2))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder + "/deep").sorted()
        == ["position", "position.lock"]
    )
  }

  @Test func `an older state never takes the place of a newer one`() throws {
    let file = try StateFile(path: path)
    try file.write(try state(2), number: 2)
    try file.write(try state(0), number: 1)
    #expect(try file.read().state == state(2))
  }

  @Test func `a second sliderd is told that there is one, and the first goes on`() throws {
    let first = try StateFile(path: path)
    let failure = #expect(throws: Failure.self) { try StateFile(path: self.path) }
    #expect(failure?.message == "--state \(path): another sliderd keeps its position there")
    #expect(failure?.status == .cannotCreate)
    try first.write(try state(1), number: 1)
  }

  @Test(arguments: [
    Data(), Data("1 2/3 - Large".utf8), Data("nonsense\n".utf8), Data([0xFF, 0xFE, 0x0A]),
    Data("2 2/3 - Large\n".utf8), Data(repeating: 0x31, count: 100_000),
  ])
  func `what is no state is kept aside and said, and doesn't stand in the way`(data: Data) throws {
    let file = try StateFile(path: path)
    for number in 1...2 {
      try data.write(to: URL(fileURLWithPath: path))
      let reading = file.read()
      #expect(reading.state == nil)
      let aside = "\(path).bad\(number)"
      #expect(
        reading.remark == "\(path) holds no position of a slider; it is kept as \(aside)"
      )
      #expect(FileManager.default.contents(atPath: aside) == data)
    }
    try file.write(try state(0), number: 1)
    #expect(try file.read().state == state(0))
  }

  @Test func `a file that can't be written says why, and the old one stays`() throws {
    let file = try StateFile(path: path)
    try file.write(try state(1), number: 1)
    try FileManager.default.createDirectory(
      atPath: path + ".new",
      withIntermediateDirectories: false
    )
    let failure = #expect(throws: Failure.self) { try file.write(self.state(2), number: 2) }
    #expect(failure?.message == "\(path): Is a directory")
    #expect(try file.read().state == state(1))
    #expect(throws: Failure.self) { try StateFile(path: self.path + "/no/folder") }
  }
}

@Suite struct SaveScheduleTests {
  @Test func `a position is saved when it rests`() {
    var schedule = SaveSchedule()
    #expect(schedule.deadline == nil)
    schedule.change(at: .seconds(10))
    schedule.change(at: .seconds(10.5))
    #expect(schedule.deadline == .seconds(11.5))
    let due = [11, 11.5, 20].map { schedule.isDue(at: .seconds($0)) }
    #expect(due == [false, true, false])
    #expect(schedule.deadline == nil)
  }

  @Test func `a key held down saves every five seconds, and what remains at the end`() {
    var schedule = SaveSchedule()
    var saves: [Duration] = []
    for step in 0..<400 {
      let time = Duration.milliseconds(33 * step)
      if schedule.isDue(at: time) { saves.append(time) }
      schedule.change(at: time)
    }
    #expect(saves == [.milliseconds(5016), .milliseconds(10032)])
    let unsaved = [schedule.finish(), schedule.finish()]
    #expect(unsaved == [true, false])
  }
}
