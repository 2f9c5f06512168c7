// SPDX-License-Identifier: Apache-2.0

package import EventLoop

/// A way to connect to buses: the system's, or simulated ones.
package struct DBusConnector {
  /// Connects to the bus at an address in the format of the D-Bus specification. It throws if
  /// there is no bus at the address.
  package typealias Function = (String, any EventClock) throws(DBusError) -> any DBusTransport

  private let function: Function

  /// Creates a way to connect.
  package init(_ function: @escaping Function) { self.function = function }

  /// The buses of the system, for messages of usual size.
  package static var system: DBusConnector { system(valueLimit: 65_536) }

  /// The buses of the system. A message with more values than the limit is an error.
  package static func system(valueLimit: Int) -> DBusConnector {
    DBusConnector { (address, clock) throws(DBusError) in
      try SystemBus(at: address, clock: clock, valueLimit: valueLimit)
    }
  }

  /// Starts connecting to the bus at an address.
  package func connect(
    to address: String,
    clock: any EventClock
  ) throws(DBusError) -> any DBusTransport {
    try function(address, clock)
  }
}
