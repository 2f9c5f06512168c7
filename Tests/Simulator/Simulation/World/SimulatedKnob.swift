// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSliderEvdev

/// A knob that can be unplugged. It outlives the process.
final class SimulatedKnob {
  private(set) var isThere: Bool
  /// Whether it is a keyboard.
  let hasArrowKeys: Bool
  /// Whether somebody has read from it since this was last reset.
  var wasRead = false
  private var watches: [() -> SimulatedWatch?] = []
  private var devices: [() -> SimulatedDevice?] = []

  init(isThere: Bool, hasArrowKeys: Bool) {
    (self.isThere, self.hasArrowKeys) = (isThere, hasArrowKeys)
  }

  func plugIn() {
    isThere = true
    watches.removeAll { $0() == nil }
    for watch in watches { watch()?.fire() }
  }

  func unplug() {
    isThere = false
    for device in devices { device()?.unplug() }
    devices = []
  }

  func send(_ events: [EvdevEvent]) { for device in devices { device()?.receive(events) } }

  /// Whether something was turned or pressed that a device hasn't read.
  var hasInput: Bool { devices.contains { $0()?.hasInput == true } }

  /// Whether a process has it open.
  var isOpen: Bool { devices.contains { $0() != nil } }

  fileprivate func follow(_ watch: SimulatedWatch) { watches.append { [weak watch] in watch } }

  fileprivate func follow(_ device: SimulatedDevice) {
    devices = devices.filter { $0() != nil } + [{ [weak device] in device }]
  }
}

extension DeviceAccess {
  /// Creates access to the devices as a process sees them.
  init(simulatedFor process: SimulatedProcess) {
    self.init(
      open: { [unowned process] path, bindings throws(EvdevDeviceError) in
        let knob = process.world.knob
        guard path == Start.knobPath, knob.isThere else {
          throw EvdevDeviceError(.missing, path: path)
        }
        let device = SimulatedDevice(bindings, of: knob, clock: process.world.clock)
        knob.follow(device)
        return device
      },
      watch: { [unowned process] _ in
        let watch = SimulatedWatch(clock: process.world.clock)
        process.world.knob.follow(watch)
        return watch
      },
      mayAppear: { _ in true }
    )
  }
}

private final class SimulatedDevice: OpenDevice {
  let name: String? = "Simulated knob"
  let isPipe = false
  private let knob: SimulatedKnob
  private let clock: SimulatedClock
  private let interest: DescriptorInterest
  private var decoder: EvdevDecoder
  private var events: [EvdevEvent] = []
  private var isGone = false

  init(_ bindings: EvdevBindings, of knob: SimulatedKnob, clock: SimulatedClock) {
    (self.knob, self.clock, interest) = (knob, clock, DescriptorInterest(clock.newDescriptor()))
    decoder = EvdevDecoder(bindings: bindings)
  }

  deinit { clock.set(interest, isReady: false) }

  var descriptor: CInt { interest.descriptor }

  var hasArrowKeys: Bool { knob.hasArrowKeys }

  var hasInput: Bool { !events.isEmpty && !isGone }

  func receive(_ new: [EvdevEvent]) {
    events += new
    clock.set(interest, isReady: true)
  }

  func unplug() {
    isGone = true
    clock.set(interest, isReady: true)
  }

  func read() -> [EvdevAction]? {
    guard !isGone else { return nil }
    knob.wasRead = true
    defer {
      events = []
      clock.set(interest, isReady: false)
    }
    let actions = decoder.decode(events)
    if decoder.needsKeysDown { decoder.resynchronize(keysDown: []) }
    return actions
  }

  func grab() -> EvdevSource.Event? { nil }
}

private final class SimulatedWatch: EventSource {
  private let clock: SimulatedClock
  private let interest: DescriptorInterest

  init(clock: SimulatedClock) {
    (self.clock, interest) = (clock, DescriptorInterest(clock.newDescriptor()))
  }

  deinit { clock.set(interest, isReady: false) }

  var interests: [DescriptorInterest] { [interest] }

  func fire() { clock.set(interest, isReady: true) }

  func advance(_ wakeup: Wakeup) -> [Void] {
    clock.set(interest, isReady: false)
    return []
  }
}
