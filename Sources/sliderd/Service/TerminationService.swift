// SPDX-License-Identifier: GPL-3.0-or-later

import ServiceLifecycle

/// Waits for a request to end, and ends the other services with itself.
///
/// The request comes from the loop, which reads the signals. The group could trap them itself, but
/// then one that a thread of a library takes, which blocks none, could be lost.
struct TerminationService: Service {
  private let request = AsyncStream<Never>.makeStream()

  /// Waits for the request, or until the others end.
  func run() async {
    await withTaskCancellationOrGracefulShutdownHandler {
      for await _ in request.stream {}
    } onCancelOrGracefulShutdown: {
      end()
    }
  }

  /// Asks for the end; also before this runs.
  func end() { request.continuation.finish() }
}
