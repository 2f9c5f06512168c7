// SPDX-License-Identifier: Apache-2.0

/// A description of an interface, used for introspection and to check calls.
package struct DBusInterface: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    package let name: String
    /// The type, as a single complete signature.
    package let signature: String

    package init(_ name: String, _ signature: String) {
      (self.name, self.signature) = (name, signature)
    }
  }

  package struct Method: Hashable, Sendable {
    package let name: String
    package let inputs: [Argument]
    package let outputs: [Argument]

    package init(_ name: String, _ inputs: [Argument] = [], gives outputs: [Argument] = []) {
      (self.name, self.inputs, self.outputs) = (name, inputs, outputs)
    }
  }

  package struct Property: Hashable, Sendable {
    package enum Change: String, Hashable, Sendable {
      /// The signal contains the new value.
      case told = "true"
      /// The signal doesn't contain the new value.
      case invalidated = "invalidates"
      /// The property never changes while its object exists.
      case constant = "const"
      /// No signal is sent.
      case untold = "false"
    }

    package let name: String
    /// The type, as a single complete signature.
    package let signature: String
    package let isWritable: Bool
    package let change: Change

    package init(
      _ name: String,
      _ signature: String,
      isWritable: Bool = false,
      change: Change = .told
    ) {
      (self.name, self.signature) = (name, signature)
      (self.isWritable, self.change) = (isWritable, change)
    }
  }

  package let name: String
  package let methods: [Method]
  package let properties: [Property]
  /// The signals, whose values are inputs.
  package let signals: [Method]

  package init(
    _ name: String,
    methods: [Method] = [],
    properties: [Property] = [],
    signals: [Method] = []
  ) {
    (self.name, self.methods) = (name, methods)
    (self.properties, self.signals) = (properties, signals)
  }
}

extension [DBusInterface.Argument] {
  var signature: String { map(\.signature).joined() }
}

/// The interfaces of the D-Bus specification, section "Standard Interfaces".
extension DBusInterface {
  /// `org.freedesktop.DBus.Properties`, which every object has.
  package static let properties = DBusInterface(
    "org.freedesktop.DBus.Properties",
    methods: [
      Method("Get", [.init("interface", "s"), .init("name", "s")], gives: [.init("value", "v")]),
      Method("GetAll", [.init("interface", "s")], gives: [.init("values", "a{sv}")]),
      Method("Set", [.init("interface", "s"), .init("name", "s"), .init("value", "v")]),
    ],
    signals: [
      Method(
        "PropertiesChanged",
        [.init("interface", "s"), .init("changed", "a{sv}"), .init("invalidated", "as")]
      )
    ]
  )

  /// `org.freedesktop.DBus.Introspectable`, which every object has.
  static let introspectable = DBusInterface(
    "org.freedesktop.DBus.Introspectable",
    methods: [Method("Introspect", gives: [.init("xml", "s")])]
  )

  /// `org.freedesktop.DBus.Peer`, which libsystemd answers itself.
  static let peer = DBusInterface(
    "org.freedesktop.DBus.Peer",
    methods: [Method("Ping"), Method("GetMachineId", gives: [.init("id", "s")])]
  )

  /// `org.freedesktop.DBus.ObjectManager`. An object that lists it reports all objects below it.
  package static let objectManager = DBusInterface(
    "org.freedesktop.DBus.ObjectManager",
    methods: [Method("GetManagedObjects", gives: [.init("objects", "a{oa{sa{sv}}}")])],
    signals: [
      Method("InterfacesAdded", [.init("object", "o"), .init("interfaces", "a{sa{sv}}")]),
      Method("InterfacesRemoved", [.init("object", "o"), .init("interfaces", "as")]),
    ]
  )
}

// Introspection in the XML of the D-Bus specification, section "Introspection Data Format".
extension [DBusInterface] {
  /// Returns the description of an object with these interfaces and the names of its child nodes.
  func introspection(nodes: [String]) -> String {
    let header = """
      <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN" \
      "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
      """
    let children = map(\.element) + nodes.map { tag("node", ["name": $0]) }
    return [header, tag("node", [:], children), ""].joined(separator: "\n")
  }
}

extension DBusInterface {
  fileprivate var element: String {
    let methods = methods.map { method in
      let inputs = method.inputs.map { $0.element(["direction": "in"]) }
      let outputs = method.outputs.map { $0.element(["direction": "out"]) }
      return tag("method", ["name": method.name], inputs + outputs)
    }
    let properties = properties.map { property in
      let annotation = "org.freedesktop.DBus.Property.EmitsChangedSignal"
      let change = tag("annotation", ["name": annotation, "value": property.change.rawValue])
      let access = property.isWritable ? "readwrite" : "read"
      let attributes = ["name": property.name, "type": property.signature, "access": access]
      return tag("property", attributes, [change])
    }
    let signals = signals.map { signal in
      tag("signal", ["name": signal.name], signal.inputs.map { $0.element() })
    }
    return tag("interface", ["name": name], methods + properties + signals)
  }
}

extension DBusInterface.Argument {
  fileprivate func element(_ attributes: [String: String] = [:]) -> String {
    tag("arg", attributes.merging(["name": name, "type": signature]) { first, _ in first })
  }
}

private func tag(
  _ name: String,
  _ attributes: [String: String],
  _ children: [String] = []
) -> String {
  let start = attributes.sorted { $0.key < $1.key }.reduce("<\(name)") { text, attribute in
    "\(text) \(attribute.key)=\"\(escaped(attribute.value))\""
  }
  return children.isEmpty
    ? start + "/>" : "\(start)>\n\(children.joined(separator: "\n"))\n</\(name)>"
}

private func escaped(_ text: String) -> String {
  let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
  return text.reduce(into: "") { $0 += entities[$1] ?? String($1) }
}
