// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import EventLoop

/// Follows a running sliderd through exits and restarts, and prints its events.
final class SliderWatcher {
  private let address: DBusAddress
  private let link: DBusLink
  private let name: String
  /// Whether a sliderd that exits is expected back.
  private let isPatient: Bool
  private var isOver = false
  private var lines: WatchLines
  /// The unique name of the sliderd; `nil` while there is none.
  private var owner: String?
  /// Whether a request for the sliders is unanswered.
  private var isAsking = false
  private var failure: Failure?
  private var isLossTold = false

  init(_ target: ClientTarget, at address: DBusAddress, only id: String?, isJSON: Bool) {
    self.address = address
    link = DBusLink(to: address, environment: target.environment)
    (name, isPatient) = (target.destination, !target.isInstance)
    lines = WatchLines(only: id, isJSON: isJSON)
  }

  /// Prints until a signal ends the program, or the only sliderd that is meant exits.
  ///
  /// - Throws: A failure if nothing can be printed, or if the bus refuses access to sliderd.
  func run() throws(Failure) {
    let loop = EventLoop()
    loop.add(link) { [unowned self] in handle($0) }
    loop.run { failure == nil && !isOver }
    if let failure { throw failure }
  }

  private func handle(_ event: DBusLink.Event) {
    switch event {
    case .began(let connection): listen(on: connection)
    case .ready(let connection):
      isLossTold = false
      connection.call(
        DBusConnection.bus("GetNameOwner", [.string(name)]),
        of: DBusConnection.busName
      ) { [weak self] answer in
        self?.follow((try? answer.get())?.first?.text)
      }
    case .lost:
      if owner != nil { gone() }
      if !isLossTold { tell("can't reach \(address.words); waiting for it") }
      isLossTold = true
    }
  }

  private func listen(on connection: DBusConnection) {
    let rule = "type='signal',path_namespace='\(SliderInterface.root)'"
    do throws(DBusError) {
      try connection.match(rule) { [weak self] in self?.handle($0) }
      try connection.watchName(name) { [weak self] in self?.follow($0) }
    } catch {
      failure = Failure(error, on: address)
    }
  }

  /// Handles a new owner of the name; `nil` if there is none.
  private func follow(_ newOwner: String?) {
    if owner != nil, newOwner != owner { gone() }
    guard let newOwner else { return tell("sliderd is not running; waiting for it") }
    owner = newOwner
    ask(newOwner)
  }

  /// Requests all sliders. One request at a time is enough, because its answer is newer than every
  /// signal received before it.
  private func ask(_ asked: String) {
    guard !isAsking, let connection = link.connection else { return }
    isAsking = true
    let call = DBusCall(
      path: SliderInterface.root,
      interface: DBusInterface.objectManager.name,
      member: "GetManagedObjects"
    )
    connection.call(call, of: asked) { [weak self] answer in self?.take(answer, of: asked) }
  }

  private func take(_ answer: DBusConnection.Answer, of asked: String) {
    isAsking = false
    guard let owner else { return }
    switch answer {
    case .success(let objects) where owner == asked:
      write(lines.update(RunningSlider.all(in: objects)))
    case .failure(let error) where error.isStandard(.accessDenied):
      failure = Failure(error, on: address)
    case .failure(let error) where error.isStandard(.noReply): ask(owner)
    case .failure where owner == asked: break
    default: ask(owner)
    }
  }

  private func handle(_ signal: DBusSignal) {
    guard let owner, signal.sender == owner else { return }
    if signal.tellsMoreThanMoves { ask(owner) }
    if let line = lines.change(signal) { write([line]) }
  }

  private func gone() {
    owner = nil
    write(lines.end())
    isOver = !isPatient
  }

  private func write(_ lines: [String]) {
    guard !lines.isEmpty, failure == nil else { return }
    do throws(Failure) {
      try printWhole(lines.map { $0 + "\n" }.joined())
    } catch {
      failure = error
    }
  }

  private func tell(_ message: String) { printError("sliderd: \(message)") }
}

extension DBusSignal {
  /// Whether the signal reports other sliders, or the complete state of one, as after a reload or
  /// after signals were dropped. Signals of mere moves don't contain the count; `Changed` reports
  /// those.
  fileprivate var tellsMoreThanMoves: Bool {
    switch interface {
    case DBusInterface.objectManager.name: true
    case DBusInterface.properties.name:
      arguments.dropFirst().first?.entries?.keys.contains("Count") ?? false
    default: false
    }
  }
}
