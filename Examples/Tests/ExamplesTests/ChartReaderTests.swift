// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import StepSlider
import Testing

@testable import BarChart

@Suite struct ChartReaderTests {
  @Test func `a chart is read by commands, without a terminal`() {
    var spoken: [String] = []
    withReader {
      spoken.append($0.text)
    } do: { reader in
      reader.begin(at: .zero)
      reader.handle(.next, at: .seconds(1))
      reader.handle(.perform(.custom("Sort by height")), at: .seconds(2))
      reader.handle(.next, at: .seconds(3))
      reader.advance(to: .seconds(9))
      #expect(reader.deadline == nil)
    }
    #expect(
      spoken == ["Books sold, January, 12.", "February, 15.", "Sorted by height", "May, 18."]
    )
  }

  @Test func `reading all goes on when words have ended, and stops at the next command`() {
    var spoken: [AnnouncementQueue.Utterance] = []
    withReader {
      spoken.append($0)
    } do: { reader in
      reader.begin(at: .zero)
      reader.handle(.readToEnd, at: .zero)
      reader.wordsEnded(spoken[1].number, at: .seconds(1))
      reader.handle(.last, at: .seconds(2))
      reader.wordsEnded(spoken[2].number, at: .seconds(3))
      reader.wordsEnded(spoken[3].number, at: .seconds(4))
    }
    #expect(
      spoken.map(\.text) == [
        "Books sold, January, 12.", "January, 12.", "February, 15.", "June, 6.",
      ]
    )
  }

  @Test func `an audit finds nothing that would trouble a listener`() {
    var chart = BarChart()
    let screen = LayoutRect(origin: .zero, size: chart.screen)
    #expect(TreeAudit(of: chart.accessibilityTree, screens: [screen]).findings == [])
    chart.sort()
    #expect(TreeAudit(of: chart.accessibilityTree, screens: [screen]).findings == [])
  }

  private func withReader(
    speaking speak: @escaping (AnnouncementQueue.Utterance) -> Void,
    do body: (inout ChartReader) -> Void
  ) {
    var reader = ChartReader(speak: speak)
    body(&reader)
  }
}
