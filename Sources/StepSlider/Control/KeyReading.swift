// SPDX-License-Identifier: Apache-2.0

/// The help of a control: whether it was offered, and which sentences about its keys are still to
/// be heard.
struct KeyReading: Hashable, Sendable {
  /// How long help that was offered or stopped can be continued. Later, it begins anew.
  static let patience: Duration = .seconds(60)

  private enum State: Hashable {
    case closed, offered, reading, stopped
  }

  private var state = State.closed
  private var rest: [String] = []
  private var time: Duration?

  /// Returns whether the key for help now asks for the keys: it has just offered them, or they were
  /// stopped. If not, it offers them.
  mutating func isWanted(at time: Duration?) -> Bool {
    closeIfLate(at: time)
    if state == .offered || state == .stopped { return true }
    (state, self.time) = (.offered, time)
    return false
  }

  /// Begins to read sentences, or goes on with those that weren't heard. Returns what to read.
  mutating func read(_ sentences: [String], at time: Duration?) -> [String] {
    closeIfLate(at: time)
    if rest.isEmpty { rest = sentences }
    state = .reading
    return rest
  }

  /// Notes that words were heard to their end.
  mutating func hear(_ words: String) {
    guard state == .reading, rest.first == words else { return }
    rest.removeFirst()
    if rest.isEmpty { state = .closed }
  }

  /// Stops, because of another key. Returns whether there was anything to stop.
  mutating func stop(at time: Duration?) -> Bool {
    guard state == .reading || state == .offered else { return false }
    (state, self.time) = (rest.isEmpty ? .closed : .stopped, time)
    return true
  }

  private mutating func closeIfLate(at now: Duration?) {
    guard state == .offered || state == .stopped, let time, let now, now - time > Self.patience
    else { return }
    self = KeyReading()
  }
}
