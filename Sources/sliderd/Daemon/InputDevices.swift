// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Logging
import StepSliderEvdev

/// The input devices that were named, and what comes of them in words.
final class InputDevices: EventSource {
  /// What comes of devices.
  enum Event: Equatable {
    /// One asks for something.
    case action(EvdevAction)
    /// One came or went, or can't be used.
    case device(DeviceEvent)
    /// Something worth a line.
    case message(String)
    /// Something that went wrong, and is no reason to end.
    case warning(String)
  }

  /// A device that is open, or waited for.
  struct Source {
    fileprivate let device: InputPlan.Device
    fileprivate let evdev: EvdevSource
  }

  private let loop: EventLoop
  private var sources: [Source] = []
  private var events: [Event] = []

  /// No devices yet.
  init(clock: any EventClock) { loop = EventLoop(clock: clock) }

  /// Opens devices, or begins to wait for those that aren't there yet; nothing is read of them before
  /// they are followed. Those that are open already, and are used in the same way, stay open.
  func open(_ devices: [InputPlan.Device]) throws(Failure) -> [Source] {
    var sources: [Source] = []
    for device in devices {
      do throws(EvdevDeviceError) {
        sources.append(try source(of: device))
      } catch {
        throw Failure(status: .noInput, message: device.mistake("\(error)"))
      }
    }
    return sources
  }

  private func source(of device: InputPlan.Device) throws(EvdevDeviceError) -> Source {
    let open = sources.first { $0.device.isUsed(as: device) }?.evdev
    if let open { return Source(device: device, evdev: open) }
    let evdev = try EvdevSource(
      path: device.path,
      bindings: device.bindings,
      grabs: device.grabs,
      clock: loop.clock
    )
    return Source(device: device, evdev: evdev)
  }

  /// Follows these devices from now on, and no others; tells of those that weren't followed before and
  /// aren't there yet.
  func follow(_ sources: [Source]) {
    let old = self.sources
    for source in old { loop.remove(source.evdev) }
    self.sources = sources
    for source in sources {
      loop.add(source.evdev) { [unowned self] in events.append(source.event($0)) }
      guard !source.evdev.isPresent, !old.contains(where: { $0.evdev === source.evdev }) else {
        continue
      }
      let message = "\(source.evdev.path) isn't there yet; waiting for it"
      events.append(.device(source.event(.unplugged, message, .notice)))
    }
  }

  var interests: [Interest] { loop.interests }

  var deadline: ContinuousClock.Instant? { events.isEmpty ? loop.deadline : loop.clock.now }

  /// Tells what has come of the devices by now.
  func advance(_ wakeup: Wakeup) -> [Event] {
    loop.advance(wakeup)
    return takeEvents()
  }

  /// What waits to be told.
  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  /// Lets go of the devices, so that other programs get their keys while this one is stopped.
  func suspend() { for source in sources { source.evdev.suspend() } }

  /// Goes on reading the devices.
  func resume() -> [Event] {
    sources.flatMap { source in source.evdev.resume().map(source.event) }
  }
}

extension InputDevices.Source {
  fileprivate func event(_ event: EvdevSource.Event) -> InputDevices.Event {
    let path = evdev.path
    switch event {
    case .action(let action): return .action(action)
    case .found: return .device(self.event(.connected, "\(path) is there", .notice))
    case .lost:
      return .device(self.event(.unplugged, "\(path) was unplugged; waiting for it", .warning))
    case .unreadable(let error):
      return .device(self.event(.unreadable, device.mistake("\(error)"), .warning))
    case .notGrabbed(.keyIsDown):
      return .message("\(path) is taken once none of its keys is held")
    case .notGrabbed(.otherProgram):
      return .warning("\(path) is taken by another program")
    }
  }

  fileprivate func event(
    _ state: DeviceEvent.State,
    _ message: String,
    _ level: DeviceEvent.Level
  ) -> DeviceEvent {
    DeviceEvent(
      state: state,
      path: evdev.path,
      name: device.label ?? evdev.name,
      message: message,
      level: level
    )
  }
}

extension InputPlan.Device {
  /// Whether nothing about it has to be opened anew.
  fileprivate func isUsed(as other: InputPlan.Device) -> Bool {
    (path, bindings, grabs) == (other.path, other.bindings, other.grabs)
  }

  /// What is wrong with the device, and where it was named.
  fileprivate func mistake(_ message: String) -> String {
    guard let origin else { return "--input: \(message)" }
    return ConfigurationMistake(location: origin.location, key: origin.key, message: message)
      .description(in: origin.file)
  }
}
