// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import StepSliderEvdev

/// The input devices that the user named. Reports their events.
final class InputDevices: EventSource {
  /// A device that is open or awaited.
  typealias Source = (device: InputDevice, evdev: EvdevSource)
  typealias Event = (event: EvdevSource.Event, source: Source)

  private let access: DeviceAccess
  private let loop: MainLoop
  private var sources: [Source] = []
  private var events: [Event] = []
  /// New devices that aren't connected yet, which nobody has been told.
  private var missing: [Source] = []

  init(by access: DeviceAccess, clock: any EventClock) {
    (self.access, loop) = (access, MainLoop(clock: clock))
  }

  /// Opens devices, or starts to wait for missing ones. Those that are open and used in the same
  /// way stay open. Nothing is read before ``use(_:)``.
  func open(_ devices: [InputDevice]) throws(Failure) -> [Source] {
    var sources: [Source] = []
    for device in devices {
      do throws(EvdevDeviceError) {
        sources.append((device, try evdev(of: device)))
      } catch { throw Failure(status: .noInput, in: device.origin, message: "\(error)") }
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

  /// What to tell a user who reads a device as root; `nil` if there is none for which a rule can be printed.
  var rootWarning: String? {
    sources.first { $0.evdev.isPresent && !$0.evdev.isPipe }.map { source in
      let advice =
        "\"sliderd devices --rule \(SpokenText.printed(path: source.device.path))\" prints a rule"
      let effect = "that gives another user access to the device"
      return "sliderd runs as root, which is not necessary; \(advice) \(effect)"
    }
  }

  var hasKeyboard: Bool { sources.contains(where: \.evdev.hasArrowKeys) }

  /// Reads these devices and no others.
  func use(_ sources: [Source]) {
    let old = self.sources
    for source in old { loop.remove(source.evdev) }
    self.sources = sources
    for source in sources {
      loop.add(source.evdev) { [unowned self] in events.append(($0, source)) }
      guard !source.evdev.isPresent, !old.contains(where: { $0.evdev === source.evdev }) else {
        continue
      }
      missing.append(source)
    }
  }

  /// Returns the new devices that aren't connected yet, each once.
  func takeMissing() -> [Source] {
    defer { missing = [] }
    return missing
  }

  var interests: [DescriptorInterest] { loop.interests }
  var deadline: Duration? { loop.deadline }

  func advance(_ wakeup: Wakeup) -> [Event] {
    loop.advance(wakeup)
    defer { events = [] }
    return events
  }

  /// Releases the devices, so that other programs get their keys while this one is suspended.
  func suspend() { for source in sources { source.evdev.suspend() } }

  func resume() -> [Event] {
    sources.flatMap { source in source.evdev.resume().map { ($0, source) } }
  }
}
