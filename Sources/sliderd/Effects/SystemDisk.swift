// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The system's disk.
final class SystemDisk: Disk {
  func position(at path: StatePath) throws(StateFileError) -> any PositionFile {
    try path.makeFolder()
    return StateKeeper(file: try StateFile(path: path.text, refusingOthers: path.isNamed))
  }

  func preferences(at path: StatePath) -> any PreferencesFile { SharedFile(at: path) }

  func isThere(_ path: String) -> Bool {
    access(path, F_OK) == 0 || ![ENOENT, ENOTDIR].contains(errno)
  }
}
