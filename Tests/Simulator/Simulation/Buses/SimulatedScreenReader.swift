// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
package import DBus

/// A screen reader on a simulated accessibility bus, modelled on Orca.
///
/// It registers its listeners, takes announcements or notifications, follows the focus of the
/// active window, and queries each object before it speaks about it.
package final class SimulatedScreenReader {
  /// Words that the screen reader gives to its voice.
  package struct Utterance: Hashable, Sendable {
    /// The reason for words.
    package enum Cause: Hashable, Sendable {
      case window
      case focus
      case value
      case announcement
      case notification
    }

    /// When its voice gets them.
    package let time: Duration
    /// The words.
    package let text: String
    /// Why it speaks.
    package let cause: Cause
  }

  /// The time from an event to the first question about it.
  package var reaction: Duration = .milliseconds(5)
  /// The time until it would ask about an event of this moment.
  package var delay: Duration { max(reaction, lastTurn - bus.agenda.time) }
  /// Whether the screen reader knows announcements, as Orca does from version 45 on. A change
  /// takes effect when it listens again.
  package var knowsAnnouncements = true
  /// Called with everything it speaks.
  package var onSpeech: ((Utterance) -> Void)?
  /// Its program on the bus; `nil` while it isn't running.
  package private(set) var program: SimulatedProgram?
  private let bus: SimulatedBus
  private var listened: [String] = []
  /// When it handles what it heard last.
  private var lastTurn: Duration = .zero
  private var window: ObjectReference?
  private var focus: ObjectReference?
  private var lastValue: DBusValue?
  /// The last value that it was told of any slider; `nil` if there was none since it began to listen.
  package private(set) var toldValue: DBusValue?

  /// Creates a screen reader that isn't running.
  package init(on bus: SimulatedBus) { self.bus = bus }

  /// Whether it listens to other programs.
  package var isListening: Bool { program != nil && !listened.isEmpty }

  /// Starts the screen reader. Does nothing if it is running.
  ///
  /// - Throws: If the accessibility bus is dead.
  package func start() throws(DBusError) {
    guard program == nil else { return }
    let program = try SimulatedProgram(on: bus)
    for kind in ["Object", "Window"] {
      let rule = "type='signal',interface='org.a11y.atspi.Event.\(kind)'"
      try program.connection.match(rule) { [weak self] in self?.hear($0) }
    }
    program.connection.onClosed = { [weak self] _ in self?.crash() }
    self.program = program
    listen()
  }

  /// Ends the screen reader without a word to other programs.
  package func crash() {
    program?.connection.close()
    program = nil
    forget()
  }

  /// Registers its listeners.
  package func listen() {
    guard program != nil, listened.isEmpty else { return }
    listened = Self.events + (knowsAnnouncements ? ["Object:Announcement:"] : [])
    for event in listened { register("RegisterEvent", event) }
    later { $0.findWindow() }
  }

  /// Removes its listeners, but stays on the bus.
  package func stopListening() {
    for event in listened { register("DeregisterEvent", event) }
    forget()
  }

  private func forget() {
    (listened, window, focus, lastValue, toldValue) = ([], nil, nil, nil, nil)
    lastTurn = .zero
  }

  private func register(_ member: String, _ event: String) {
    let call = DBusCall(
      path: SimulatedRegistry.path,
      interface: SimulatedRegistry.name,
      member: member,
      arguments: [.string(event)]
    )
    program?.call(call, of: SimulatedRegistry.name)
  }

  private static let events = [
    "Window:Activate:", "Window:Deactivate:", "Object:ChildrenChanged:",
    "Object:PropertyChange:AccessibleName", "Object:PropertyChange:AccessibleValue",
    "Object:StateChanged:Focused", "Object:StateChanged:Showing",
  ]
}

// Windows that were there before it.
extension SimulatedScreenReader {
  private func findWindow() {
    let desktop = SimulatedRegistry.desktop
    ask([desktop.call("GetChildren")], of: desktop.bus) { reader, answers in
      for program in ObjectReference.list(answers[0]) { reader.lookInto(program) }
    }
  }

  /// Enters the active window of a program, and finds the focus there.
  private func lookInto(_ object: ObjectReference) {
    let calls = [
      object.property("Name", of: .accessible), object.call("GetState"),
      object.call("GetChildren"),
    ]
    ask(calls, of: object.bus) { reader, answers in
      let states = AccessibleStates(answers[1])
      if states.contains(.active) { reader.enter(object, answers[0].first?.content.text ?? "") }
      if states.contains(.focused), reader.focus == nil { reader.readFocus(object) }
      for child in ObjectReference.list(answers[2]) { reader.lookInto(child) }
    }
  }
}

// Events.
extension SimulatedScreenReader {
  private func hear(_ signal: DBusSignal) {
    guard isListening, signal.arguments.count == 5, let detail = signal.arguments[0].text else {
      return
    }
    let source = ObjectReference(bus: signal.sender, path: signal.path)
    let isOn = signal.arguments[1] == .int32(1)
    let content = signal.arguments[3].content
    switch (signal.member, detail) {
    case ("Activate", _): enter(source, content.text ?? "")
    case ("Deactivate", _): if window == source { (window, focus) = (nil, nil) }
    case ("StateChanged", "focused") where isOn: readFocus(source)
    case ("StateChanged", "showing") where isOn: readNotification(source)
    case ("PropertyChange", "accessible-value"):
      toldValue = content
      readValue(of: source)
    case ("Announcement", _) where knowsAnnouncements:
      readAnnouncement(content.text ?? "", by: source)
    default: break
    }
  }

  private func enter(_ frame: ObjectReference, _ title: String) {
    guard frame != window else { return }
    (window, focus) = (frame, nil)
    later { $0.say("\(title) frame", .window) }
  }

  /// Only the focus of an active window counts.
  private func readFocus(_ source: ObjectReference) {
    guard let window, window.bus == source.bus else { return }
    (focus, lastValue) = (source, nil)
    let calls = [
      source.property("Name", of: .accessible),
      source.property("Description", of: .accessible),
      source.call("GetRoleName"), source.call("GetAttributes"), source.call("GetState"),
      window.call("GetState"),
    ]
    ask(calls, of: source.bus) { reader, answers in
      guard reader.focus == source,
        AccessibleStates(answers[5]).isSuperset(of: [.active, .showing])
      else { return }
      let texts = answers.map { $0.first?.content.text ?? "" }
      let orientation = AccessibleStates(answers[4]).contains(.horizontal) ? "horizontal" : ""
      let words = [texts[0], orientation, texts[2], Self.valueText(answers[3])]
      reader.say(words.filter { !$0.isEmpty }.joined(separator: " ") + ".", .focus)
      if !texts[1].isEmpty { reader.say(texts[1], .focus) }
    }
  }

  /// The event is only a hint. What is spoken is the value at the time of the question.
  private func readValue(of source: ObjectReference) {
    guard source == focus else { return }
    let calls = [
      source.property("CurrentValue", of: .value),
      source.call("GetAttributes"),
    ]
    ask(calls, of: source.bus) { reader, answers in
      guard source == reader.focus, let value = answers[0].first?.content,
        value != reader.lastValue
      else { return }
      reader.lastValue = value
      reader.say(Self.valueText(answers[1]), .value)
    }
  }

  /// The words are spoken only if their source still exists.
  private func readAnnouncement(_ text: String, by source: ObjectReference) {
    ask([source.call("GetRole")], of: source.bus) { reader, _ in
      reader.say(text, .announcement)
    }
  }

  private func readNotification(_ source: ObjectReference) {
    let calls = [
      source.call("GetRole"), source.property("Name", of: .accessible),
    ]
    ask(calls, of: source.bus) { reader, answers in
      guard answers[0] == [.uint32(Self.notification)] else { return }
      reader.say("notification \(answers[1].first?.content.text ?? "").", .notification)
    }
  }

  /// The corresponding C constant is `ATSPI_ROLE_NOTIFICATION`.
  private static let notification: UInt32 = 101

  private static func valueText(_ attributes: [DBusValue]) -> String {
    attributes.first?.entries?["valuetext"]?.text ?? ""
  }

  private func say(_ text: String, _ cause: Utterance.Cause) {
    onSpeech?(Utterance(time: bus.agenda.now, text: text, cause: cause))
  }
}

// Questions.
extension SimulatedScreenReader {
  typealias Reader = SimulatedScreenReader

  /// Makes calls after the reaction time. The handler gets all answers, unless one fails.
  func ask(
    _ calls: [DBusCall],
    of name: String,
    completion: @escaping (Reader, [[DBusValue]]) -> Void
  ) {
    later { reader in
      var answers: [[DBusValue]] = []
      for call in calls {
        reader.program?.call(call, of: name) { [weak reader] answer in
          guard let reader, case .success(let values) = answer else { return }
          answers.append(values)
          if answers.count == calls.count { completion(reader, answers) }
        }
      }
    }
  }

  /// What it hears first, it handles first.
  private func later(_ action: @escaping (Reader) -> Void) {
    lastTurn = max(lastTurn, bus.agenda.time + reaction)
    bus.agenda.after(lastTurn - bus.agenda.time) { [weak self, weak program] in
      guard let self, program != nil, program === self.program else { return }
      action(self)
    }
  }
}
