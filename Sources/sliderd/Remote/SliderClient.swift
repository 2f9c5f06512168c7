// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop

/// A client that sends requests to a running sliderd and waits for the answers.
final class SliderClient {
  typealias Buses = (connector: DBusConnector, clock: any EventClock)

  /// How long sliderd may take to answer, and how long the search on all buses may take.
  private static let (patience, searchPatience) = (Duration.milliseconds(1500), Duration.seconds(2))

  let address: DBusAddress
  private let buses: Buses
  private let connection: DBusConnection
  private let loop: MainLoop
  private let destination: String
  private(set) var sliders: [RunningSlider] = []

  /// Finds a running sliderd, on the first bus that has one.
  static func find(_ target: ClientTarget) throws(Failure) -> SliderClient {
    let buses = Caller.current.buses()
    let end = buses.clock.now + searchPatience
    var missingBuses: [DBusAddress] = []
    var failure: Failure?
    for address in target.addresses {
      do throws(Failure) {
        if let client = try SliderClient(address, target, buses) {
          if try client.findSliders(until: end) { return client }
        } else {
          missingBuses.append(address)
        }
      } catch {
        // The sliderd may be on the next bus.
        failure = failure ?? error
      }
    }
    throw failure ?? Failure(status: .noInput, message: target.absence(withoutBuses: missingBuses))
  }

  /// Connects to a bus; returns `nil` if it is missing.
  private init?(_ address: DBusAddress, _ target: ClientTarget, _ buses: Buses) throws(Failure) {
    (self.address, self.buses) = (address, buses)
    loop = MainLoop(clock: buses.clock)
    do throws(DBusError) {
      connection = try DBusConnection(
        address,
        environment: target.environment,
        clock: buses.clock,
        through: buses.connector
      )
    } catch {
      guard error.isStandard(.noServer) else {
        throw Failure(status: .unavailable, message: error.description)
      }
      return nil
    }
    destination = target.destination
    loop.add(connection)
  }

  func call(
    _ method: String,
    _ arguments: [DBusValue] = [],
    of slider: RunningSlider
  ) throws(Failure) -> [DBusValue] {
    let call = DBusCall(
      path: slider.path,
      interface: SliderTree.slider.name,
      member: method,
      arguments: arguments
    )
    do throws(DBusError) {
      return try answer(to: call)
    } catch { throw Failure(error, on: address) }
  }

  /// Reads the sliders; returns whether there is a sliderd.
  private func findSliders(until end: Duration) throws(Failure) -> Bool {
    do throws(DBusError) {
      let limit = min(Self.patience, end - buses.clock.now)
      sliders = RunningSlider.all(in: try answer(to: .managedSliders, within: limit))
      return true
    } catch  where error.tellsAbsence {
      return false
    } catch {
      let isLate = error.isStandard(.noReply) && connection.uniqueName == nil
      throw Failure(isLate ? .lateBus : error, on: address)
    }
  }

  private func answer(
    to call: DBusCall,
    within limit: Duration = patience
  ) throws(DBusError) -> [DBusValue] {
    var answer: DBusConnection.Answer?
    connection.call(call, of: destination, within: limit) { answer = $0 }
    loop.run { answer == nil }
    return try answer?.get() ?? []
  }
}

struct ClientTarget {
  let addresses: [DBusAddress]
  /// The bus name of the sliderd.
  let destination: String
  /// Whether the target is a single process, which can't come back.
  let isInstance: Bool
  private let nobody: String
  let environment: [String: String]

  init(_ flags: Layer, environment: [String: String] = Caller.current.environment) {
    let instance = flags[Setting.instance]
    addresses =
      switch Layers(flags).value(of: Setting.busOfClient) {
      case .none: []
      case .session: [.session]
      case .system: [.system]
      case .auto: [.session, .system]
      }
    destination = instance.map(SliderTree.busName(ofProcess:)) ?? SliderTree.busName
    isInstance = instance != nil
    nobody = instance.map { "no sliderd with process ID \($0)" } ?? "no sliderd"
    self.environment = environment
  }

  /// The first bus that the environment names; `nil` if it names none.
  var likelyAddress: DBusAddress? { addresses.first { $0.isNamed(in: environment) } }

  /// Returns the message that there is no such sliderd, or no bus where it could be.
  func absence(withoutBuses missing: [DBusAddress] = []) -> String {
    if addresses.isEmpty {
      return "--bus none leaves no bus to search; use auto, session or system"
    }
    let found = addresses.filter { !missing.contains($0) }
    let advice =
      missing.contains(.session) ? "; run sliderd and this command in one dbus-run-session" : ""
    guard !found.isEmpty else { return "there is no \(Self.words(for: missing)) here\(advice)" }
    let absence = "\(nobody) is running on the \(Self.words(for: found))"
    guard !missing.isEmpty else { return absence }
    return "\(absence), and there is no \(Self.words(for: missing)) here\(advice)"
  }

  private static func words(for buses: [DBusAddress]) -> String {
    buses.map(\.shortWords).joined(separator: " or ")
  }
}

extension DBusCall {
  static var managedSliders: DBusCall {
    DBusCall(
      path: SliderTree.root,
      interface: DBusInterface.objectManager.name,
      member: "GetManagedObjects"
    )
  }
}

extension DBusError {
  /// Whether the program that was called isn't on the bus.
  var tellsAbsence: Bool { isStandard(.serviceUnknown) || isStandard(.nameHasNoOwner) }
}

extension DBusAddress {
  var words: String { "the D-Bus \(shortWords)" }

  fileprivate var shortWords: String { self == .system ? "system bus" : "session bus" }
}

extension Failure {
  init(_ error: DBusError, on address: DBusAddress) {
    let status: ExitStatus = error.isWrongStop ? .badInput : .unavailable
    self.init(status: status, message: Self.words(for: error, on: address))
  }

  private static func words(for error: DBusError, on address: DBusAddress) -> String {
    if error == .lateBus { return "\(address.words) is not responding" }
    if error.isStandard(.noReply) { return "sliderd is not responding" }
    guard error.isStandard(.accessDenied), address == .system else { return error.description }
    return "no permission to use sliderd on the system bus; join the group sliderd or use sudo"
  }
}
