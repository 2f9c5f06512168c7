// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
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
    switch argument {
    case "auto": self = .auto
    case "terminal": self = .terminal
    case "lines": self = .lines
    case "none": self = .nothing
    default:
      guard argument.hasPrefix(Self.devicePrefix), argument != Self.devicePrefix else { return nil }
      self = .evdev(String(argument.dropFirst(Self.devicePrefix.count)))
    }
  }

  /// The possible values, for help texts and error messages.
  static var words: [String] { ["auto", "terminal", "lines", "none", "evdev:PATH"] }

  private static let devicePrefix = "evdev:"

  /// The path of an input device; `nil` for other choices.
  fileprivate var path: String? {
    if case .evdev(let path) = self { return path }
    return nil
  }
}

extension Layers {
  /// Returns the plan for the chosen inputs. `auto` is the terminal if there is one.
  ///
  /// With devices alone, standard input isn't read, so that a service doesn't end with it. The
  /// exception is a terminal when the devices come from a configuration. Flags that name a source
  /// of keys override the configured devices; `auto` and `none` don't.
  func inputPlan(
    isTerminal: Bool,
    configured: [InputPlan.Device] = []
  ) throws(Failure) -> InputPlan {
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
      let mistake = Failure.Mistake(
        in: .flags([Setting.input.flagName]),
        message: "standard input is not a terminal"
      )
      throw Failure(status: .noInput, mistakes: [mistake])
    }
    let automatic: InputChoice = isTerminal ? .terminal : .lines
    let isRead = devices.isEmpty || (paths.isEmpty && isTerminal)
    let choice = standard.first ?? (isRead ? .auto : nil)
    let decided = choice == .auto ? automatic : choice
    return InputPlan(standard: decided == .nothing ? nil : decided, devices: devices)
  }

  private func devices(at paths: [String], or configured: [InputPlan.Device]) -> [InputPlan.Device]
  {
    let grab = self[.grab] ?? false
    guard self[.input]?.allSatisfy({ $0 == .auto || $0 == .nothing }) ?? true else {
      return paths.map { InputPlan.Device(path: $0, grabs: grab) }
    }
    return configured.map { device in
      var device = device
      device.grabs = device.grabs || grab
      return device
    }
  }
}

/// All sources of keys.
struct InputPlan {
  /// A device with its bindings. `grabs` keeps its keys from other programs.
  struct Device {
    let path: String
    var bindings = EvdevBindings.standard
    var grabs: Bool
    /// The user's name for the device.
    var label: String?
    /// The location where a configuration names the device; `nil` for a flag.
    var origin: (file: String, location: SourceLocation, key: String)?
  }

  /// The terminal or lines; `nil` if standard input isn't read.
  let standard: InputChoice?
  let devices: [Device]
}

extension InputPlan {
  /// Returns warnings for a user who reads devices with more rights than needed.
  func warnings(isRoot: Bool) -> [String] {
    guard isRoot, let path = devices.first?.path else { return [] }
    return [
      """
      sliderd runs as root, which is not necessary; "sliderd devices --rule \(path)" prints a rule \
      that gives another user access to the device
      """
    ]
  }
}

extension InputPlan.Device {
  /// Creates the device from a configuration.
  init(_ input: InputDevice, of file: String) {
    self.init(
      path: input.device,
      bindings: input.bindings ?? .standard,
      grabs: input.isGrabbed,
      label: input.label,
      origin: (file, input.location, input.key)
    )
  }
}

extension InputDevice {
  /// The most wrong names that get a suggestion, because each search is slow.
  private static let adviceCount = 20

  /// Reads a table `[[input]]`; fails if it names no device.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - isWhole: Whether the whole table could be read.
  init?(_ table: inout TableReader, isWhole: Bool) {
    table.readKeys(of: .input)
    let device = table.layer[.device]
    label = table.layer[.deviceLabel]
    (location, key) = table.whereabouts(Setting.device)
    isGrabbed = table.layer[.grab] ?? false
    bindings = Self.bindings(&table)
    if isWhole, !table.has(.device) {
      table.note("an input needs a device; run \"sliderd devices\" to list them")
    }
    guard let device else { return nil }
    self.device = device
  }

  private static func bindings(_ table: inout TableReader) -> EvdevBindings? {
    guard var keys = table.table(.keys) else { return nil }
    var bindings = EvdevBindings()
    for (entry, word) in keys.texts() {
      do throws(EvdevBindingError) {
        try bindings.bind(entry.key, to: word)
      } catch {
        let isShort = keys.mistakes.count >= adviceCount
        let message = isShort ? error.rule : error.description.without(prefix: "\(entry.key): ")
        keys.note(message, at: entry, error.isOfName ? .key : .value)
      }
    }
    table.add(keys.finished())
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
