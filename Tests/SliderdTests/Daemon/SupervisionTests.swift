// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import sliderd

/// Reports to a service manager.
@Suite struct SupervisionTests {
  @Test func `a label can't add lines to a status message`() {
    #expect(Supervision.line(ofStatus: "Size\nREADY=1\r\nX") == "STATUS=Size READY=1 X")
  }

  @Test(arguments: ["", "relative", "@", "/" + String(repeating: "x", count: 200)])
  func `an invalid socket name means that there is no manager`(name: String) {
    #expect(SystemOutside.managerAddress(environment: ["NOTIFY_SOCKET": name]) == nil)
  }

  @Test(arguments: ["", "0", "-5", "x", "99999999999999999999"])
  func `an invalid time means that there is no watchdog`(time: String) {
    #expect(Supervision.interval(environment: ["WATCHDOG_USEC": time], process: 7) == nil)
  }

  @Test func `a keep-alive is due twice per watchdog interval, for this process`() {
    let environment = ["WATCHDOG_USEC": "1000000", "WATCHDOG_PID": "7"]
    #expect(Supervision.interval(environment: environment, process: 7) == .milliseconds(500))
    #expect(Supervision.interval(environment: environment, process: 8) == nil)
  }
}
