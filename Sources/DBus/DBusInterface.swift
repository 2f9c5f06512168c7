// SPDX-License-Identifier: Apache-2.0

/// What an interface has, as plain data: its introspection, and what calls are checked against.
public struct DBusInterface: Hashable, Sendable {
  /// A value that is handed over.
  public struct Argument: Hashable, Sendable {
    /// What introspection calls it.
    public let name: String
    /// Its type, one complete one.
    public let signature: String

    /// A value of a name and a type.
    public init(_ name: String, _ signature: String) {
      (self.name, self.signature) = (name, signature)
    }
  }

  /// What can be called.
  public struct Method: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// What it takes.
    public let inputs: [Argument]
    /// What it gives.
    public let outputs: [Argument]

    /// A method that takes and gives values.
    public init(_ name: String, _ inputs: [Argument] = [], gives outputs: [Argument] = []) {
      (self.name, self.inputs, self.outputs) = (name, inputs, outputs)
    }
  }

  /// What can be read, and perhaps written.
  public struct Property: Hashable, Sendable {
    /// How listeners hear that it changed.
    public enum Change: String, Hashable, Sendable {
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
    public let name: String
    /// Its type, one complete one.
    public let signature: String
    /// Whether it can be written.
    public let isWritable: Bool
    /// How listeners hear that it changed.
    public let change: Change

    /// A property of a name and a type.
    public init(
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
  public struct Signal: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// What it carries.
    public let arguments: [Argument]

    /// A signal that carries values.
    public init(_ name: String, _ arguments: [Argument] = []) {
      (self.name, self.arguments) = (name, arguments)
    }
  }

  /// Its name, such as `org.freedesktop.DBus.Properties`.
  public let name: String
  /// What can be called.
  public let methods: [Method]
  /// What can be read.
  public let properties: [Property]
  /// What listeners are told.
  public let signals: [Signal]

  /// An interface of a name, and what it has.
  public init(
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
