// SPDX-License-Identifier: GPL-3.0-or-later

package import DBus

/// A simulated message bus: names, rules, signals and calls between programs.
///
/// A message takes the bus's latency from its sender to its receiver.
package final class SimulatedBus {
  /// The states of a bus.
  package enum State: Hashable, Sendable {
    /// Delivers messages.
    case running
    /// Accepts programs and messages, and delivers nothing.
    case hanging
    /// Ended: all connections are lost, and new ones are refused.
    case dead
  }

  package private(set) var state = State.running
  /// The time from sending to delivery.
  package var latency: Duration
  /// The messages of a program that a hanging bus accepts. Further ones wait at the sender.
  package var capacity = 100
  /// Functions that start the programs which own names, for calls to names without an owner.
  package var services: [String: () -> Void] = [:]
  let agenda: Agenda
  private var members: [SimulatedTransport] = []
  /// The owner of each name, followed by those that wait for it.
  private var claimants: [String: [SimulatedTransport]] = [:]
  private var lastNumber = 0

  /// Creates a running bus.
  package init(_ agenda: Agenda, latency: Duration) {
    (self.agenda, self.latency) = (agenda, latency)
  }

  deinit { for member in members { member.forget() } }

  /// The way to connect to this bus, whatever the address.
  package var connector: DBusConnector {
    { [weak self] (address, _) throws(DBusError) in
      guard let self else { throw Self.refusal }
      return try connect()
    }
  }

  /// Connects a program.
  ///
  /// - Throws: If the bus is dead.
  package func connect() throws(DBusError) -> SimulatedTransport {
    guard state != .dead else { throw Self.refusal }
    let transport = SimulatedTransport(to: self)
    members.append(transport)
    send(.hello, from: transport)
    return transport
  }

  private static let refusal = DBusError.standard(
    .noServer,
    "can't connect to the bus: Connection refused"
  )

  /// Stops delivering messages.
  package func hang() { if state == .running { state = .hanging } }

  /// Delivers messages again, also those that have waited.
  package func resume() {
    guard state == .hanging else { return }
    state = .running
    for member in members {
      while member.underway < member.outgoing.count { expectMessage(from: member) }
    }
  }

  /// Ends the bus and all connections to it.
  package func kill() {
    state = .dead
    let lost = members
    (members, claimants, lastNumber) = ([], [:], 0)
    for member in lost { member.lose() }
  }

  /// Starts the bus after its end.
  package func restart() { if state == .dead { state = .running } }

  /// The unique name of a name's owner.
  package func owner(of name: String) -> String? { claimants[name]?.first?.uniqueName }
}

// Messages.
extension SimulatedBus {
  func send(_ message: SimulatedTransport.Message, from sender: SimulatedTransport) {
    sender.outgoing.append(message)
    if state == .running { expectMessage(from: sender) }
  }

  func queuedWrites(of sender: SimulatedTransport) -> Int {
    state == .hanging ? max(sender.outgoing.count - capacity, 0) : 0
  }

  private func expectMessage(from sender: SimulatedTransport) {
    sender.underway += 1
    agenda.after(latency) { [weak self] in
      sender.underway -= 1
      guard let self, state == .running, let message = sender.outgoing.takeFirst() else { return }
      route(message, from: sender)
    }
  }

  private func route(_ message: SimulatedTransport.Message, from sender: SimulatedTransport) {
    switch message {
    case .hello: admit(sender)
    case .rule(let rule, let number): sender.rules.append((rule, number))
    case .call(var call, let destination, let number):
      call.sender = sender.uniqueName
      route(call, of: destination, as: SimulatedCall(from: sender, number: number))
    case .signal(var signal):
      signal.sender = sender.uniqueName
      spread(signal)
    case .answer(let answer, let call):
      sender.unanswered.removeAll { $0 === call }
      call.answer(answer)
    case .goodbye: dismiss(sender)
    }
  }

  private func route(_ call: DBusCall, of destination: String, as pending: SimulatedCall) {
    guard destination != DBusConnection.busName else {
      return pending.answer(answer(to: call, by: pending.caller))
    }
    if let callee = claimants[destination]?.first {
      callee.unanswered.append(pending)
      return callee.deliver(
        .call(call) { [weak self, weak callee] answer in
          if let callee { self?.send(.answer(answer, to: pending), from: callee) }
        }
      )
    }
    guard let start = services[destination] else {
      return pending.answer(.failure(.standard(.serviceUnknown, Self.noOwner(of: destination))))
    }
    start()
    // The program's request for its name comes first.
    agenda.after(latency + latency) { [weak self] in
      self?.retry(call, of: destination, as: pending)
    }
  }

  private func retry(_ call: DBusCall, of destination: String, as pending: SimulatedCall) {
    guard owner(of: destination) != nil else {
      return pending.answer(.failure(.standard(.serviceUnknown, Self.noOwner(of: destination))))
    }
    route(call, of: destination, as: pending)
  }

  private func spread(_ signal: DBusSignal) {
    for member in members {
      let numbers = member.rules.compactMap { rule, number in
        rule.matches(signal, owner: owner(of:)) ? number : nil
      }
      if !numbers.isEmpty { member.deliver(.signal(signal, rules: numbers)) }
    }
  }
}

// Names.
extension SimulatedBus {
  private func admit(_ member: SimulatedTransport) {
    member.uniqueName = ":1.\(lastNumber)"
    lastNumber += 1
    claimants[member.uniqueName] = [member]
    member.deliver(.ready(uniqueName: member.uniqueName))
    tellOwner(of: member.uniqueName, after: "")
  }

  private func dismiss(_ member: SimulatedTransport) {
    members.removeAll { $0 === member }
    for name in [member.uniqueName] + member.names { release(name, by: member) }
    for call in member.unanswered {
      call.answer(
        .failure(
          .standard(.noReply, "Message recipient disconnected from message bus without replying")
        )
      )
    }
    member.unanswered = []
  }

  private func release(_ name: String, by member: SimulatedTransport) {
    let isOwner = claimants[name]?.first === member
    claimants[name]?.removeAll { $0 === member }
    if claimants[name]?.isEmpty == true { claimants[name] = nil }
    if isOwner { tellOwner(of: name, after: member.uniqueName) }
  }

  private func tellOwner(of name: String, after old: String) {
    let values = [name, old, owner(of: name) ?? ""]
    spread(
      DBusSignal(
        path: "/org/freedesktop/DBus",
        interface: DBusConnection.busName,
        member: "NameOwnerChanged",
        arguments: values.map(DBusValue.string),
        sender: DBusConnection.busName
      )
    )
  }

  /// Answers a call of the bus itself.
  private func answer(to call: DBusCall, by caller: SimulatedTransport) -> DBusConnection.Answer {
    let name = call.arguments.first?.text ?? ""
    switch call.member {
    case "GetId": return .success([.string("0123456789abcdef0123456789abcdef")])
    case "NameHasOwner": return .success([.boolean(owner(of: name) != nil)])
    case "GetNameOwner":
      guard let owner = owner(of: name) else {
        return .failure(.standard(.nameHasNoOwner, Self.noOwner(of: name)))
      }
      return .success([.string(owner)])
    case "GetConnectionUnixProcessID":
      guard let owner = owner(of: name) else {
        return .failure(.standard(.nameHasNoOwner, Self.noOwner(of: name)))
      }
      // Each program is its own process, with the number of its unique name.
      return .success([.uint32(UInt32(owner.drop { $0 != "." }.dropFirst()) ?? 0)])
    case "RequestName": return .success([.uint32(request(name, for: caller))])
    case "ReleaseName":
      caller.names.removeAll { $0 == name }
      release(name, by: caller)
      return .success([.uint32(1)])
    default: return .failure(.standard(.unknownMethod, "no method \(call.member)"))
    }
  }

  /// 1: primary owner; 2: in the queue; 4: already the owner.
  private func request(_ name: String, for member: SimulatedTransport) -> UInt32 {
    let others = claimants[name] ?? []
    if let position = others.firstIndex(where: { $0 === member }) { return position == 0 ? 4 : 2 }
    member.names.append(name)
    claimants[name] = others + [member]
    guard others.isEmpty else { return 2 }
    tellOwner(of: name, after: "")
    return 1
  }

  private static func noOwner(of name: String) -> String { "The name \(name) has no owner" }
}
