// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

struct StandardError: TextOutputStream {
  mutating func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
