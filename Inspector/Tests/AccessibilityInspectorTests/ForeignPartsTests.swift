// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityBus
import AccessibilityTree
import Testing

@testable import AccessibilityInspector

/// What belongs to a widget, and what a toolkit says in a way of its own.
struct ForeignPartsTests {
  private static let frame = LayoutRect(x: 10, y: 20, width: 80, height: 30)

  private func object(
    _ role: AccessibleRole,
    _ name: String = "",
    _ more: AccessibleStates = [],
    children: [ForeignObject] = []
  ) -> ForeignObject {
    ForeignObject(
      path: "/\(role.rawValue) \(name)",
      role: role,
      roleName: "role \(role.rawValue)",
      name: name,
      states: AccessibleStates.usable.union(more),
      extent: Self.frame,
      children: children
    )
  }

  private func elements(_ toolkit: String, _ objects: [ForeignObject]) -> [AccessibilityElement] {
    let window = object(.frame, "Window", children: objects)
    let program = ForeignProgram(
      name: "program",
      toolkit: toolkit,
      root: ForeignObject(children: [window])
    )
    return AccessibilitySnapshot(of: ForeignTree(of: program).root).items.map(\.element)
  }

  private func labels(_ toolkit: String, _ objects: ForeignObject...) -> [String?] {
    elements(toolkit, objects).map(\.label)
  }

  @Test func `a button's own label isn't read once more`() {
    #expect(labels("GTK", object(.pushButton, "4 4", children: [object(.label, "4")])) == ["4 4"])
  }

  @Test func `a button without a name has the words in it`() {
    let boxed = object(.panel, children: [object(.image), object(.label, "Open")])
    #expect(labels("gtk", object(.pushButton, children: [boxed])) == ["Open"])
  }

  @Test func `a button that is named after its class has no label, whatever is drawn in it`() {
    #expect(
      labels("GTK", object(.pushButton, "GtkButton", children: [object(.label, "π")])) == [nil]
    )
  }

  @Test(arguments: [
    ("GTK", "GtkMenuButton", true), ("GTK", "AdwGizmo", true), ("GTK", "EditorSourceView", true),
    ("GTK", "DropBox", true), ("GTK", "Overview", false), ("GTK", "View", false),
    ("GTK", "Gtk Inspector", false), ("gtk", "GtkButton", false), ("gtk", "HistoryView", false),
    ("Qt", "QLineEdit", false), ("StepSlider", "GtkButton", false), ("", "GtkButton", false),
  ])
  func `only GTK 4 names widgets after their class`(toolkit: String, name: String, isClass: Bool) {
    #expect(labels(toolkit, object(.pushButton, name)) == [isClass ? nil : name])
  }

  @Test(arguments: ["DropBox", "GtkButton"])
  func `words that show are a name, even if they look like a class`(words: String) {
    let label = object(.label, words)
    #expect(
      labels("GTK", object(.pushButton, words, children: [object(.panel, children: [label])])) == [
        words
      ]
    )
    #expect(labels("GTK", label) == [words])
  }

  @Test func `an empty label of GTK 4 is named after its class, and isn't read`() {
    #expect(labels("GTK", object(.label, "GtkLabel")) == [])
  }

  @Test func `a menu button is the button in it, and its open menu is read`() {
    let menu = object(.menu, "GtkPopoverMenu", children: [object(.menuItem, "Copy")])
    let button = object(.pushButton, "Basic", .focusable, children: [object(.label, "Basic")])
    #expect(
      labels("GTK", object(.pushButton, "GtkMenuButton", children: [button, menu])) == [
        "Basic", "Copy",
      ]
    )
  }

  @Test func `a combo box has the focus, the action and the words of its parts`() {
    var button = object(.pushButton, "GtkToggleButton", [.focusable, .focused])
    button.actions = ["Click"]
    let box = elements(
      "GTK",
      [object(.comboBox, "GtkComboBox", children: [object(.panel, children: [button])])]
    )
    #expect(box.map(\.label) == [nil])
    #expect(box.map(\.actions) == [[.activate, .focus]])
    #expect(box.map(\.roleWord) == ["role 11"])
  }

  @Test func `a combo box that is named after its chosen item has that as its value`() {
    var menu = object(.menu, children: [object(.menuItem, "Left"), object(.menuItem, "Right")])
    menu.states = []
    var box = object(.comboBox, "Left", children: [menu])
    #expect(elements("gtk", [box]).map(\.label) == [nil])
    #expect(elements("gtk", [box]).map(\.value) == ["Left"])
    box.relations = [.labelledBy: ["/29 Side:"]]
    #expect(elements("gtk", [object(.label, "Side:"), box]).map(\.label) == ["Side:", "Side:"])
    box.name = "Alignment"
    #expect(elements("gtk", [box]).map(\.label) == ["Alignment"])
  }

  @Test func `scroll bars and separators are read only where they take the focus`() {
    #expect(
      labels(
        "gtk",
        object(.scrollBar),
        object(.separator),
        object(.scrollBar, "Amount", .focusable)
      ) == ["Amount"]
    )
  }

  @Test func `what has no size isn't read, but what it contains is`() {
    var tab = object(.pageTab, "Hidden tab", children: [object(.label, "Page")])
    tab.extent = .zero
    #expect(labels("gtk", tab) == ["Page"])
  }

  @Test func `GTK 3 has a slider's words in its description`() {
    var slider = object(.slider, "Zoom")
    slider.value = .init(current: 50, minimum: 0, maximum: 100, increment: 1)
    slider.description = "50.0"
    #expect(elements("gtk", [slider]).map(\.value) == ["50.0"])
    #expect(elements("gtk", [slider]).map(\.hint) == [nil])
    #expect(elements("Qt", [slider]).map(\.hint) == ["50.0"])
  }

  @Test func `a bar without words or steps says its percentage`() {
    var bar = object(.progressBar, "Copying")
    bar.value = .init(current: 0.25, minimum: 0, maximum: 1)
    let element = elements("Qt", [bar]).first
    #expect(element?.value == "25 percent")
    #expect(element?.range == AdjustableRange(index: 25, stopCount: 101))
  }

  @Test func `a check box in a table is named by its column`() {
    var cell = object(.tableCell, "", .checked)
    cell.actions = ["Toggle"]
    let cells = elements(
      "gtk",
      [object(.table, children: [object(.tableColumnHeader, "Cool"), cell, object(.tableCell)])]
    )
    #expect(cells.map(\.label) == ["Cool", "Cool"])
    #expect(cells.last?.traits == [.toggle, .selected])
  }

  @Test func `a label that names the container around it isn't read again`() {
    let group = object(
      .panel,
      "Buttons",
      children: [object(.label, "Buttons"), object(.pushButton, "OK")]
    )
    #expect(labels("gtk", group) == ["OK"])
  }

  @Test func `the largest child of a squeezer is the one that is drawn`() {
    var small = object(.pushButton, "Hidden")
    small.extent = LayoutRect(x: 0, y: 0, width: 1, height: 1)
    #expect(
      labels(
        "GTK",
        object(.filler, "AdwSqueezer", children: [small, object(.pushButton, "Drawn")])
      ) == ["Drawn"]
    )
  }

  @Test func `an icon without a name is decoration, a picture without one isn't`() {
    var picture = object(.image, "GtkPicture")
    picture.extent = LayoutRect(x: 0, y: 0, width: 320, height: 200)
    var icon = object(.image, "GtkImage")
    icon.extent = LayoutRect(x: 0, y: 0, width: 16, height: 16)
    #expect(elements("GTK", [icon, picture]).map(\.frame.size.width) == [320])
    icon.actions = ["Click"]
    #expect(elements("GTK", [icon]).count == 1)
  }

  @Test func `an item without a name is read if nothing in it takes the focus`() {
    var preview = object(.text)
    preview.text = "# Markdown"
    #expect(labels("GTK", object(.listItem, "", .focusable, children: [preview])) == [nil, nil])
    let row = object(.listItem, "", .focusable, children: [object(.switch, "Grid", .focusable)])
    #expect(labels("GTK", row) == ["Grid"])
  }

  @Test func `a check box around a group in Qt doesn't hide the group`() {
    let group = object(
      .checkBox,
      "Network",
      .focusable,
      children: [object(.spinButton, "Port", .focusable)]
    )
    #expect(labels("Qt", group) == ["Network", "Port"])
  }

  @Test func `a description that repeats the name isn't spoken`() {
    var button = object(.pushButton, "View")
    button.description = "View"
    #expect(elements("GTK", [button]).map(\.hint) == [nil])
    #expect(elements("StepSlider", [button]).map(\.hint) == ["View"])
  }

  @Test func `of a long text the beginning is read, and of a password nothing`() {
    var text = object(.text, "Letter", .focusable)
    text.text = "\n Dear all,\nthis is a letter."
    #expect(elements("gtk", [text]).map(\.value) == ["Dear all,"])
    text.role = .passwordText
    #expect(elements("gtk", [text]).map(\.value) == [nil])
  }

  @Test func `the text of a label is its name, and its value only without one`() {
    var label = object(.label, "Dear all")
    label.text = "Dear all"
    #expect(elements("gtk", [label]).map(\.value) == [nil])
    label.name = ""
    #expect(elements("gtk", [label]).map(\.value) == ["Dear all"])
  }

  @Test func `objects that take the focus need a label, even if they have a value`() {
    var text = object(.text, "", .focusable)
    text.text = "Dear all"
    let window = object(.frame, "Window", children: [text])
    let tree = ForeignTree(
      of: ForeignProgram(toolkit: "gtk", root: ForeignObject(children: [window]))
    )
    #expect(
      TreeAudit(of: tree.root, rules: tree.rules).findings.map(\.rule) == ["missing-label"]
    )
  }

  @Test(arguments: [
    ("gtk", AccessibleRole.drawingArea, true), ("GTK", .filler, true), ("Qt", .panel, true),
    ("gtk", .scrollPane, false),
    ("gtk", .viewport, false), ("gtk", .frame, false),
  ])
  func `what a program draws itself is read if it takes the focus`(
    toolkit: String,
    role: AccessibleRole,
    isRead: Bool
  ) {
    #expect(labels(toolkit, object(role, "", .focusable)) == (isRead ? [nil] : []))
    #expect(labels(toolkit, object(role)) == [])
    var empty = object(role, "", .focusable)
    empty.extent = .zero
    #expect(labels(toolkit, empty) == [])
  }

  @Test func `an area that scrolls and has nothing in it isn't read`() {
    var area = object(.filler, "", .focusable, children: [object(.filler)])
    #expect(labels("Qt", area) == [])
    area.identity = "scrollArea"
    #expect(labels("Qt", area) == [])
  }

  @Test func `a drawing that takes the focus needs a label`() {
    let window = object(.frame, "Window", children: [object(.drawingArea, "", .focusable)])
    let tree = ForeignTree(
      of: ForeignProgram(toolkit: "gtk", root: ForeignObject(children: [window]))
    )
    #expect(
      TreeAudit(of: tree.root, rules: tree.rules).findings.map(\.rule) == ["missing-label"]
    )
  }

  @Test func `relations lead to what is read`() {
    var button = object(.pushButton, "Larger")
    button.relations = [
      .controllerFor: ["/29 Sample", "/29 Gone"], .describedBy: ["/64 Help"],
    ]
    let element = elements("Qt", [button, object(.label, "Sample"), object(.toolTip, "Help")]).first
    #expect(element?.controls.map(\.description) == [#"role 23 "Window" > role 29 "Sample""#])
    #expect(element?.describedBy.map(\.description) == [#"role 23 "Window" > role 64 "Help""#])
  }
}
