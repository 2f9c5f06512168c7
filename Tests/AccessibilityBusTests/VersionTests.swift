// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider
import TestValues
import Testing

@testable import AccessibilityBus

/// What differs between versions of AT-SPI and Orca. Each was heard with Orca 43, 48 and 51.
struct VersionTests {
  @Test func `a hint is the description and not also the help text, or Orca 48 says both`() throws {
    let stand = try Stand()
    let hint = DBusValue.string("Changes the size of the letters.")
    #expect(stand.read("Accessible", "Description", of: "size") == hint)
    #expect(stand.read("Accessible", "HelpText", of: "size") == .string(""))
  }

  @Test func `a switch is a toggle button for all, and a switch for those who read its ARIA role`()
    throws
  {
    let stand = try Stand()
    #expect(stand.call("GetRole", of: "bold") == [.uint32(62)])
    #expect(
      stand.call("GetAttributes", of: "bold")?.first?.entries?["xml-roles"] == .string("switch")
    )
    #expect(stand.call("GetAttributes", of: "done")?.first?.entries?["xml-roles"] == nil)
  }

  @Test func `a search field is an entry whose attributes say what it is for`() throws {
    var paths = ObjectPaths()
    let field = AccessibilityElement(
      id: "field",
      label: "Songs",
      value: "jazz",
      traits: .searchField,
      frame: LayoutRect(x: 0, y: 0, width: 99, height: 44)
    )
    func tree(of field: AccessibilityElement) -> AccessibleTree {
      AccessibleTree(
        of: AccessibilitySnapshot(of: AccessibilityContainer(id: "all", elements: [field])),
        in: AccessibleWindow(title: "window"),
        application: "test",
        paths: &paths
      )
    }
    let served = ServedTree(tree(of: field))
    let path = try #require(served.tree["field"]).path.text
    let call = DBusCall(path: path, member: "GetAttributes")
    let attributes = try served.answer(call).first?.entries
    #expect(attributes?["text-input-type"] == .string("search"))
    #expect(attributes?["xml-roles"] == .string("searchbox"))
    var longer = field
    longer.value = "jazzy"
    let events = [AccessibleEvent](from: served.tree, to: tree(of: longer))
    #expect(events.map(\.kind) == [.textChanged, .caretMoved])
    #expect(events.map(\.first) == [4, 5])
    #expect(events.first?.content == .string("y"))
  }
}
