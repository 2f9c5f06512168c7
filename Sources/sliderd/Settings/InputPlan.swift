// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSliderEvdev

/// All that keys come from.
struct InputPlan {
  /// A device, what its keys do, and whether other programs get none of them.
  struct Device {
    let path: String
    var bindings = EvdevBindings.standard
    var grabs: Bool
    /// What its user calls it.
    var label: String?
    /// Where a configuration names it, for what is wrong with it; `nil` for a flag.
    var origin: (file: String, location: SourceLocation, key: String)?
  }

  /// The terminal or lines; `nil` if standard input isn't read.
  let standard: InputChoice?
  let devices: [Device]
}

extension InputPlan {
  /// What someone should know who reads devices with more rights than that takes.
  func warnings(user: uid_t) -> [String] {
    guard user == 0, let path = devices.first?.path else { return [] }
    return [
      """
      sliderd runs as root and need not: "sliderd devices --rule \(path)" prints a rule that lets \
      another user read the device
      """
    ]
  }
}

extension InputPlan.Device {
  /// A device of a configuration.
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
