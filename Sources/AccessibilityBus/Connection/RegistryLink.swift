// SPDX-License-Identifier: Apache-2.0

import DBus
import EventLoop

/// A connection to the accessibility bus, with its listeners and the program's registration.
final class RegistryLink {
  /// How long the registry may take to answer.
  static let patience: Duration = .milliseconds(1800)
  private static let name = DBusInterface.registry.name

  enum Stage: Hashable {
    /// Connecting to the bus and its registry.
    case connecting
    /// On the bus, but not in its registry.
    case connected
    /// Registering with the registry.
    case embedding
    /// Clients can find the program.
    case registered
    /// The bus is gone or rejected the program, for the reason given.
    case failed(String)
  }

  let connection: DBusConnection
  private(set) var stage = Stage.connecting
  private(set) var listeners = Listeners([], except: nil)
  private(set) var knowsListeners = false
  /// Whether a window of another program is active; `nil` until it is known. Once one has been, it
  /// stays `true`.
  private(set) var isOtherWindowActive: Bool?
  /// The questions about other windows without an answer; `nil` until ``watchWindows()`` is called.
  private var openQuestions: Int?
  /// Called when another program's window becomes active; `nil` if that isn't followed yet.
  private var onOtherWindow: (() -> Void)?
  private let served: ServedTree

  /// Starts to connect; throws if there is no bus at the address.
  init(
    to address: String,
    serving served: ServedTree,
    clock: any EventClock,
    through connector: @escaping DBusConnector
  ) throws(DBusError) {
    connection = try DBusConnection(
      .at(address),
      environment: [:],
      clock: clock,
      through: connector
    )
    self.served = served
    connection.serve(served)
    connection.onReady = { [weak self] in self?.begin() }
    connection.onClosed = { [weak self] in self?.fail($0) }
    let rule = "type='signal',sender='\(Self.name)',interface='\(Self.name)'"
    // No signal says which events a vanished client listened for, so the list is requested again.
    try connection.match(rule) { [weak self] _ in self?.askForListeners() }
    try connection.watchName(Self.name) { [weak self] in self?.setRegistry($0) }
  }

  private func begin() {
    served.ownName = connection.uniqueName ?? ""
    askForListeners()
  }

  private func fail(_ error: DBusError) { stage = .failed(error.message) }

  /// A restarted registry knows no programs.
  private func setRegistry(_ owner: String?) {
    guard owner != nil, stage != .connecting, stage != .embedding else { return }
    stage = .connected
    askForListeners()
  }

  private func askForListeners() {
    let path = ObjectPath.registry
    let call = DBusCall(path: path, interface: Self.name, member: "GetRegisteredEvents")
    connection.call(call, of: Self.name, within: Self.patience) { [weak self] in self?.take($0) }
  }

  private func take(_ answer: DBusConnection.Answer) {
    switch answer {
    case .success(let values):
      listeners = Listeners(Self.registrations(values), except: connection.uniqueName)
      knowsListeners = true
      if stage == .connecting { stage = .connected }
    case .failure(let error):
      if stage == .connecting { return fail(error) }
      // A bus that hung for a while may have lost the answer, and no signal follows.
      if error.isStandard(.noReply) { askForListeners() }
    }
  }

  private static func registrations(_ values: [DBusValue]) -> [(name: String, event: String)] {
    guard case .array(let entries, _)? = values.first else { return [] }
    return entries.compactMap { entry in
      guard case .structure(let pair) = entry, pair.count == 2, let name = pair[0].text,
        let event = pair[1].text
      else { return nil }
      return (name, event)
    }
  }

  /// Registers the program, so that clients find it.
  func embed() {
    guard stage == .connected else { return }
    stage = .embedding
    askSocket("Embed") { [weak self] answer in
      switch answer {
      case .success(let values):
        self?.served.desktop = values.first ?? ObjectReference.nothing
        self?.stage = .registered
      case .failure(let error): self?.fail(error)
      }
    }
  }

  func withdraw() {
    guard stage == .registered else { return }
    stage = .connected
    askSocket("Unembed") { _ in }
  }

  private func askSocket(_ member: String, completion: @escaping (DBusConnection.Answer) -> Void) {
    let (own, socket) = (served.reference(to: .root), DBusInterface.socket)
    let call = ObjectReference.registry.call(member, [own], in: socket)
    connection.call(call, of: Self.name, within: Self.patience, completion: completion)
  }

  /// Calls a function whenever another program's window becomes active.
  func followOtherWindows(_ action: @escaping () -> Void) {
    let isFollowed = onOtherWindow != nil
    onOtherWindow = action
    if !isFollowed { _ = matchActivations { [weak self] in self?.onOtherWindow?() } }
  }

  /// Sends an event to clients; an event that can't be sent is dropped.
  func tell(_ event: AccessibleEvent) { _ = try? connection.emit(event.signal(from: served)) }
}

/// The clients that listen for events, according to the registry of the accessibility bus.
struct Listeners: Hashable, Sendable {
  /// Whether a client follows both windows and values, which only a screen reader does.
  ///
  /// `org.a11y.Status.ScreenReaderEnabled` stays false if a user starts Orca by hand.
  let hasScreenReader: Bool
  /// Whether the screen reader listens for announcements, or, if there is none, any client.
  let hearsAnnouncements: Bool

  /// Creates the listeners from the registry's list: names on the bus, each with an event such as
  /// `Object:StateChanged:focused`. The program's own name is left out.
  init(_ registered: [(name: String, event: String)], except ownName: String?) {
    let others = registered.filter { $0.name != ownName }
    let clients = Dictionary(grouping: others, by: \.name).values
      .map { $0.map { Self.parts($0.event) } }
    let readers = clients.filter {
      Self.covers($0, "Window:Activate") && Self.covers($0, "Object:PropertyChange:AccessibleValue")
    }
    hasScreenReader = !readers.isEmpty
    hearsAnnouncements = (readers.isEmpty ? clients : readers).contains {
      Self.covers($0, "Object:Announcement")
    }
  }

  /// Returns whether a list of events contains an event or a group that it belongs to.
  private static func covers(_ events: [[[UInt8]]], _ event: String) -> Bool {
    let wanted = parts(event)
    return events.contains { !$0.isEmpty && wanted.starts(with: $0) }
  }

  /// The registry's list ends each event with a colon, live signals don't, and some
  /// clients write `property-change`.
  private static func parts(_ event: String) -> [[UInt8]] {
    event.lowercased().utf8.filter { $0 != UInt8(ascii: "-") }
      .split(separator: UInt8(ascii: ":")).map(Array.init)
  }
}

// A check for an active window of another program, made the way a screen reader makes it.
extension RegistryLink {
  private static let windowPatience: Duration = .seconds(2)
  /// The signals of windows that become active.
  private static let activations =
    "type='signal',interface='\(DBusInterface.windowEvents)',member='Activate'"

  /// Starts to look for windows of other programs.
  func watchWindows() {
    guard openQuestions == nil else { return }
    let isMatched = matchActivations { [weak self] in self?.isOtherWindowActive = true }
    guard isMatched else { return }
    openQuestions = 0
    ask("GetChildren", of: .registry) { [weak self, own = connection.uniqueName] programs in
      for program in ObjectReference.list(programs) where program.bus != own {
        self?.ask("GetChildren", of: program) { windows in
          for window in ObjectReference.list(windows) { self?.lookAt(window) }
        }
      }
    }
  }

  /// Calls a function whenever another program's window becomes active. Returns whether it will.
  private func matchActivations(_ action: @escaping () -> Void) -> Bool {
    let match: Void? = try? connection.match(Self.activations) { [weak self] signal in
      if signal.sender != self?.connection.uniqueName { action() }
    }
    return match != nil
  }

  private func lookAt(_ window: ObjectReference) {
    ask("GetState", of: window) { [weak self] values in
      let states = AccessibleStates(values)
      if states.isSuperset(of: [.active, .showing]) { self?.isOtherWindowActive = true }
    }
  }

  /// A program that can't answer has no windows; one that doesn't answer in time may have an active one.
  private func ask(
    _ member: String,
    of object: ObjectReference,
    answer: @escaping ([DBusValue]) -> Void
  ) {
    openQuestions? += 1
    let call = object.call(member)
    connection.call(call, of: object.bus, within: Self.windowPatience) { [weak self] in
      if case .failure(let error) = $0, error.isStandard(.noReply) {
        self?.isOtherWindowActive = true
      }
      answer((try? $0.get()) ?? [])
      self?.openQuestions? -= 1
      if self?.openQuestions == 0, self?.isOtherWindowActive == nil {
        self?.isOtherWindowActive = false
      }
    }
  }
}
