// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import Synchronization

/// The file that keeps a slider's position while sliderd isn't there.
///
/// The file is whole at every moment, also when the power goes: a new one is written beside it, put
/// on the disk, and takes its name. It belongs to one sliderd at a time, by a lock on a second file
/// with the ending `.lock`, which stays.
final class StateFile: Sendable {
  /// More than any state has; what is larger wasn't written here.
  private static let maximumLength = 16_384

  private let path: String
  private let lock: CInt
  /// The number of the newest text that was written, so that an older one never takes its place.
  private let written = Mutex(0)

  /// What reading a state gave.
  struct Reading {
    /// The state, if there was one that can be read.
    let state: SliderState?
    /// What the user should know.
    let remark: String?
  }

  /// Makes a file's folder, and the file one's own.
  init(path: String) throws(Failure) {
    self.path = path
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      try? FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    }
    lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else {
      throw Self.failure("--state \(path)", "the file can't be written: \(Self.lastError)")
    }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw Self.failure("--state \(path)", "another sliderd keeps its position there")
    }
  }

  deinit { close(lock) }

  /// Reads the state; a file that isn't one is kept under another name.
  func read() -> Reading {
    guard let data = FileManager.default.contents(atPath: path) else {
      return Reading(state: nil, remark: nil)
    }
    let text = data.count <= Self.maximumLength ? String(data: data, encoding: .utf8) : nil
    if let state = text.flatMap({ SliderState(String($0.dropLast())) }), text?.last == "\n" {
      return Reading(state: state, remark: nil)
    }
    let aside = (1...).lazy.map { "\(self.path).bad\($0)" }
      .first { !FileManager.default.fileExists(atPath: $0) }
    let isKept = aside.map { rename(path, $0) == 0 } ?? false
    let fate = isKept ? "it is kept as \(aside ?? "")" : "it will be written over"
    return Reading(state: nil, remark: "\(path) holds no position of a slider; \(fate)")
  }

  /// Writes a state, and waits until it is on the disk.
  ///
  /// - Parameters:
  ///   - state: What to keep.
  ///   - number: Its place among all states; one older than the newest that was written is left out.
  /// - Throws: What the system said.
  func write(_ state: SliderState, number: Int) throws(Failure) {
    try written.withLock { newest throws(Failure) in
      guard number > newest else { return }
      try replace(with: Array("\(state)\n".utf8))
      newest = number
    }
  }

  private func replace(with bytes: [UInt8]) throws(Failure) {
    let new = path + ".new"
    let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw Self.failure(path, Self.lastError) }
    let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    let isWritten = count == bytes.count && fsync(file) == 0
    let reason = Self.lastError
    close(file)
    guard isWritten, rename(new, path) == 0 else {
      let reason = isWritten ? Self.lastError : reason
      unlink(new)
      throw Self.failure(path, reason)
    }
    syncFolder()
  }

  /// Puts the new name on the disk too.
  private func syncFolder() {
    let folder = (path as NSString).deletingLastPathComponent
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static var lastError: String { String(cString: strerror(errno)) }

  private static func failure(_ subject: String, _ reason: String) -> Failure {
    Failure(status: .cannotCreate, message: "\(subject): \(reason)")
  }
}
