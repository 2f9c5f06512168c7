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
