// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider
import TestValues
import Testing

@testable import StepSliderAccessibilityBus

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
}
