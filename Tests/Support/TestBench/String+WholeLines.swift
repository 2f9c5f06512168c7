// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// The text without an incomplete last line.
  package var wholeLines: Substring {
    utf8.lastIndex(of: 0x0A).map { self[...$0] } ?? ""
  }
}
