// SPDX-License-Identifier: Apache-2.0

/// What an interface has, as plain data: its introspection, and what calls are checked against.
package struct DBusInterface: Hashable, Sendable {
  /// A value that is handed over.
  package struct Argument: Hashable, Sendable {
    /// What introspection calls it.
    package let name: String
    /// Its type, one complete one.
    package let signature: String

    /// A value of a name and a type.
    package init(_ name: String, _ signature: String) {
      (self.name, self.signature) = (name, signature)
    }
  }

  /// What can be called.
  package struct Method: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// What it takes.
    package let inputs: [Argument]
    /// What it gives.
    package let outputs: [Argument]

    /// A method that takes and gives values.
    package init(_ name: String, _ inputs: [Argument] = [], gives outputs: [Argument] = []) {
      (self.name, self.inputs, self.outputs) = (name, inputs, outputs)
    }
  }

  /// What can be read, and perhaps written.
  package struct Property: Hashable, Sendable {
    /// How listeners hear that it changed.
    package enum Change: String, Hashable, Sendable {
      /// With the new value.
      case told = "true"
      /// Without the new value.
      case invalidated = "invalidates"
      /// It never changes while its object is there.
      case constant = "const"
      /// Not at all.
      case untold = "false"
    }

    /// Its name.
    package let name: String
    /// Its type, one complete one.
    package let signature: String
    /// Whether it can be written.
    package let isWritable: Bool
    /// How listeners hear that it changed.
    package let change: Change

    /// A property of a name and a type.
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

  /// What listeners are told.
  package struct Signal: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// What it carries.
    package let arguments: [Argument]

    /// A signal that carries values.
    package init(_ name: String, _ arguments: [Argument] = []) {
      (self.name, self.arguments) = (name, arguments)
    }
  }

  /// Its name, such as `org.freedesktop.DBus.Properties`.
  package let name: String
  /// What can be called.
  package let methods: [Method]
  /// What can be read.
  package let properties: [Property]
  /// What listeners are told.
  package let signals: [Signal]

  /// An interface of a name, and what it has.
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
  /// The types of all, one after the other.
  var signature: String { map(\.signature).joined() }
}
