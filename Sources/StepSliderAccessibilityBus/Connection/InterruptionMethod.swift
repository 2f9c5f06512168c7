// SPDX-License-Identifier: Apache-2.0

import DBus

/// The D-Bus method by which a version of Orca stops speaking.
struct InterruptionMethod: Hashable {
  /// The name of Orca's service on the session bus.
  let service: String
  /// The call. It tells Orca to show no message, and returns `true`.
  let call: DBusCall

  /// The names of the services.
  static let services = ["org.gnome.Orca1.Service", "org.gnome.Orca.Service"]

  /// The methods of Orca 51, 50 and 49.
  static let all = [
    InterruptionMethod(
      service: services[0],
      call: DBusCall(
        path: "/org/gnome/Orca1/Service/SpeechManager",
        interface: "org.gnome.Orca1.SpeechManager",
        member: "InterruptSpeech",
        arguments: [.boolean(false)]
      )
    ),
    command(of: "SpeechManager"), command(of: "SpeechAndVerbosityManager"),
  ]

  private static func command(of module: String) -> InterruptionMethod {
    InterruptionMethod(
      service: services[1],
      call: DBusCall(
        path: "/org/gnome/Orca/Service/\(module)",
        interface: "org.gnome.Orca.Module",
        member: "ExecuteCommand",
        arguments: [.string("InterruptSpeech"), .boolean(false)]
      )
    )
  }
}
