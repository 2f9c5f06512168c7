// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Glibc

/// A client that sends requests to a running sliderd and waits for the answers.
final class SliderClient {
  /// How long the bus and sliderd may take to answer.
  private static let patience: Duration = .milliseconds(1500)

  /// The address of the bus where sliderd was found.
  let address: DBusAddress
  private let buses = Caller.current.buses()
  private let connection: DBusConnection
  private let loop: EventLoop
  /// The bus name of the sliderd.
  private let destination: String
  /// The sliders at the time of the connection.
  private(set) var sliders: [RunningSlider] = []

  /// Finds a running sliderd, on the first bus that has one.
  ///
  /// - Throws: A failure that names the searched buses, if there is none.
  static func find(_ target: ClientTarget) throws(Failure) -> SliderClient {
    if let client = try findIfThere(target) { return client }
    throw Failure(status: .noInput, message: target.absence)
  }

  /// Finds a running sliderd, on the first bus that has one; returns `nil` if there is none.
  static func findIfThere(_ target: ClientTarget) throws(Failure) -> SliderClient? {
    for address in target.addresses {
      if let client = try? SliderClient(address, target), try client.isThere() { return client }
    }
    return nil
  }

  private init(_ address: DBusAddress, _ target: ClientTarget) throws(DBusError) {
    self.address = address
    loop = EventLoop(clock: buses.clock)
    connection = try DBusConnection(
      address,
      environment: target.environment,
      clock: buses.clock,
      through: buses.connector
    )
    destination = target.destination
    loop.add(connection)
  }

  /// Calls a method of a slider.
  func call(
    _ method: String,
    _ arguments: [DBusValue] = [],
    of slider: RunningSlider
  ) throws(Failure) -> [DBusValue] {
    let call = DBusCall(
      path: slider.path,
      interface: SliderInterface.slider.name,
      member: method,
      arguments: arguments
    )
    do throws(DBusError) {
      return try answer(to: call)
    } catch {
      throw Failure(error, on: address)
    }
  }

  private func isThere() throws(Failure) -> Bool {
    let call = DBusCall(
      path: SliderInterface.root,
      interface: DBusInterface.objectManager.name,
      member: "GetManagedObjects"
    )
    do throws(DBusError) {
      sliders = RunningSlider.all(in: try answer(to: call))
      return true
    } catch  where error.isNobody {
      return false
    } catch {
      throw Failure(error, on: address)
    }
  }

  private func answer(to call: DBusCall) throws(DBusError) -> [DBusValue] {
    var answer: DBusConnection.Answer?
    connection.call(call, of: destination, within: Self.patience) { answer = $0 }
    loop.run { answer == nil }
    return try answer?.get() ?? []
  }
}

/// The sliderd that a client talks to.
struct ClientTarget {
  /// The buses to search, in this order.
  let addresses: [DBusAddress]
  /// The bus name of the sliderd.
  let destination: String
  /// Whether the target is a single process, which can't come back.
  let isInstance: Bool
  private let nobody: String
  let environment: [String: String]

  init(bus: BusChoice, instance: Int32?, environment: [String: String]) {
    addresses =
      switch bus {
      case .none: []
      case .session: [.session]
      case .system: [.system]
      case .auto: [.session, .system]
      }
    destination = instance.map(SliderInterface.busName(ofProcess:)) ?? SliderInterface.busName
    isInstance = instance != nil
    nobody = instance.map { "no sliderd with process ID \($0)" } ?? "no sliderd"
    self.environment = environment
  }

  /// The first bus that the environment names; `nil` if it names none.
  var likelyAddress: DBusAddress? { addresses.first { $0.isNamed(in: environment) } }

  /// The searched buses, in words.
  var words: String { addresses.map(\.words).joined(separator: " or ") }

  /// The message if there is no such sliderd.
  var absence: String {
    if addresses.isEmpty {
      return "--bus none leaves no bus to search; use auto, session or system"
    }
    guard addresses.contains(.session), !DBusAddress.session.isNamed(in: environment) else {
      return "\(nobody) found on \(words); is it running?"
    }
    return "\(nobody) found; no D-Bus session bus here, so start both in one dbus-run-session"
  }
}

extension DBusAddress {
  /// The bus, in words.
  var words: String { self == .system ? "the D-Bus system bus" : "the D-Bus session bus" }
}

extension DBusError {
  /// Whether the error means that the name has no owner or there is no bus.
  fileprivate var isNobody: Bool {
    [.serviceUnknown, .nameHasNoOwner, .noServer, .disconnected].contains { isStandard($0) }
  }
}

extension Failure {
  /// Creates the failure for an error from sliderd or from the bus at an address.
  init(_ error: DBusError, on address: DBusAddress) {
    let isWrongStop = [.noSuchStop, .unavailable].contains(error.sliderError)
    let status: ExitStatus = isWrongStop ? .badInput : .unavailable
    self.init(status: status, message: Self.words(for: error, on: address))
  }

  private static func words(for error: DBusError, on address: DBusAddress) -> String {
    if error == .lateBus { return "\(address.words) is not responding" }
    if error.isStandard(.noReply) { return "sliderd is not responding" }
    guard error.isStandard(.accessDenied), address == .system else { return error.description }
    return "no permission to use sliderd on the system bus; join the group sliderd or use sudo"
  }
}
