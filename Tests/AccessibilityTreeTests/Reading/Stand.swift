// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSlider

/// A small screen: a heading, a slider, two buttons, and a question that can pop up.
struct Stand: Accessible {
  var size: SliderControl
  var isRunning = false
  var isAsking = false
  var isScrolled = true
  var seconds = 0
  var removed: Set<ElementID> = []
  var focus: ElementID?
  /// The language of the button Ask.
  var language: String?
  /// The notifications from the buttons Start and Tell.
  var notifications: [AccessibilityNotification] = []
  /// All requests so far.
  private(set) var asked: [String] = []

  init() throws {
    size = SliderControl(
      Slider(
        stops: try Stops(names: ["Small", "Medium", "Large"]),
        presentation: Presentation(id: "size", label: "Text size")
      )
    )
  }

  var accessibilityFocus: ElementID? { focus }

  var accessibilityTree: AccessibilityContainer {
    var ask = button("ask", "Ask", 4)
    ask.language = language
    let lines: [AccessibilityElement] = [
      AccessibilityElement(id: "title", label: "Settings", traits: .header, frame: line(0)),
      size.element(frame: line(1)),
      button("start", "Start", 2, isEnabled: !isRunning),
      AccessibilityElement(
        id: "time",
        label: "Duration",
        value: "\(seconds) seconds",
        traits: .updatesFrequently,
        frame: line(3)
      ),
      ask,
      button("tell", "Tell", 5, actions: [.activate, .custom("Tell all")]),
      AccessibilityElement(id: "more", label: "More", traits: .header, frame: line(6)),
      AccessibilityElement(
        id: "loud",
        label: "Loud",
        traits: isRunning ? [.toggle, .selected] : .toggle,
        frame: line(7)
      ),
    ]
    let question = AccessibilityContainer(
      id: "question",
      label: "Question",
      traits: isAsking ? .modal : .hidden,
      actions: [.escape],
      elements: [button("yes", "Yes", 2), button("no", "No", 3)]
    )
    let shown = lines.filter { !removed.contains($0.id) }.map(AccessibilityNode.element)
    let window = LayoutRect(x: 0, y: 0, width: 300, height: isScrolled ? 400 : 200)
    return AccessibilityContainer(
      id: "screen",
      transform: .identity.clipped(to: window),
      children: shown + [.container(question)]
    )
  }

  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    asked.append("\(action) \(id)")
    switch (id, action) {
    case (_, .scrollToVisible): isScrolled = true
    case ("size", _): return size.perform(action: action) == nil ? .refused : .done
    case ("start", .activate):
      isRunning = true
      return .done(notifying: notifications)
    case ("loud", .activate): isRunning.toggle()
    case ("ask", .activate): isAsking = true
    case ("yes", .activate), ("no", .activate), ("question", .escape): isAsking = false
    case ("tell", _): return .done(notifying: notifications)
    default: return .refused
    }
    return .done
  }

  private func line(_ number: Int) -> LayoutRect {
    LayoutRect(x: 0, y: Double(50 * number), width: 300, height: 40)
  }

  private func button(
    _ id: ElementID,
    _ label: String,
    _ number: Int,
    isEnabled: Bool = true,
    actions: [ElementAction]? = nil
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: id,
      label: label,
      traits: isEnabled ? .button : [.button, .notEnabled],
      frame: line(number),
      actions: actions
    )
  }
}

/// A listener at a stand, who sends requests and hears the answers.
struct Listener {
  var stand: Stand
  var cursor: ReadingCursor
  private(set) var time: Duration = .zero

  init(at stand: Stand, phrases: Phrases = Phrases()) {
    (self.stand, cursor) = (stand, ReadingCursor(phrases: phrases))
  }

  mutating func begin() -> [String] { cursor.begin(on: stand, at: time).map(\.text) }

  mutating func hear(_ command: CursorCommand) -> [String] {
    cursor.handle(command, on: &stand, at: time).map(\.text)
  }

  /// Returns what is heard when the program changes by itself.
  mutating func hear(
    _ notifications: [AccessibilityNotification] = [],
    change: (inout Stand) -> Void
  ) -> [String] {
    change(&stand)
    return cursor.follow(stand, notifying: notifications, at: time).map(\.text)
  }

  mutating func hearWhenWordsEnd() -> [String] {
    cursor.wordsEnded(on: &stand, at: time).map(\.text)
  }

  /// Returns what is heard until a time since the beginning.
  mutating func hear(until end: Duration) -> [String] {
    var heard: [String] = []
    while let deadline = cursor.deadline, deadline <= end {
      time = max(time, deadline)
      heard += cursor.advance(on: stand, to: time).map(\.text)
    }
    time = end
    return heard
  }
}
