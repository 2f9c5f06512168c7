// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderEvdev

/// A source of keys.
enum InputChoice: Hashable {
  case auto, terminal, lines
  /// Don't read standard input.
  case nothing
  /// The input device at a path.
  case evdev(String)

  /// Parses a flag's value.
  init?(_ argument: String) {
    if let choice = Self.named.first(where: { $0.key == argument })?.value {
      self = choice
    } else {
      let path = argument.without(prefix: "evdev:")
      guard path != argument, !path.isEmpty else { return nil }
      self = .evdev(path)
    }
  }

  private static let named: KeyValuePairs<String, InputChoice> = [
    "auto": .auto, "terminal": .terminal, "lines": .lines, "none": .nothing,
  ]

  /// The possible values, for help texts and error messages.
  static let words = named.map(\.key) + ["evdev:PATH"]

  /// The path of an input device; `nil` for other choices.
  fileprivate var path: String? { if case .evdev(let path) = self { path } else { nil } }
}

/// A knob or keyboard, with its bindings.
struct InputDevice: Equatable {
  /// The path of its event file.
  let path: String
  /// The bindings of its keys and wheels.
  var bindings = EvdevBindings.standard
  /// Whether other programs are kept from its keys.
  var grabs: Bool
  /// The name to announce when it is connected or unplugged; `nil` for the device's own name.
  var label: String?
  /// What names the device, for messages.
  var origin: Failure.Mistake.Subject = .flags([Setting.input.flagName])
}

extension Layers {
  /// Returns the chosen sources of keys: the terminal or lines, if standard input is read, and
  /// devices. `auto` is the terminal if there is one.
  ///
  /// With devices alone, standard input isn't read, so that a service doesn't end with it. The
  /// exception is a terminal when the devices come from a configuration. Flags that name a source
  /// of keys override the configured devices; `auto` and `none` don't.
  func inputs(
    isTerminal: Bool,
    configured: [InputDevice] = []
  ) throws(Failure) -> (standard: InputChoice?, devices: [InputDevice]) {
    let inputs = self[.input] ?? []
    let paths = inputs.compactMap(\.path)
    let standard = inputs.filter { $0.path == nil }
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw .usage(.input, "the device \(path) is given twice")
    }
    guard standard.count <= 1 else {
      throw .usage(.input, "use only one of auto, terminal, lines and none")
    }
    let devices = devices(at: paths, or: configured)
    guard self[.grab] != true || !devices.isEmpty else {
      throw .usage(.grab, "no device to grab; name one with --input evdev:PATH")
    }
    guard standard != [.terminal] || isTerminal else {
      throw .flag(.input, "standard input is not a terminal", .noInput)
    }
    let automatic: InputChoice = isTerminal ? .terminal : .lines
    let isRead = devices.isEmpty || (paths.isEmpty && isTerminal)
    let choice = standard.first ?? (isRead ? .auto : nil)
    let decided = choice == .auto ? automatic : choice
    return (decided == .nothing ? nil : decided, devices)
  }

  private func devices(at paths: [String], or configured: [InputDevice]) -> [InputDevice] {
    let grabs = self[.grab] ?? false
    guard self[.input]?.allSatisfy({ $0 == .auto || $0 == .nothing }) ?? true else {
      return paths.map { InputDevice(path: $0, grabs: grabs) }
    }
    var devices = configured
    for index in devices.indices where grabs { devices[index].grabs = true }
    return devices
  }
}

extension InputDevice {
  /// Reads a table `[[input]]` of a file, of which perhaps not the whole could be read; fails if it
  /// names no device.
  init?(_ table: inout TableReader, of file: String, isWhole: Bool) {
    table.readKeys(of: .input)
    let bindings = Self.bindings(&table)
    if isWhole, !table.has(.device) {
      table.note("an input needs a device; run \"sliderd devices\" to list them")
    }
    guard let path = table.layer[.device] else { return nil }
    let (location, key) = table.whereabouts(Setting.device)
    self.init(
      path: path,
      bindings: bindings ?? .standard,
      grabs: table.layer[.grab] ?? false,
      label: table.layer[.deviceLabel],
      origin: .key(key, of: file, at: location)
    )
  }

  private static func bindings(_ table: inout TableReader) -> EvdevBindings? {
    guard var keys = table.table(.keys) else { return nil }
    var bindings = EvdevBindings()
    for (entry, word) in keys.texts() {
      do throws(EvdevBindingError) {
        try bindings.bind(entry.key, to: word)
      } catch {
        // Only the first wrong names get a suggestion, because each search is slow.
        let isShort = keys.mistakes.count >= 20
        let message = isShort ? error.rule : error.description.without(prefix: "\(entry.key): ")
        keys.note(message, at: entry, isOfKey: error.isOfName)
      }
    }
    table.mistakes += keys.finished()
    return bindings
  }
}

extension String {
  fileprivate func without(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

extension EvdevBindingError {
  fileprivate var isOfName: Bool {
    switch self {
    case .unknownName, .noChord: true
    case .unknownWord, .mismatch: false
    }
  }

  /// The message without a suggestion.
  fileprivate var rule: String {
    if case .unknownName = self { return "unknown key, button or wheel" }
    return description
  }
}
