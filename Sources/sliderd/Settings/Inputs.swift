// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev

enum InputChoice: Hashable {
  case auto, terminal, lines
  /// Don't read standard input.
  case nothing
  case evdev(String)

  init?(_ argument: String) {
    let path = argument.without(prefix: "evdev:")
    let device = path == argument || path.isEmpty ? nil : InputChoice.evdev(path)
    guard let choice = Self.named.first(where: { $0.key == argument })?.value ?? device else {
      return nil
    }
    self = choice
  }

  private static let named: KeyValuePairs<String, InputChoice> = [
    "auto": .auto, "terminal": .terminal, "lines": .lines, "none": .nothing,
  ]

  static let words = named.map(\.key) + ["evdev:PATH"]

  fileprivate var path: String? { if case .evdev(let path) = self { path } else { nil } }
}

/// A knob or keyboard, with its bindings.
struct InputDevice: Equatable {
  let path: String
  var bindings = EvdevBindings.standard
  /// Whether other programs are kept from its keys.
  var grabs: Bool
  /// The name to announce when it is connected or unplugged; `nil` for the device's own name.
  var label: String?
  var origin: Failure.Mistake.Subject = .flags([Setting.input.flagName])
}

extension Layers {
  /// Returns the chosen sources of keys: the terminal or lines, if standard input is read, and
  /// devices. `auto` is the terminal if there is one.
  /// With devices alone, standard input isn't read, so that a service doesn't end with it. The
  /// exception is a terminal when the devices come from a configuration. Flags that name a source
  /// of keys override the configured devices; `auto` and `none` don't.
  func inputs(
    isTerminal: Bool,
    configured: [InputDevice] = []
  ) throws(Failure) -> (standard: InputChoice?, devices: [InputDevice]) {
    let inputs = self[Setting.input] ?? []
    let paths = inputs.compactMap(\.path)
    let standard = inputs.filter { $0.path == nil }
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw .flag(Setting.input, "the device \(SpokenText.printed(path: path)) is given twice")
    }
    guard standard.count <= 1 else {
      throw .flag(Setting.input, "use only one of auto, terminal, lines and none")
    }
    let devices = devices(at: paths, or: configured)
    guard self[Setting.grab] != true || !devices.isEmpty else {
      throw .flag(Setting.grab, "no device to grab; name one with --input evdev:PATH")
    }
    guard standard != [.terminal] || isTerminal else {
      throw .flag(Setting.input, "standard input is not a terminal", .noInput)
    }
    let automatic: InputChoice = isTerminal ? .terminal : .lines
    let isRead = devices.isEmpty || (paths.isEmpty && isTerminal)
    let choice = standard.first ?? (isRead ? .auto : nil)
    let decided = choice == .auto ? automatic : choice
    guard decided != .lines || !Caller.current.inputIsFolder else {
      throw .flag(Setting.input, "standard input is a folder; use a file with keys", .noInput)
    }
    return (decided == .nothing ? nil : decided, devices)
  }

  private func devices(at paths: [String], or configured: [InputDevice]) -> [InputDevice] {
    let grabs = self[Setting.grab] ?? false
    guard usesConfiguredDevices else { return paths.map { InputDevice(path: $0, grabs: grabs) } }
    var devices = configured
    for index in devices.indices where grabs { devices[index].grabs = true }
    return devices
  }

  /// Whether no flag names a source of keys in place of the configured devices.
  var usesConfiguredDevices: Bool {
    self[Setting.input]?.allSatisfy { $0 == .auto || $0 == .nothing } ?? true
  }
}

extension InputDevice {
  /// Reads a table `[[input]]`, of which perhaps not the whole could be read; fails without a device.
  init?(_ table: inout TableReader, of file: String) {
    table.readKeys(of: .input)
    let bindings = Self.bindings(&table)
    if table.isWhole, !table.has(Setting.device) {
      table.note("an input needs a device; run \"sliderd devices\" to list them")
    }
    guard let path = table.layer[Setting.device] else { return nil }
    let (location, key) = table.whereabouts(Setting.device)
    self.init(
      path: path,
      bindings: bindings ?? .standard,
      grabs: table.layer[Setting.grab] ?? false,
      label: table.layer[Setting.deviceLabel],
      origin: .key(key, file: file, at: location)
    )
  }

  private static func bindings(_ table: inout TableReader) -> EvdevBindings? {
    guard var keys = table.table(Setting.keys) else { return nil }
    var bindings = EvdevBindings()
    for (entry, word) in keys.texts() {
      do throws(EvdevBindingError) { try bindings.bind(entry.key, to: word) } catch {
        let isShort = keys.mistakes.count >= 20
        let isOfKey =
          switch error.reason {
          case .unknownName, .noChord: true
          case .unknownWord, .mismatch: false
          }
        // Only the first wrong names get a suggestion, because each search is slow.
        let message =
          if isShort, case .unknownName = error.reason { "unknown key, button or wheel" } else {
            error.description.without(prefix: isShort ? "" : "\(entry.key): ")
          }
        keys.note(message, at: entry, isOfKey: isOfKey)
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
