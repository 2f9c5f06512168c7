// SPDX-License-Identifier: GPL-3.0-or-later

/// A message to the service manager.
enum ManagerMessage: Hashable {
  /// Keys are handled.
  case ready
  /// The configuration is being reloaded, since a time of the monotonic clock in microseconds;
  /// ``ready`` follows.
  case reloading(since: UInt64)
  /// The program ends.
  case stopping
  /// The loop is alive.
  case alive
  /// The status, in one line for people.
  case status(String)
}

extension ManagerMessage {
  /// The message as a line of the protocol.
  var line: String {
    switch self {
    case .ready: "READY=1"
    case .reloading(let since): "RELOADING=1\nMONOTONIC_USEC=\(since)"
    case .stopping: "STOPPING=1"
    case .alive: "WATCHDOG=1"
    case .status(let text):
      "STATUS=\(text.split(whereSeparator: \.isNewline).joined(separator: " "))"
    }
  }
}
