// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import sliderd

/// Reports to a service manager.
@Suite struct SupervisionTests {
  @Test func `a label can't add lines to a status message`() {
    #expect(ManagerMessage.status("Size\nREADY=1\r\nX").line == "STATUS=Size READY=1 X")
  }

  @Test(arguments: ["", "relative", "@", "/" + String(repeating: "x", count: 200)])
  func `an invalid socket name means that there is no manager`(name: String) {
    #expect(Supervisor(environment: ["NOTIFY_SOCKET": name]) == nil)
  }

  @Test(arguments: ["", "0", "-5", "x", "99999999999999999999"])
  func `an invalid time means that there is no watchdog`(time: String) {
    #expect(Watchdog(environment: ["WATCHDOG_USEC": time], process: 7, now: .now) == nil)
  }

  @Test func `a keep-alive is due twice per watchdog interval`() throws {
    let start = ContinuousClock.now
    let environment = ["WATCHDOG_USEC": "1000000", "WATCHDOG_PID": "7"]
    var watchdog = try #require(Watchdog(environment: environment, process: 7, now: start))
    let times = stride(from: 0.0, to: 3, by: 0.1).filter { time in
      watchdog.isDue(at: start + .seconds(time))
    }
    #expect(times.count == 6)
  }
}
