// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEvdev
public import StepSlider

/// A decoder that turns a device's events into actions. It is a value, so recorded events can
/// test it.
package struct EvdevDecoder: Sendable {
  /// The number of high-resolution units in a notch.
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

  /// Creates a decoder for a device with these codes.
  ///
  /// A wheel is read at high resolution if the device supports that, and never in both forms.
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

  /// Updates which of the wanted keys are down, after a loss of events.
  ///
  /// This presses no key. A key that went down unseen counts from its next repeat.
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
    // The press wasn't seen, for example because the key was held while the device was opened. So
    // the repeat isn't meant for the slider.
    case 2 where keysDown.contains(code):
      held = code
      return action(of: code, isRepeat: true)
    default: break
    }
    return nil
  }

  private func action(of code: EvdevCode, isRepeat: Bool) -> EvdevAction? {
    switch bindings[code] {
    case .key(.tab) where isDown(EvdevCode.shiftKeys):
      .press(KeyPress(.backTab, isRepeat: isRepeat))
    case .key(.home) where isDown(EvdevCode.controlKeys):
      .press(KeyPress(.controlHome, isRepeat: isRepeat))
    case .key(.end) where isDown(EvdevCode.controlKeys):
      .press(KeyPress(.controlEnd, isRepeat: isRepeat))
    case .key(let key): .press(KeyPress(key, isRepeat: isRepeat))
    case .command(let command): .command(command, isRepeat: isRepeat)
    case .step, .turn, nil: nil
    }
  }

  /// Returns whether one of two keys is down.
  private func isDown(_ codes: Set<EvdevCode>) -> Bool { !keysDown.isDisjoint(with: codes) }

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
  /// The type, such as 1 for `EV_KEY`.
  package let type: UInt16
  /// The code, whose meaning depends on the type.
  package let code: UInt16
  /// For keys, 0 is released, 1 pressed and 2 held. For wheels, the distance turned.
  package let value: Int32

  /// Creates an event.
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

  /// Creates a reader for a pipe or for a device of the kernel.
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
    return record.time.isPlausible && event.isPlausible && !isEmpty ? event : nil
  }
}

extension timeval {
  /// Whether this can be the time of an event, until 2106. It may be zero.
  fileprivate var isPlausible: Bool {
    (0...Int(UInt32.max)).contains(tv_sec) && (0..<1_000_000).contains(tv_usec)
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
