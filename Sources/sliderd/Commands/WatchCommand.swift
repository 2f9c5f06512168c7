// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import DBus
import EventLoop
import Logging
import Notation
import StepSlider

struct Watch: Command {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Print each change of the running sliders as it happens, one per line, until Ctrl-C.",
    usage: "sliderd watch [ID ...] [--output json]",
    discussion: """
      It begins with one line for each slider. It prints this line again when a reload adds or \
      changes the slider, or when changes come too fast to print each one. With --output json, the \
      lines are events: ready (the state of a slider), change, removed (by a reload) and end. Focus \
      changes are not printed. If sliderd is not running or exits, the command waits for it. A sliderd \
      that --instance names must be running, and the command ends with it.
      """
  )

  @Argument(help: "The IDs of the only sliders to watch.", completion: .runningSliders)
  var ids: [String] = []
  @OptionGroup var flags: FlagGroup<Watch>

  static func run(_ arguments: ArgumentReading) throws(Failure) {
    try checkStandardOutput()
    let (target, ids) = (ClientTarget(arguments.flags), arguments.words)
    let client: SliderClient?
    do throws(Failure) { client = try SliderClient.find(target) } catch {
      // A sliderd may come to a bus, but a process can't come back.
      guard error.status == .noInput, !target.isInstance, target.likelyAddress != nil else {
        throw error
      }
      client = nil
    }
    if let client { for id in ids { _ = try client.sliders.only(id) } }
    guard let address = client?.address ?? target.likelyAddress else { return }
    let isJSON = arguments.flags[Setting.answers] == .json
    let watcher = SliderWatcher(target, at: address, only: ids, isJSON: isJSON)
    // An optimized build would release the watcher while it runs, and its answers would be lost.
    try withExtendedLifetime(watcher) { () throws(Failure) in try watcher.run() }
  }
}

/// Follows a running sliderd through exits and restarts, and prints its events.
final class SliderWatcher {
  private let target: ClientTarget
  private let address: DBusAddress
  private let loop: MainLoop
  private let link: DBusLink
  private var isOver = false
  private var lines: WatchLines
  /// The unique name of the sliderd; `nil` while there is none.
  private var owner: String?
  private var isAsking = false
  private var failure: Failure?
  private var isLossTold = false

  init(_ target: ClientTarget, at address: DBusAddress, only ids: [String], isJSON: Bool) {
    (self.target, self.address) = (target, address)
    let buses = Caller.current.buses()
    loop = MainLoop(clock: buses.clock)
    link = DBusLink(
      to: address,
      environment: target.environment,
      clock: buses.clock,
      through: buses.connector
    )
    lines = WatchLines(only: ids, isJSON: isJSON)
  }

  /// Prints until a signal ends the program, or the only sliderd that is meant exits.
  func run() throws(Failure) {
    loop.add(link) { [unowned self] in handleLink($0) }
    loop.run { failure == nil && !isOver }
    if let failure { throw failure }
  }

  private func handleLink(_ event: DBusLink.Event) {
    switch event {
    case .began(let connection): listen(on: connection)
    case .ready(let connection):
      isLossTold = false
      requestOwner(on: connection)
    case .lost:
      if owner != nil { endLines() }
      if !isLossTold { printMessage(.warning, "can't reach \(address.words); waiting for it") }
      isLossTold = true
    }
  }

  private func listen(on connection: DBusConnection) {
    let rule = "type='signal',path_namespace='\(SliderTree.root)'"
    do throws(DBusError) {
      try connection.match(rule) { [weak self] in self?.handleSignal($0) }
      try connection.watchName(target.destination) { [weak self] in self?.noteOwner($0) }
    } catch { fail(error) }
  }

  private func requestOwner(on connection: DBusConnection) {
    let question = DBusConnection.bus("GetNameOwner", [.string(target.destination)])
    connection.call(question, of: DBusConnection.busName) { [weak self, weak connection] answer in
      switch answer {
      case .success(let values): self?.noteOwner(values.first?.text)
      case .failure(let error) where error.tellsAbsence: self?.noteOwner(nil)
      case .failure(let error) where error.isStandard(.noReply):
        if let connection { self?.requestOwner(on: connection) }
      case .failure(let error): self?.fail(error)
      }
    }
  }

  private func noteOwner(_ newOwner: String?) {
    if owner != nil, newOwner != owner { endLines() }
    guard let newOwner else {
      if !isOver { printMessage(.warning, "sliderd is not running; waiting for it") }
      return
    }
    owner = newOwner
    requestSliders(of: newOwner)
  }

  /// One request at a time is enough, because its answer is newer than every signal before it.
  private func requestSliders(of asked: String) {
    guard !isAsking, let connection = link.connection else { return }
    isAsking = true
    connection.call(.managedSliders, of: asked) { [weak self] in self?.update($0, of: asked) }
  }

  private func update(_ answer: DBusConnection.Answer, of asked: String) {
    isAsking = false
    guard let owner else { return }
    switch answer {
    case .success(let objects) where owner == asked:
      write(lines.update(RunningSlider.all(in: objects)))
    // Its end is reported soon.
    case .failure(let error) where owner == asked && error.tellsAbsence: break
    case .failure(let error) where owner == asked && !error.isStandard(.noReply): fail(error)
    default: requestSliders(of: owner)
    }
  }

  /// Ends the program because of an error. The link reports a bus that is lost.
  private func fail(_ error: DBusError) {
    guard !error.isStandard(.disconnected) else { return }
    failure = Failure(error, on: address)
  }

  private func handleSignal(_ signal: DBusSignal) {
    guard let owner, signal.sender == owner else { return }
    if signal.tellsMoreThanMoves { requestSliders(of: owner) }
    if let line = lines.change(signal) { write([line]) }
  }

  private func endLines() {
    owner = nil
    write(lines.end())
    isOver = target.isInstance
  }

  private func write(_ lines: [String]) {
    guard !lines.isEmpty, failure == nil else { return }
    do throws(Failure) {
      try printWhole(lines.map { $0 + "\n" }.joined())
    } catch { failure = error }
  }
}

extension DBusSignal {
  /// Whether the signal reports other sliders, or the complete state of one, as after a reload.
  /// Signals of mere moves don't contain the count; `Changed` reports those.
  fileprivate var tellsMoreThanMoves: Bool {
    switch interface {
    case DBusInterface.objectManager.name: true
    case DBusInterface.properties.name:
      arguments.dropFirst().first?.entries?.keys.contains("Count") ?? false
    default: false
    }
  }
}

struct WatchLines {
  /// The IDs of the sliders; empty for all.
  let ids: [String]
  let isJSON: Bool
  /// The last reported state of each slider, by object path.
  private var told: [String: SliderSummary] = [:]

  init(only ids: [String], isJSON: Bool) { (self.ids, self.isJSON) = (ids, isJSON) }

  /// Returns a line for each slider that differs from its last report.
  mutating func update(_ all: [RunningSlider]) -> [String] {
    let watched = all.filter { ids.isEmpty || ids.contains($0.id) }
    let before = told
    told = Dictionary(watched.map { ($0.path, $0.summary) }) { first, _ in first }
    let gone = before.filter { told[$0.key] == nil }.sorted { $0.key < $1.key }
    let removals = gone.map { _, slider in
      isJSON
        ? JSONValue.object(["event": "removed", "id": .string(slider.id)]).text
        : SpokenText.cleaned("\(slider.name) was removed")
    }
    return removals + watched.compactMap { line(of: $0.summary, toldBefore: before[$0.path]) }
  }

  mutating func end() -> [String] {
    told = [:]
    return isJSON ? [JSONValue.object(["event": "end", "reason": "gone"]).text] : []
  }

  /// Returns the line for a slider's signal. As text, only new words get a line.
  mutating func change(_ signal: DBusSignal) -> String? {
    let values = signal.arguments
    guard let before = told[signal.path], values.signature == "uusssss",
      case .uint32(let from) = values[0], case .uint32(let to) = values[1]
    else { return nil }
    let texts = values.dropFirst(2).compactMap(\.text)
    var now = before
    now.index = Int(to)
    now.value = texts[0].isEmpty ? nil : texts[0]
    now.text = texts[1]
    told[signal.path] = now
    guard isJSON else { return line(of: now, toldBefore: before) }
    let end = texts[4].isEmpty ? nil : texts[4]
    return now.change(from: Int(from), cause: texts[2], phase: texts[3], end: end).text
  }

  private func line(of now: SliderSummary, toldBefore before: SliderSummary?) -> String? {
    guard now != before else { return nil }
    guard !isJSON else { return now.event("ready").text }
    let isKnown = now.name == before?.name
    guard !isKnown || now.words != before?.words else { return nil }
    let isNamed = !isKnown || told.count > 1
    return SpokenText.cleaned(isNamed ? "\(now.name): \(now.words)" : now.words)
  }
}
