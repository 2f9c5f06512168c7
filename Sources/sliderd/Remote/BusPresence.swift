// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import Glibc
import Logging
import StepSliderTerminal

/// The sliders on a bus, where other programs read and set them; there again whenever the bus is.
///
/// Nothing here makes the loop wait, and nothing is done before the first ``advance()``.
final class BusPresence {
  /// What the user should know.
  struct Remark: Equatable {
    let level: Logger.Level
    let message: String
  }

  /// How many messages are handled before keys have their turn again.
  private static let portion = 8

  private var link: DBusLink?
  private let choice: BusChoice
  private let tree: SliderTree
  private var remarks: [Remark] = []
  private var isLossTold = false
  private var isQueueTold = false
  /// Whether the bus was too slow for all that it should have been told.
  private var isBehind = false

  init(_ choice: BusChoice, environment: [String: String], tree: SliderTree) {
    let address = choice.address(environment: environment)
    link = address.map { DBusLink(to: $0, environment: environment) }
    (self.choice, self.tree) = (choice, tree)
  }

  /// What to wait for, with ``deadline``, before ``advance()``.
  var interests: [Poller.Interest] {
    link?.connection?.interests ?? []
  }

  /// When to call ``advance()`` though nothing is ready.
  var deadline: ContinuousClock.Instant? { link?.deadline }

  /// Goes on with what came and what waits; gives what the user should know.
  func advance() -> [Remark] {
    for news in link?.advance(limit: Self.portion) ?? [] { handle(news) }
    catchUp()
    defer { remarks = [] }
    return remarks
  }

  /// Tells programs something.
  func tell(_ signals: [DBusSignal]) {
    guard let connection = link?.connection, connection.uniqueName != nil else { return }
    for signal in signals where !isBehind {
      // That the bus is gone shows in `advance`.
      isBehind = (try? connection.emit(signal)) == false
    }
  }

  /// Leaves the bus.
  func close() {
    link?.connection?.close()
    link = nil
  }

  private func handle(_ news: DBusLink.News) {
    switch news {
    case .began(let connection): setUp(connection)
    case .ready:
      if isLossTold { note(.notice, "\(busWords) is back; programs reach the slider again") }
      isLossTold = false
    case .lost(let error): lose(error)
    }
  }

  private func setUp(_ connection: DBusConnection) {
    isBehind = false
    do throws(DBusError) {
      try connection.serve(tree)
    } catch {
      return note(.warning, "programs can't reach the slider: \(error)")
    }
    connection.requestName(SliderInterface.busName) { [weak self] in self?.handle($0) }
    // For those who want this sliderd and no other; what becomes of it is no news.
    connection.requestName(SliderInterface.busName(ofProcess: getpid())) { _ in }
  }

  private func handle(_ answer: Result<DBusConnection.Ownership, DBusError>) {
    switch answer {
    case .success(.owned): break
    case .success(.queued):
      guard !isQueueTold else { return }
      isQueueTold = true
      let name = SliderInterface.busName(ofProcess: getpid())
      note(.notice, "another sliderd has the name \(SliderInterface.busName); this one is \(name)")
    case .failure(let error) where error.isStandard(.disconnected): break
    case .failure(let error):
      note(.warning, "the name \(SliderInterface.busName) was refused by \(busWords): \(error)")
    }
  }

  /// A bus that nobody asked for and that was never there isn't waited for.
  private func lose(_ error: DBusError) {
    let wasThere = link?.wasThere == true
    guard wasThere || choice != .auto else {
      link = nil
      return note(.debug, "programs can't reach the slider: \(error)")
    }
    guard !isLossTold else { return }
    isLossTold = true
    let reason = wasThere ? "\(busWords) is gone" : error.description
    note(.notice, "\(reason); programs can't reach the slider until it is there")
  }

  /// Tells how everything is, once the bus takes messages again.
  private func catchUp() {
    guard isBehind, let connection = link?.connection,
      connection.queuedWrites < DBusConnection.signalCapacity / 2
    else { return }
    isBehind = false
    tell(tree.panel().signalsOfEverything())
  }

  private var busWords: String { choice == .system ? "the system's D-Bus" : "the session's D-Bus" }

  private func note(_ level: Logger.Level, _ message: String) {
    remarks.append(Remark(level: level, message: message))
  }
}
