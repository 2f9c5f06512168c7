// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import EventLoop

/// A file that several processes share. Each locks it only while it writes.
final class SharedFile: PreferencesFile, Sendable {
  private let path: StatePath
  private let queue = DispatchQueue(label: "preferences")

  init(at path: StatePath) { self.path = path }

  func read() throws(StateFileError) -> [UInt8]? {
    switch FileReading(of: path.text) {
    case .missing: return nil
    case .bytes(let bytes): return bytes
    case .refused(let reason): throw .unusable(path.text, reason: reason)
    }
  }

  func setAside() -> String { StateFile.setAside(path.text) }

  func save(
    _ change: @escaping @Sendable ([UInt8]?) -> [UInt8],
    reportingTo inbox: Inbox<StateFileError?>
  ) {
    queue.async { [self] in
      do throws(StateFileError) {
        try path.makeFolder()
        let file = try StateFile(path: path.text, lockedBy: .waiting)
        try file.write(change(try read()))
        inbox.post(nil)
      } catch {
        inbox.post(error)
      }
    }
  }
}
