// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import DBus
import EventLoop

/// A supervisor that keeps a program on the accessibility bus, or looks for a bus.
final class BusSupervisor {
  /// How long a bus may take to admit the program.
  private static let patience: Duration = .seconds(6)

  private let environment: [String: String]
  private let clock: any EventClock
  private let connector: DBusConnector
  private let presence: AccessibilityPresence
  private let served: ServedTree
  private(set) var seeker: BusSeeker?
  private(set) var link: RegistryLink?
  /// The way to interrupt the screen reader; `nil` while none listens.
  private(set) var interruption: ReaderInterruption?
  private var retry: RetrySchedule
  /// Whether there has ever been a bus to connect to, even one that didn't answer.
  private var wasThere = false
  /// When to search again, or to give up the current attempt.
  private var appointment: Duration?
  private(set) var absence: String?
  /// Whether the bus isn't running and isn't needed.
  private var isIdle = false
  private var isClosed = false

  init(
    serving served: ServedTree,
    presence: AccessibilityPresence,
    environment: [String: String],
    clock: any EventClock,
    through connector: @escaping DBusConnector
  ) {
    (self.served, self.presence, self.environment) = (served, presence, environment)
    (self.clock, self.connector) = (clock, connector)
    retry = RetrySchedule(from: clock.now)
    open()
  }

  var interests: [DescriptorInterest] {
    connections.flatMap(\.interests) + (interruption?.interests ?? [])
  }

  private var connections: [DBusConnection] {
    [seeker?.session, link?.connection].compactMap(\.self).filter(\.isOpen)
  }

  var deadline: Duration? {
    let connections = earliest(seeker?.session.deadline, link?.connection.deadline)
    return earliest(connections, earliest(appointment, interruption?.deadline))
  }

  var hasScreenReader: Bool { link?.listeners.hasScreenReader == true }

  /// Whether it is known if a screen reader is listening.
  var isSettled: Bool {
    isClosed || presence == .never || absence != nil || isIdle || link?.knowsListeners == true
  }

  /// Handles what has arrived, up to a limit, so that a flood doesn't block the caller, and up to
  /// the first request of a client.
  func advance() {
    seeker?.session.process(limit: 16)
    seeker?.takeOutcome().map(respond(to:))
    for _ in 0..<64 where served.requests.isEmpty {
      guard link?.connection.process(limit: 1) == true else { break }
    }
    advanceLink()
    interruption?.advance()
    interruption?.takeCutOff().forEach(tell)
    guard let appointment, appointment <= clock.now else { return }
    self.appointment = nil
    if link == nil && seeker == nil { seek() } else { fail("the bus is not responding") }
  }

  func open() {
    isClosed = false
    if presence != .never { seek() }
  }

  /// Leaves the bus. It can be opened again, and knows then whether there was a bus.
  func close() {
    isClosed = true
    for connection in connections { connection.close() }
    (seeker, link, interruption) = (nil, nil, nil)
    (appointment, absence, isIdle) = (nil, nil, false)
  }

  private func seek() {
    appointment = clock.now + Self.patience
    if let address = environment["AT_SPI_BUS_ADDRESS"], !address.isEmpty {
      return connect(to: address)
    }
    do throws(DBusError) {
      seeker?.session.close()
      seeker = try BusSeeker(
        environment: environment,
        startsBus: presence == .always,
        clock: clock,
        through: connector
      )
      wasThere = true
    } catch {
      fail(error.message)
    }
  }

  private func respond(to outcome: BusSeeker.Outcome) {
    switch outcome {
    case .success(let address?): if link?.connection.isOpen != true { connect(to: address) }
    case .failure(let error): if link?.connection.isOpen != true { fail(error.message) }
    case .success(nil):
      succeed()
      isIdle = true
    }
  }

  private func connect(to address: String) {
    do throws(DBusError) {
      link = try RegistryLink(to: address, serving: served, clock: clock, through: connector)
      appointment = clock.now + Self.patience
      wasThere = true
    } catch {
      fail(error.message)
    }
  }

  private func advanceLink() {
    guard let link else { return }
    let isWanted = presence == .always || hasScreenReader || seeker?.isScreenReaderWanted == true
    switch link.stage {
    case .connecting, .embedding: break
    case .connected:
      if isWanted { link.embed() } else { succeed() }
    case .registered:
      succeed()
      prepareInterruption()
      if !isWanted { link.withdraw() }
    case .failed(let reason): fail(reason)
    }
  }

  /// The session bus is of use only for a screen reader.
  private func prepareInterruption() {
    guard hasScreenReader else { return interruption = nil }
    guard interruption == nil else { return }
    interruption = ReaderInterruption(environment: environment, clock: clock, through: connector)
    link?.followOtherWindows { [weak self] in self?.interruption?.forgetWords() }
  }

  private func succeed() {
    (absence, appointment, isIdle) = (nil, nil, false)
    retry.succeed()
  }

  private func fail(_ reason: String) {
    link?.connection.close()
    seeker?.session.close()
    (link, seeker, interruption, isIdle) = (nil, nil, nil, false)
    absence = reason
    retry.fail(at: clock.now)
    // A program that needs no bus, and never had one, doesn't wake up to look for it.
    let isAwaited = presence == .always || wasThere
    appointment = isAwaited ? retry.deadline : nil
  }
}

// What clients are told.
extension BusSupervisor {
  /// Whether clients can't be told anything at the moment: the bus accepts nothing, or the screen
  /// reader is being interrupted.
  var isHeldUp: Bool {
    (link?.connection.queuedWrites ?? 0) > 0 || interruption?.isUnderway == true
  }

  func tell(from old: AccessibleTree, to new: AccessibleTree) {
    for event in [AccessibleEvent](from: old, to: new) { link?.tell(event) }
    guard let focus = new.focus, let value = new[focus]?.value else { return }
    if value != old[focus]?.value { interruption?.addValue(value) }
  }

  /// Gives words to clients that know announcements.
  func tell(_ announcement: Announcement) {
    link?.tell(.announcement(announcement))
    interruption?.addWords(announcement)
  }
}

/// The condition under which a program is on the accessibility bus.
@nonexhaustive
public enum AccessibilityPresence: Hashable, Sendable {
  /// Whenever possible. The bus is started if it isn't running.
  case always
  /// While a screen reader listens or is switched on in the desktop's settings.
  ///
  /// The bus is never started. If there is no session bus at first, the program doesn't wait for one.
  case whileScreenReaderListens
  /// Never; no bus is looked for.
  case never
}
