// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEvdev
import Glibc
import StepSlider

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
      isPipe = try Self.isPipe(descriptor, path: path)
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

  func grab() -> GrabObstacle? {
    guard !isPipe else { return nil }
    if evdev_is_any_key_down(descriptor) { return .keyIsDown }
    return evdev_grab(descriptor, true) == 0 ? nil : .otherProgram
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
    let wanted = EvdevBits(.key, of: decoder.wanted)
    var down = EvdevBits(.key)
    guard evdev_keys_down(descriptor, wanted.bytes, &down.bytes) == 0 else { return [] }
    return down.codes
  }
}

// Requests to the kernel while a device is opened.
extension EvdevDevice {
  private static func openingError(_ code: CInt, path: String) -> EvdevDeviceError {
    switch code {
    case ENXIO where isSocket(path): .notADevice(path: path)
    case ENOENT, ENODEV, ENXIO, ENOTDIR: .missing(path: path)
    case EACCES, EPERM:
      .denied(path: path, rule: EvdevCatalog().rule(for: path, readBy: .thisProcess))
    default: .failed(path: path, code: code)
    }
  }

  private static func isSocket(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  private static func isPipe(_ descriptor: CInt, path: String) throws(EvdevDeviceError) -> Bool {
    var status = stat()
    fstat(descriptor, &status)
    if status.st_mode & S_IFMT == S_IFIFO { return true }
    guard evdev_is_device(descriptor) else { throw .notADevice(path: path) }
    return false
  }

  private static func name(of descriptor: CInt) -> String? {
    var bytes = [CChar](repeating: 0, count: 256)
    evdev_name(descriptor, &bytes, UInt32(bytes.count))
    let text = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return SpokenText.spoken(String(decoding: text, as: UTF8.self))
  }

  private static func codes(_ kind: EvdevCode.Kind, of descriptor: CInt) -> Set<EvdevCode> {
    var bits = EvdevBits(kind)
    let size = UInt32(bits.bytes.count)
    guard evdev_codes(descriptor, UInt32(kind.rawValue), &bits.bytes, size) == 0 else { return [] }
    return bits.codes
  }

  /// Filters the codes of each kind, and then all other kinds of events, such as scan codes.
  ///
  /// Changing the clock discards, unread, any event that arrived before the filter.
  private static func filter(
    _ descriptor: CInt,
    to wanted: Set<EvdevCode>,
    path: String
  ) throws(EvdevDeviceError) {
    var types: [UInt8] = Array(repeating: 0, count: 8)
    for kind in EvdevCode.Kind.allCases {
      let bytes = EvdevBits(kind, of: wanted).bytes
      types[0] |= 1 << kind.rawValue
      let error = evdev_set_mask(descriptor, UInt32(kind.rawValue), bytes, UInt32(bytes.count))
      guard error == 0 else { throw .unfiltered(path: path) }
    }
    guard evdev_set_mask(descriptor, 0, types, UInt32(types.count)) == 0 else {
      throw .unfiltered(path: path)
    }
    let error = evdev_use_monotonic_clock(descriptor)
    guard error == 0 else { throw .failed(path: path, code: error) }
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
      no permission to read \(path); to give \(rule.reader) access to this device only, \
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
