// SPDX-License-Identifier: Apache-2.0

import DBus
import Testing

/// Buses that are missing.
struct LostBusTests {
  @Test(
    arguments: [
      DBusAddress.at("unix:path=/nonexistent/bus"), .at("tcp:host=127.0.0.1,port=1"),
      .at("unixexec:path=/bin/true"), .at("autolaunch:"), .at(""), .session,
    ]
  )
  func `a missing bus is an immediate error`(address: DBusAddress) {
    let error = #expect(throws: DBusError.self) {
      try DBusConnection(address, environment: [:])
    }
    #expect(error?.isStandard(.noServer) == true)
  }
}
