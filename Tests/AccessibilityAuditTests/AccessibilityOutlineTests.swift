// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import TestValues
import Testing

/// A tree as lines suited to speech.
@Suite struct AccessibilityOutlineTests {
  @Test func `the outline describes a screen element by element with all properties`() throws {
    var stand = try Stand()
    stand.isScrolled = false
    stand.removed = ["start", "ask", "loud", "title"]
    #expect(
      AccessibilityOutline(of: stand.accessibilityTree).description == """
        4 elements in reading order:
        Container identity screen:
          1. Text size, horizontal slider, Medium, 2 of 3. Use the arrow keys to adjust. Identity \
        size. At 0, 50, size 300 by 40. Traits: adjustable. Actions: increment, decrement.
          2. Duration, 0 seconds. Identity time. At 0, 150, size 300 by 40. Traits: \
        updatesFrequently. Actions: none.
          3. Tell, button. Identity tell. At 0, 250, size 300 by 40. Out of view. Traits: button. \
        Actions: activate, "Tell all".
          4. More, heading. Identity more. At 0, 300, size 300 by 40. Out of view. Traits: header. \
        Actions: none.
        Not read:
          Yes, button. Identity yes. Hidden.
          No, button. Identity no. Hidden.
        """
    )
  }

  @Test func `elements hidden by a modal container are listed separately`() throws {
    var stand = try Stand()
    stand.removed = ["size", "start", "time", "ask", "tell", "more", "loud"]
    stand.isAsking = true
    #expect(
      AccessibilityOutline(of: stand.accessibilityTree).lines == [
        "2 elements in reading order:",
        "Container identity screen:",
        #"  Container "Question", identity question, modal:"#,
        "    1. Yes, button. Identity yes. At 0, 100, size 300 by 40. Traits: button. "
          + "Actions: activate.",
        "    2. No, button. Identity no. At 0, 150, size 300 by 40. Traits: button. "
          + "Actions: activate.",
        "Not read:",
        "  Settings, heading. Identity title. Behind the modal container.",
      ]
    )
  }

  @Test func `the outline says when it returns to a container`() {
    let frames = (0..<3).map {
      LayoutRect(x: 0, y: 0.5 + 20 * Double($0), width: 1 / 3, height: 10)
    }
    let elements = zip("abc", frames).map { name, frame in
      AccessibilityElement(id: ElementID("\(name)\n"), label: "\(name)", frame: frame)
    }
    let inner = AccessibilityContainer(id: "inner", isGroup: true, elements: [elements[1]])
    let tree = AccessibilityContainer(
      id: "outer",
      label: "Letters",
      children: [.element(elements[0]), .container(inner), .element(elements[2])]
    )
    #expect(
      AccessibilityOutline(of: tree).lines == [
        "3 elements in reading order:",
        #"Container "Letters", identity outer:"#,
        "  1. a. Identity a. At 0, 0.5, size 0.333 by 10. Traits: none. Actions: none.",
        "  Container identity inner, group:",
        "    2. b. Identity b. At 0, 20.5, size 0.333 by 10. Traits: none. Actions: none.",
        #"Back in container "Letters", identity outer:"#,
        "  3. c. Identity c. At 0, 40.5, size 0.333 by 10. Traits: none. Actions: none.",
      ]
    )
  }

  @Test func `an empty screen has an outline of 0 elements`() {
    let flat = AccessibilityElement(id: "x", label: "Flat", frame: .zero)
    let tree = AccessibilityContainer(id: "screen", elements: [flat])
    #expect(
      AccessibilityOutline(of: tree).lines == [
        "0 elements in reading order.", "Not read:", "  Flat. Identity x. No width or height.",
      ]
    )
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `each element has one line, with its number if it is read`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    let lines = AccessibilityOutline(of: tree).lines
    let snapshot = AccessibilitySnapshot(of: tree)
    for (element, _, _) in snapshot.root.everyElement() {
      #expect(lines.count { $0.contains(" Identity \(element.id). ") } == 1)
    }
    for (number, entry) in zip(1..., snapshot.items) {
      let identity = "Identity \(entry.element.id). At "
      #expect(
        lines.contains {
          $0.drop { $0 == " " }.hasPrefix("\(number). ") && $0.contains(identity)
        }
      )
    }
  }
}
