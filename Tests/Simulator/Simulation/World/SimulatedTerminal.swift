// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import Logging
import StepSliderTerminal
import sliderd

/// Standard input: a terminal with its keyboard, or lines.
final class SimulatedTerminal: Terminal {
  private static let readSize = 4096

  let interest: DescriptorInterest
  let isScreen: Bool
  private(set) var isGone = false
  let isInForeground = true
  private let clock: SimulatedClock
  private var bytes: [UInt8] = []
  private var isClosed = false
  /// Whether the terminal is in raw mode.
  private(set) var isRaw = false

  init(isScreen: Bool, clock: SimulatedClock) {
    (self.isScreen, self.clock) = (isScreen, clock)
    interest = DescriptorInterest(clock.newDescriptor())
  }

  /// Whether something was read since ``forgetReading()``.
  private(set) var wasRead = false

  func forgetReading() { wasRead = false }

  /// Whether something was typed that hasn't been read.
  var hasInput: Bool { !bytes.isEmpty }

  func type(_ new: some Sequence<UInt8>) {
    guard !isClosed else { return }
    bytes += new
    update()
  }

  /// Ends the input; a terminal is gone then.
  func close() {
    (isClosed, isGone) = (true, isScreen)
    update()
  }

  func read() -> [UInt8] {
    defer { update() }
    wasRead = true
    let piece = Array(bytes.prefix(Self.readSize))
    bytes.removeFirst(piece.count)
    return piece
  }

  func begin(marksPastes: Bool, farewell: String) { isRaw = true }

  func end() { isRaw = false }

  private func update() { clock.set(interest, isReady: !bytes.isEmpty || isClosed) }
}
