// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// Where keys come from.
enum InputChoice: Hashable, ExpressibleByArgument {
  case auto, terminal, lines
  /// Nothing of standard input.
  case nothing
  /// The input device at a path.
  case evdev(String)

  /// The choice for a flag's text; `nil` if it is none.
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

  /// What can be given, for help texts and mistakes.
  static var allValueStrings: [String] { ["auto", "terminal", "lines", "none", "evdev:PATH"] }

  private static let devicePrefix = "evdev:"

  /// The path of the device, if it is one.
  fileprivate var path: String? {
    if case .evdev(let path) = self { return path }
    return nil
  }
}

extension ChannelOptions {
  /// What was chosen, with `auto` decided: a terminal where there is one.
  ///
  /// Devices alone leave standard input alone, but for a terminal beside those of a configuration: a
  /// service has nothing there to read, and shall not end with it. Where flags say what keys come
  /// from, the configuration doesn't; that standard input isn't read says nothing of its devices.
  func inputPlan(
    isTerminal: Bool,
    configured: [InputPlan.Device] = []
  ) throws(Failure) -> InputPlan {
    let paths = inputs.compactMap(\.path)
    let standard = inputs.filter { $0.path == nil }
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw .usage(.input, "the device \(path) stands twice")
    }
    guard standard.count <= 1 else {
      throw .usage(.input, "standard input can be read in one way only")
    }
    let devices = devices(at: paths, or: configured)
    guard !grab || !devices.isEmpty else {
      throw .usage(.grab, "there is no device to take: name one with --input evdev:PATH")
    }
    guard standard != [.terminal] || isTerminal else {
      throw Failure(status: .noInput, message: "--input terminal: standard input is not a terminal")
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
