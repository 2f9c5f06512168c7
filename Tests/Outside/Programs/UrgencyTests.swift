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
    let (roundRobin, ordinary) = ("\(SCHED_RR)", "\(SCHED_OTHER)")
    let expected = await Self.isPermitted() ? [roundRobin, ordinary] : [ordinary, ordinary]
    #expect(child.errors.split(separator: "\n").suffix(2) == expected.map { Substring($0) }[...])
  }

  private static func isPermitted() async -> Bool {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: UrgentThread.begin()) }.start()
    }
  }
}
