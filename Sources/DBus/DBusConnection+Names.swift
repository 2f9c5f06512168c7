// SPDX-License-Identifier: Apache-2.0

// Names by which other programs call this one.
extension DBusConnection {
  /// The outcome of a request for a name.
  package enum Ownership: Hashable, Sendable {
    /// This program owns the name.
    case owned
    /// Another program owns the name. This one gets it when the other releases it.
    case queued
  }

  /// Requests a name, or a position in the queue for it.
  ///
  /// This is the method `RequestName` of the D-Bus specification, without flags.
  package func requestName(
    _ name: String,
    completion: @escaping (Result<Ownership, DBusError>) -> Void
  ) {
    let request = Self.bus("RequestName", [.string(name), .uint32(0)])
    call(request, of: Self.busName) { answer in
      // 1: primary owner; 2: in the queue; 4: already the owner.
      completion(answer.map { $0 == [.uint32(2)] ? .queued : .owned })
    }
  }

  /// Calls a handler whenever the owner of a name changes.
  ///
  /// The handler gets the owner's unique name, or `nil` if there is no owner. It isn't called
  /// for the current owner.
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

  /// Returns a call of a method of the bus itself.
  package static func bus(_ member: String, _ arguments: [DBusValue] = []) -> DBusCall {
    DBusCall(
      path: "/org/freedesktop/DBus",
      interface: busName,
      member: member,
      arguments: arguments
    )
  }

  /// The name of the bus itself and of its interface.
  package static let busName = "org.freedesktop.DBus"
}
