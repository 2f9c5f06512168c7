// SPDX-License-Identifier: Apache-2.0

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
