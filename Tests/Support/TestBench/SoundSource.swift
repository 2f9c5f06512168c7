// SPDX-License-Identifier: GPL-3.0-or-later

/// A recorder of what a sink plays, which fills a ``Hearing``.
protocol SoundSource: Sendable {
  /// Ends the recording.
  func stop()
}
