// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import StepSlider
import Testing

@testable import sliderd

/// A position kept in a real file.
@Suite final class StateFileTests {
  private static let taken = "in use by another sliderd; quit that one, or name another file"
  let folder = NSTemporaryDirectory() + "sliderd-state-\(UUID().uuidString)"
  var path: String { folder + "/position" }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Reads the position, and sets a file aside that has none.
  private func reading(isNamed: Bool = false) throws -> PanelEffects.Reading {
    let effects = PanelEffects(
      logging: false,
      of: SystemPrograms(),
      on: .system,
      clock: SystemClock()
    )
    return try effects.readings(of: [StatePath(text: path, isNamed: isNamed)])[0]
  }

  private func kept(in path: String) throws -> SliderState? {
    try StateFile(path: path).read().flatMap { SliderState(fileBytes: $0) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func state(_ index: Int) throws -> SliderState {
    SliderState(of: Slider(stops: try Stops(names: ["Small", "Large", "Huge"]), index: index))
  }

  @Test func `the next sliderd reads the position that was written`() throws {
    do {
      let file = try StateFile(path: path)
      #expect(try file.read() == nil)
      try file.write(try state(1).fileBytes)
      try file.write(try state(2).fileBytes)
    }
    #expect(try kept(in: path) == state(2))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        == ["position", "position.lock"]
    )
  }

  @Test(arguments: ["Last\r", "\u{301}", "two\nlines\n", String(repeating: "long ", count: 20_000)])
  func `a position is restored whatever the name of its stop`(name: String) throws {
    let stops = try Stops(names: ["Small", name, "Huge"])
    let file = try StateFile(path: path)
    try file.write(SliderState(of: Slider(stops: stops, index: 1)).fileBytes)
    let bytes = try #require(try file.read())
    #expect(SliderState(fileBytes: bytes)?.position(in: stops) == .stop(1))
  }

  @Test(arguments: ["g", "ä", "./g", "at/g"])
  func `a position is kept under any name in any folder`(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/at",
      withIntermediateDirectories: true
    )
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    let root = Array(repeating: "..", count: depth).joined(separator: "/")
    let relative = root + folder + "/" + name
    try StateFile(path: relative).write(try state(1).fileBytes)
    #expect(try kept(in: folder + "/" + name) == state(1))
  }

  @Test(arguments: [("g", ""), ("./g", "./"), ("at/ä", "at/"), ("/g", "/"), ("", "")])
  func `the folder of a path ends with its last slash`(path: String, folder: String) {
    #expect(StateFile.folder(of: path) == folder)
  }

  @Test func `a second sliderd is refused, and the first keeps working`() throws {
    let first = try StateFile(path: path)
    let failure = #expect(throws: FileError.self) { try StateFile(path: self.path) }
    #expect(failure?.description == "\(path): \(Self.taken)")
    let named = failure.map { Failure($0, of: "--state") }
    #expect(named?.status == .cannotCreate && named?.mistakes[0].subject == .flags(["--state"]))
    try first.write(try state(1).fileBytes)
  }

  @Test(arguments: [
    Data(), Data("1 2/3 - Large".utf8), Data("nonsense\n".utf8), Data([0xFF, 0xFE, 0x0A]),
    Data("2 2/3 - Large\n".utf8), Data(repeating: 0x31, count: 100_000),
  ])
  func `an invalid state file is set aside and reported, and a new one is written`(data: Data)
    throws
  {
    for number in 1...2 {
      try data.write(to: URL(fileURLWithPath: path))
      let reading = try reading()
      #expect(reading.state == nil)
      let aside = "\(path).bad\(number)"
      #expect(
        reading.message == "\(path) does not contain a slider position; it was renamed to \(aside)"
      )
      #expect(FileManager.default.contents(atPath: aside) == data)
    }
    try StateFile(path: path).write(try state(0).fileBytes)
    #expect(try reading().state == state(0))
  }

  @Test func `a failed write reports the reason and leaves the old file`() throws {
    let file = try StateFile(path: path)
    try file.write(try state(1).fileBytes)
    try FileManager.default.createDirectory(
      atPath: path + ".new",
      withIntermediateDirectories: false
    )
    let failure = #expect(throws: FileError.self) { try file.write(self.state(2).fileBytes) }
    #expect(failure?.description == "\(path).new: File exists")
    #expect(try file.read() == state(1).fileBytes)
    #expect(throws: FileError.self) { try StateFile(path: self.path + "/no/folder") }
    #expect(throws: FileError.self) { try StateFile(path: self.folder + "/mistyped/position") }
    #expect(!FileManager.default.fileExists(atPath: folder + "/mistyped"))
  }
}

/// Other things that can have the name of the file.
extension StateFileTests {
  private func message(of path: String) -> String? {
    #expect(throws: FileError.self) { try StateFile(path: path) }?.description
  }

  @Test func `a folder, a pipe and an empty name are refused at once`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    #expect(message(of: folder) == "\(folder): not a regular file")
    #expect(message(of: folder + "/pipe") == "\(folder)/pipe: not a regular file")
    #expect(message(of: "") == "expected a file name")
  }

  @Test func `a symbolic link stays a link, even to a file that doesn't exist yet`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
    for index in 1...2 { try StateFile(path: link).write(try state(index).fileBytes) }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    let file = try StateFile(path: folder + "/target")
    #expect(try file.read() == state(2).fileBytes)
    #expect(message(of: link)?.hasSuffix(Self.taken) == true)
  }

  /// "Nothing lost": `state = "/etc/passwd"` renamed that file.
  @Test(arguments: [
    "root:x:0:0:root:/root:/bin/bash\n", "nonsense\n", "1\n", "50", "12 apples\n", "1 2 3\n",
    "2026-11-25 1/2 - note\n", "\u{7F}ELF\u{2}\0\0", "[[slider]]\n", " ", "rate 160\n",
  ])
  func `a named file that isn't sliderd's is neither renamed nor replaced`(text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let named = StatePath(text: path, isNamed: true)
    let error = #expect(throws: FileError.self) { try Disk.system.ownFile(named) }
    let advice = "choose another file"
    #expect(error?.description == "\(path): not a slider position; \(advice)")
    #expect(StateFile.mistake(at: path) == error)
    #expect(error.map { Failure($0).status } == .cannotCreate)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["position"])
    #expect(FileManager.default.contents(atPath: path) == Data(text.utf8))
  }

  @Test func `what is left of a named file after a crash is set aside`() throws {
    let whole = try state(1).fileBytes
    let parts = (0..<whole.count).map { Array(whole.prefix($0)) }
    for left in parts + [[0, 0, 0], Array("2 9/11 0.5 Large".utf8), whole + [0]] {
      try Data(left).write(to: URL(fileURLWithPath: path))
      #expect(StateFile.mistake(at: path) == nil)
      let message = try reading(isNamed: true).message
      #expect(message?.contains("it was renamed to") == true, "\(left)")
    }
  }

  @Test func `a loop of symbolic links is refused`() throws {
    for (link, target) in [("position", "other"), ("other", "position")] {
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: target)
    }
    let error = #expect(throws: FileError.self) { try StateFile(path: path) }
    #expect(error?.description.hasSuffix(": Too many levels of symbolic links") == true)
  }

  @Test func `only the start of a terabyte file is read`() throws {
    try StateFile(path: path).write(try state(1).fileBytes)
    #expect(truncate(path, 1 << 40) == 0)
    #expect(try reading().message?.contains("does not contain a slider position") == true)
  }

  @Test func `a link at the path of the new file is replaced, not followed`() throws {
    let file = try StateFile(path: path)
    let other = folder + "/other"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: other))
    try FileManager.default.createSymbolicLink(atPath: path + ".new", withDestinationPath: other)
    try file.write(try state(1).fileBytes)
    #expect(FileManager.default.contents(atPath: other) == Data("mine".utf8))
    #expect(try file.read() == state(1).fileBytes)
  }
}
