// SPDX-License-Identifier: GPL-3.0-or-later

/// A device at a path, read while it is there and waited for while it isn't.
///
/// A loop polls ``descriptor``, and calls ``read()`` when it is ready and when ``deadline`` has
/// passed. One thread alone uses it.
public final class EvdevSource {
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

  private let bindings: EvdevBindings
  private let grabs: Bool
  private var device: EvdevDevice?
  private var watch: PathWatch?
  private var grabTime: ContinuousClock.Instant?
  private var openTime = ContinuousClock.now
  private var toldObstacle: GrabObstacle?
  private var complaint: EvdevDeviceError?
  private var complaintTime: ContinuousClock.Instant?
  private var wasPresent = false

  /// Opens the device, or begins to wait for it.
  ///
  /// A device that isn't there is waited for if its folder is; under `/dev/input` always, as udev
  /// removes the folders of stable paths with the last device in them.
  ///
  /// - Throws: An ``EvdevDeviceError`` if there is neither device nor folder, or what is there can't
  ///   be read.
  public init(path: String, bindings: EvdevBindings, grabs: Bool) throws(EvdevDeviceError) {
    self.path = path.madeAbsolute
    (self.bindings, self.grabs) = (bindings, grabs)
    watch = PathWatch(self.path)
    do throws(EvdevDeviceError) {
      try open()
    } catch {
      guard error == .missing(path: self.path), self.path.mayCome else { throw error }
    }
  }

  /// Whether the device is there and being read.
  public var isPresent: Bool { device != nil }

  /// What to poll; negative where there is nothing to wait for.
  public var descriptor: CInt { device?.descriptor ?? watch?.descriptor ?? -1 }

  /// When to call ``read()`` though nothing is ready; `nil` if there is no such time.
  public var deadline: ContinuousClock.Instant? { grabTime ?? complaintTime }

  /// What has happened.
  public func read() -> [EvdevNews] {
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
  public func resume() -> [EvdevNews] {
    guard descriptor < 0 else { return [] }
    watch = PathWatch(path)
    let news = lookAgain()
    guard wasPresent else { return news }
    return isPresent ? news.filter { $0 != .found } : [.lost] + news
  }

  private func open() throws(EvdevDeviceError) {
    device = try EvdevDevice(path: path, bindings: bindings)
    name = device?.name ?? name
    (watch, complaint, complaintTime, toldObstacle) = (nil, nil, nil, nil)
    openTime = .now
    grabTime = grabs ? openTime : nil
  }

  private func close() {
    (device, watch, grabTime, complaint, complaintTime) = (nil, nil, nil, nil, nil)
  }

  private func lose() -> [EvdevNews] {
    let wasPipe = device?.isPipe == true
    close()
    watch = PathWatch(path)
    let news = lookAgain()
    // A pipe that nobody writes into any more is still there, for the next program.
    return wasPipe && isPresent ? [] : [.lost] + news
  }

  private func lookAgain() -> [EvdevNews] {
    watch?.rearm()
    do throws(EvdevDeviceError) {
      try open()
      return [.found] + tryToGrab()
    } catch {
      return complain(error)
    }
  }

  /// Says once what is wrong, when udev has had its time.
  private func complain(_ error: EvdevDeviceError) -> [EvdevNews] {
    let isMissing = error == .missing(path: path)
    if isMissing || complaint != error {
      complaintTime = isMissing ? nil : .now + Self.rightsPatience
      complaint = error
    }
    guard let time = complaintTime, time <= .now else { return [] }
    complaintTime = nil
    return [.unreadable(error)]
  }

  /// Says once what stands in the way; of a held key only if it stays, as whoever starts a program
  /// with Enter still holds it.
  private func tryToGrab() -> [EvdevNews] {
    guard let device, let time = grabTime, time <= .now else { return [] }
    let obstacle = device.grab()
    grabTime = obstacle.flatMap { Self.grabPatience[$0] }.map { .now + $0 }
    let isNews = obstacle != .keyIsDown || openTime + Self.releasePatience <= .now
    guard let obstacle, obstacle != toldObstacle, isNews else { return [] }
    toldObstacle = obstacle
    return [.notGrabbed(obstacle)]
  }
}
