// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import Logging
import StepSliderTerminal
import sliderd

/// Standard output and the log. A terminal answers where its cursor is.
final class SimulatedScreen: Screen {
  /// The bytes that a terminal takes while nobody reads.
  private static let capacity = 1024
  private static let answerTime: Duration = .milliseconds(1)
  /// The row of the first line.
  private static let top = 10

  let isTerminal: Bool
  let interest: DescriptorInterest
  var isLogOnTerminal: Bool { isTerminal }
  private(set) var style = TerminalStyle()
  private unowned let process: SimulatedProcess
  private var room: Int?
  private var isClosed = false
  /// What was written of a line, or of a terminal's character.
  private var line: [UInt8] = []
  /// What a terminal shows.
  private(set) var shown: TerminalLines

  /// The row of the cursor.
  var row: Int { Self.top + shown.line }

  init(isTerminal: Bool, of process: SimulatedProcess) {
    (self.isTerminal, self.process) = (isTerminal, process)
    interest = DescriptorInterest(process.world.clock.newDescriptor(), isForWriting: true)
    shown = TerminalLines(tellsReleases: process.world.start.tellsReleases)
    process.world.clock.set(interest, isReady: true)
  }

  func resize(columns: Int, rows: Int) { (style.columns, style.rows) = (columns, rows) }

  func close() { isClosed = true }

  func stopReading() {
    room = Self.capacity
    process.world.clock.set(interest, isReady: false)
  }

  /// Whether somebody reads.
  var isRead: Bool { room == nil && !isClosed }

  func readAgain() {
    room = nil
    process.world.clock.set(interest, isReady: true)
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Int {
    guard !process.isKilled else { return bytes.count }
    if isClosed { throw .standardOutput(EIO) }
    let taken = bytes.prefix(room ?? bytes.count)
    if let room { self.room = room - taken.count }
    if isTerminal { show(taken) } else { print(taken) }
    return taken.count
  }

  func log(_ level: Logger.Level, _ message: String) {
    guard !process.isKilled else { return }
    process.world.note(.logged("\(level): \(message)"))
  }

  private func print(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        line.append(byte)
        continue
      }
      process.world.note(.printed(String(decoding: line, as: UTF8.self)))
      line = []
    }
  }

  private func show(_ bytes: ArraySlice<UInt8>) {
    line += bytes
    // A character may come in two pieces.
    let whole = line.prefix(line.count - line.incompleteCount)
    line.removeFirst(whole.count)
    let text = String(decoding: whole, as: UTF8.self)
    var (shownText, answers): (String, [String]) = ("", [])
    // A terminal answers at each question where its cursor is.
    for (index, piece) in text.split(
      separator: KeyDecoder.cursorQuestion,
      omittingEmptySubsequences: false
    ).enumerated() {
      if index > 0 { answers.append("\u{1B}[\(row);\(shown.column)R") }
      shownText += shown.write(String(piece))
      if piece.contains(KeyDecoder.protocolQuestion), process.world.start.tellsReleases {
        answers.append("\u{1B}[?\(shown.tellsKeyEvents ? 7 : 0)u")
      }
    }
    process.world.note(.printed(shownText))
    for text in answers { answer(text) }
  }

  /// Answers a question. A shell gets the answer if sliderd has left the terminal.
  private func answer(_ text: String) {
    let time = Self.answerTime + process.world.answerLateness
    process.world.agenda.after(time) { [process] in
      guard !process.isKilled, !process.own.isGone else { return }
      guard process.own.isRaw else { return process.world.note(.shellRead(after: time)) }
      process.own.type(text.utf8)
    }
  }
}

extension [UInt8] {
  /// The number of bytes at the end that are the beginning of a character in UTF-8.
  fileprivate var incompleteCount: Int {
    guard let start = lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
    let length = (~self[start]).leadingZeroBitCount
    return count - start < length ? count - start : 0
  }
}
