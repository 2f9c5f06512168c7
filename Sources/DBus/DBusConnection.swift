// SPDX-License-Identifier: Apache-2.0

import CSystemd
package import EventLoop
import Glibc

/// A connection to a bus, for an event loop. It never waits itself.
///
/// A connection belongs to one thread and calls its handlers when it is advanced. Calls and
/// signals are queued until the connection is ready. The corresponding C type is `sd_bus`.
package final class DBusConnection: EventSource {
  /// The result of a call: values, or an error from the called program or the bus.
  package typealias Answer = Result<[DBusValue], DBusError>

  /// The greatest number of messages that may wait for a slow bus. Further signals are dropped.
  package static let signalCapacity = 4096

  /// Called once, when the bus has accepted this program and given it a name.
  package var onReady: (() -> Void)?
  /// Called once, when the connection is lost or the bus has rejected this program.
  package var onClosed: ((DBusError) -> Void)?
  /// The unique name that the bus assigned; `nil` until the connection is ready.
  package private(set) var uniqueName: String?
  /// Whether the connection is ready or being established.
  package private(set) var isOpen = true

  let bus: OpaquePointer
  private let clock: any EventClock
  private var waiting: [UInt64: PendingCall] = [:]
  private var listeners: [DBusListener] = []
  private var tree: (any DBusObjectTree)?

  /// Starts connecting to a bus.
  ///
  /// - Throws: If there is no bus at the address.
  package init(
    _ address: DBusAddress,
    environment: [String: String],
    clock: any EventClock = SystemClock()
  ) throws(DBusError) {
    self.clock = clock
    let text = try address.text(environment: environment)
    var made: OpaquePointer?
    try DBusError.check(sd_bus_new(&made), "can't create a bus connection")
    guard let made else { throw .standard(.noMemory, "can't create a bus connection") }
    bus = made
    let task = "can't connect to the bus at \(text)"
    try DBusError.check(sd_bus_set_address(bus, text), task)
    try DBusError.check(sd_bus_set_bus_client(bus, 1), task)
    try DBusError.check(sd_bus_negotiate_fds(bus, 0), task)
    try DBusError.check(sd_bus_start(bus), task)
  }

  deinit { sd_bus_close_unref(bus) }

  /// Closes the connection. No handler is called after this.
  package func close() {
    (onReady, onClosed) = (nil, nil)
    waiting = [:]
    isOpen = false
    sd_bus_close(bus)
  }

  /// Receives and sends at most `limit` messages, so that a flood can't block the caller.
  ///
  /// - Returns: Whether there may be more to do immediately.
  @discardableResult
  package func process(limit: Int = 64) -> Bool {
    giveUpWaiting()
    for _ in 0..<limit where isOpen {
      let code = sd_bus_process(bus, nil)
      guard code >= 0, sd_bus_is_open(bus) > 0 else {
        end()
        return false
      }
      noteReady()
      if code == 0 { return false }
    }
    return isOpen
  }

  private func noteReady() {
    guard uniqueName == nil, sd_bus_is_ready(bus) > 0 else { return }
    var name: UnsafePointer<CChar>?
    guard sd_bus_get_unique_name(bus, &name) >= 0, let name else { return }
    uniqueName = String(cString: name)
    onReady?()
  }

  /// Fails calls that were not answered in time.
  ///
  /// libsystemd starts a call's timeout only when the connection is ready. If the bus hangs,
  /// that never happens.
  private func giveUpWaiting() {
    let late = waiting.filter { $0.value.deadline <= clock.now }.sorted { $0.key < $1.key }
    for (number, call) in late where waiting.removeValue(forKey: number) != nil {
      call.completion(.failure(.standard(.noReply, "no reply in time")))
    }
  }

  private func end() {
    let message =
      uniqueName == nil ? "the bus refused the connection" : "the bus closed the connection"
    let error = DBusError.standard(.disconnected, message)
    let (unanswered, tellClosed) = (waiting.sorted { $0.key < $1.key }, onClosed)
    close()
    for (_, call) in unanswered { call.completion(.failure(error)) }
    tellClosed?(error)
  }
}

extension DBusConnection {
  package typealias Event = Never

  /// What to wait for. It may change with each step of connecting.
  package var interests: [Interest] {
    guard isOpen, case let descriptor = sd_bus_get_fd(bus), descriptor >= 0 else { return [] }
    let events = max(sd_bus_get_events(bus), 0)
    return [
      events & POLLIN != 0 ? Interest(descriptor) : nil,
      events & POLLOUT != 0 ? Interest(descriptor, isForWriting: true) : nil,
    ].compactMap(\.self)
  }

  package var deadline: ContinuousClock.Instant? {
    guard isOpen else { return nil }
    return [waiting.values.lazy.map(\.deadline).min(), ownDeadline].compactMap(\.self).min()
  }

  private var ownDeadline: ContinuousClock.Instant? {
    var time: UInt64 = 0
    guard sd_bus_get_timeout(bus, &time) >= 0, time != .max else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let past = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
    return clock.now + .microseconds(time > past ? time - past : 0)
  }

  /// The number of messages that wait for the bus to accept them.
  package var queuedWrites: Int {
    var count: UInt64 = 0
    return isOpen && sd_bus_get_n_queued_write(bus, &count) >= 0 ? Int(clamping: count) : 0
  }

  /// Receives and sends messages.
  package func advance(_ wakeup: Wakeup) -> [Never] {
    process()
    return []
  }
}

// Sending.
extension DBusConnection {
  /// Calls a method of another program. The answer comes once, perhaps before this returns.
  ///
  /// The corresponding C function is `sd_bus_call_async`.
  package func call(
    _ method: DBusCall,
    of destination: String,
    within limit: Duration = .seconds(25),
    completion: @escaping (Answer) -> Void
  ) {
    do throws(DBusError) {
      let message = try DBusMessage("can't call \(method.member)") {
        let (path, interface, member) = (method.path, method.interface, method.member)
        return sd_bus_message_new_method_call(
          bus,
          $0,
          destination,
          path,
          interface.isEmpty ? nil : interface,
          member
        )
      }
      try message.append(method.arguments)
      let context = Unmanaged.passUnretained(self).toOpaque()
      let code = sd_bus_call_async(bus, nil, message.pointer, takeAnswer, context, .max)
      try DBusError.check(code, "can't call \(method.member)")
      guard let number = message.number else { return }
      waiting[number] = PendingCall(deadline: clock.now + limit, completion: completion)
    } catch {
      completion(.failure(error))
    }
  }

  /// Sends a signal to everyone who listens.
  ///
  /// - Returns: Whether the signal was sent or queued; false if the queue is full.
  /// - Throws: If it can't be sent at all: a value has the wrong type, or the bus is gone.
  @discardableResult
  package func emit(_ signal: DBusSignal) throws(DBusError) -> Bool {
    guard queuedWrites < Self.signalCapacity else { return false }
    let message = try DBusMessage("can't emit \(signal.member)") {
      sd_bus_message_new_signal(bus, $0, signal.path, signal.interface, signal.member)
    }
    try message.append(signal.arguments)
    try send(message)
    return true
  }

  private func send(_ message: DBusMessage) throws(DBusError) {
    try DBusError.check(sd_bus_send(bus, message.pointer, nil), "can't send the message")
  }
}

// Receiving.
extension DBusConnection {
  /// Makes a tree of objects available to other programs. It replaces the previous tree.
  ///
  /// The corresponding C function is `sd_bus_add_fallback`.
  package func serve(_ tree: any DBusObjectTree) throws(DBusError) {
    let isFirst = self.tree == nil
    self.tree = tree
    guard isFirst else { return }
    let context = Unmanaged.passUnretained(self).toOpaque()
    let code = sd_bus_add_fallback(bus, nil, "/", takeCall, context)
    try DBusError.check(code, "can't register the objects")
  }

  /// Calls a handler for the signals that match a rule of the D-Bus specification, as long as
  /// the connection lasts.
  ///
  /// The corresponding C function is `sd_bus_add_match_async`.
  package func match(_ rule: String, handler: @escaping (DBusSignal) -> Void) throws(DBusError) {
    let listener = DBusListener(handler: handler)
    let context = Unmanaged.passUnretained(listener).toOpaque()
    let code = sd_bus_add_match_async(bus, nil, rule, takeSignal, ignoreAnswer, context)
    try DBusError.check(code, "can't subscribe to \(rule)")
    listeners.append(listener)
  }

  func take(answer message: DBusMessage) {
    guard let number = message.answeredNumber else { return }
    let call = waiting.removeValue(forKey: number)
    call?.completion(Self.answer(in: message))
  }

  private static func answer(in message: DBusMessage) -> Answer {
    if let error = message.error { return .failure(error) }
    return Result(catching: { () throws(DBusError) in try message.arguments() })
  }

  func take(call message: DBusMessage) {
    do throws(DBusError) {
      let answer = try DBusMessage("can't create the reply") {
        sd_bus_message_new_method_return(message.pointer, $0)
      }
      try answer.append(try values(for: message))
      try send(answer)
    } catch {
      refuse(message, error)
    }
  }

  private func values(for message: DBusMessage) throws(DBusError) -> [DBusValue] {
    guard let tree else { throw .standard(.unknownObject, "no objects are registered") }
    let call = DBusCall(
      path: message.path,
      interface: message.interface,
      member: message.member,
      arguments: try message.arguments(),
      sender: message.sender
    )
    return try DBusDispatcher.answer(call, in: tree)
  }

  private func refuse(_ call: DBusMessage, _ error: DBusError) {
    let words = DBusMessageWriter.sendable(error.message)
    error.name.withCString { name in
      words.withCString { words in
        var reason = sd_bus_error(name: name, message: words, _need_free: 0)
        _ = sd_bus_reply_method_error(call.pointer, &reason)
      }
    }
  }
}
