// SPDX-License-Identifier: GPL-3.0-or-later

public import EventLoop

/// A device at a path, read while it is there and waited for while it isn't.
public final class EvdevSource: EventSource {
  /// The path, made absolute.
  public let path: String
  /// What the device calls itself; `nil` as long as that isn't known, and for a pipe.
  public private(set) var name: String?

  /// How long until it is tried again to take a device that couldn't be taken.
  private static let grabPatience: [GrabObstacle: Duration] = [
    .keyIsDown: .milliseconds(50), .otherProgram: .seconds(2),
  ]
  /// How long a key may be held before that is worth a word.
  private static let releasePatience: Duration = .seconds(1)
  /// How long udev may take to set the rights of a device that has come.
  private static let rightsPatience: Duration = .seconds(1)

  private let clock: any EventClock
  private let bindings: EvdevBindings
  private let grabs: Bool
  private var device: EvdevDevice?
  private var watch: PathWatch?
  private var grabTime: ContinuousClock.Instant?
  private var openTime: ContinuousClock.Instant
  private var toldObstacle: GrabObstacle?
  private var lastError: EvdevDeviceError?
  private var errorTime: ContinuousClock.Instant?
  private var wasPresent = false

  /// Opens the device, or begins to wait for it.
  ///
  /// A device that isn't there is waited for if its folder is; under `/dev/input` always, as udev
  /// removes the folders of stable paths with the last device in them.
  ///
  /// - Throws: An ``EvdevDeviceError`` if there is neither device nor folder, or what is there can't
  ///   be read.
  public init(
    path: String,
    bindings: EvdevBindings,
    grabs: Bool,
    clock: any EventClock = SystemClock()
  ) throws(EvdevDeviceError) {
    self.path = path.madeAbsolute
    (self.bindings, self.grabs, self.clock) = (bindings, grabs, clock)
    openTime = clock.now
    watch = PathWatch(self.path)
    do throws(EvdevDeviceError) {
      try open()
    } catch {
      guard error == .missing(path: self.path), self.path.mayCome else { throw error }
    }
  }

  /// Whether the device is there and being read.
  public var isPresent: Bool { device != nil }

  /// What the loop waits for.
  public var interests: [Interest] {
    [device?.descriptor ?? watch?.descriptor].compactMap(\.self).map { Interest($0) }
  }

  /// When the loop advances it even if nothing comes.
  public var deadline: ContinuousClock.Instant? { grabTime ?? errorTime }

  /// Takes what has happened.
  public func advance(_ wakeup: Wakeup) -> [Event] {
    guard let device else { return watch == nil ? [] : lookAgain() }
    guard let actions = device.read() else { return lose() }
    return actions.map { .action($0) } + tryToGrab()
  }

  /// Lets go of the device, as before the program is stopped for a while.
  public func suspend() {
    wasPresent = isPresent
    close()
  }

  /// Opens the device again after ``suspend()``; what happened in between is not read.
  public func resume() -> [Event] {
    guard interests.isEmpty else { return [] }
    watch = PathWatch(path)
    let events = lookAgain()
    guard wasPresent else { return events }
    return isPresent ? events.filter { $0 != .found } : [.lost] + events
  }

  private func open() throws(EvdevDeviceError) {
    device = try EvdevDevice(path: path, bindings: bindings)
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
    watch = PathWatch(path)
    let events = lookAgain()
    // A pipe that nobody writes into any more is still there, for the next program.
    return wasPipe && isPresent ? [] : [.lost] + events
  }

  private func lookAgain() -> [Event] {
    watch?.rearm()
    do throws(EvdevDeviceError) {
      try open()
      return [.found] + tryToGrab()
    } catch {
      return tell(error)
    }
  }

  /// Says once what is wrong, when udev has had its time.
  private func tell(_ error: EvdevDeviceError) -> [Event] {
    let isMissing = error == .missing(path: path)
    if isMissing || lastError != error {
      errorTime = isMissing ? nil : clock.now + Self.rightsPatience
      lastError = error
    }
    guard let errorTime, errorTime <= clock.now else { return [] }
    self.errorTime = nil
    return [.unreadable(error)]
  }

  /// Says once what stands in the way; of a held key only if it stays, as whoever starts a program
  /// with Enter still holds it.
  private func tryToGrab() -> [Event] {
    guard let device, let time = grabTime, time <= clock.now else { return [] }
    let obstacle = device.grab()
    grabTime = obstacle.flatMap { Self.grabPatience[$0] }.map { clock.now + $0 }
    let isTold = obstacle != .keyIsDown || openTime + Self.releasePatience <= clock.now
    guard let obstacle, obstacle != toldObstacle, isTold else { return [] }
    toldObstacle = obstacle
    return [.notGrabbed(obstacle)]
  }
}
