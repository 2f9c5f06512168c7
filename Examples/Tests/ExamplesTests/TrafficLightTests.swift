// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import Testing

@testable import FirstDrawing

@Suite struct TrafficLightTests {
  @Test func `a listener finds nothing wrong`() {
    let screen = LayoutRect(x: 0, y: 0, width: 60, height: 160)
    let audit = TreeAudit(of: TrafficLight().accessibilityTree, screens: [screen])
    #expect(audit.findings == [])
  }

  @Test func `a listener turns on another light`() {
    var light = TrafficLight()
    #expect(light.perform(.activate, on: "Green") == .done())
    #expect(light.lit == "Green")
  }
}
