// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

extension TaskTimer {
  /// The size of the screen in its current orientation.
  var screen: LayoutSize {
    isPortrait ? LayoutSize(width: 320, height: 440) : LayoutSize(width: 560, height: 260)
  }

  /// The list and the counter, one below the other or side by side.
  var drawing: Drawing {
    Drawing("screen") {
      list
      counter
    }
  }

  private var isPortrait: Bool { orientation == .portrait }

  /// The list, which starts below the status bar or beside the camera.
  private var list: Drawing {
    let origin = isPortrait ? LayoutPoint(x: 16, y: 32) : LayoutPoint(x: 44, y: 16)
    return Drawing("list", isGroup: true, transform: .identity.moved(by: origin)) {
      Shape.text(TextLine("Tasks", fontSize: 20), at: .zero)
        .heard(as: "title", traits: .header)
      for index in tasks.indices { row(index) }
    }
  }

  /// Returns a row with the task's name. A completed task also has a tick and its duration in
  /// digits, which are read as words.
  private func row(_ index: Int) -> [Shape] {
    let task = tasks[index]
    let width = isPortrait ? 288.0 : 240.0
    let frame = LayoutRect(x: 0, y: 40 + 56 * Double(index), width: width, height: 48)
    let digits = TextLine("\u{2713} " + Self.digits(task.seconds), fontSize: 13)
    let name = Shape.rectangle(frame, color: index == chosen ? "#cfe0f5" : "#eef2f7")
      .heard(
        as: ElementID("row \(index)"),
        label: task.name,
        value: task.isComplete ? "completed in \(duration(of: task))" : nil,
        hint: "Shows the task.",
        traits: index == chosen ? [.button, .selected] : .button
      )
    let text = [
      Shape.text(TextLine(task.name, fontSize: 15), at: LayoutPoint(x: 8, y: frame.minY + 4)),
      Shape.text(digits, at: LayoutPoint(x: 8, y: frame.minY + 27), color: "#207020"),
    ]
    return [name] + text.prefix(task.isComplete ? 2 : 1)
  }

  /// The counter, between its buttons or above them.
  private var counter: Drawing {
    let origin = isPortrait ? LayoutPoint(x: 16, y: 272) : LayoutPoint(x: 320, y: 24)
    let start = isPortrait ? (0.0, 64.0) : (0.0, 128.0)
    let stop = isPortrait ? (208.0, 64.0) : (116.0, 128.0)
    let digits = TextLine(Self.digits(task.seconds), fontSize: 30)
    let middle = isPortrait ? LayoutPoint(x: 98.5, y: 66) : LayoutPoint(x: 50, y: 64)
    return Drawing("counter", isGroup: true, transform: .identity.moved(by: origin)) {
      Shape.text(TextLine(task.name, fontSize: 18), at: .zero)
        .heard(as: "task", traits: .header)
      Control.button("start", "Start", in: Self.button(start), isEnabled: !isRunning)
      Shape.text(digits, at: middle)
        .heard(
          as: "duration",
          label: "Duration",
          value: duration(of: task),
          traits: .updatesFrequently
        )
      Control.button("stop", "Stop", in: Self.button(stop), isEnabled: isRunning)
    }
  }

  private static func button(_ origin: (x: Double, y: Double)) -> LayoutRect {
    LayoutRect(x: origin.x, y: origin.y, width: 80, height: 44)
  }

  private static func digits(_ seconds: Int) -> String {
    let numbers = [seconds / 60, seconds % 60]
    return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
