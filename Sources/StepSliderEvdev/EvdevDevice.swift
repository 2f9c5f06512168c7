// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEvdev
import Glibc
import StepSlider

/// An open input device. No other type talks to the kernel about an open device.
/// The kernel delivers only what is bound. So no other program, core dump or debugger can find
/// here what the user typed. A named pipe into which a program writes `struct input_event` also
/// works, but the kernel can't filter it.
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
      guard isPipe || evdev_is_device(descriptor) else {
        throw EvdevDeviceError(.notADevice, path: path)
      }
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
    case ENXIO where isSocket(path): return EvdevDeviceError(.notADevice, path: path)
    case ENOENT, ENODEV, ENXIO, ENOTDIR: return EvdevDeviceError(.missing, path: path)
    case EACCES, EPERM:
      let name = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) }
      let user = UdevRule.user(withID: geteuid(), name: name)
      return EvdevDeviceError(.denied(EvdevCatalog().rule(for: path, user: user)), path: path)
    default: return EvdevDeviceError(.failed(code), path: path)
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
      guard error == 0 else { throw EvdevDeviceError(.unfiltered, path: path) }
    }
    let error = evdev_use_monotonic_clock(descriptor)
    guard error == 0 else { throw EvdevDeviceError(.failed(error), path: path) }
  }
}

extension DeviceAccess {
  package static var kernel: DeviceAccess {
    DeviceAccess { path, bindings throws(EvdevDeviceError) in
      try EvdevDevice(path: path, bindings: bindings)
    }
  }
}

/// An error that prevents reading a device.
public struct EvdevDeviceError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case missing
    /// The device is there but may not be read. A udev rule, if one can be made, would allow it.
    case denied(UdevRule?)
    /// It is a file, a folder or another kind of device.
    case notADevice
    /// The kernel is older than Linux 4.4 and can't filter out what isn't bound.
    case unfiltered
    /// Something else failed, with the system's error number.
    case failed(CInt)
  }

  package let path: String
  package let reason: Reason

  package init(_ reason: Reason, path: String) { (self.path, self.reason) = (path, reason) }

  /// Whether the device may yet appear, or be made readable, as udev does at the start of a system.
  package var mayPass: Bool {
    switch reason {
    case .missing, .denied: true
    case .notADevice, .unfiltered, .failed: false
    }
  }

  /// A description of the error, and what to do about it. If the user may not read the device, it
  /// has the udev rule that allows it.
  public var description: String {
    let path = SpokenText.printed(path: path)
    return switch reason {
    case .missing: "\(path) does not exist"
    case .denied(nil): "no permission to read \(path)"
    case .denied(let rule?):
      """
      no permission to read \(path); to give \
      \(rule.user.map { "the user \($0)" } ?? "the person logged in at this machine") \
      access to this device only, \
      put this line into \(UdevRule.suggestedFile), then run \(UdevRule.activation):
      \(rule)
      """
    case .notADevice: "\(path) is not an input device; use one from /dev/input/by-id"
    case .unfiltered:
      "\(path): this kernel can't filter unbound keys; use Linux 4.4 or later"
    case .failed(let code): "\(path): \(String(cString: strerror(code)))"
    }
  }
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
