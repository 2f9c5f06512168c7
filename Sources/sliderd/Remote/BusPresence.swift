// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop
import Logging
import StepSlider

/// The sliders on a bus, where other programs read and set them. Reports what the user should know,
/// and reconnects whenever the bus returns. Nothing happens before the first `advance`.
final class BusPresence: EventSource {
  /// The most messages handled before keys get their turn.
  private static let portion = 8

  private var link: DBusLink?
  private let choice: BusChoice
  private let busWords: String
  /// The process ID, which is part of a name on the bus.
  private let process: Int32
  private var tree: SliderTree?
  private var messages: [(level: Logger.Level, text: String)] = []
  private var isLossTold = false
  private var isQueueTold = false
  /// The first slider whose state must be told again, because signals were dropped when the bus was
  /// too slow.
  private var firstUntold: Int?
  /// The slider that has the focus as far as programs know.
  private var reportedFocus = 0

  init(
    _ choice: BusChoice,
    process: Int32,
    environment: [String: String],
    clock: any EventClock,
    through connector: @escaping DBusConnector
  ) {
    link = choice.address(environment: environment).map {
      DBusLink(
        to: $0,
        environment: environment,
        limit: Self.portion,
        clock: clock,
        through: connector
      )
    }
    (self.choice, self.process) = (choice, process)
    busWords = (choice == .system ? DBusAddress.system : .session).words
  }

  var interests: [DescriptorInterest] { link?.interests ?? [] }
  var deadline: Duration? { link?.deadline }

  func advance(_ wakeup: Wakeup) -> [(level: Logger.Level, text: String)] {
    for event in link?.advance(wakeup) ?? [] { handleLink(event) }
    catchUp()
    defer { messages = [] }
    return messages
  }

  /// Call this before the loop's first turn.
  func serve(_ tree: SliderTree) { self.tree = tree }

  func send(_ signals: @autoclosure () -> [DBusSignal]) {
    guard let connection = link?.connection, connection.uniqueName != nil else { return }
    for signal in signals() where firstUntold != 0 {
      // `advance` reports that the bus is gone.
      if (try? connection.emit(signal)) == false { firstUntold = 0 }
    }
  }

  func reportFocus(of panel: SliderPanel) {
    send(panel.signalsOfFocus(leaving: reportedFocus))
    reportedFocus = panel.focusedIndex
  }

  func reportPanel(_ panel: SliderPanel, replacing old: SliderPanel) {
    send(panel.signals(replacing: old))
    reportedFocus = panel.focusedIndex
  }

  func close() {
    link?.connection?.close()
    link = nil
  }

  private func handleLink(_ event: DBusLink.Event) {
    switch event {
    case .began(let connection): setUp(connection)
    case .ready:
      if isLossTold { log(.notice, "\(busWords) is back; other programs can reach the slider") }
      isLossTold = false
    case .lost(let error): lose(error)
    }
  }

  private func setUp(_ connection: DBusConnection) {
    firstUntold = nil
    if let tree { connection.serve(tree) }
    connection.requestName(SliderTree.busName) { [weak self] in self?.checkName($0) }
    // For programs that want exactly this sliderd. The answer doesn't matter.
    connection.requestName(SliderTree.busName(ofProcess: process)) { _ in }
  }

  private func checkName(_ answer: Result<Bool, DBusError>) {
    switch answer {
    case .success(true): break
    case .success(false):
      guard !isQueueTold else { return }
      isQueueTold = true
      let name = SliderTree.busName(ofProcess: process)
      log(.info, "another sliderd owns the name \(SliderTree.busName); this one is \(name)")
    case .failure(let error) where error.isStandard(.disconnected) || error == .lateBus: break
    case .failure(let error):
      log(.warning, "\(busWords) refused the name \(SliderTree.busName): \(error)")
    }
  }

  /// Gives up a bus that was never there and that the user didn't request.
  private func lose(_ error: DBusError) {
    let wasThere = link?.wasThere == true
    guard wasThere || choice != .auto else {
      link = nil
      return log(.debug, "other programs can't reach the slider: \(error)")
    }
    guard !isLossTold else { return }
    isLossTold = true
    let reason =
      error == .lateBus
      ? "\(busWords) is not responding" : wasThere ? "lost \(busWords)" : error.description
    log(.notice, "\(reason); other programs can't reach the slider until the bus is available")
  }

  /// Tells the state of as many sliders as there is room for, and goes on with the next one later.
  private func catchUp() {
    guard firstUntold != nil, let tree, let connection = link?.connection else { return }
    let panel = tree.panel()
    while let index = firstUntold, connection.queuedWrites < DBusConnection.signalCapacity / 2 {
      let isSlider = panel.controls.indices.contains(index)
      firstUntold = isSlider ? index + 1 : nil
      _ = try? connection.emit(isSlider ? panel.stateSignal(at: index) : panel.rootSignal)
    }
  }

  private func log(_ level: Logger.Level, _ message: String) { messages.append((level, message)) }
}
