// SPDX-License-Identifier: GPL-3.0-or-later

public import StepSlider

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

  /// Creates a decoder for a device with these codes. A wheel is read at high resolution if the
  /// device supports that, and never in both forms.
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
    case .key(let key): .press(keyWithModifiers(key), isRepeat: isRepeat)
    case .command(let command): .command(command, isRepeat: isRepeat)
    case .step, .turn, nil: nil
    }
  }

  private func keyWithModifiers(_ key: SliderKey) -> SliderKey {
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
@nonexhaustive
public enum EvdevAction: Hashable, Sendable {
  /// A key, with whether it is held down and repeats. The slider's own key bindings decide what it
  /// does.
  case press(SliderKey, isRepeat: Bool)
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
