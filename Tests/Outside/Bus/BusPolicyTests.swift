// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench
import TestFiles
import Testing

/// The installed rule for the system bus. Only root can act as several users.
@Suite(.enabled("other users can reach a test's folder", { await BusUser.areSeveral() }))
struct BusPolicyTests {
  @Test func `on the system bus, only sliderd's user owns its name, and only its group uses it`()
    async throws
  {
    let policy = ProjectFile.path("config/dbus/org.stepslider.Sliderd1.conf")
    let strict = try await PrivateBus(rules: "<include>\(policy)</include>")
    let refusal = try Self.sliderd(on: strict)
    try await refusal.errors.expect("refused the name org.stepslider.Sliderd1")
    let folder = try TemporaryFolder()
    let bus = try await Self.bus(folder)
    let stranger = try await Self.listener(on: bus, .stranger)
    let member = try await Self.listener(on: bus, .member)
    let daemon = try Self.sliderd(on: bus)
    try await member.output.expect("NameOwnerChanged ('org.stepslider.Sliderd1', '', ")
    #expect(try await Self.get(on: bus, as: .root).output == "u 2\n")
    #expect(try await Self.get(on: bus, as: .member).output == "u 2\n")
    let refused = try await Self.get(on: bus, as: .stranger)
    #expect(refused.errors.hasSuffix(": Access denied\n"), "\(refused)")
    #expect(refused.output == "")
    try daemon.write("right\n")
    try await member.output.expect("/org/stepslider/Sliderd1/slider Changed ")
    daemon.closeInput()
    // The bus reports that the name is free to everyone, after all of sliderd's signals.
    try await stranger.output.expect("NameOwnerChanged ('org.stepslider.Sliderd1', ':")
    #expect(!stranger.output.text.contains("/org/stepslider"))
  }

  /// Starts a sliderd with five stops on a private bus in place of the system bus.
  private static func sliderd(on bus: PrivateBus) throws -> ChildProcess {
    let arguments = "--steps 5 --audio none --output none --bus system".split(separator: " ")
    let slider = Program.sliderd(environment: ["DBUS_SYSTEM_BUS_ADDRESS": bus.address])
    return try ChildProcess(
      Command(
        slider.executable,
        slider.arguments + arguments.map(String.init),
        environment: slider.environment
      ),
      input: .pipe
    )
  }

  /// Starts a bus with the rule, as another user than sliderd's. The rule lets that user own the
  /// name.
  private static func bus(_ folder: TemporaryFolder) async throws -> PrivateBus {
    let policy = try ProjectFile.text("config/dbus/org.stepslider.Sliderd1.conf")
      .replacing(#"group="sliderd""#, with: #"group="\#(BusUser.group)""#)
    try folder.write(policy, to: "policy.conf")
    let rules = """
      <policy context="default"><allow user="*"/></policy>
      <include>\(folder.file("policy.conf"))</include>
      <policy user="root"><allow own_prefix="org.stepslider.Sliderd1"/></policy>
      """
    let bus = try await PrivateBus(rules: rules)
    let place = bus.address.dropFirst("unix:path=".count).dropLast("/bus".count)
    // The folder is private to the test, and the bus decides who gets access.
    _ = chmod(String(place), 0o711)
    _ = chmod("\(place)/bus", 0o777)
    return bus
  }

  /// Starts to print all signals that a caller receives; it listens when this returns.
  private static func listener(on bus: PrivateBus, _ caller: BusUser) async throws -> ChildProcess {
    let script = """
      import sys
      from gi.repository import Gio, GLib
      flags = Gio.DBusConnectionFlags
      bus = Gio.DBusConnection.new_for_address_sync(
          sys.argv[1], flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
      def tell(bus, message, is_incoming):
          if message.get_message_type() == Gio.DBusMessageType.SIGNAL:
              print(message.get_path(), message.get_member(), message.get_body(), flush=True)
          return message
      bus.add_filter(tell)
      bus.call_sync(
          "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "AddMatch",
          GLib.Variant("(s)", ["type='signal'"]), None, 0, -1, None)
      print("listening", flush=True)
      GLib.MainLoop().run()
      """
    let program = ["/usr/bin/python3", "-c", script, bus.address]
    let listener = try ChildProcess(Command("setpriv", caller.rights + program))
    try await listener.output.expect("listening\n")
    return listener
  }

  /// Returns the answer to a caller's client.
  private static func get(on bus: PrivateBus, as caller: BusUser) async throws
    -> ChildProcess.Result
  {
    let (name, path) = (BusStage.object[0], BusStage.object[1])
    let question = [
      "busctl", "--address=\(bus.address)", "get-property", name, path, BusStage.object[2], "Index",
    ]
    return try await ChildProcess.run(Command("setpriv", caller.rights + question))
  }
}

/// The user of a client.
private enum BusUser {
  case root, member, stranger

  /// A group that every machine has, in place of the package's own, and the user in it.
  static let group = "daemon"

  /// The arguments of `setpriv` for the user.
  var rights: [String] {
    switch self {
    case .root: ["--reuid", "0"]
    case .member: ["--reuid", Self.group, "--regid", Self.group, "--groups", Self.group]
    case .stranger: ["--reuid", "65534", "--regid", "65534", "--clear-groups"]
    }
  }

  /// Whether the test's user can act as a stranger who can reach the folder of temporary files.
  static func areSeveral() async -> Bool {
    let folder = FileManager.default.temporaryDirectory.path
    let command = Command("setpriv", stranger.rights + ["test", "-x", folder])
    return (try? await ChildProcess.run(command))?.status == .code(0)
  }
}
