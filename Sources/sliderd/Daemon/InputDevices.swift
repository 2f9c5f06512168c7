// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Logging
import StepSliderEvdev

/// The input devices that the user named. Reports their events.
final class InputDevices: EventSource {
  enum Event: Equatable {
    case action(EvdevAction)
    /// A device was connected or unplugged, or can't be used.
    case device(DeviceEvent)
    case message(String)
    case warning(String)
  }

  /// A device that is open or awaited.
  typealias Source = (device: InputDevice, evdev: EvdevSource)

  private let access: any DeviceAccess
  private let loop: EventLoop
  private var sources: [Source] = []
  private var events: [Event] = []

  init(by access: any DeviceAccess, clock: any EventClock) {
    (self.access, loop) = (access, EventLoop(clock: clock))
  }

  /// Opens devices, or starts to wait for missing ones. Those that are open and used in the same way
  /// stay open. Nothing is read before ``use(_:)``.
  func open(_ devices: [InputDevice]) throws(Failure) -> [Source] {
    var sources: [Source] = []
    for device in devices {
      do throws(EvdevDeviceError) {
        sources.append((device, try evdev(of: device)))
      } catch {
        let mistake = Failure.Mistake(in: device.origin, message: "\(error)")
        throw Failure(status: .noInput, mistakes: [mistake])
      }
    }
    return sources
  }

  private func evdev(of device: InputDevice) throws(EvdevDeviceError) -> EvdevSource {
    let open = sources.first { open, _ in
      (open.path, open.bindings, open.grabs) == (device.path, device.bindings, device.grabs)
    }
    if let open { return open.evdev }
    return try EvdevSource(
      path: device.path,
      bindings: device.bindings,
      grabs: device.grabs,
      by: access,
      clock: loop.clock
    )
  }

  var hasKeyboard: Bool { sources.contains(where: \.evdev.hasArrowKeys) }

  /// Reads these devices and no others. Reports new ones that aren't connected yet.
  func use(_ sources: [Source]) {
    let old = self.sources
    for source in old { loop.remove(source.evdev) }
    self.sources = sources
    for source in sources {
      loop.add(source.evdev) { [unowned self] in events.append(Self.event($0, of: source)) }
      guard !source.evdev.isPresent, !old.contains(where: { $0.evdev === source.evdev }) else {
        continue
      }
      let message = "\(source.evdev.path) not found; waiting for it"
      events.append(Self.event(.unplugged, .notice, message, of: source))
    }
  }

  var interests: [Interest] { loop.interests }
  var deadline: ContinuousClock.Instant? { events.isEmpty ? loop.deadline : loop.clock.now }

  func advance(_ wakeup: Wakeup) -> [Event] {
    loop.advance(wakeup)
    return takeEvents()
  }

  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// Releases the devices, so that other programs get their keys while this one is suspended.
  func suspend() { for source in sources { source.evdev.suspend() } }

  func resume() -> [Event] {
    sources.flatMap { source in source.evdev.resume().map { Self.event($0, of: source) } }
  }

  private static func event(_ event: EvdevSource.Event, of source: Source) -> Event {
    let path = source.evdev.path
    switch event {
    case .action(let action): return .action(action)
    case .found: return self.event(.connected, .notice, "\(path) connected", of: source)
    case .lost:
      return self.event(.unplugged, .warning, "\(path) unplugged; waiting for it", of: source)
    case .unreadable(let error):
      let mistake = Failure.Mistake(in: source.device.origin, message: "\(error)")
      return self.event(.unreadable, .warning, mistake.line, of: source)
    case .keyIsDown: return .message("\(path) will be grabbed when all its keys are released")
    case .isGrabbed: return .warning("\(path) is grabbed by another program")
    }
  }

  private static func event(
    _ state: DeviceEvent.State,
    _ level: Logger.Level,
    _ message: String,
    of source: Source
  ) -> Event {
    .device(
      DeviceEvent(
        state: state,
        path: source.evdev.path,
        name: source.device.label ?? source.evdev.name,
        message: LogMessage(level, message)
      )
    )
  }
}
