// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider

/// Writes a line to standard error, without what could control a terminal.
func printError(_ line: String) { Caller.current.errors(SpokenText.printed(line)) }

/// Writes a line to a descriptor. A closed or full one is ignored.
///
/// - Parameters:
///   - line: The line.
///   - descriptor: The descriptor.
///   - patience: How long to wait for a reader before the rest is dropped; `nil` for no limit.
/// - Returns: Whether the whole line was written.
@discardableResult
func printError(
  _ line: String,
  to descriptor: CInt,
  within patience: Duration? = nil
) -> Bool {
  let clock = SystemClock()
  let deadline = patience.map { clock.now + $0 }
  let interest = Interest(descriptor, isForWriting: true)
  var rest = Array((line + "\n").utf8)[...]
  while !rest.isEmpty {
    if deadline != nil, clock.wait(for: [interest], until: deadline) != [interest] { return false }
    let piece = rest.prefix(StandardScreen.pieceSize)
    let count = piece.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EAGAIN || errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
