// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import StepSliderEvdev

/// Where keys come from.
enum InputChoice: Hashable, ExpressibleByArgument {
  case auto, terminal, lines
  /// The input device at a path.
  case evdev(String)

  /// The choice for a flag's text; `nil` if it is none.
  init?(argument: String) {
    switch argument {
    case "auto": self = .auto
    case "terminal": self = .terminal
    case "lines": self = .lines
    default:
      guard argument.hasPrefix(Self.devicePrefix), argument != Self.devicePrefix else { return nil }
      self = .evdev(String(argument.dropFirst(Self.devicePrefix.count)))
    }
  }

  /// What can be given, for help texts and complaints.
  static var allValueStrings: [String] { ["auto", "terminal", "lines", "evdev:PATH"] }

  private static let devicePrefix = "evdev:"

  /// The path of the device, if it is one.
  fileprivate var path: String? {
    if case .evdev(let path) = self { return path }
    return nil
  }
}

/// All that keys come from.
struct InputPlan {
  /// A device, what its keys do, and whether other programs get none of them.
  struct Device {
    let path: String
    var bindings = EvdevBindings.standard
    let grabs: Bool
  }

  /// The terminal or lines; `nil` if standard input isn't read.
  let standard: InputChoice?
  let devices: [Device]
}

extension ChannelOptions {
  /// What was chosen, with `auto` decided: a terminal where there is one. Devices alone leave
  /// standard input alone.
  func inputPlan(isTerminal: Bool) throws(Failure) -> InputPlan {
    let paths = inputs.compactMap(\.path)
    let standard = inputs.filter { $0.path == nil }
    if let path = paths.first(where: { path in paths.count { $0 == path } > 1 }) {
      throw .usage("--input", "the device \(path) stands twice")
    }
    guard standard.count <= 1 else {
      throw .usage("--input", "standard input can be read in one way only")
    }
    guard !grab || !paths.isEmpty else {
      throw .usage("--grab", "there is no device to take: name one with --input evdev:PATH")
    }
    guard standard != [.terminal] || isTerminal else {
      throw Failure(status: .noInput, message: "--input terminal: standard input is not a terminal")
    }
    let automatic: InputChoice = isTerminal ? .terminal : .lines
    let choice = standard.first ?? (paths.isEmpty ? .auto : nil)
    return InputPlan(
      standard: choice == .auto ? automatic : choice,
      devices: paths.map { InputPlan.Device(path: $0, grabs: grab) }
    )
  }
}
