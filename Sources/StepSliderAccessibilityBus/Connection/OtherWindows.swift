// SPDX-License-Identifier: Apache-2.0

import DBus

/// A check for an active window of another program, made the way a screen reader makes it.
final class OtherWindows {
  private static let patience: Duration = .seconds(2)
  private static let interface = AccessibilityInterfaces.accessible.name
  /// The signals of windows that become active.
  static let rule = "type='signal',interface='org.a11y.atspi.Event.Window',member='Activate'"

  /// The result; `nil` until it is known. Once another window has been active, it stays `true`.
  private(set) var areActive: Bool?
  private let connection: DBusConnection
  private var openQuestions = 0

  /// Starts the check.
  ///
  /// - Throws: A ``DBusError`` if the connection is lost.
  init(on connection: DBusConnection) throws(DBusError) {
    self.connection = connection
    try connection.match(Self.rule) { [weak self, name = connection.uniqueName] signal in
      if signal.sender != name { self?.areActive = true }
    }
    let desktop = ObjectReference(bus: RegistryLink.name, path: ObjectPath.root.text)
    lookAtChildren(of: desktop) { [weak self] program in
      guard program.bus != self?.connection.uniqueName else { return }
      self?.lookAtChildren(of: program) { self?.lookAt($0) }
    }
  }

  private func lookAtChildren(
    of object: ObjectReference,
    each: @escaping (ObjectReference) -> Void
  ) {
    ask("GetChildren", of: object) { ObjectReference.list($0).forEach(each) }
  }

  private func lookAt(_ window: ObjectReference) {
    ask("GetState", of: window) { [weak self] values in
      let states = AccessibleStates(values)
      if states.isSuperset(of: [.active, .showing]) { self?.areActive = true }
    }
  }

  /// A program that can't answer has no windows; one that doesn't answer in time may have an
  /// active one.
  private func ask(
    _ member: String,
    of object: ObjectReference,
    answer: @escaping ([DBusValue]) -> Void
  ) {
    openQuestions += 1
    let call = DBusCall(path: object.path, interface: Self.interface, member: member)
    connection.call(call, of: object.bus, within: Self.patience) { [weak self] in
      if case .failure(let error) = $0, error.isStandard(.noReply) { self?.areActive = true }
      answer((try? $0.get()) ?? [])
      self?.close()
    }
  }

  private func close() {
    openQuestions -= 1
    if openQuestions == 0, areActive == nil { areActive = false }
  }
}
