// SPDX-License-Identifier: GPL-3.0-or-later

public import EventLoop
import Glibc

/// A source that reads the device at a path while it is present, and otherwise waits for it. Use it
/// on the thread of its loop.
///
/// Before a program with a device of its own (`grabs`) is suspended, remove the source from the loop,
/// and make a new one afterwards. Otherwise other programs miss the device in the meantime.
public final class EvdevSource: EventSource {
  /// The absolute path of the device.
  package let path: String
  /// The device's own name; `nil` until it is known, and for a pipe.
  package private(set) var name: String?

  /// How long to wait before trying again to take a device with a key down, or one that another
  /// program has taken.
  private static let (keyPatience, grabPatience) = (Duration.milliseconds(50), Duration.seconds(2))
  /// How long a key may be held before that is reported, and how long udev may take to set the
  /// permissions of a new device.
  private static let (releasePatience, rightsPatience) = (Duration.seconds(1), Duration.seconds(1))

  private let access: DeviceAccess
  private let clock: any EventClock
  private let bindings: EvdevBindings
  private let grabs: Bool
  private var device: (any OpenDevice)?
  private var watch: (any EventSource<Void>)?
  private var grabTime: Duration?
  private var openTime: Duration
  private var toldObstacle: Event?
  private var lastError: EvdevDeviceError?
  private var errorTime: Duration?
  private var wasPresent = false

  /// Opens the device, or starts to wait for it: if its folder exists, or always under `/dev/input`,
  /// because udev removes the folders of stable paths along with the last device in them.
  ///
  /// - Parameters:
  ///   - path: The path of an input device, or of a named pipe with the same events.
  ///   - bindings: The keys, buttons and wheels to read.
  ///   - grabs: Whether to take the device for this program alone.
  /// - Throws: An ``EvdevDeviceError`` if neither the device nor its folder exists, or if the
  ///   device can't be read.
  public convenience init(
    path: String,
    bindings: EvdevBindings,
    grabs: Bool
  ) throws(EvdevDeviceError) {
    try self.init(
      path: path,
      bindings: bindings,
      grabs: grabs,
      by: .kernel,
      clock: SystemClock()
    )
  }

  /// Opens a device of the kernel or a simulated one, or starts to wait for it.
  package init(
    path: String,
    bindings: EvdevBindings,
    grabs: Bool,
    by access: DeviceAccess,
    clock: any EventClock
  ) throws(EvdevDeviceError) {
    self.path = path.madeAbsolute
    (self.bindings, self.grabs, self.access, self.clock) = (bindings, grabs, access, clock)
    openTime = clock.now
    watch = access.watch(self.path)
    do throws(EvdevDeviceError) {
      try open()
    } catch {
      guard error.reason == .missing, access.mayAppear(self.path) else { throw error }
    }
  }

  /// Whether the device is being read.
  package var isPresent: Bool { device != nil }
  package var isPipe: Bool { device?.isPipe == true }

  /// Whether the device is present and has a keyboard's arrow keys.
  package var hasArrowKeys: Bool { device?.hasArrowKeys ?? false }

  /// The descriptor of the device or of the watch for it.
  public var interests: [DescriptorInterest] {
    device.map { [DescriptorInterest($0.descriptor)] } ?? watch?.interests ?? []
  }

  /// When the device is opened or taken again.
  public var deadline: Duration? { grabTime ?? errorTime }

  /// Reads events from the device, or checks whether it has appeared.
  public func advance(_ wakeup: Wakeup) -> [Event] {
    guard let device else { return watch == nil ? [] : lookAgain() }
    guard let actions = device.read() else { return lose() }
    return actions.map { .action($0) } + tryToGrab()
  }

  /// Closes the device, for example before the program is suspended.
  package func suspend() {
    wasPresent = isPresent
    close()
  }

  /// Opens the device again after `suspend()`. Events from the time in between are lost.
  package func resume() -> [Event] {
    guard interests.isEmpty else { return [] }
    watch = access.watch(path)
    let events = lookAgain()
    guard wasPresent else { return events }
    return isPresent ? events.filter { $0 != .found } : [.lost] + events
  }

  private func open() throws(EvdevDeviceError) {
    device = try access.open(path, bindings)
    name = device?.name ?? name
    (watch, lastError, errorTime, toldObstacle) = (nil, nil, nil, nil)
    openTime = clock.now
    grabTime = grabs ? openTime : nil
  }

  private func close() {
    (device, watch, grabTime, lastError, errorTime) = (nil, nil, nil, nil, nil)
  }

  private func lose() -> [Event] {
    let wasPipe = device?.isPipe == true
    close()
    watch = access.watch(path)
    let events = lookAgain()
    // A pipe without a writer is still there for the next one.
    return wasPipe && isPresent ? [] : [.lost] + events
  }

  private func lookAgain() -> [Event] {
    _ = watch?.advance(Wakeup(now: clock.now))
    do throws(EvdevDeviceError) {
      try open()
      return [.found] + tryToGrab()
    } catch {
      return report(error)
    }
  }

  /// Reports an error once, after udev has had time to set the permissions.
  private func report(_ error: EvdevDeviceError) -> [Event] {
    let isMissing = error.reason == .missing
    if isMissing || lastError != error {
      errorTime = isMissing ? nil : clock.now + Self.rightsPatience
      lastError = error
    }
    guard let errorTime, errorTime <= clock.now else { return [] }
    self.errorTime = nil
    return [.unreadable(error)]
  }

  /// Reports an obstacle once. A held key is reported only if it stays down, because a user who
  /// starts a program with Enter is still holding it.
  private func tryToGrab() -> [Event] {
    guard let device, let time = grabTime, time <= clock.now else { return [] }
    let obstacle = device.grab()
    grabTime = obstacle.map {
      clock.now + ($0 == .keyIsDown ? Self.keyPatience : Self.grabPatience)
    }
    let isTold = obstacle != .keyIsDown || openTime + Self.releasePatience <= clock.now
    guard let obstacle, obstacle != toldObstacle, isTold else { return [] }
    toldObstacle = obstacle
    return [obstacle]
  }
}

extension EvdevSource {
  /// An event from a device.
  @nonexhaustive
  public enum Event: Hashable, Sendable {
    /// The device requests an action.
    case action(EvdevAction)
    /// The device is present and is read from now on.
    case found
    /// The device was unplugged. The source waits for it.
    case lost
    /// The device is present but can't be read. The source waits until it can.
    case unreadable(EvdevDeviceError)
    /// The device can't be taken for this program alone while a key is down: other programs would
    /// miss its release and treat it as held. The source keeps trying.
    case keyIsDown
    /// The device can't be taken, because another program has taken it. The source keeps trying.
    case isGrabbed
  }
}
