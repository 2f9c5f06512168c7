// SPDX-License-Identifier: Apache-2.0

package import EventLoop

/// Carries a connection's messages to and from a bus: ``SystemBus``, or a simulated bus.
///
/// A transport belongs to one thread, never waits and calls nobody: the connection takes what
/// has arrived. Calls, signals and rules that come before the bus has accepted the program are
/// sent afterwards, in their order.
package protocol DBusTransport: AnyObject {
  /// What to wait for. It may change with each step of connecting.
  var interests: [Interest] { get }

  /// When to receive even if nothing is ready; the current time if something has arrived already.
  var deadline: ContinuousClock.Instant? { get }

  /// The number of messages that wait for the bus to accept them.
  var queuedWrites: Int { get }

  /// Calls a method of another program.
  ///
  /// - Returns: The number that the answer refers to.
  /// - Throws: If the call can't be sent: a value has the wrong type, or the bus is gone.
  func call(_ call: DBusCall, of destination: String) throws(DBusError) -> UInt64

  /// Sends a signal to everyone who listens.
  ///
  /// - Throws: If the signal can't be sent: a value has the wrong type, or the bus is gone.
  func emit(_ signal: DBusSignal) throws(DBusError)

  /// Requests the signals that match a rule of the D-Bus specification.
  ///
  /// - Returns: The number that those signals refer to.
  /// - Throws: If the rule is invalid or the bus is gone.
  func match(_ rule: String) throws(DBusError) -> Int

  /// Sends what waits, and takes the next incoming message; `nil` if there is none now.
  func receive() -> DBusIncoming?

  /// Closes the transport.
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
