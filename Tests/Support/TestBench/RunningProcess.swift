// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Glibc

/// A spawned process, watched by a thread. It gets signals only while its process ID is its own.
final class RunningProcess: Sendable {
  let pid: pid_t
  private let state = Watched(RunState.running)

  init(_ spawn: Spawn) throws(BenchError) {
    pid = try spawn.start()
    Thread.detachNewThread { [pid, state] in watch(pid, reportingTo: state) }
  }

  var current: RunState {
    state.value
  }

  /// Sends a signal to the process and the group it leads. Does nothing after its end.
  ///
  /// The process is reaped under the same lock, so its ID can't belong to another one.
  func signal(_ number: Int32, wholeGroup: Bool) {
    state.update { state in
      guard state.exitStatus == nil else { return }
      _ = kill(wholeGroup ? -pid : pid, number)
    }
  }

  /// Waits until the process reaches a state; nil if time runs out.
  func reached<Found: Sendable>(
    within limit: Duration,
    _ pick: @escaping @Sendable (RunState) -> Found?
  ) async -> Found? {
    await state.first(within: limit, pick)
  }

  /// Waits for the end. Kills the process with `SIGKILL` if time runs out.
  func exit(within limit: Duration, seen: () -> String) async throws -> ExitStatus {
    if let status = await reached(within: limit, \.exitStatus) { return status }
    signal(SIGKILL, wholeGroup: true)
    throw BenchError.missed(awaited: "process \(pid) to exit", seen: seen())
  }
}

private func watch(_ pid: pid_t, reportingTo state: Watched<RunState>) {
  while state.value.exitStatus == nil {
    var event = siginfo_t()
    let events = WEXITED | WSTOPPED | WCONTINUED | WNOWAIT
    guard waitid(P_PID, id_t(pid), &event, events) == 0 || errno == EINTR else { return }
    state.update { state in
      var status: Int32 = 0
      guard waitpid(pid, &status, WNOHANG | WUNTRACED | WCONTINUED) == pid else { return }
      state = RunState(waitStatus: status)
    }
  }
}
