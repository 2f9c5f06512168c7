// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import StepSlider
import Synchronization

/// What a program prints for people, on its way to the log: line by line, after the program's name,
/// without what could control a terminal.
///
/// Neither waits for the other. Only the beginning of a long output is logged, and nothing that
/// children print after the program has ended; all of it is read, so that nothing is killed for
/// printing while sliderd runs.
final class ProgramLog {
  /// The most bytes of a run that are logged.
  static let limit = 4096
  /// The most outputs that are read without being logged. Others are closed.
  private static let mostDrains = 16
  private static let drains = Atomic(0)

  private let name: String
  private let log: @Sendable (String) -> Void
  private var reader: OwnedDescriptor?
  /// The bytes that may still be logged.
  private var room = limit
  private var line: ArraySlice<UInt8> = []

  /// Creates the log of a program from the end of a pipe.
  init(
    of name: String,
    reading reader: OwnedDescriptor,
    log: @escaping @Sendable (String) -> Void
  ) {
    (self.name, self.reader, self.log) = (SpokenText.cleaned(name), reader, log)
    reader.stopWaiting()
  }

  var interest: Interest? { reader.map { Interest($0.number) } }

  /// Logs a piece of what has been printed. Returns whether there may be more.
  @discardableResult
  func advance() -> Bool {
    guard let reader else { return false }
    var part = [UInt8](repeating: 0, count: Self.limit)
    let count = read(reader.number, &part, part.count)
    guard count > 0 else {
      if count == 0 { self.reader = nil }
      return false
    }
    take(part[..<count])
    return self.reader != nil
  }

  /// Logs what the program has printed until its end.
  func finish() {
    while advance() {}
    tell([line])
    drain()
  }

  private func take(_ bytes: ArraySlice<UInt8>) {
    var lines = (line + bytes.prefix(room)).split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    line = lines.removeLast()
    let isFull = bytes.count > room
    room -= min(room, bytes.count)
    tell(isFull ? lines + [line, Array("…".utf8)[...]] : lines)
    guard isFull else { return }
    line = []
    drain()
  }

  private func tell(_ lines: [ArraySlice<UInt8>]) {
    let texts = lines.map { SpokenText.printed(String(decoding: $0, as: UTF8.self)) }
      .filter { !$0.isEmpty }
    guard !texts.isEmpty else { return }
    log(texts.map { "\(name): \($0)" }.joined(separator: "\n"))
  }

  /// Reads the rest in the background.
  private func drain() {
    guard let reader = reader.take() else { return }
    let count = Self.drains.add(1, ordering: .relaxed).newValue
    guard count <= Self.mostDrains else {
      Self.drains.subtract(1, ordering: .relaxed)
      return
    }
    Thread.detachNewThread {
      reader.wait()
      var part = [UInt8](repeating: 0, count: 65_536)
      while read(reader.number, &part, part.count) > 0 {}
      Self.drains.subtract(1, ordering: .relaxed)
    }
  }
}
