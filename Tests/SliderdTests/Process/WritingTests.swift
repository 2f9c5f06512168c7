// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import sliderd

@Suite struct WritingTests {
  /// A thread of its own reads: tasks wait for a thread that writing may hold.
  @Test func `a pipe that is full for now gets the whole text, whether or not writing waits`() {
    let text = String(repeating: "x", count: 300_000)
    for flag in [0, O_NONBLOCK] {
      let pipe = Pipe()
      let (reader, writer) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
      #expect(fcntl(writer.fileDescriptor, F_SETFL, flag) == 0)
      nonisolated(unsafe) var read = Data()
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        read = reader.readDataToEndOfFile()
        end.signal()
      }
      #expect(write(text, to: writer.fileDescriptor) == nil)
      #expect(throws: Never.self) { try writer.close() }
      end.wait()
      #expect(read == Data(text.utf8))
    }
  }

  @Test func `a pipe that nobody reads ends the wait at its limit`() {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "x", count: 300_000)
    #expect(write(text, to: descriptor, within: .zero) == EAGAIN)
    #expect(fcntl(pipe.fileHandleForReading.fileDescriptor, F_GETFD) >= 0)
  }

  @Test(arguments: [
    (["HOME": "/h"], "/h/.config" as String?), (["HOME": "/h", "XDG_CONFIG_HOME": "/x:y"], "/x:y"),
    (["HOME": "/h", "XDG_CONFIG_HOME": "x"], "/h/.config"), (["HOME": "h"], nil), ([:], nil),
  ])
  func `every file of the user is in the same folders`(
    environment: [String: String],
    folder: String?
  ) {
    #expect(environment.userFolder("XDG_CONFIG_HOME", orAtHome: "/.config") == folder)
    let file = ConfigurationFile.paths(environment: environment)[0]
    let presets = Preset.folders(environment: environment, executable: nil)[0]
    let first = folder ?? "/etc"
    #expect(file == first + "/sliderd/sliderd.toml" && presets == first + "/sliderd/presets")
  }
}
