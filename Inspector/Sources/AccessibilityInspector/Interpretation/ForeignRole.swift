// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import AccessibilityTree

/// How objects of a role are read.
struct ForeignRole: Hashable, Sendable {
  /// What becomes of an object and of the objects in it.
  enum Part: Hashable, Sendable {
    /// It only contains others.
    case container
    /// It only contains others, and without a name it means nothing.
    case wrapper
    /// It is read, and what it contains is too.
    case item
    /// It is read, and what it contains is only how it is drawn.
    case widget
    /// Neither it nor what it contains is read.
    case decoration
  }

  let part: Part
  /// The traits that come nearest to the role.
  let traits: AccessibilityTraits
  /// Whether no trait says what it is, so that the toolkit's own word is needed.
  let needsWord: Bool
  /// Whether the words in it are its name if it has none.
  let isNamedByContent: Bool

  var isRead: Bool { part == .item || part == .widget }

  static func role(_ role: AccessibleRole) -> ForeignRole { all[role] ?? container }

  /// The roles of entries, whose content is their value.
  static let entries: Set<AccessibleRole> = [.passwordText, .terminal, .text, .editBar, .entry]
  static let images: Set<AccessibleRole> = [.icon, .image]
  static let columnHeaders: Set<AccessibleRole> = [.columnHeader, .tableColumnHeader]
  static let cells: Set<AccessibleRole> = [.tableCell, .treeItem]
  /// The roles of what a program draws itself. An empty pane that scrolls or is split only waits
  /// for its content.
  static let drawn: Set<AccessibleRole> = [.drawingArea, .filler, .panel, .unknown]

  private static let container = ForeignRole(.container)

  private init(
    _ part: Part,
    _ traits: AccessibilityTraits = [],
    hasWord: Bool = false,
    hasContent: Bool = false
  ) {
    (self.part, self.traits) = (part, traits)
    (needsWord, isNamedByContent) = (hasWord, hasContent)
  }

  private static let all: [AccessibleRole: ForeignRole] = {
    let table: [(ForeignRole, [AccessibleRole])] = [
      (.init(.wrapper), [.drawingArea, .filler, .glassPane, .layeredPane, .panel, .rootPane]),
      (.init(.wrapper), [.scrollPane, .splitPane, .unknown, .viewport, .section, .grouping]),
      (.init(.decoration), [.arrow, .separator, .tearOffMenuItem]),
      (.init(.widget, .button, hasContent: true), [.pushButton, .pushButtonMenu]),
      (.init(.widget, .button, hasWord: true), [.comboBox, .radioButton]),
      (.init(.item, .button, hasWord: true, hasContent: true), [.menu, .menuItem, .radioMenuItem]),
      (.init(.item, .button, hasWord: true), [.pageTab]),
      (.init(.widget, .toggle, hasWord: true), [.checkBox, .checkMenuItem, .toggleButton]),
      (.init(.widget, .toggle), [.switch]), (.init(.widget, .link), [.link]),
      (.init(.widget, .adjustable), [.slider]),
      (.init(.widget, .adjustable, hasWord: true), [.dial, .scrollBar, .spinButton]),
      (.init(.widget, .meter, hasWord: true), [.progressBar]),
      (.init(.widget, .meter), [.levelBar]),
      (.init(.widget, .image), [.desktopIcon, .icon, .image]),
      (.init(.item, .staticText), [.label, .paragraph, .caption, .static]),
      (.init(.item, .staticText), [.descriptionTerm, .descriptionValue]),
      (.init(.item, .header), [.heading]), (.init(.widget, .toolTip), [.toolTip]),
      (.init(.widget, hasWord: true), [.animation, .calendar, .colorChooser, .dateEditor]),
      (.init(.widget, hasWord: true), [.rating, .notification, .columnHeader, .rowHeader]),
      (.init(.widget, hasWord: true), [.tableColumnHeader, .tableRowHeader]),
      (.init(.item, hasWord: true), Array(entries)),
      (.init(.item, hasWord: true, hasContent: true), [.listItem, .tableCell, .treeItem]),
    ]
    return Dictionary(
      uniqueKeysWithValues: table.flatMap { how, roles in roles.map { ($0, how) } }
    )
  }()
}
