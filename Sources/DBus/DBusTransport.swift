// SPDX-License-Identifier: Apache-2.0

package import EventLoop

/// Carries a connection's messages to and from a bus: ``SystemBus``, or a simulated bus.
///
/// A transport belongs to one thread, never waits and calls nobody: the connection takes what
/// has arrived. Calls, signals and rules that come before the bus has accepted the program are
/// sent afterwards, in their order.
package protocol DBusTransport: AnyObject {
  var interests: [DescriptorInterest] { get }

  /// When to receive even if nothing is ready; the current time if something has arrived already.
  var deadline: Duration? { get }

  /// The number of messages that wait for the bus to accept them.
  var queuedWrites: Int { get }

  /// Calls a method of another program, and returns the number that the answer refers to. Throws if
  /// a value has the wrong type or the bus is gone, as ``emit(_:)`` does.
  func call(_ call: DBusCall, of destination: String) throws(DBusError) -> UInt64

  func emit(_ signal: DBusSignal) throws(DBusError)

  /// Requests the signals that match a rule, and returns the number that they refer to. Throws if
  /// the rule is invalid or the bus is gone.
  func match(_ rule: String) throws(DBusError) -> Int

  /// Sends what waits, and takes the next incoming message; `nil` if there is none now.
  func receive() -> DBusIncoming?

  func close()
}

/// What a transport takes from a bus.
package enum DBusIncoming {
  /// The bus has accepted the program and given it a unique name.
  case ready(uniqueName: String)
  /// The answer to the call with a number.
  case answer(DBusConnection.Answer, to: UInt64)
  /// A signal, with the numbers of the rules that it matches.
  case signal(DBusSignal, rules: [Int])
  /// A call by another program, and the function that answers it.
  case call(DBusCall, reply: (DBusConnection.Answer) -> Void)
  /// A message that nobody needs, or a step of connecting.
  case nothing
  /// The bus is gone, or has rejected the program.
  case closed
}

/// A way to connect to buses: the system's, or simulated ones. It starts connecting to the bus at
/// an address in the format of the D-Bus specification, and throws if there is no bus there.
package typealias DBusConnector = (String, any EventClock) throws(DBusError) -> any DBusTransport
