// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderEvdev

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
