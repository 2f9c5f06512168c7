// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSliderEvdev
import TestFiles
import Testing

@Suite struct EvdevCatalogTests {
  private let machine: TemporaryFolder
  private var catalog: EvdevCatalog {
    EvdevCatalog(folder: machine.file("dev"), system: machine.file("sys"))
  }

  init() throws { machine = try TemporaryFolder() }

  @Test func `a machine without devices has an empty list`() {
    #expect(catalog.devices() == [])
  }

  @Test func `a device has its stable path, its name and its codes`() throws {
    try add("event7", name: "Griffin PowerMate", keys: "1 0 0 0 0", wheels: "80")
    try link("by-id/usb-Griffin_PowerMate-event-if00", to: "event7")
    try link("by-path/pci-0000:00:14.0-usb-0:1:1.0-event", to: "event7")
    let device = try #require(catalog.devices().first)
    #expect(device.path == machine.file("dev/by-id/usb-Griffin_PowerMate-event-if00"))
    #expect(device.name == "Griffin PowerMate")
    #expect(Set(device.codes.map(\.name)) == ["BTN_0", "REL_DIAL"])
    #expect(device.isReadable)
  }

  @Test func `devices with stable paths come first, others in numeric order`() throws {
    try add("event10", name: "Ten", keys: "2")
    try add("event9", name: "Nine", keys: "2")
    try add("event11", name: "Eleven", keys: "2")
    try link("by-path/platform-keys-event", to: "event11")
    #expect(catalog.devices().map(\.name) == ["Eleven", "Nine", "Ten"])
  }

  @Test func `devices without keys, wheels or knobs aren't listed`() throws {
    try add("event0", name: "Headphone jack", keys: "0", wheels: "0")
    try add("event1", name: "Motion sensor", keys: "0", wheels: "3")
    try add("event2", name: "Broken", keys: "no such bitmap")
    #expect(catalog.devices() == [])
  }

  @Test func `the rule matches only the one device, whatever its name contains`() throws {
    try add("event3", name: "A \"5*\" {Kno\u{1B}b} für mich", keys: "2")
    let rule = try #require(catalog.devices().first?.rule)
    #expect(
      rule.description
        == #"SUBSYSTEM=="input", KERNEL=="event*", ATTRS{name}=="A ?5?? {Kno?b} f??r mich", "#
        + #"ATTRS{id/vendor}=="077d", ATTRS{id/product}=="0410", TAG+="uaccess""#
    )
  }

  /// Names of devices come from the devices themselves.
  @Test func `a device's name can't control a terminal, end its line or hide the device`() throws {
    let marks = Array("\u{1B}[31m\u{1B}]0;title\u{7}\u{9B}2J\r\u{202E}\t\nevent9".utf8)
    try add("event3", name: "Knob", keys: "2")
    let file = URL(filePath: machine.file("sys/event3/device/name"))
    try Data(Array("Knob ".utf8) + marks + [0xFF]).write(to: file)
    let device = try #require(catalog.devices().first)
    #expect(device.name.hasPrefix("Knob"))
    for text in [device.name, device.rule.description] {
      let categories = text.unicodeScalars.map(\.properties.generalCategory)
      #expect(!categories.contains(.control) && !categories.contains(.format), "\(text)")
    }
  }

  @Test func `the rule for a user makes the device theirs, and gives it to nobody else`() throws {
    try add("event7", name: "Griffin PowerMate", keys: "1")
    let path = machine.file("dev/event7")
    let rule = try #require(catalog.rule(for: path, user: "sliderd"))
    #expect(rule.description.hasSuffix(#", OWNER="sliderd", MODE="0600""#))
    #expect(!rule.description.contains("uaccess"))
    let error = EvdevDeviceError(.denied(rule), path: path)
    #expect(error.description.contains("to give the user sliderd access to this device only"))
    #expect(error.description.hasSuffix("\n\(rule)"))
  }

  @Test(arguments: [
    (UInt32(998), "sliderd" as String?, "sliderd" as String?), (998, nil, nil),
    (1000, "listener", nil), (0, "root", nil), (65_534, "nobody", nil),
  ])
  func `advice to a user of the system's own is about that user, not a login`(
    userID: UInt32,
    name: String?,
    user: String?
  ) {
    #expect(UdevRule.user(withID: userID, name: name) == user)
  }

  private func add(_ node: String, name: String, keys: String, wheels: String = "0") throws {
    try machine.write("", to: "dev/\(node)")
    try machine.write(name + "\n", to: "sys/\(node)/device/name")
    try machine.write("077d\n", to: "sys/\(node)/device/id/vendor")
    try machine.write("0410\n", to: "sys/\(node)/device/id/product")
    try machine.write(keys + "\n", to: "sys/\(node)/device/capabilities/key")
    try machine.write(wheels + "\n", to: "sys/\(node)/device/capabilities/rel")
  }

  private func link(_ path: String, to node: String) throws {
    let file = URL(filePath: machine.file("dev/\(path)"))
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path,
      withDestinationPath: "../\(node)"
    )
  }
}
