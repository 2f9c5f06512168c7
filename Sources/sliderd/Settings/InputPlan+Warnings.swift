// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

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
