// SPDX-License-Identifier: Apache-2.0

import CSystemd
import EventLoop
import Glibc

/// Returns a way to connect to the buses of the system. A message with more values than the limit
/// is an error.
package func systemConnector(valueLimit: Int = 65_536) -> DBusConnector {
  { (address, clock) throws(DBusError) in
    try SystemBus(at: address, clock: clock, valueLimit: valueLimit)
  }
}

/// A transport to a bus of the system, by way of libsystemd (`sd_bus`).
final class SystemBus: DBusTransport {
  private let bus: OpaquePointer
  private let clock: any EventClock
  private let valueLimit: Int
  private var rules: [SystemBusRule] = []
  private var isReady = false
  /// The message that libsystemd has just handed over.
  private var received: DBusIncoming?

  /// Starts connecting to the bus at an address; throws if there is none. Messages with more values
  /// than the limit are errors.
  init(at address: String, clock: any EventClock, valueLimit: Int) throws(DBusError) {
    (self.clock, self.valueLimit) = (clock, valueLimit)
    var made: OpaquePointer?
    try DBusError.check(sd_bus_new(&made), "can't create a bus connection")
    guard let made else { throw .standard(.noMemory, "can't create a bus connection") }
    bus = made
    let task = "can't connect to the bus at \(address)"
    try DBusError.check(sd_bus_set_address(bus, address), task)
    try DBusError.check(sd_bus_set_bus_client(bus, 1), task)
    try DBusError.check(sd_bus_negotiate_fds(bus, 0), task)
    let context = Unmanaged.passUnretained(self).toOpaque()
    try DBusError.check(sd_bus_add_fallback(bus, nil, "/", takeMessage, context), task)
    try DBusError.check(sd_bus_start(bus), task)
  }

  deinit { sd_bus_close_unref(bus) }

  func close() { sd_bus_close(bus) }

  var interests: [DescriptorInterest] {
    guard case let descriptor = sd_bus_get_fd(bus), descriptor >= 0 else { return [] }
    let events = max(sd_bus_get_events(bus), 0)
    return [
      events & POLLIN != 0 ? DescriptorInterest(descriptor) : nil,
      events & POLLOUT != 0 ? DescriptorInterest(descriptor, isForWriting: true) : nil,
    ].compactMap(\.self)
  }

  var deadline: Duration? {
    var time: UInt64 = 0
    guard sd_bus_get_timeout(bus, &time) >= 0, time != .max else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let past = UInt64(now.tv_sec) * 1_000_000 + UInt64(now.tv_nsec) / 1000
    return clock.now + .microseconds(time > past ? time - past : 0)
  }

  var queuedWrites: Int {
    var count: UInt64 = 0
    return sd_bus_get_n_queued_write(bus, &count) >= 0 ? Int(clamping: count) : 0
  }
}

// Sending.
extension SystemBus {
  /// The connection keeps the time limit, because libsystemd starts a call's timeout only when the
  /// bus has accepted the program. If the bus hangs, that never happens.
  func call(_ call: DBusCall, of destination: String) throws(DBusError) -> UInt64 {
    let task = "can't call \(call.member)"
    let message = try SystemMessage(task) {
      let interface = call.interface.isEmpty ? nil : call.interface
      let (path, member) = (call.path, call.member)
      return sd_bus_message_new_method_call(bus, $0, destination, path, interface, member)
    }
    try message.append(call.arguments)
    let context = Unmanaged.passUnretained(self).toOpaque()
    let code = sd_bus_call_async(bus, nil, message.pointer, takeMessage, context, .max)
    try DBusError.check(code, task)
    guard let number = message.number else { throw .standard(.failed, task) }
    return number
  }

  func emit(_ signal: DBusSignal) throws(DBusError) {
    let message = try SystemMessage("can't emit \(signal.member)") {
      sd_bus_message_new_signal(bus, $0, signal.path, signal.interface, signal.member)
    }
    try send(message, with: signal.arguments)
  }

  func match(_ rule: String) throws(DBusError) -> Int {
    let listener = SystemBusRule(number: rules.count, bus: self)
    let context = Unmanaged.passUnretained(listener).toOpaque()
    let code = sd_bus_add_match_async(bus, nil, rule, takeSignal, ignoreAnswer, context)
    try DBusError.check(code, "can't subscribe to \(rule)")
    rules.append(listener)
    return listener.number
  }

  private func send(
    _ message: SystemMessage,
    with values: [DBusValue]
  ) throws(DBusError) {
    try message.append(values)
    try DBusError.check(sd_bus_send(bus, message.pointer, nil), "can't send the message")
  }

  private func reply(_ answer: DBusConnection.Answer, to call: SystemMessage) {
    do throws(DBusError) {
      let message = try SystemMessage("can't create the reply") {
        sd_bus_message_new_method_return(call.pointer, $0)
      }
      try send(message, with: try answer.get())
    } catch {
      refuse(call, error)
    }
  }

  private func refuse(_ call: SystemMessage, _ error: DBusError) {
    let words = SystemMessage.sendable(error.message)
    error.name.withCString { name in
      words.withCString { words in
        var reason = sd_bus_error(name: name, message: words, _need_free: 0)
        _ = sd_bus_reply_method_error(call.pointer, &reason)
      }
    }
  }
}

// Receiving.
extension SystemBus {
  func receive() -> DBusIncoming? {
    let code = sd_bus_process(bus, nil)
    defer { received = nil }
    guard code >= 0, sd_bus_is_open(bus) > 0 else { return .closed }
    if let name = takeName() { return .ready(uniqueName: name) }
    return received ?? (code > 0 ? .nothing : nil)
  }

  /// Returns the unique name, once, as soon as the bus has assigned it.
  private func takeName() -> String? {
    var name: UnsafePointer<CChar>?
    guard !isReady, sd_bus_is_ready(bus) > 0 else { return nil }
    guard sd_bus_get_unique_name(bus, &name) >= 0, let name else { return nil }
    isReady = true
    return String(cString: name)
  }

  /// Takes an answer or a call.
  fileprivate func take(_ message: SystemMessage) {
    if let number = message.answeredNumber {
      received = .answer(answer(in: message), to: number)
      return
    }
    do throws(DBusError) {
      let call = try message.content(limit: valueLimit)
      received = .call(call) { [weak self] in self?.reply($0, to: message) }
    } catch {
      refuse(message, error)
    }
  }

  private func answer(in message: SystemMessage) -> DBusConnection.Answer {
    if let error = message.error { return .failure(error) }
    return Result(catching: { () throws(DBusError) in try message.arguments(limit: valueLimit) })
  }

  /// Takes a signal for each rule that it matches.
  fileprivate func take(signal message: SystemMessage, for rule: Int) {
    if case .signal(let signal, let rules)? = received {
      received = .signal(signal, rules: rules + [rule])
    } else if let signal = try? message.content(limit: valueLimit) {
      received = .signal(signal, rules: [rule])
    }
  }
}

/// A rule, as the context of libsystemd's callback.
private final class SystemBusRule {
  let number: Int
  unowned let bus: SystemBus

  init(number: Int, bus: SystemBus) { (self.number, self.bus) = (number, bus) }
}

// Callbacks for libsystemd, which runs them on the thread that called `receive`.

private typealias Context = UnsafeMutableRawPointer?
private typealias Failure = UnsafeMutablePointer<sd_bus_error>?

private func takeMessage(_ message: OpaquePointer?, _ context: Context, _: Failure) -> CInt {
  guard let context, let message = SystemMessage(borrowing: message) else { return 0 }
  Unmanaged<SystemBus>.fromOpaque(context).takeUnretainedValue().take(message)
  return 1
}

private func takeSignal(_ message: OpaquePointer?, _ context: Context, _: Failure) -> CInt {
  guard let context, let message = SystemMessage(borrowing: message) else { return 0 }
  let rule = Unmanaged<SystemBusRule>.fromOpaque(context).takeUnretainedValue()
  rule.bus.take(signal: message, for: rule.number)
  return 0
}

/// Ignores a rejected rule. Without this, libsystemd would close the connection.
private func ignoreAnswer(_: OpaquePointer?, _: Context, _: Failure) -> CInt { 1 }
