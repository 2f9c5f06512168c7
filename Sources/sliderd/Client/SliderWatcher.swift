// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSliderTerminal

/// Follows a running sliderd, its going and its coming, and prints what it tells.
final class SliderWatcher {
  private let link: DBusLink
  private let name: String
  private var lines: WatchLines
  /// The unique name of the sliderd; `nil` while there is none.
  private var owner: String?
  private var failure: Failure?
  private var isLossTold = false

  init(_ target: ClientTarget, at address: DBusAddress, only id: String?, isJSON: Bool) {
    link = DBusLink(to: address, environment: target.environment)
    name = target.destination
    lines = WatchLines(only: id, isJSON: isJSON)
  }

  /// Prints until a signal ends the program.
  ///
  /// - Throws: When nothing can be printed.
  func run() throws(Failure) {
    while true {
      for news in link.advance() { handle(news) }
      if let failure { throw failure }
      _ = Poller.wait(for: link.connection?.interests ?? [], until: link.deadline)
    }
  }

  private func handle(_ news: DBusLink.News) {
    switch news {
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
      if !isLossTold { tell("the D-Bus can't be reached; waiting for it") }
      isLossTold = true
    }
  }

  private func listen(on connection: DBusConnection) {
    let rule = "type='signal',interface='\(SliderInterface.slider.name)',member='Changed'"
    do throws(DBusError) {
      try connection.match(rule) { [weak self] in self?.handle($0) }
      try connection.watchName(name) { [weak self] in self?.follow($0) }
    } catch {
      failure = Failure(error)
    }
  }

  /// Another sliderd has the name, or none.
  private func follow(_ newOwner: String?) {
    if owner != nil, newOwner != owner { gone() }
    guard let newOwner else { return tell("no sliderd is running; waiting for it") }
    owner = newOwner
    let call = DBusCall(
      path: SliderInterface.root,
      interface: DBusInterface.objectManager.name,
      member: "GetManagedObjects"
    )
    link.connection?.call(call, of: newOwner) { [weak self] answer in
      guard let self, owner == newOwner, case .success(let objects) = answer else { return }
      write(lines.begin(RunningSlider.all(in: objects)))
    }
  }

  private func handle(_ signal: DBusSignal) {
    guard signal.sender == owner, let line = lines.change(signal) else { return }
    write([line])
  }

  private func gone() {
    owner = nil
    write(lines.end())
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
