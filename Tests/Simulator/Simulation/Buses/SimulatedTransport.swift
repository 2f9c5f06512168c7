// SPDX-License-Identifier: GPL-3.0-or-later

package import DBus
package import EventLoop

/// A program's way to a simulated bus. What it delivers is a matter of time only, so that a loop
/// needs no descriptor for it.
package final class SimulatedTransport: DBusTransport {
  /// A message on its way to the bus.
  enum Message {
    case hello
    case rule(SignalRule, number: Int)
    case call(DBusCall, of: String, number: UInt64)
    case signal(DBusSignal)
    case answer(DBusConnection.Answer, to: SimulatedCall)
    case goodbye
  }

  /// Called when something has arrived. A program without it looks at each event of the world.
  package var onArrival: (() -> Void)?
  /// The unique name; empty before the bus assigns it.
  var uniqueName = ""
  /// The other names, owned or requested, in the order of the requests.
  var names: [String] = []
  /// The rules that the bus knows.
  var rules: [(rule: SignalRule, number: Int)] = []
  /// The calls that this program hasn't answered yet.
  var unanswered: [SimulatedCall] = []
  /// Messages that the bus hasn't taken yet.
  var outgoing = Line<Message>()
  /// The number of messages that are due at the bus at a certain time.
  var underway = 0
  private weak var bus: SimulatedBus?
  private var inbox = Line<DBusIncoming>()
  private var isOpen = true
  private var isLost = false
  private var lastNumber: UInt64 = 0
  private var ruleCount = 0

  init(to bus: SimulatedBus) { self.bus = bus }

  package var interests: [DescriptorInterest] { [] }

  package var deadline: Duration? {
    guard isOpen, let bus else { return nil }
    if !inbox.isEmpty || isLost { return bus.agenda.now }
    return onArrival == nil ? bus.agenda.deadline : nil
  }

  package var queuedWrites: Int { bus?.queuedWrites(of: self) ?? 0 }

  package func call(_ call: DBusCall, of destination: String) throws(DBusError) -> UInt64 {
    lastNumber += 1
    try send(.call(call, of: destination, number: lastNumber), "can't call \(call.member)")
    return lastNumber
  }

  package func emit(_ signal: DBusSignal) throws(DBusError) {
    try send(.signal(signal), "can't send the message")
  }

  package func match(_ rule: String) throws(DBusError) -> Int {
    let parsed = try SignalRule(rule)
    ruleCount += 1
    try send(.rule(parsed, number: ruleCount), "can't subscribe to \(rule)")
    return ruleCount
  }

  package func receive() -> DBusIncoming? {
    bus?.agenda.catchUp()
    return inbox.takeFirst() ?? (isLost || bus == nil ? .closed : nil)
  }

  /// Closes the transport. What was sent before still reaches the bus.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    onArrival = nil
    inbox.removeAll()
    if !isLost { bus?.send(.goodbye, from: self) }
  }

  /// Brings something from the bus.
  func deliver(_ incoming: DBusIncoming) {
    guard isOpen else { return }
    inbox.append(incoming)
    onArrival?()
  }

  /// Ends the transport because the bus is gone. What has arrived can still be taken.
  func lose() {
    isLost = true
    outgoing.removeAll()
    onArrival?()
  }

  /// Drops everything, because the whole simulation is over.
  func forget() { (inbox, outgoing, unanswered) = (Line(), Line(), []) }

  private func send(_ message: Message, _ task: @autoclosure () -> String) throws(DBusError) {
    guard isOpen, !isLost, let bus else {
      throw .standard(.disconnected, "\(task()): Transport endpoint is not connected")
    }
    bus.send(message, from: self)
  }
}

/// A call that another program has not answered yet.
final class SimulatedCall {
  let caller: SimulatedTransport
  let number: UInt64

  init(from caller: SimulatedTransport, number: UInt64) {
    (self.caller, self.number) = (caller, number)
  }

  /// Brings the answer to the caller.
  func answer(_ answer: DBusConnection.Answer) { caller.deliver(.answer(answer, to: number)) }
}
