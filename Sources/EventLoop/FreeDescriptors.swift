// SPDX-License-Identifier: Apache-2.0

import Glibc

/// How many files a program can still open. Libraries for sound, buses and voices crash without
/// descriptors, hang, or give another reason.
package enum FreeDescriptors {
  /// As many as sound, buses and a voice need together.
  package static let enough = 32

  /// Returns whether so many can be opened.
  package static func areThere(_ count: Int) -> Bool {
    var opened: [CInt] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < count {
      let descriptor = open("/", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return ![EMFILE, ENFILE].contains(errno) }
      opened.append(descriptor)
    }
    return true
  }
}
