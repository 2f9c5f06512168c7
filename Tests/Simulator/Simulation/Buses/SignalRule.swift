// SPDX-License-Identifier: GPL-3.0-or-later

import DBus

/// A rule for signals, in the format of the D-Bus specification, section "Match Rules".
struct SignalRule {
  private var sender: String?
  private var path: String?
  private var pathNamespace: String?
  private var interface: String?
  private var member: String?
  private var argument: String?

  /// Creates a rule from its text.
  ///
  /// - Throws: If it has a part that no program of ours uses.
  init(_ text: String) throws(DBusError) {
    for part in text.utf8.split(separator: UInt8(ascii: ",")) {
      guard let end = part.firstIndex(of: UInt8(ascii: "=")) else { throw Self.refusal(of: text) }
      let value = String(Substring(part[end...].dropFirst(2).dropLast()))
      switch Substring(part[..<end]) {
      case "type" where value == "signal": break
      case "sender": sender = value
      case "path": path = value
      case "path_namespace": pathNamespace = value
      case "interface": interface = value
      case "member": member = value
      case "arg0": argument = value
      default: throw Self.refusal(of: text)
      }
    }
  }

  private static func refusal(of text: String) -> DBusError {
    .standard(.invalidArguments, "can't subscribe to \(text): Invalid argument")
  }

  /// Returns whether a signal matches. The owner of a name is asked for only if needed.
  func matches(_ signal: DBusSignal, owner: (String) -> String?) -> Bool {
    interface ?? signal.interface == signal.interface
      && member ?? signal.member == signal.member
      && path ?? signal.path == signal.path
      && (argument == nil || argument == signal.arguments.first?.text)
      && (pathNamespace.map { signal.path == $0 || signal.path.hasPrefix($0 + "/") } ?? true)
      && (sender.map { signal.sender == $0 || signal.sender == owner($0) } ?? true)
  }
}
