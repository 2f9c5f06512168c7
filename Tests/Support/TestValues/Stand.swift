// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree
package import StepSlider

/// A small screen: a heading, a slider, two buttons, and a question that can pop up.
package struct Stand: Accessible {
  package var size: SliderControl
  package var isRunning = false
  package var isAsking = false
  package var isScrolled = true
  package var seconds = 0
  package var removed: Set<ElementID> = []
  package var focus: ElementID?
  /// The language of the button Ask.
  package var language: String?
  /// The notifications from the buttons Start and Tell.
  package var notifications: [AccessibilityNotification] = []
  /// All requests so far.
  package private(set) var asked: [String] = []

  package init() throws {
    size = SliderControl(
      Slider(
        stops: try Stops(names: ["Small", "Medium", "Large"]),
        presentation: SliderPresentation(id: "size", label: "Text size")
      )
    )
  }

  package var accessibilityFocus: ElementID? { focus }

  package var accessibilityTree: AccessibilityContainer {
    var ask = button("ask", "Ask", 4)
    ask.language = language
    let lines: [AccessibilityElement] = [
      AccessibilityElement(id: "title", label: "Settings", traits: .header, frame: line(0)),
      size.element(in: SliderLayout(of: size.slider, in: line(1))),
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
      isModal: isAsking,
      isHidden: !isAsking,
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

  package mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    asked.append("\(action) \(id)")
    switch (id, action) {
    case (_, .scrollToVisible): isScrolled = true
    case ("size", _): return size.perform(action: action).outcome
    case ("start", .activate):
      isRunning = true
      return .done(notifying: notifications)
    case ("loud", .activate): isRunning.toggle()
    case ("ask", .activate): isAsking = true
    case ("yes", .activate), ("no", .activate), ("question", .escape): isAsking = false
    case ("tell", _): return .done(notifying: notifications)
    default: return .refused
    }
    return .done()
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
