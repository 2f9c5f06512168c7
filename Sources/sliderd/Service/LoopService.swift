// SPDX-License-Identifier: GPL-3.0-or-later

import ServiceLifecycle
import Synchronization

/// The loop as one of the services of a run: it ends when the loop does, and when the services shall
/// end, it tells the loop.
///
/// The loop itself is no task: it waits for descriptors, on the main thread, where signals and the
/// terminal are its own.
final class LoopService: Service {
  private let life = AsyncStream<Never>.makeStream()
  private let isAskedToEnd = Atomic(false)

  /// Whether the loop shall end.
  var shallEnd: Bool { isAskedToEnd.load(ordering: .relaxed) }

  /// Waits for the loop's end.
  func run() async {
    await withTaskCancellationOrGracefulShutdownHandler {
      for await _ in life.stream {}
    } onCancelOrGracefulShutdown: {
      self.isAskedToEnd.store(true, ordering: .relaxed)
    }
  }

  /// Tells that the loop is over.
  func end() { life.continuation.finish() }
}
