// SPDX-License-Identifier: Apache-2.0

package import EventLoop

/// A connection to a bus, for an event loop on one thread. It never waits itself, and calls its
/// handlers when it is advanced. Calls and signals are queued until it is ready.
package final class DBusConnection: EventSource {
  package typealias Event = Never

  /// The result of a call: values, or an error from the called program or the bus.
  package typealias Answer = Result<[DBusValue], DBusError>

  /// The greatest number of messages that may wait for a slow bus. Further signals are dropped.
  package static let signalCapacity = 4096

  /// How long a bus may take to accept this program.
  package static let admissionPatience: Duration = .milliseconds(1200)

  /// Called once, when the bus has accepted this program and given it a name.
  package var onReady: (() -> Void)?
  /// Called once, when the connection is lost or the bus has rejected this program.
  package var onClosed: ((DBusError) -> Void)?
  /// The unique name that the bus assigned; `nil` until the connection is ready.
  package private(set) var uniqueName: String?
  /// Whether the connection is ready or being established.
  package private(set) var isOpen = true
  /// Why the bus was lost; `nil` while it isn't, and if this program closed the connection.
  package private(set) var loss: DBusError?

  private let transport: any DBusTransport
  private let clock: any EventClock
  private let admissionEnd: Duration
  /// The calls that wait for their answers.
  private var waiting: [UInt64: (deadline: Duration, completion: (Answer) -> Void)] =
    [:]
  private var listeners: [Int: (DBusSignal) -> Void] = [:]
  private var tree: (any DBusObjectTree)?

  /// Starts connecting to a bus; throws if there is none at the address.
  package init(
    _ address: DBusAddress,
    environment: [String: String],
    clock: any EventClock = SystemClock(),
    through connector: @escaping DBusConnector = systemConnector()
  ) throws(DBusError) {
    (self.clock, admissionEnd) = (clock, clock.now + Self.admissionPatience)
    transport = try connector(try address.text(environment: environment), clock)
  }

  deinit { transport.close() }

  /// Closes the connection. No handler is called after this.
  package func close() {
    (onReady, onClosed) = (nil, nil)
    waiting = [:]
    isOpen = false
    transport.close()
  }

  /// The descriptors to wait for, which may change with each step of connecting.
  package var interests: [DescriptorInterest] { isOpen ? transport.interests : [] }

  package var deadline: Duration? {
    guard isOpen else { return nil }
    let admission = uniqueName == nil ? admissionEnd : nil
    let answer = waiting.values.lazy.map(\.deadline).min()
    return earliest(answer, earliest(admission, transport.deadline))
  }

  package var queuedWrites: Int { isOpen ? transport.queuedWrites : 0 }

  package func advance(_ wakeup: Wakeup) -> [Never] {
    process()
    return []
  }
}

// Sending.
extension DBusConnection {
  /// Calls a method of another program. The answer comes once, perhaps before this returns.
  package func call(
    _ method: DBusCall,
    of destination: String,
    within limit: Duration = .seconds(25),
    completion: @escaping (Answer) -> Void
  ) {
    do throws(DBusError) {
      let number = try transport.call(method, of: destination)
      waiting[number] = (clock.now + limit, completion)
    } catch {
      completion(.failure(error))
    }
  }

  /// Sends a signal to everyone who listens. Returns whether it was sent or queued; throws if a
  /// value has the wrong type or the bus is gone.
  @discardableResult
  package func emit(_ signal: DBusSignal) throws(DBusError) -> Bool {
    guard queuedWrites < Self.signalCapacity else { return false }
    try transport.emit(signal)
    return true
  }

  /// Makes a tree of objects available to other programs. It replaces the previous tree.
  package func serve(_ tree: any DBusObjectTree) { self.tree = tree }

  /// Calls a handler for the signals that match a rule of the D-Bus specification, as long as
  /// the connection lasts.
  package func match(_ rule: String, handler: @escaping (DBusSignal) -> Void) throws(DBusError) {
    listeners[try transport.match(rule)] = handler
  }
}

// Receiving.
extension DBusConnection {
  /// Receives and sends at most `limit` messages, so that a flood can't block the caller. Returns
  /// whether there may be more to do immediately.
  @discardableResult
  package func process(limit: Int = 64) -> Bool {
    failLateCalls()
    var isMore = true
    for _ in 0..<limit where isOpen && isMore {
      let incoming = transport.receive()
      isMore = incoming != nil
      incoming.map(take)
    }
    if isOpen, uniqueName == nil, admissionEnd <= clock.now { end(.lateBus) }
    return isMore && isOpen
  }

  /// Fails calls that were not answered in time.
  private func failLateCalls() {
    guard !waiting.isEmpty, case let now = clock.now,
      waiting.values.contains(where: { $0.deadline <= now })
    else { return }
    let late = waiting.filter { $0.value.deadline <= now }.sorted { $0.key < $1.key }
    for (number, call) in late where waiting.removeValue(forKey: number) != nil {
      call.completion(.failure(.standard(.noReply, "no reply in time")))
    }
  }

  private func take(_ incoming: DBusIncoming) {
    switch incoming {
    case .ready(let name):
      uniqueName = name
      onReady?()
    case .answer(let answer, let number):
      waiting.removeValue(forKey: number)?.completion(answer.mapError(\.onOneLine))
    case .signal(let signal, let rules):
      for rule in rules where isOpen { listeners[rule]?(signal) }
    case .call(let call, let reply):
      reply(
        Result(catching: { () throws(DBusError) in
          guard let tree else { throw .standard(.unknownObject, "no object at \(call.path)") }
          return try tree.answer(call)
        })
      )
    case .nothing: break
    case .closed: end(uniqueName == nil ? .refusedByBus : .closedByBus)
    }
  }

  private func end(_ error: DBusError) {
    let (unanswered, tellClosed) = (waiting.sorted { $0.key < $1.key }, onClosed)
    close()
    loss = error
    for (_, call) in unanswered { call.completion(.failure(error)) }
    tellClosed?(error)
  }
}

// Names by which other programs call this one.
extension DBusConnection {
  /// Requests a name, or a position in the queue for it (`RequestName`, without flags). The
  /// completion is called with whether this program owns the name. Otherwise, it gets the name when
  /// its owner releases it.
  package func requestName(
    _ name: String,
    completion: @escaping (Result<Bool, DBusError>) -> Void
  ) {
    let request = Self.bus("RequestName", [.string(name), .uint32(0)])
    call(request, of: Self.busName) { answer in
      // 1: primary owner; 2: in the queue; 4: already the owner.
      completion(answer.map { $0 != [.uint32(2)] })
    }
  }

  /// Calls a handler whenever the owner of a name changes, with the owner's unique name or `nil`.
  /// It isn't called for the current owner.
  package func watchName(
    _ name: String,
    handler: @escaping (String?) -> Void
  ) throws(DBusError) {
    let rule = "type='signal',sender='\(Self.busName)',member='NameOwnerChanged',arg0='\(name)'"
    try match(rule) { signal in
      guard signal.arguments.count == 3, let owner = signal.arguments[2].text else { return }
      handler(owner.isEmpty ? nil : owner)
    }
  }

  /// Asks whether a name has an owner.
  package func askForOwner(
    of name: String,
    within limit: Duration = .seconds(25),
    completion: @escaping (Result<Bool, DBusError>) -> Void
  ) {
    call(Self.bus("NameHasOwner", [.string(name)]), of: Self.busName, within: limit) { answer in
      completion(answer.map { $0 == [.boolean(true)] })
    }
  }

  /// Returns a call of a method of the bus itself.
  package static func bus(_ member: String, _ arguments: [DBusValue] = []) -> DBusCall {
    let path = "/org/freedesktop/DBus"
    return DBusCall(path: path, interface: busName, member: member, arguments: arguments)
  }

  /// The name of the bus itself and of its interface.
  package static let busName = "org.freedesktop.DBus"
}
