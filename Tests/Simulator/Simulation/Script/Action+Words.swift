// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension Action: CustomStringConvertible {
  /// The action in words, as in a script.
  package var description: String {
    switch self {
    case .keys(let keys): keys.map(\.description).joined(separator: " ")
    case .hold(let key, let time): "hold \(key.word) for \(time.inUnits)"
    case .paste(let text): "paste \(text.inQuotes)"
    case .bytes(let bytes): "bytes " + bytes.map(\.inHexadecimal).joined(separator: " ")
    case .mouse(let action): action.description
    case .line(let text): "line \(text.inQuotesIfNeeded)"
    case .endOfInput: "end of input"
    case .knob(let action): "knob \(action)"
    case .terminal(let action): "terminal \(action)"
    case .signal(let signal): "signal \(signal.rawValue)"
    case .killed: "sliderd is killed"
    case .startedAgain: "sliderd is started again"
    case .machineSleeps(let time): "machine sleeps \(time.inUnits)"
    case .service(let service, let action): "\(service.rawValue) \(action.rawValue)"
    case .soundIsLate(let time): "sound is late \(time.inUnits)"
    case .voice(let action): "voice \(action)"
    case .dispatcher(let behavior): "speech-dispatcher \(behavior.rawValue)"
    case .registryRestarts: "registry restarts"
    case .registryHangs: "registry restarts and hangs"
    case .screenReader(.interruption(let behavior)): "interruption \(behavior.rawValue)"
    case .screenReader(let action): "screen reader \(action)"
    case .window(let action): "window \(action.rawValue)"
    case .disk(let action): "disk \(action)"
    case .voiceSettingsBecome(let text): "voice settings become \(text.inQuotes)"
    case .programs(let action): "programs \(action)"
    case .configuration(let action): "configuration \(action)"
    case .client(let action): "client \(action)"
    case .calm: "calm"
    }
  }
}

extension UInt8 {
  fileprivate var inHexadecimal: String {
    let digits = String(self, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}

extension MouseAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .click(let position): "click at \(position)%"
    case .drag(let start, let end): "drag from \(start)% to \(end)%"
    case .wheelUp: "wheel up"
    case .wheelDown: "wheel down"
    case .press(let position): "mouse presses at \(position)%"
    case .move(let position): "mouse moves to \(position)%"
    case .release: "mouse is released"
    }
  }
}

extension KnobAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .turns(let clicks): "turns \(clicks)"
    case .presses(let key): "presses \(key)"
    case .holds(let key): "holds \(key)"
    case .releases(let key): "releases \(key)"
    case .holdsFor(let key, let time): "holds \(key) for \(time.inUnits)"
    case .unplugged: "is unplugged"
    case .pluggedIn: "is plugged in"
    case .losesEvents: "loses events"
    }
  }
}

extension TerminalAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .resized(let columns, let rows): "is resized to \(columns)x\(rows)"
    case .closes: "closes"
    case .stopsReading: "stops reading"
    case .readsAgain: "reads again"
    case .losesFocus: "loses the focus"
    case .answersLate(let time): "answers late \(time.inUnits)"
    }
  }
}

extension VoiceAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .late(let time): "is late \(time.inUnits)"
    case .disappears: "disappears"
    case .comesBack: "comes back"
    }
  }
}

extension ScreenReaderAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .starts: "starts"
    case .crashes: "crashes"
    case .stopsListening: "stops listening"
    case .answersLate(let time): "answers late \(time.inUnits)"
    case .interruption(let behavior): "interruption \(behavior.rawValue)"
    case .increments(let id): "increments \(id)"
    case .decrements(let id): "decrements \(id)"
    case .sets(let id, let value): "sets \(id) to \(value.inQuotesIfNeeded)"
    }
  }
}

extension DiskAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .takes(let time): "takes \(time.inUnits)"
    case .full: "is full"
    case .readOnly: "is read-only"
    case .hangs: "hangs"
    case .well: "is well"
    }
  }
}

extension ProgramsAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .succeed: "succeed"
    case .fail: "fail"
    case .hang: "hang"
    case .die: "die"
    case .missing: "are missing"
    case .take(let time): "take \(time.inUnits)"
    case .print(let text): "print \(text.inQuotesIfNeeded)"
    }
  }
}

extension ConfigurationAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .becomes(let text): "becomes:\(text.asBlock)"
    case .removed: "is removed"
    }
  }
}

extension ClientAction: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sets(let id, let value): "sets \(id) to \(value.inQuotesIfNeeded)"
    case .increments(let id): "increments \(id)"
    case .decrements(let id): "decrements \(id)"
    case .asksToSpeak(let id): "asks \(id) to speak"
    }
  }
}
