// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// An error that prevents reading a device.
public enum EvdevDeviceError: Error, Hashable, CustomStringConvertible {
  /// There is nothing at the path.
  case missing(path: String)
  /// The device is there but may not be read. A udev rule, if one can be made, would allow it.
  case denied(path: String, rule: UdevRule?)
  /// It is a file, a folder or another kind of device.
  case notADevice(path: String)
  /// The kernel is older than Linux 4.4 and can't filter out what isn't bound.
  case unfiltered(path: String)
  /// Something else failed, with the system's error number.
  case failed(path: String, code: CInt)

  /// A description of the error, and what to do about it.
  public var description: String {
    switch self {
    case .missing(let path): "\(path) does not exist"
    case .denied(let path, nil): "no permission to read \(path)"
    case .denied(let path, let rule?):
      """
      no permission to read \(path); to give \(rule.reader) access to this device only, \
      put this line into \(UdevRule.suggestedFile), then run \(UdevRule.activation):
      \(rule)
      """
    case .notADevice(let path): "\(path) is not an input device"
    case .unfiltered(let path):
      "\(path): this kernel can't filter unbound keys; use Linux 4.4 or later"
    case .failed(let path, let code): "\(path): \(String(cString: strerror(code)))"
    }
  }
}
