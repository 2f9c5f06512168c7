// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Synchronization

/// Everything read from a file descriptor so far, collected by its own thread.
package final class Transcript: Sendable {
  struct Content: Sendable {
    var bytes: [UInt8] = []
    var isComplete = false
  }

  private let content = Watched(Content())
  /// The reading thread ends when this descriptor is released.
  private let leash: Mutex<Descriptor?>

  init(reading source: Descriptor) throws(BenchError) {
    let (stop, leash) = try Descriptor.pipe()
    self.leash = Mutex(leash)
    let reader = TranscriptReader(source: source, stop: stop, content: content)
    Thread.detachNewThread { reader.run() }
  }

  /// The bytes so far.
  package var bytes: [UInt8] {
    content.read { $0.bytes }
  }

  /// The bytes so far, as text.
  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The number of bytes so far, as a start for later searches.
  package var count: Int {
    content.read { $0.bytes.count }
  }

  /// Waits for a text that begins at or after an offset, and returns the offset of its end.
  ///
  /// - Throws: ``BenchError/missed(awaited:seen:)`` if time runs out or nothing more can arrive.
  @discardableResult
  package func expect(
    _ wanted: String,
    after start: Int = 0,
    within limit: Duration = .seconds(60)
  ) async throws -> Int {
    let needle = Array(wanted.utf8)
    return try await expect("“\(wanted)”", after: start, within: limit) { content in
      content.bytes.range(of: needle, from: start)?.upperBound
    }
  }

  /// Waits until the text from an offset on meets a condition.
  ///
  /// - Throws: ``BenchError/missed(awaited:seen:)`` if time runs out or nothing more can arrive.
  package func expect(
    after start: Int = 0,
    within limit: Duration = .seconds(60),
    where isWanted: @escaping @Sendable (String) -> Bool
  ) async throws {
    try await expect("matching text", after: start, within: limit) { content in
      isWanted(String(decoding: content.bytes.dropFirst(start), as: UTF8.self)) ? () : nil
    }
  }

  /// Waits until nothing more can arrive, and returns everything.
  package func completed(within limit: Duration = .seconds(60)) async throws -> String {
    _ = await content.first(within: limit) { $0.isComplete ? true : nil }
    guard content.read({ $0.isComplete }) else { throw missed("the end of the output", after: 0) }
    return text
  }

  /// Stops reading; the text so far stays.
  package func close() {
    leash.withLock { $0 = nil }
  }

  private func expect<Found: Sendable>(
    _ awaited: String,
    after start: Int,
    within limit: Duration,
    pick: @escaping @Sendable (Content) -> Found?
  ) async throws -> Found {
    let outcome = await content.first(within: limit) { content -> Found?? in
      if let found = pick(content) { return .some(found) }
      return content.isComplete ? .some(nil) : nil
    }
    guard let outcome, let found = outcome else { throw missed(awaited, after: start) }
    return found
  }

  private func missed(_ awaited: String, after start: Int) -> BenchError {
    let tail = bytes.dropFirst(start).suffix(2_000)
    return .missed(awaited: awaited, seen: String(decoding: tail, as: UTF8.self).debugDescription)
  }
}
