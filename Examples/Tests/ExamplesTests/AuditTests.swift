// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
import Explorer
import StepSlider
import StepSliderNumbers
import StepSliderSpeech
import Testing

@testable import BarChart
@testable import LogoDrawing
@testable import PopOver
@testable import RevealingForm
@testable import TaskTimer
@testable import TextSizePopOver
@testable import VolumeBubble

/// The rules that no example may break, in any state that these keys lead to.
@Suite struct AuditTests {
  enum Example: CaseIterable {
    case logoDrawing, barChart, taskTimer, popOver, revealingForm, volumeBubble, textSizePopOver

    fileprivate func content() throws -> any Explorable {
      switch self {
      case .logoDrawing: LogoDrawing()
      case .barChart: BarChart()
      case .taskTimer: TaskTimer(durations: .localized(.english))
      case .popOver: PopOver()
      case .revealingForm: try RevealingForm()
      case .volumeBubble: try VolumeBubble()
      case .textSizePopOver: try TextSizePopOver()
      }
    }
  }

  @Test(arguments: Example.allCases) func `the audit has no findings`(in example: Example) throws {
    try audit(example.content())
  }

  /// Visits and activates each element, and audits every result.
  private func audit(_ content: some Explorable) throws {
    var scenario = Scenario(at: content)
    _ = try scenario.replay("start")
    for key in ["right", "enter", "up", "t", "s", "7", "+", "right", "enter", "escape"] {
      for _ in 0..<4 {
        _ = try scenario.replay(key)
        let content = scenario.exploration.content
        let screen = LayoutRect(origin: .zero, size: content.screen)
        let audit = TreeAudit(of: content.accessibilityTree, screens: [screen])
        #expect(audit.findings == [])
      }
    }
  }
}
