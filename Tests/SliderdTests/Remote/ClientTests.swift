// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Testing

@testable import sliderd

/// What `get`, `set` and `watch` say when there is no sliderd that they may use.
@Suite struct ClientTests {
  @Test(arguments: [
    (BusChoice.none, [:], "--bus none leaves no bus to search; use auto, session or system"),
    (
      .session, [:],
      "no sliderd found; no D-Bus session bus here, so start both in one dbus-run-session"
    ),
    (
      .session, ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/bus"],
      "no sliderd found on the D-Bus session bus; is it running?"
    ),
    (.system, [:], "no sliderd found on the D-Bus system bus; is it running?"),
  ])
  func `a missing sliderd is reported with advice for the buses searched`(
    bus: BusChoice,
    environment: [String: String],
    message: String
  ) {
    let target = ClientTarget(bus: bus, instance: nil, environment: environment)
    #expect(target.absence == message)
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
    #expect(
      run.errors
        == "sliderd: no sliderd with process ID 1 found on the D-Bus session bus; is it running?\n"
    )
  }

  @Test func `users without permission for the system's sliderd are told how to get it`() {
    let denial = DBusError.standard(.accessDenied, "Rejected send message, 1 matched rules")
    let words = "no permission to use sliderd on the system bus; join the group sliderd or use sudo"
    #expect(Failure(denial, on: .system).message == words)
    #expect(Failure(denial, on: .session).message == denial.message)
  }
}
