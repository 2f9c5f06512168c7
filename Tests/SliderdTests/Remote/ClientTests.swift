// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Testing

@testable import sliderd

/// What `get`, `set` and `watch` say when there is no sliderd that they may use.
@Suite struct ClientTests {
  @Test(
    arguments: [
      (BusChoice.none, [], "--bus none leaves no bus to search; use auto, session or system"),
      (
        .session, [.session],
        "there is no session bus here; run sliderd and this command in one dbus-run-session"
      ),
      (.session, [], "no sliderd is running on the session bus"),
      (.system, [], "no sliderd is running on the system bus"),
      (.system, [.system], "there is no system bus here"),
      (.auto, [], "no sliderd is running on the session bus or system bus"),
      (
        .auto, [.session],
        "no sliderd is running on the system bus, and there is no session bus here; "
          + "run sliderd and this command in one dbus-run-session"
      ),
      (
        .auto, [.session, .system],
        "there is no session bus or system bus here; run sliderd and this command in one dbus-run-session"
      ),
      (
        .auto, [.system],
        "no sliderd is running on the session bus, and there is no system bus here"
      ),
    ] as [(BusChoice, [DBusAddress], String)]
  )
  func `a missing sliderd and missing buses are told apart`(
    bus: BusChoice,
    missing: [DBusAddress],
    message: String
  ) {
    var flags = Layer()
    flags[Setting.busOfClient] = bus
    let target = ClientTarget(flags, environment: [:])
    #expect(target.absence(withoutBuses: missing) == message)
  }

  @Test(arguments: [
    [:], ["XDG_RUNTIME_DIR": "/nonexistent"],
    ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus"],
  ])
  func `a session bus that isn't there is told, however it is missing`(
    environment: [String: String]
  ) {
    let run = CommandRun("get", "--bus", "session", environment: environment)
    #expect(run.errors.hasPrefix("sliderd: there is no session bus here; "), "\(run.errors)")
    #expect(run.status == 66)
  }

  @Test(arguments: [
    ("tcp:host=localhost", "the bus address is not a Unix socket; use a bus on this machine"),
    ("unix:path=/dev/null/bus", "can't connect to the bus at unix:path=/dev/null/bus: "),
  ])
  func `a bus that can't be reached isn't called missing`(address: String, message: String) {
    let nowhere = "unix:path=/nonexistent/bus"
    let buses = ["DBUS_SESSION_BUS_ADDRESS": address, "DBUS_SYSTEM_BUS_ADDRESS": nowhere]
    for command in [["get"], ["set", "1"], ["watch", "--bus", "session"]] {
      let run = CommandRun(command, environment: buses)
      #expect(run.errors.hasPrefix("sliderd: \(message)"), "\(run.errors)")
      #expect(run.status == 69)
    }
  }

  @Test(arguments: [["get"], ["increment"], ["watch", "--bus", "session"]])
  func `without any bus, the exit code is 66`(arguments: [String]) {
    let nowhere = ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent/bus"]
    #expect(CommandRun(arguments, environment: nowhere).status == 66)
  }

  @Test func `nobody waits for a process that isn't there`() {
    let nowhere = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus"]
    let run = CommandRun("watch", "--bus", "session", "--instance", "1", environment: nowhere)
    #expect(run.status == 66)
    #expect(run.errors.hasPrefix("sliderd: there is no session bus here; "))
  }

  @Test func `users without permission for the system's sliderd are told how to get it`() {
    let denial = DBusError.standard(.accessDenied, "Rejected send message, 1 matched rules")
    let words = "no permission to use sliderd on the system bus; join the group sliderd or use sudo"
    #expect(Failure(denial, on: .system).message == words)
    #expect(Failure(denial, on: .session).message == denial.message)
  }
}
