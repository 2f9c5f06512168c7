// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
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
    #expect(try bytes("speechd.conf") == Array(text.utf8))
    try folder.write("", to: "empty")
    #expect(try bytes("empty") == [])
  }

  @Test func `a link to a file is followed, because people keep their settings elsewhere`() throws {
    try folder.write("x", to: "dotfiles/speechd.conf")
    #expect(symlink("dotfiles/speechd.conf", folder.file("link")) == 0)
    #expect(try bytes("link") == [UInt8(ascii: "x")])
  }

  @Test func `a file that isn't there is missing`() throws {
    try folder.write("x", to: "file")
    #expect(try bytes("none") == nil)
    #expect(try bytes("none/at/all") == nil)
    #expect(try bytes("file/within") == nil)
  }

  @Test func `what isn't a regular file is refused without waiting`() throws {
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(symlink("pipe", folder.file("link")) == 0)
    for path in [folder.file("pipe"), folder.file("link"), folder.path, "/dev/zero", "/dev/tty"] {
      #expect(Self.refusal(of: path) == "it is not a regular file")
    }
    #expect(symlink("loop", folder.file("loop")) == 0)
    #expect(refusal("loop") != nil)
  }

  @Test func `a file that is too large is refused`() throws {
    let count = maximumUsersFileSize
    try folder.write(String(repeating: "#", count: count), to: "largest")
    #expect(refusal("largest") == nil)
    try folder.write(String(repeating: "#", count: count + 1), to: "larger")
    #expect(refusal("larger") != nil)
  }

  @Test(.enabled(if: geteuid() != 0))
  func `a file without the right to read it is refused`() throws {
    try folder.write("x", to: "secret")
    #expect(chmod(folder.file("secret"), 0) == 0)
    #expect(refusal("secret") == "Permission denied")
  }

  @Test(.enabled(if: geteuid() == 0))
  func `a file of another user is refused`() throws {
    try folder.write("x", to: "foreign")
    #expect(chown(folder.file("foreign"), 12_345, 12_345) == 0)
    #expect(refusal("foreign") == "it belongs to another user")
  }

  private func bytes(_ name: String) throws -> [UInt8]? {
    try readUsersFile(at: folder.file(name))
  }

  private func refusal(_ name: String) -> String? { Self.refusal(of: folder.file(name)) }

  /// Returns why a file isn't read; `nil` if it is read or missing.
  private static func refusal(of path: String) -> String? {
    do throws(FileError) { _ = try readUsersFile(at: path) } catch {
      guard case .unusable(path, let reason) = error else { return "\(error)" }
      return reason
    }
    return nil
  }
}
