// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import Foundation
import StepSlider
import StepSliderTerminal

/// Draws the form, handles keys, and makes a screen reader announce what has changed.
@main final class Program {
  private var form = TerminalForm()
  private var isOver = false
  private let bus = AccessibleApplication(
    application: "TerminalForm",
    window: AccessibleWindow(title: "Order a drink", takesFocus: false),
    environment: ProcessInfo.processInfo.environment
  )
  private lazy var announcer = FocusAnnouncer(on: bus)

  static func main() { Program().run() }

  /// Runs until the user orders or quits, then erases the form and prints the order.
  func run() {
    let (terminal, loop) = (RawTerminal(descriptor: STDIN_FILENO), MainLoop())
    terminal.begin()
    loop.add(TerminalInput()) { [unowned self] in handle($0) }
    loop.add(announcer) { [unowned self] request in
      form.perform(request)
      show()
    }
    show()
    loop.run { !isOver && !form.isOrdered }
    bus.close()
    terminal.end()
    if isatty(STDOUT_FILENO) == 1 { print("\u{1B}[J", terminator: "") }
    if form.isOrdered { print(form.order) }
  }

  private func handle(_ event: TerminalInput.Event) {
    switch event {
    case .press(.character("q"), isRepeat: _), .interrupt, .end: isOver = true
    case .mistake(let message):
      FileHandle.standardError.write(Data("\(message)\n".utf8))
      exit(EXIT_FAILURE)
    case .press(let key, isRepeat: _): show(notifying: form.press(key))
    case .suspend: break
    @unknown default: break
    }
  }

  private func show(notifying notifications: [AccessibilityNotification] = []) {
    if isatty(STDOUT_FILENO) == 1 { try? FileHandle.standardOutput.write(contentsOf: form.picture) }
    announcer.show(form, notifying: notifications)
  }
}

extension TerminalForm {
  /// The drawing, from the cursor down; then the cursor goes back up. Only the style of its
  /// characters ever changes, because Orca reads new characters in a terminal by itself.
  var picture: Data {
    let lines = ["Order a drink"] + accessibilitySnapshot.items.map { line(for: $0.element) }
    return Data((lines.map { "\r\($0)\n" }.joined() + "\u{1B}[\(lines.count)A").utf8)
  }

  /// Returns an element's label, inverse (7) with the focus, and otherwise bold (1) if it is chosen.
  private func line(for element: AccessibilityElement) -> String {
    let (isFocused, isOn) = (element.id == accessibilityFocus, element.traits.contains(.selected))
    let state = element.traits.contains(.toggle) ? " off \u{1B}[\(isOn ? "7" : "0")mon" : ""
    return
      "\u{1B}[\(isFocused ? "7" : isOn ? "1" : "0")m\(element.label ?? "")\u{1B}[0m\(state)\u{1B}[0m"
  }
}
