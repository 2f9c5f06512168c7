// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import EventLoop
import Foundation
import StepSlider
import StepSliderTerminal

/// Draws a reading each second, and makes a screen reader announce the bar with the focus.
@main final class Program {
  private var chart = LiveChart()
  private var isOver = false
  private let (loop, alarm) = (MainLoop(), Alarm())
  private let bus = AccessibleApplication(
    application: "LiveChart",
    window: AccessibleWindow(title: "Processor load", takesFocus: false),
    environment: ProcessInfo.processInfo.environment
  )
  private lazy var announcer = FocusAnnouncer(on: bus)

  static func main() { Program().run() }

  private func run() {
    let terminal = RawTerminal(descriptor: STDIN_FILENO)
    terminal.begin()
    loop.add(TerminalInput()) { [unowned self] in handle($0) }
    loop.add(alarm) { [unowned self] in read() }
    loop.add(announcer) { [unowned self] request in
      chart.perform(request)
      show()
    }
    read()
    loop.run { !isOver }
    bus.close()
    terminal.end()
    if isatty(STDOUT_FILENO) == 1 { print("\u{1B}[J", terminator: "") }
  }

  private func handle(_ event: TerminalInput.Event) {
    switch event {
    case .press(.character("q"), isRepeat: _), .interrupt, .end: isOver = true
    case .mistake(let message):
      FileHandle.standardError.write(Data("\(message)\n".utf8))
      exit(EXIT_FAILURE)
    case .press(let key, isRepeat: _): show(notifying: chart.press(key))
    case .suspend: break
    @unknown default: break
    }
  }

  private func read() {
    let path = CommandLine.arguments.dropFirst().first ?? "/proc/stat"
    chart.update(with: ProcessorTimes((try? String(contentsOfFile: path, encoding: .utf8)) ?? ""))
    alarm.deadline = loop.now + .seconds(1)
    show()
  }

  private func show(notifying notifications: [AccessibilityNotification] = []) {
    if isatty(STDOUT_FILENO) == 1 {
      try? FileHandle.standardOutput.write(contentsOf: chart.picture)
    }
    announcer.show(chart, notifying: notifications)
  }
}

extension LiveChart {
  /// The drawing, from the cursor down; then the cursor goes back up. Bars are spaces on a bright
  /// ground, because Orca reads new characters in a terminal by itself.
  var picture: Data {
    let cells = String(repeating: " ", count: 40)
    let bars = loads.enumerated().map { core, load in
      let (style, width) = (core == focus ? "7" : "0", load * 40 / 100)
      return "\u{1B}[\(style)mCore \(core + 1)\u{1B}[0m  \u{1B}[7m\(cells.prefix(width))\u{1B}[0m"
        + cells.dropFirst(width)
    }
    return Data((bars.map { "\r\($0)\n" }.joined() + "\u{1B}[\(bars.count)A").utf8)
  }
}
