// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import EventLoop

/// Writes a line to standard error. A closed or full standard error is ignored.
///
/// - Parameters:
///   - line: The line.
///   - descriptor: A descriptor to use instead of standard error.
///   - patience: How long to wait for a reader before the rest is dropped; `nil` for no limit.
func printError(
  _ line: String,
  to descriptor: CInt = STDERR_FILENO,
  within patience: Duration? = nil
) {
  let clock = SystemClock()
  let deadline = patience.map { clock.now + $0 }
  let interest = Interest(descriptor, isForWriting: true)
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    if deadline != nil, clock.wait(for: [interest], until: deadline) != [interest] { return }
    let piece = rest.prefix(Outlet.pieceSize)
    let count = piece.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EAGAIN || errno == EINTR { continue }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}
