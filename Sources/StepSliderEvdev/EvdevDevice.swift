// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEvdev
import Glibc
public import StepSlider

/// An open input device. No other type talks to the kernel about an open device.
///
/// The kernel delivers only what is bound. So no other program, core dump or debugger can find
/// here what the user typed. A named pipe into which a program writes `struct input_event` also
/// works, but the kernel can't filter it.
///
/// Events are read without libevdev, because it requests the state of all keys when it opens a
/// device and when events are lost.
final class EvdevDevice: OpenDevice {
  let descriptor: CInt
  let name: String?
  let isPipe: Bool
  let hasArrowKeys: Bool
  private var decoder: EvdevDecoder
  private var records: EvdevRecords

  /// The number of events in one read, and of reads before others get their turn.
  private static let (batchSize, batchCount) = (64, 16)

  /// Opens a device with a filter for what is bound.
  init(path: String, bindings: EvdevBindings) throws(EvdevDeviceError) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Self.openingError(errno, path: path) }
    do throws(EvdevDeviceError) {
      var status = stat()
      fstat(descriptor, &status)
      isPipe = status.st_mode & S_IFMT == S_IFIFO
      guard isPipe || evdev_is_device(descriptor) else { throw .notADevice(path: path) }
      hasArrowKeys =
        !isPipe && Self.codes(.key, of: descriptor).isSuperset(of: EvdevCode.arrowKeys)
      let fine = isPipe ? [] : Self.codes(.relative, of: descriptor)
      decoder = EvdevDecoder(bindings: bindings, deviceCodes: fine)
      if !isPipe { try Self.filter(descriptor, to: decoder.wanted, path: path) }
      records = EvdevRecords(ofPipe: isPipe)
      name = isPipe ? nil : Self.name(of: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  func read() -> [EvdevAction]? {
    var actions: [EvdevAction] = []
    for _ in 0..<Self.batchCount {
      guard let events = batch() else { return actions.isEmpty ? nil : actions }
      actions += decoder.decode(events)
      if decoder.needsKeysDown { decoder.resynchronize(keysDown: keysDown()) }
      if events.count < Self.batchSize { break }
    }
    return actions
  }

  func grab() -> EvdevSource.Event? {
    guard !isPipe else { return nil }
    if evdev_is_any_key_down(descriptor) { return .keyIsDown }
    return evdev_grab(descriptor, true) == 0 ? nil : .isGrabbed
  }

  private func batch() -> [EvdevEvent]? {
    var bytes = [UInt8](repeating: 0, count: EvdevRecords.size * Self.batchSize)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return isGone(after: count) ? nil : [] }
    return records.take(bytes.prefix(count))
  }

  /// A pipe also reads as ended before a program first opens it for writing.
  private func isGone(after count: Int) -> Bool {
    guard count == 0 else { return ![EAGAIN, EINTR].contains(errno) }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  private func keysDown() -> Set<EvdevCode> {
    let kind = EvdevCode.Kind.key
    var down = kind.bits()
    let error = evdev_keys_down(descriptor, kind.bits(of: decoder.wanted), &down)
    return error == 0 ? kind.codes(in: down) : []
  }
}

// Requests to the kernel while a device is opened.
extension EvdevDevice {
  private static func openingError(_ code: CInt, path: String) -> EvdevDeviceError {
    switch code {
    case ENXIO where isSocket(path): return .notADevice(path: path)
    case ENOENT, ENODEV, ENXIO, ENOTDIR: return .missing(path: path)
    case EACCES, EPERM:
      let name = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) }
      let user = UdevRule.user(withID: geteuid(), name: name)
      return .denied(path: path, rule: EvdevCatalog().rule(for: path, user: user))
    default: return .failed(path: path, code: code)
    }
  }

  private static func isSocket(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  private static func name(of descriptor: CInt) -> String? {
    var bytes = [CChar](repeating: 0, count: 256)
    evdev_name(descriptor, &bytes, UInt32(bytes.count))
    let text = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return SpokenText.spoken(String(decoding: text, as: UTF8.self))
  }

  private static func codes(_ kind: EvdevCode.Kind, of descriptor: CInt) -> Set<EvdevCode> {
    var bits = kind.bits()
    let error = evdev_codes(descriptor, UInt32(kind.rawValue), &bits, UInt32(bits.count))
    return error == 0 ? kind.codes(in: bits) : []
  }

  /// Filters the codes of each kind, and then all other kinds of events, such as scan codes.
  /// Changing the clock discards, unread, any event that arrived before the filter.
  private static func filter(
    _ descriptor: CInt,
    to wanted: Set<EvdevCode>,
    path: String
  ) throws(EvdevDeviceError) {
    var types: [UInt8] = Array(repeating: 0, count: 8)
    for kind in EvdevCode.Kind.allCases { types[0] |= 1 << kind.rawValue }
    let masks = EvdevCode.Kind.allCases.map { (UInt32($0.rawValue), $0.bits(of: wanted)) }
    for (type, bytes) in masks + [(0, types)] {
      let error = evdev_set_mask(descriptor, type, bytes, UInt32(bytes.count))
      guard error == 0 else { throw .unfiltered(path: path) }
    }
    let error = evdev_use_monotonic_clock(descriptor)
    guard error == 0 else { throw .failed(path: path, code: error) }
  }
}

extension DeviceAccess {
  /// The kernel's devices.
  package static var kernel: DeviceAccess {
    DeviceAccess { path, bindings throws(EvdevDeviceError) in
      try EvdevDevice(path: path, bindings: bindings)
    }
  }
}

/// An error that prevents reading a device.
public enum EvdevDeviceError: Error, Hashable, CustomStringConvertible {
  /// There is nothing at the path.
  case missing(path: String)
  /// The device is there but may not be read. A udev rule, if one can be made, would allow it.
  case denied(path: String, rule: UdevRule?)
  /// It is a file, a folder or another kind of device.
  case notADevice(path: String)
  /// The kernel is older than Linux 4.4 and can't filter out what isn't bound.
  case unfiltered(path: String)
  /// Something else failed, with the system's error number.
  case failed(path: String, code: CInt)

  /// A description of the error, and what to do about it.
  public var description: String {
    switch self {
    case .missing(let path): "\(path) does not exist"
    case .denied(let path, nil): "no permission to read \(path)"
    case .denied(let path, let rule?):
      """
      no permission to read \(path); to give \
      \(rule.user.map { "the user \($0)" } ?? "the person logged in at this machine") \
      access to this device only, \
      put this line into \(UdevRule.suggestedFile), then run \(UdevRule.activation):
      \(rule)
      """
    case .notADevice(let path): "\(path) is not an input device"
    case .unfiltered(let path):
      "\(path): this kernel can't filter unbound keys; use Linux 4.4 or later"
    case .failed(let path, let code): "\(path): \(String(cString: strerror(code)))"
    }
  }
}

/// A decoder that turns a device's events into actions.
package struct EvdevDecoder: Sendable {
  /// The high-resolution units in a notch.
  package static let unitsPerNotch = 120
  /// The most commands of one event, which no hand can exceed.
  private static let mostCommands = 50

  /// The codes to read from the device; others are ignored.
  package let wanted: Set<EvdevCode>
  /// Whether events were lost, so that the caller must call ``resynchronize(keysDown:)``.
  package private(set) var needsKeysDown = false

  private let bindings: EvdevBindings
  private var keysDown: Set<EvdevCode> = []
  /// The key that repeats.
  private var held: EvdevCode?
  private var remainders: [EvdevCode: Int] = [:]
  private var isSkipping = false

  /// Creates a decoder for a device with these codes. A wheel is read at high resolution if the device
  /// supports that, and never in both forms.
  package init(bindings: EvdevBindings, deviceCodes: Set<EvdevCode> = []) {
    self.bindings = bindings
    wanted = bindings.wanted(withFineWheels: deviceCodes)
  }

  /// Decodes events into actions, joining successive notches in one direction.
  package mutating func decode(_ events: some Sequence<EvdevEvent>) -> [EvdevAction] {
    events.reduce(into: []) { actions, event in
      for action in decode(event) {
        if case .steps(let more) = action, case .steps(let steps)? = actions.last,
          more.signum() == steps.signum()
        {
          actions[actions.count - 1] = .steps(steps + more)
        } else {
          actions.append(action)
        }
      }
    }
  }

  /// Updates which of the wanted keys are down, after a loss of events. This presses no key. A key
  /// that went down unseen counts from its next repeat.
  package mutating func resynchronize(keysDown: Set<EvdevCode>) {
    self.keysDown = keysDown.intersection(wanted)
    needsKeysDown = false
  }

  /// After a loss, the events up to the next report are incomplete and are skipped, as the
  /// kernel's documentation of `SYN_DROPPED` requires.
  private mutating func decode(_ event: EvdevEvent) -> [EvdevAction] {
    if event.isLoss {
      (isSkipping, needsKeysDown) = (true, true)
      remainders = [:]
    }
    guard !isSkipping else {
      isSkipping = !event.isReport
      return []
    }
    guard let code = event.source, wanted.contains(code) else { return [] }
    return code.kind == .key
      ? [key(code, event.value)].compactMap { $0 } : turn(code, by: Int(event.value))
  }

  private mutating func key(_ code: EvdevCode, _ value: Int32) -> EvdevAction? {
    switch value {
    case 0:
      keysDown.remove(code)
      guard held == code else { return nil }
      held = nil
      return .release
    case 1:
      keysDown.insert(code)
      held = nil
      return action(of: code, isRepeat: false)
    // Unless the press was seen, the repeat isn't meant for the slider: the key may have been held
    // while the device was opened.
    case 2 where keysDown.contains(code):
      held = code
      return action(of: code, isRepeat: true)
    default: return nil
    }
  }

  private func action(of code: EvdevCode, isRepeat: Bool) -> EvdevAction? {
    switch bindings[code] {
    case .key(let key): .press(KeyPress(keyWithModifiers(key), isRepeat: isRepeat))
    case .command(let command): .command(command, isRepeat: isRepeat)
    case .step, .turn, nil: nil
    }
  }

  private func keyWithModifiers(_ key: Key) -> Key {
    switch key {
    case .tab where !keysDown.isDisjoint(with: EvdevCode.shiftKeys): .backTab
    case .home where !keysDown.isDisjoint(with: EvdevCode.controlKeys): .controlHome
    case .end where !keysDown.isDisjoint(with: EvdevCode.controlKeys): .controlEnd
    default: key
    }
  }

  private mutating func turn(_ code: EvdevCode, by distance: Int) -> [EvdevAction] {
    let notches = notches(of: code, in: distance)
    guard notches != 0 else { return [] }
    switch bindings.binding(of: code, holding: keysDown) {
    case .step: return [.steps(notches)]
    case .turn(let up, let down):
      let action = EvdevAction.command(notches > 0 ? up : down, isRepeat: false)
      return Array(repeating: action, count: min(abs(notches), Self.mostCommands))
    case .key, .command, nil: return []
    }
  }

  private mutating func notches(of code: EvdevCode, in distance: Int) -> Int {
    guard code.notch != code else { return distance }
    // The rest of a turn in the other direction is dropped, so that the first notch back counts
    // in full.
    let rest = remainders[code].flatMap { $0.signum() == distance.signum() ? $0 : nil } ?? 0
    let (steps, remainder) = (rest + distance).quotientAndRemainder(dividingBy: Self.unitsPerNotch)
    remainders[code] = remainder
    return steps
  }
}

/// An action that a device requests of a slider.
public enum EvdevAction: Hashable, Sendable {
  /// A key. The slider's own key bindings decide what it does.
  case press(KeyPress)
  /// A command, with whether it is the repeat of a held key.
  case command(KeyCommand, isRepeat: Bool)
  /// A number of stops up, or down if it is negative. Never 0.
  case steps(Int)
  /// A key that was held, so that it repeated, is up again.
  case release
}

/// An event as the kernel delivers it, without its time. The C type is `struct input_event`.
package struct EvdevEvent: Hashable, Sendable {
  package let type, code: UInt16
  /// For keys, 0 is released, 1 pressed and 2 held. For wheels, the distance turned.
  package let value: Int32

  package init(type: UInt16, code: UInt16, value: Int32) {
    (self.type, self.code, self.value) = (type, code, value)
  }

  /// The control that the event is about; `nil` if it can't be bound.
  package var source: EvdevCode? { EvdevCode.Kind(rawValue: type).map { EvdevCode($0, code) } }

  /// Whether the event ends a group of simultaneous ones: `SYN_REPORT`.
  var isReport: Bool { type == 0 && code == 0 }
  /// Whether the kernel dropped events because they weren't read in time: `SYN_DROPPED`.
  var isLoss: Bool { type == 0 && code == 3 }
}

/// A reader of `struct input_event`, which may arrive in pieces.
///
/// The kernel delivers nothing else. But a program may write other bytes into a pipe, or end in the
/// middle of a record. So from a pipe, bytes are skipped one by one until a record begins.
struct EvdevRecords {
  static let size = MemoryLayout<input_event>.stride

  private let isPipe: Bool
  /// The beginning of a record that hasn't arrived in full.
  private var rest: [UInt8] = []
  private var last: EvdevEvent?

  init(ofPipe isPipe: Bool) { self.isPipe = isPipe }

  /// Takes the next bytes, and returns the events that are complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [EvdevEvent] {
    rest += bytes
    var (events, start): ([EvdevEvent], Int) = ([], 0)
    while start + Self.size <= rest.count {
      if let event = event(at: start) {
        events.append(event)
        last = event
        start += Self.size
      } else {
        start += 1
      }
    }
    rest.removeFirst(start)
    return events
  }

  /// Returns the event of the record at a position; `nil` if a pipe has something else there.
  private func event(at start: Int) -> EvdevEvent? {
    let record = rest.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: start, as: input_event.self)
    }
    let event = EvdevEvent(type: record.type, code: record.code, value: record.value)
    guard isPipe else { return event }
    // A report ends a group of events, so none follows another. Zeros look like many of them.
    let isEmpty = event.isReport && last?.isReport == true
    // Times may be zero, and reach to 2106.
    let hasTime =
      (0...Int(UInt32.max)).contains(record.time.tv_sec)
      && (0..<1_000_000).contains(record.time.tv_usec)
    return hasTime && event.isPlausible && !isEmpty ? event : nil
  }
}

extension EvdevEvent {
  /// Whether a program may mean this event: a report or loss, a key, a turn, an axis or a scan code.
  fileprivate var isPlausible: Bool {
    switch type {
    case 0: code <= 3 && (0...1).contains(value)
    case 1: (1..<0x300).contains(code) && (0...2).contains(value)
    case 2: code < 0x10 && value != 0 && (-0x7FFF...0x7FFF).contains(value)
    case 3, 4: code < 0x40 && value != 0
    default: false
    }
  }
}
