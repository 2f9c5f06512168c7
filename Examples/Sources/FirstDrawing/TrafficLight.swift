// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree

/// A traffic light, drawn as three squares of 40 points.
struct TrafficLight {
  var lit = "Red"
  let names = ["Red", "Yellow", "Green"]

  func frame(of index: Int) -> LayoutRect {
    LayoutRect(x: 10, y: Double(10 + 50 * index), width: 40, height: 40)
  }
}

extension TrafficLight: Accessible {
  /// One element for each light, in a container with a name.
  var accessibilityTree: AccessibilityContainer {
    AccessibilityContainer(
      id: "traffic-light",
      label: "Traffic light",
      elements: names.indices.map { index in
        AccessibilityElement(
          id: ElementID(names[index]),
          label: names[index],
          value: names[index] == lit ? "on" : "off",
          traits: .button,
          frame: frame(of: index),
          actions: [.activate]
        )
      }
    )
  }

  /// Turns on the light that a listener activates.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    guard action == .activate, let name = names.first(where: { ElementID($0) == id }) else {
      return .refused
    }
    lit = name
    return .done()
  }
}

@main struct Program {
  static func main() {
    print(AccessibilityOutline(of: TrafficLight().accessibilityTree))
  }
}
