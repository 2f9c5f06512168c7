// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Glibc
import TestBench
import TestFiles
import Testing

@Suite struct UrgencyTests {
  @Test func `sliderd has priority where the system permits it, and its commands are ordinary`()
    async throws
  {
    let folder = try TemporaryFolder()
    // The 41st field is the scheduling policy.
    try folder.write("cut -d ' ' -f 41 /proc/$PPID/stat /proc/self/stat", to: "policies.sh")
    let command = "sh \(folder.file("policies.sh"))"
    let slider = Program.sliderd(
      "--steps",
      "3",
      "--audio",
      "none",
      "--input",
      "lines",
      "--on-change",
      command
    )
    let child = try await ChildProcess.run(slider, input: "right\n")
    // After the program's name.
    let policies = child.errors.split(separator: "\n").suffix(2).map {
      $0.split(separator: " ").last
    }
    let (roundRobin, ordinary) = ("\(SCHED_RR)", "\(SCHED_OTHER)")
    let expected = await Self.isPermitted() ? [roundRobin, ordinary] : [ordinary, ordinary]
    #expect(policies == expected.map { Substring($0) })
  }

  @Test(.disabled(if: Sanitizer.isOn, "the kernel ends it first"))
  func `threads that compute too long become ordinary, one after another, and nothing ends`()
    async
  {
    await #expect(processExitsWith: .success) {
      // Where RealtimeKit grants priority, the kernel ends a process at this limit.
      var limit = rlimit(rlim_cur: 200_000, rlim_max: 200_000)
      setrlimit(__rlimit_resource_t(__RLIMIT_RTTIME.rawValue), &limit)
      for user in [getuid(), 65_534] {
        await withCheckedContinuation { continuation in
          Thread { continuation.resume(returning: Self.computeUntilOrdinary(as: user)) }.start()
        }
      }
    }
  }

  /// Computes in a thread that blocks all signals at first, as libpulse's does.
  private static func computeUntilOrdinary(as user: uid_t) {
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_SETMASK, &signals, nil)
    makeThreadUrgent()
    setuid(user)
    while sched_getscheduler(0) & SCHED_RR != 0 {}
  }

  private static func isPermitted() async -> Bool {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: makeThreadUrgent()) }.start()
    }
  }
}
