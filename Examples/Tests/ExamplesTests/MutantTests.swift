// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
import Explorer
import StepSlider
import StepSliderSpeech
import Testing

@testable import BarChart
@testable import PopOver
@testable import RevealingForm
@testable import VolumeBubble

/// The examples with one mistake each. The audit finds that mistake and nothing else.
@Suite struct MutantTests {
  /// The tree of an example, and the size of its screen.
  struct Example {
    var tree: AccessibilityContainer
    let screen: LayoutSize

    init(_ content: some Explorable) {
      (tree, screen) = (content.accessibilityTree, content.screen)
    }

    var brokenRules: [AuditRule] {
      let screen = LayoutRect(origin: .zero, size: screen)
      return TreeAudit(of: tree, screens: [screen]).findings.map(\.rule)
    }
  }

  /// An example, and a mistake in it.
  struct Mutant {
    let example: Example
    let mistake: (inout AccessibilityContainer) -> Void

    init(_ example: Example, _ mistake: @escaping (inout AccessibilityContainer) -> Void) {
      (self.example, self.mistake) = (example, mistake)
    }
  }

  private static func radio() throws -> Example { Example(try VolumeBubble()) }
  private static func form() throws -> Example { Example(try RevealingForm()) }
  private static var chart: Example { Example(BarChart()) }

  private static func question() -> Example {
    var notes = PopOver()
    _ = notes.perform(.activate, on: "delete")
    return Example(notes)
  }

  @Test(arguments: AuditRule.allCases)
  func `an example with one mistake has that finding and no other`(rule: AuditRule) throws {
    let mutant = try #require(try Self.mutants()[rule], "a new rule needs a mutant")
    var broken = mutant.example
    #expect(broken.brokenRules == [], "without the mistake")
    mutant.mistake(&broken.tree)
    #expect(broken.brokenRules == [rule])
  }

  private static func mutants() throws -> [AuditRule: Mutant] {
    try [wordMutants(), actionMutants(), frameMutants(), treeMutants()].reduce(into: [:]) {
      $0.merge($1) { first, _ in first }
    }
  }

  private static func wordMutants() throws -> [AuditRule: Mutant] {
    let long = String(repeating: "It plays, and ", count: 20)
    return [
      "missing-label": Mutant(try radio()) { $0.change("play") { $0.label = nil } },
      "file-name-label": Mutant(try radio()) { $0.change("play") { $0.label = "play.svg" } },
      "sign-label": Mutant(try radio()) { $0.change("play") { $0.label = "▶" } },
      "value-in-label":
        Mutant(try radio()) { $0.change("volume") { $0.label = "Volume \($0.value ?? "")" } },
      "role-in-label": Mutant(try radio()) { $0.change("play") { $0.label = "Play switch" } },
      "repeated-label": Mutant(try form()) { $0.change("send") { $0.label = "Choose a day" } },
      "cut-text": Mutant(try radio()) { $0.change("play") { $0.hint = long } },
      "hint-repeats-label": Mutant(try radio()) { $0.change("play") { $0.hint = "Play." } },
      "gesture-in-hint":
        Mutant(try radio()) { $0.change("play") { $0.hint = "Double tap to listen." } },
      "adjustable-without-value":
        Mutant(try radio()) { $0.change("volume") { $0.value = nil } },
      "meter-without-value": Mutant(chart) { $0.change("January") { $0.traits = .meter } },
    ]
  }

  private static func actionMutants() throws -> [AuditRule: Mutant] {
    [
      "adjustable-without-actions":
        Mutant(try radio()) { $0.change("volume") { $0.actions = [] } },
      "unannounced-adjustment":
        Mutant(chart) { $0.change("January") { $0.actions = [.increment, .decrement] } },
      "button-without-activation": Mutant(try radio()) { $0.change("play") { $0.actions = [] } },
      "unannounced-activation":
        Mutant(chart) { $0.change("January") { $0.actions = [.activate] } },
      "unnamed-action":
        Mutant(try radio()) { $0.change("play") { $0.actions.append(.custom(" ")) } },
    ]
  }

  private static func frameMutants() throws -> [AuditRule: Mutant] {
    func move(_ id: ElementID, to frame: LayoutRect) -> (inout AccessibilityContainer) -> Void {
      { $0.change(id) { $0.frame = frame } }
    }
    return [
      "zero-frame": Mutant(chart) { $0.change("June") { $0.frame = .zero } },
      // Between the title and the switch, and over half of the title.
      "overlapping-frames":
        Mutant(try radio(), move("program", to: LayoutRect(x: 10, y: 25, width: 200, height: 40))),
      "covered-element": Mutant(try form()) { tree in
        let gift = tree.frame(of: "gift").outset(by: 2)
        tree.change("more") { $0.frame = gift }
      },
      "small-target": Mutant(try form()) { tree in
        let send = tree.frame(of: "send")
        let corner = LayoutRect(x: send.minX, y: send.minY - 12, width: 10, height: 10)
        tree.change("more") { $0.frame = corner }
      },
      "off-screen":
        Mutant(try radio(), move("title", to: LayoutRect(x: -90, y: 0, width: 60, height: 20))),
    ]
  }

  private static func treeMutants() throws -> [AuditRule: Mutant] {
    [
      "empty-modal": Mutant(question()) { $0.change(inside: "question") { $0.children = [] } },
      "unlabelled-modal":
        Mutant(question()) { $0.change(inside: "question") { $0.label = nil } },
      "modal-without-escape":
        Mutant(question()) { $0.change(inside: "question") { $0.actions = [] } },
      "double-identity": Mutant(chart) { chart in
        guard case .element(var june)? = chart.children.last else { return }
        june.frame = LayoutRect(x: 0, y: 0, width: 20, height: 20)
        chart.children.append(.element(june))
      },
      "missing-reference":
        Mutant(try radio()) { $0.change("play") { $0.describedBy = ["explanation"] } },
      "nested-too-deep": Mutant(chart) { chart in
        guard let june = chart.children.popLast() else { return }
        let deep = (0...100).reduce(june) { inner, depth in
          .container(AccessibilityContainer(id: "around \(depth)", children: [inner]))
        }
        chart.children.append(deep)
      },
    ]
  }
}

extension AccessibilityContainer {
  /// Changes an element anywhere in the tree.
  fileprivate mutating func change(
    _ id: ElementID,
    _ change: (inout AccessibilityElement) -> Void
  ) {
    children = children.map { child in
      switch child {
      case .element(var element) where element.id == id:
        change(&element)
        return .element(element)
      case .container(var inner):
        inner.change(id, change)
        return .container(inner)
      case .element: return child
      }
    }
  }

  /// Changes a container anywhere inside.
  fileprivate mutating func change(
    inside id: ElementID,
    _ change: (inout AccessibilityContainer) -> Void
  ) {
    children = children.map { child in
      guard case .container(var inner) = child else { return child }
      if inner.id == id { change(&inner) } else { inner.change(inside: id, change) }
      return .container(inner)
    }
  }

  /// Returns the frame of an element of this container.
  fileprivate func frame(of id: ElementID) -> LayoutRect {
    for case .element(let element) in children where element.id == id { return element.frame }
    return .zero
  }
}
