// SPDX-License-Identifier: Apache-2.0

/// The role of an object on the accessibility bus (`AtspiRole`). Programs may use others.
package struct AccessibleRole: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let invalid = Self(rawValue: 0)
  package static let animation = Self(rawValue: 3)
  package static let arrow = Self(rawValue: 4)
  package static let calendar = Self(rawValue: 5)
  package static let checkBox = Self(rawValue: 7)
  package static let checkMenuItem = Self(rawValue: 8)
  package static let colorChooser = Self(rawValue: 9)
  package static let columnHeader = Self(rawValue: 10)
  package static let comboBox = Self(rawValue: 11)
  package static let dateEditor = Self(rawValue: 12)
  package static let desktopIcon = Self(rawValue: 13)
  package static let dial = Self(rawValue: 15)
  package static let dialog = Self(rawValue: 16)
  package static let drawingArea = Self(rawValue: 18)
  package static let filler = Self(rawValue: 20)
  package static let frame = Self(rawValue: 23)
  package static let glassPane = Self(rawValue: 24)
  package static let icon = Self(rawValue: 26)
  package static let image = Self(rawValue: 27)
  package static let label = Self(rawValue: 29)
  package static let layeredPane = Self(rawValue: 30)
  package static let list = Self(rawValue: 31)
  package static let listItem = Self(rawValue: 32)
  package static let menu = Self(rawValue: 33)
  package static let menuItem = Self(rawValue: 35)
  package static let pageTab = Self(rawValue: 37)
  package static let panel = Self(rawValue: 39)
  package static let passwordText = Self(rawValue: 40)
  package static let progressBar = Self(rawValue: 42)
  package static let pushButton = Self(rawValue: 43)
  package static let radioButton = Self(rawValue: 44)
  package static let radioMenuItem = Self(rawValue: 45)
  package static let rootPane = Self(rawValue: 46)
  package static let rowHeader = Self(rawValue: 47)
  package static let scrollBar = Self(rawValue: 48)
  package static let scrollPane = Self(rawValue: 49)
  package static let separator = Self(rawValue: 50)
  package static let slider = Self(rawValue: 51)
  package static let spinButton = Self(rawValue: 52)
  package static let splitPane = Self(rawValue: 53)
  package static let table = Self(rawValue: 55)
  package static let tableCell = Self(rawValue: 56)
  package static let tableColumnHeader = Self(rawValue: 57)
  package static let tableRowHeader = Self(rawValue: 58)
  package static let tearOffMenuItem = Self(rawValue: 59)
  package static let terminal = Self(rawValue: 60)
  package static let text = Self(rawValue: 61)
  package static let toggleButton = Self(rawValue: 62)
  package static let toolTip = Self(rawValue: 64)
  package static let unknown = Self(rawValue: 67)
  package static let viewport = Self(rawValue: 68)
  package static let extended = Self(rawValue: 70)
  package static let paragraph = Self(rawValue: 73)
  package static let application = Self(rawValue: 75)
  package static let editBar = Self(rawValue: 77)
  package static let entry = Self(rawValue: 79)
  package static let caption = Self(rawValue: 81)
  package static let heading = Self(rawValue: 83)
  package static let section = Self(rawValue: 85)
  package static let link = Self(rawValue: 88)
  package static let treeItem = Self(rawValue: 91)
  package static let grouping = Self(rawValue: 99)
  package static let notification = Self(rawValue: 101)
  package static let levelBar = Self(rawValue: 103)
  package static let rating = Self(rawValue: 114)
  package static let `static` = Self(rawValue: 116)
  package static let descriptionTerm = Self(rawValue: 122)
  package static let descriptionValue = Self(rawValue: 123)
  package static let pushButtonMenu = Self(rawValue: 129)
  package static let `switch` = Self(rawValue: 130)
}

extension AccessibleRole {
  /// The name of a role that our own objects have, with which clients compare. The corresponding C
  /// function is `atspi_role_get_name`.
  var name: String { Self.names[self] ?? "" }

  private static let names: [AccessibleRole: String] = [
    .dialog: "dialog", .frame: "frame", .image: "image", .label: "label", .panel: "panel",
    .pushButton: "push button", .slider: "slider", .toggleButton: "toggle button",
    .toolTip: "tool tip", .application: "application", .entry: "entry", .heading: "heading",
    .link: "link", .notification: "notification", .levelBar: "level bar",
  ]

  /// The name of the role in ARIA, where it says more than the role itself.
  var ariaRole: String? { self == .toggleButton ? "switch" : self == .entry ? "searchbox" : nil }
}

/// A relation between objects on the accessibility bus (`AtspiRelationType`). Programs may use others.
package struct AccessibleRelation: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let labelFor = Self(rawValue: 1)
  package static let labelledBy = Self(rawValue: 2)
  package static let controllerFor = Self(rawValue: 3)
  package static let controlledBy = Self(rawValue: 4)
  package static let popUpFor = Self(rawValue: 15)
  package static let descriptionFor = Self(rawValue: 17)
  package static let describedBy = Self(rawValue: 18)
}
