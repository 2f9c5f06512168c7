// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import EventLoop
import Foundation
import StepSlider

/// A file of the system that is locked by a second file, `.lock`, which stays: for this process, or
/// only while it is written if several share it.
/// It is complete at every moment, even after a power failure: a new file is written next to it,
/// synced to disk and renamed.
final class StateFile: Sendable {
  let path: String
  /// The place of a file that several processes share; `nil` for one of this process alone.
  let shared: StatePath?
  /// The saves, in order. Not a task: a disk that hangs would keep commands from starting.
  let queue = DispatchQueue(label: "state")
  private let lock: CInt?

  /// Locks a file or the target of a link. It may wait for another process, or refuse a foreign
  /// file.
  init(path: String, waits: Bool = false, refusingOthers: Bool = false) throws(FileError) {
    guard !path.isEmpty else { throw .unnamed }
    self.path = Self.target(of: path)
    try Self.checkKind(of: self.path)
    if refusingOthers { try Self.checkContent(of: self.path) }
    lock = try Self.lock(self.path, waits: waits)
    shared = nil
  }

  init(sharedAt place: StatePath) { (path, shared, lock) = (place.text, place, nil) }

  private static let lockEnding = ".lock"

  private static func lock(_ path: String, waits: Bool) throws(FileError) -> CInt {
    let lock = try open(lock: path + lockEnding, of: path)
    guard flock(lock, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 else { return lock }
    let isTaken = errno == EWOULDBLOCK
    let reason = "can't lock the file: \(lastError)"
    close(lock)
    throw isTaken ? .taken(path) : .unusable(path, reason: reason)
  }

  private static func open(lock: String, of path: String) throws(FileError) -> CInt {
    do throws(FileRefusal) {
      return try openRegularFile(lock, O_RDWR | O_CREAT, mode: 0o600)
    } catch  where error == .kind {
      throw .unusable(lock, reason: "\(error)")
    } catch {
      throw missingFolder(of: path) ?? .unusable(path, reason: "can't write the file: \(error)")
    }
  }

  private static func missingFolder(of path: String) -> FileError? {
    let folder = folder(of: path)
    guard folder.count > 1, access(folder, F_OK) != 0, errno == ENOENT else { return nil }
    let name = SpokenText.printed(path: String(folder.dropLast()))
    return .unusable(path, reason: "there is no folder \(name); create it")
  }

  /// Opening a pipe would wait, and a folder can't be replaced.
  private static func checkKind(of path: String) throws(FileError) {
    do throws(FileRefusal) { try checkFileKind(of: path) } catch {
      throw .unusable(path, reason: error.description)
    }
    guard access(path, F_OK) == 0 else {
      if errno == ELOOP { throw .unusable(path, reason: lastError) }
      return
    }
    guard access(path, R_OK) == 0 else {
      throw .unusable(path, reason: "can't read the file: \(lastError)")
    }
  }

  /// Returns why a file that the user named can't keep a position; `nil` if nothing is known.
  static func mistake(at path: String) -> FileError? {
    let path = target(of: path)
    do throws(FileError) {
      try checkKind(of: path)
      try checkContent(of: path)
      try checkKind(of: path + lockEnding)
    } catch { return error }
    if let mistake = missingFolder(of: path) { return mistake }
    let refusal = access(folder(of: path), W_OK | X_OK) == 0 ? nil : FileRefusal.bySystem
    guard let reason = refusal ?? obstacle(toWriting: path + lockEnding) else { return nil }
    return .unusable(path, reason: "can't write the file: \(reason)")
  }

  /// Returns why a file can't be written, or be created where it or the target of a link would be;
  /// `nil` if nothing is known.
  static func obstacle(toWriting path: String) -> FileRefusal? {
    do throws(FileRefusal) { try checkFileKind(of: path) } catch { return error }
    guard access(path, W_OK) != 0 else { return nil }
    guard errno == ENOENT else { return .bySystem }
    let folder = folder(of: target(of: path))
    return access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0 ? nil : .bySystem
  }

  /// A file that someone else wrote is never renamed or replaced.
  private static func checkContent(of path: String) throws(FileError) {
    guard let bytes = bytes(of: path), !SliderState.mayHaveWritten(bytes) else { return }
    throw .unusable(path, reason: "not a slider position; choose another file")
  }

  /// Follows symbolic links, even to a file that doesn't exist yet.
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
    guard let lock else { return }
    // A child between fork and exec still holds the descriptor, and the lock with it.
    flock(lock, LOCK_UN)
    close(lock)
  }

  func setAside() -> String {
    let aside = (1...).lazy.map { "\(self.path).bad\($0)" }
      .first { !FileManager.default.fileExists(atPath: $0) }
    let isKept = aside.map { rename(path, $0) == 0 } ?? false
    return isKept ? "it was renamed to \(aside ?? "")" : "it will be overwritten"
  }

  /// Reads a content; `nil` if it can't be opened. It is cut to one byte more than the longest state.
  static func bytes(of path: String) -> [UInt8]? {
    let file = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let size = SliderState.maximumFileLength + 1
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, Foundation.read(file, buffer.baseAddress, size))
    }
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    let new = path + ".new"
    // The file may remain from an interrupted write, or be something else with that name.
    unlink(new)
    let file = Foundation.open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
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

  /// NSString's deletingLastPathComponent traps on a short name.
  static func folder(of path: String) -> String {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    return String(decoding: path.utf8[..<(end ?? path.startIndex)], as: UTF8.self)
  }

  private func syncFolder() {
    let folder = Self.folder(of: path)
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let descriptor = Foundation.open(folder.isEmpty ? "." : folder, flags)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static var lastError: String { String(cString: strerror(errno)) }
}

extension Failure {
  init(_ error: FileError, of flag: String? = nil) {
    let status: ExitStatus = error == .unnamed ? .usage : .cannotCreate
    self.init(status: status, in: flag.map { .flags([$0]) }, message: "\(error)")
  }
}
