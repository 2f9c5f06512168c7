// SPDX-License-Identifier: Apache-2.0

import DBus
import Testing

/// Buses that are missing.
struct LostBusTests {
  @Test(
    arguments: [
      (DBusAddress.at("unix:path=/nonexistent/bus"), .noServer), (.session, .noServer),
      (.at("tcp:host=127.0.0.1,port=1"), .badAddress), (.at(""), .badAddress),
      (.at("unixexec:path=/bin/true"), .badAddress), (.at("autolaunch:"), .badAddress),
    ] as [(DBusAddress, DBusError.StandardName)]
  )
  func `a missing bus is an immediate error, and so is an address that isn't used`(
    address: DBusAddress,
    name: DBusError.StandardName
  ) {
    let error = #expect(throws: DBusError.self) {
      try DBusConnection(address, environment: [:])
    }
    #expect(error?.isStandard(name) == true)
  }
}
