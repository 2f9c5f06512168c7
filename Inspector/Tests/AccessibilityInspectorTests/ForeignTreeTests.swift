// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityBus
import AccessibilityTree
import Testing

@testable import AccessibilityInspector

/// Which windows are read, and where an element comes from.
struct ForeignTreeTests {
  private func window(
    _ name: String,
    size: Double = 200,
    _ states: AccessibleStates = .usable,
    _ children: ForeignObject...
  ) -> ForeignObject {
    ForeignObject(
      role: .frame,
      roleName: "frame",
      name: name,
      states: states,
      extent: LayoutRect(x: 0, y: 0, width: size, height: size),
      children: children
    )
  }

  private func button(_ name: String, identity: String = "") -> ForeignObject {
    var button = window(name, size: 30)
    (button.role, button.roleName, button.identity) = (.pushButton, "push button", identity)
    return button
  }

  private func program(_ windows: ForeignObject...) -> ForeignProgram {
    ForeignProgram(
      name: "editor",
      toolkit: "gtk",
      root: ForeignObject(
        role: .application,
        roleName: "application",
        name: "editor",
        children: windows
      )
    )
  }

  private func places(_ program: ForeignProgram) -> [String] {
    AccessibilitySnapshot(of: ForeignTree(of: program).root).items.map { "\($0.element.id)" }
  }

  /// B, F5: a role's name in the inspector's text.
  @Test func `names of roles and elements can't control a terminal, nor add a line`() {
    let mark = "\u{1B}[31m\u{9B}2J\u{7}\r\n\u{202E}"
    var save = button("Sa\(mark)ve")
    save.roleName = "push\(mark)button"
    #expect(
      places(program(window("Te\(mark)xt", .usable, save))) == [
        #"frame "Te[31m2J xt" > push[31m2J button "Sa[31m2J ve""#
      ]
    )
  }

  @Test func `a pop-over that was never opened hides nothing`() {
    let never = window("", size: 1, [.visible, .showing, .modal], button("Paste"))
    let open = window("Menu", .usable.union(.modal), button("Copy"))
    let plain = window("Text", .usable, button("Save"))
    #expect(places(program(plain, never)) == [#"frame "Text" > push button "Save""#])
    #expect(places(program(plain, open)) == [#"frame "Menu" > push button "Copy""#])
  }

  @Test func `a pop-over has the name of the button that opens it`() {
    var menu = window("", .usable.union(.modal), button("Copy"))
    menu.relations = [.popUpFor: ["/menu"]]
    var opener = button("Edit")
    opener.path = "/menu"
    let tree = ForeignTree(of: program(window("Text", .usable, opener), menu))
    guard case .container(let popOver)? = tree.root.children.last else {
      Issue.record("no pop-over")
      return
    }
    #expect(popOver.label == "Edit" && popOver.traits == ["modal"])
  }

  @Test func `one window can be chosen by its name`() {
    let both = program(
      window("Text", .usable, button("Save")),
      window("Find", .usable, button("Next")),
      window("Closed", [.visible], button("Gone"))
    )
    #expect(ForeignTree.windows(of: both) == ["Text", "Find"])
    #expect(places(both).count == 2)
    let tree = ForeignTree(of: both, window: "Find")
    #expect(AccessibilitySnapshot(of: tree.root).items.map(\.element.label) == ["Next"])
    #expect(ForeignTree(of: both, window: "Replace").root.children.isEmpty)
  }

  @Test func `a place is the toolkit's own name if no other object has it`() {
    let text = window("Text", .usable, button("OK", identity: "ok"), button("A", identity: "b"))
    let more = window("More", .usable, button("B", identity: "b"))
    #expect(
      places(program(text, more))
        == ["ok", #"frame "Text" > push button "A""#, #"frame "More" > push button "B""#]
    )
  }

  @Test func `of several alike in one place, all but the first are numbered`() {
    let tree = ForeignTree(
      of: program(window("Text", .usable, button(""), button(""), button("OK")))
    )
    let ids = AccessibilitySnapshot(of: tree.root).items.map(\.element.id)
    #expect(
      ids.map { tree.origins[$0]?.steps.last } == [
        "push button", "push button 2", #"push button "OK""#,
      ]
    )
    #expect(ids.allSatisfy { tree.origins[$0]?.steps.first == #"frame "Text""# })
  }

  @Test func `what can't be seen from outside isn't judged`() {
    let all = Set(AuditRule.allCases)
    #expect(Toolkit.accessibilityTree.rules == all)
    for toolkit in [Toolkit.gtk3, .gtk4, .qt, .other] {
      #expect(
        toolkit.rules.isDisjoint(with: ["covered-element", "modal-without-escape", "zero-frame"])
      )
      #expect(toolkit.rules.contains("off-screen") == (toolkit != .gtk4))
    }
  }
}
