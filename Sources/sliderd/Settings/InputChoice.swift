// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// A source of keys.
enum InputChoice: Hashable, ExpressibleByArgument {
  case auto, terminal, lines
  /// Don't read standard input.
  case nothing
  /// The input device at a path.
  case evdev(String)

  /// Parses a flag's value.
  init?(argument: String) {
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
  static var allValueStrings: [String] { ["auto", "terminal", "lines", "none", "evdev:PATH"] }

  private static let devicePrefix = "evdev:"

  /// The path of an input device; `nil` for other choices.
  fileprivate var path: String? {
    if case .evdev(let path) = self { return path }
    return nil
  }
}

extension ChannelOptions {
  /// Returns the plan for the chosen inputs. `auto` is the terminal if there is one.
  ///
  /// With devices alone, standard input isn't read, so that a service doesn't end with it. The
  /// exception is a terminal when the devices come from a configuration. Flags that name a source
  /// of keys override the configured devices; `auto` and `none` don't.
  func inputPlan(
    isTerminal: Bool,
    configured: [InputPlan.Device] = []
  ) throws(Failure) -> InputPlan {
    let paths = inputs.compactMap(\.path)
    let standard = inputs.filter { $0.path == nil }
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw .usage(.input, "the device \(path) is given twice")
    }
    guard standard.count <= 1 else {
      throw .usage(.input, "use only one of auto, terminal, lines and none")
    }
    let devices = devices(at: paths, or: configured)
    guard !grab || !devices.isEmpty else {
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
    guard inputs.allSatisfy({ $0 == .auto || $0 == .nothing }) else {
      return paths.map { InputPlan.Device(path: $0, grabs: grab) }
    }
    return configured.map { device in
      var device = device
      device.grabs = device.grabs || grab
      return device
    }
  }
}
