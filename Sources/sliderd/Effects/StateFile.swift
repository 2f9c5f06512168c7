// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider

/// The file that keeps a slider's position while sliderd isn't there.
///
/// The file is whole at every moment, also when the power goes: a new one is written beside it, put
/// on the disk, and takes its name. It belongs to one sliderd at a time, by a lock on a second file
/// with the ending `.lock`, which stays.
final class StateFile: Sendable {
  private let path: String
  private let lock: CInt

  /// What reading a state gave.
  struct Reading {
    /// The state, if there was one that can be read.
    let state: SliderState?
    /// What the user should know.
    let message: String?
  }

  /// Makes the file one's own. Where a symbolic link stands for the file, the
  /// link stays and the file that it leads to is meant.
  init(path: String) throws(StateFileError) {
    guard !path.isEmpty else { throw .unnamed }
    self.path = Self.target(of: path)
    try Self.checkKind(of: self.path)
    lock = try Self.lock(self.path)
  }

  private static func lock(_ path: String) throws(StateFileError) -> CInt {
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard lock >= 0 else {
      throw .unusable(path, reason: "the file can't be written: \(lastError)")
    }
    guard flock(lock, LOCK_EX | LOCK_NB) != 0 else { return lock }
    let isTaken = errno == EWOULDBLOCK
    let reason = "the file can't be locked: \(lastError)"
    close(lock)
    throw isTaken ? .taken(path) : .unusable(path, reason: reason)
  }

  /// Nothing but a file is read or replaced: a pipe would be waited for, and a folder can't be.
  private static func checkKind(of path: String) throws(StateFileError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unusable(path, reason: "it is not a file")
    }
    guard access(path, R_OK) == 0 else {
      throw .unusable(path, reason: "the file can't be read: \(lastError)")
    }
  }

  /// Where symbolic links lead, also to a file that isn't there yet.
  private static func target(of path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      path = next.utf8.first == UInt8(ascii: "/") ? next : folder(of: path) + next
    }
    return path
  }

  deinit {
    // A child between its fork and its exec still has the descriptor, and with it the lock.
    flock(lock, LOCK_UN)
    close(lock)
  }

  /// Reads the state; a file that isn't one is kept under another name.
  func read() -> Reading {
    guard let bytes = Self.bytes(of: path) else { return Reading(state: nil, message: nil) }
    if let state = SliderState(fileBytes: bytes) { return Reading(state: state, message: nil) }
    let aside = (1...).lazy.map { "\(self.path).bad\($0)" }
      .first { !FileManager.default.fileExists(atPath: $0) }
    let isKept = aside.map { rename(path, $0) == 0 } ?? false
    let fate = isKept ? "it is kept as \(aside ?? "")" : "it will be written over"
    return Reading(state: nil, message: "\(path) holds no position of a slider; \(fate)")
  }

  /// What is in a file, cut to a byte more than a state can have; `nil` if there is none.
  private static func bytes(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let size = SliderState.maximumFileLength + 1
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, Foundation.read(file, buffer.baseAddress, size))
    }
  }

  /// Writes a state, and waits until it is on the disk.
  ///
  /// - Throws: What the system said.
  func write(_ state: SliderState) throws(StateFileError) {
    let bytes = state.fileBytes
    let new = path + ".new"
    // What an end in the middle of this left, or anything else that has the name.
    unlink(new)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unusable(new, reason: Self.lastError) }
    let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    let isWritten = count == bytes.count && fsync(file) == 0
    let reason = Self.lastError
    close(file)
    guard isWritten, rename(new, path) == 0 else {
      let reason = isWritten ? Self.lastError : reason
      unlink(new)
      throw .unusable(path, reason: reason)
    }
    syncFolder()
  }

  /// A path without what comes after the last slash. NSString's deletingLastPathComponent traps on a
  /// name of one character.
  private static func folder(of path: String) -> String {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    return String(decoding: path.utf8[..<(end ?? path.startIndex)], as: UTF8.self)
  }

  /// Puts the new name on the disk too.
  private func syncFolder() {
    let folder = Self.folder(of: path)
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}
