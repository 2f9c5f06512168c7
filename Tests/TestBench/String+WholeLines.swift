// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// The text without a last line whose end hasn't come yet.
  package var wholeLines: Substring {
    utf8.lastIndex(of: 0x0A).map { self[...$0] } ?? ""
  }
}
