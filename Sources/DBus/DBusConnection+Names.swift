// SPDX-License-Identifier: Apache-2.0

// Names that other programs call this one by.
extension DBusConnection {
  /// What became of the wish for a name.
  package enum Ownership: Hashable, Sendable {
    /// The name is this program's.
    case owned
    /// Another program has it; this one gets it when that one lets go.
    case queued
  }

  /// Asks for a name, or for a place in the line of those who wait for it.
  ///
  /// Method `RequestName` of the D-Bus specification, without flags.
  package func requestName(
    _ name: String,
    completion: @escaping (Result<Ownership, DBusError>) -> Void
  ) {
    let request = Self.bus("RequestName", [.string(name), .uint32(0)])
    call(request, of: Self.busName) { answer in
      // 1: the owner; 2: in the queue; 4: the owner already.
      completion(answer.map { $0 == [.uint32(2)] ? .queued : .owned })
    }
  }

  /// Hears which program has a name from now on, by its unique name; nil when none has it.
  ///
  /// It isn't told who has the name now.
  package func watchName(
    _ name: String,
    handler: @escaping (String?) -> Void
  ) throws(DBusError) {
    let rule = """
      type='signal',sender='\(Self.busName)',member='NameOwnerChanged',arg0='\(name)'
      """
    try match(rule) { signal in
      guard signal.arguments.count == 3, let owner = signal.arguments[2].text else { return }
      handler(owner.isEmpty ? nil : owner)
    }
  }

  /// A call of the bus itself.
  package static func bus(_ member: String, _ arguments: [DBusValue] = []) -> DBusCall {
    DBusCall(
      path: "/org/freedesktop/DBus",
      interface: busName,
      member: member,
      arguments: arguments
    )
  }

  /// The name of the bus itself, and of its interface.
  package static let busName = "org.freedesktop.DBus"
}
