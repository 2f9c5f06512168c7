// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Why a device can't be read.
public enum EvdevDeviceError: Error, Hashable, CustomStringConvertible {
  /// Nothing is there.
  case missing(path: String)
  /// It is there, and may not be read; a rule for udev would allow it, where one can be made.
  case denied(path: String, rule: UdevRule?)
  /// It is a file, a folder, or another kind of device.
  case notADevice(path: String)
  /// The kernel, before Linux 4.4, can't keep what isn't bound from the program.
  case unfiltered(path: String)
  /// Something else went wrong, with the system's number for it.
  case failed(path: String, code: CInt)

  /// What is wrong, and what can be done.
  public var description: String {
    switch self {
    case .missing(let path): "\(path) isn't there"
    case .denied(let path, nil): "\(path) may not be read"
    case .denied(let path, let rule?):
      """
      \(path) may not be read. To let whoever sits at this machine read this one device, put the \
      following line into \(UdevRule.suggestedFile), then run \(UdevRule.activation):
      \(rule)
      """
    case .notADevice(let path): "\(path) is not an input device"
    case .unfiltered(let path):
      "\(path): this kernel can't hold back keys that aren't bound; Linux 4.4 and later can"
    case .failed(let path, let code): "\(path): \(String(cString: strerror(code)))"
    }
  }
}
