// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestFiles
import Testing

@testable import sliderd

/// Files that other programs wrote, read from the disk.
@Suite struct FileReadingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a file is read to its last byte`() throws {
    let text = String(repeating: "DefaultRate 50\n", count: 10_000)
    try folder.write(text, to: "speechd.conf")
    #expect(FileReading(of: folder.file("speechd.conf")) == .bytes(Array(text.utf8)))
    try folder.write("", to: "empty")
    #expect(FileReading(of: folder.file("empty")) == .bytes([]))
  }

  @Test func `a link to a file is followed, because people keep their settings elsewhere`() throws {
    try folder.write("x", to: "dotfiles/speechd.conf")
    #expect(symlink("dotfiles/speechd.conf", folder.file("link")) == 0)
    #expect(FileReading(of: folder.file("link")) == .bytes([UInt8(ascii: "x")]))
  }

  @Test func `a file that isn't there is missing`() throws {
    try folder.write("x", to: "file")
    #expect(FileReading(of: folder.file("none")) == .missing)
    #expect(FileReading(of: folder.file("none/at/all")) == .missing)
    #expect(FileReading(of: folder.file("file/within")) == .missing)
  }

  @Test func `what isn't a regular file is refused without waiting`() throws {
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(symlink("pipe", folder.file("link")) == 0)
    for path in [folder.file("pipe"), folder.file("link"), folder.path, "/dev/zero", "/dev/tty"] {
      #expect(FileReading(of: path) == .refused("it is not a regular file"))
    }
    #expect(symlink("loop", folder.file("loop")) == 0)
    #expect(FileReading(of: folder.file("loop")).isRefused)
  }

  @Test func `a file that is too large is refused`() throws {
    let count = FileReading.maximumByteCount
    try folder.write(String(repeating: "#", count: count), to: "largest")
    #expect(!FileReading(of: folder.file("largest")).isRefused)
    try folder.write(String(repeating: "#", count: count + 1), to: "larger")
    #expect(FileReading(of: folder.file("larger")).isRefused)
  }

  @Test(.enabled(if: geteuid() != 0))
  func `a file without the right to read it is refused`() throws {
    try folder.write("x", to: "secret")
    #expect(chmod(folder.file("secret"), 0) == 0)
    #expect(FileReading(of: folder.file("secret")) == .refused("Permission denied"))
  }

  @Test(.enabled(if: geteuid() == 0))
  func `a file of another user is refused`() throws {
    try folder.write("x", to: "foreign")
    #expect(chown(folder.file("foreign"), 12_345, 12_345) == 0)
    #expect(FileReading(of: folder.file("foreign")) == .refused("it belongs to another user"))
  }
}

extension FileReading {
  fileprivate var isRefused: Bool { if case .refused = self { true } else { false } }
}
