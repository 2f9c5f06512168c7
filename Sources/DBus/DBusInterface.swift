// SPDX-License-Identifier: Apache-2.0

/// A description of an interface, used for introspection and to check calls.
package struct DBusInterface: Hashable, Sendable {
  /// An argument of a method or signal.
  package struct Argument: Hashable, Sendable {
    /// The name in introspection.
    package let name: String
    /// The type, as a single complete signature.
    package let signature: String

    /// Creates an argument.
    package init(_ name: String, _ signature: String) {
      (self.name, self.signature) = (name, signature)
    }
  }

  /// A method.
  package struct Method: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The arguments that the method takes.
    package let inputs: [Argument]
    /// The values that the method returns.
    package let outputs: [Argument]

    /// Creates a method.
    package init(_ name: String, _ inputs: [Argument] = [], gives outputs: [Argument] = []) {
      (self.name, self.inputs, self.outputs) = (name, inputs, outputs)
    }
  }

  /// A property that can be read and perhaps written.
  package struct Property: Hashable, Sendable {
    /// How listeners learn of a change.
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

    /// The name.
    package let name: String
    /// The type, as a single complete signature.
    package let signature: String
    /// Whether the property can be written.
    package let isWritable: Bool
    /// How listeners learn of a change.
    package let change: Change

    /// Creates a property.
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

  /// A signal.
  package struct Signal: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The values that the signal carries.
    package let arguments: [Argument]

    /// Creates a signal.
    package init(_ name: String, _ arguments: [Argument] = []) {
      (self.name, self.arguments) = (name, arguments)
    }
  }

  /// The name, such as `org.freedesktop.DBus.Properties`.
  package let name: String
  /// The methods.
  package let methods: [Method]
  /// The properties.
  package let properties: [Property]
  /// The signals.
  package let signals: [Signal]

  /// Creates a description of an interface.
  package init(
    _ name: String,
    methods: [Method] = [],
    properties: [Property] = [],
    signals: [Signal] = []
  ) {
    (self.name, self.methods) = (name, methods)
    (self.properties, self.signals) = (properties, signals)
  }
}

extension [DBusInterface.Argument] {
  /// The concatenated signatures of all arguments.
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
      Signal(
        "PropertiesChanged",
        [.init("interface", "s"), .init("changed", "a{sv}"), .init("invalidated", "as")]
      )
    ]
  )

  /// `org.freedesktop.DBus.Introspectable`, which every object has.
  package static let introspectable = DBusInterface(
    "org.freedesktop.DBus.Introspectable",
    methods: [Method("Introspect", gives: [.init("xml", "s")])]
  )

  /// `org.freedesktop.DBus.Peer`, which libsystemd answers itself.
  package static let peer = DBusInterface(
    "org.freedesktop.DBus.Peer",
    methods: [Method("Ping"), Method("GetMachineId", gives: [.init("id", "s")])]
  )

  /// `org.freedesktop.DBus.ObjectManager`. An object that lists it reports all objects below
  /// it.
  package static let objectManager = DBusInterface(
    "org.freedesktop.DBus.ObjectManager",
    methods: [Method("GetManagedObjects", gives: [.init("objects", "a{oa{sa{sv}}}")])],
    signals: [
      Signal("InterfacesAdded", [.init("object", "o"), .init("interfaces", "a{sa{sv}}")]),
      Signal("InterfacesRemoved", [.init("object", "o"), .init("interfaces", "as")]),
    ]
  )

  /// The interfaces that every object has without listing them.
  static let everywhere = [properties, introspectable, peer]
}

/// Introspection in the XML of the D-Bus specification, section "Introspection Data Format".
enum DBusIntrospection {
  /// Returns the description of an object with its interfaces and the names of its child nodes.
  static func xml(of interfaces: [DBusInterface], nodes: [String]) -> String {
    let header = """
      <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN" \
      "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
      """
    let children = interfaces.map(element) + nodes.map { tag("node", ["name": $0]) }
    return [header, tag("node", [:], children), ""].joined(separator: "\n")
  }

  private static func element(_ interface: DBusInterface) -> String {
    let methods = interface.methods.map { method in
      let inputs = method.inputs.map { element($0, direction: "in") }
      let outputs = method.outputs.map { element($0, direction: "out") }
      return tag("method", ["name": method.name], inputs + outputs)
    }
    let signals = interface.signals.map { signal in
      tag("signal", ["name": signal.name], signal.arguments.map { element($0) })
    }
    let all = methods + interface.properties.map(element) + signals
    return tag("interface", ["name": interface.name], all)
  }

  private static func element(_ property: DBusInterface.Property) -> String {
    let name = "org.freedesktop.DBus.Property.EmitsChangedSignal"
    let change = tag("annotation", ["name": name, "value": property.change.rawValue])
    let access = property.isWritable ? "readwrite" : "read"
    let attributes = ["name": property.name, "type": property.signature, "access": access]
    return tag("property", attributes, [change])
  }

  private static func element(
    _ argument: DBusInterface.Argument,
    direction: String? = nil
  ) -> String {
    var attributes = ["name": argument.name, "type": argument.signature]
    attributes["direction"] = direction
    return tag("arg", attributes)
  }

  private static func tag(
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

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
