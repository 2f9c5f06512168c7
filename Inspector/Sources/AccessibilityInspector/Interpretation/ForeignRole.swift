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
  let traits: Traits
  /// Whether no trait says what it is, so that the toolkit's own word is needed.
  let needsWord: Bool
  /// Whether the words in it are its name if it has none.
  let isNamedByContent: Bool

  /// Whether the object itself is read.
  var isRead: Bool { part == .item || part == .widget }

  /// Returns how objects of a role are read.
  static func role(_ role: AccessibleRole) -> ForeignRole { all[role] ?? container }

  /// The roles of entries, whose content is their value.
  static let entries: Set<AccessibleRole> = [.passwordText, .terminal, .text, .editBar, .entry]
  static let images: Set<AccessibleRole> = [.icon, .image]
  static let columnHeaders: Set<AccessibleRole> = [.columnHeader, .tableColumnHeader]
  static let cells: Set<AccessibleRole> = [.tableCell, .treeItem]
  /// The roles of what a program draws itself. An empty pane that scrolls or is split only waits for
  /// its content.
  static let drawn: Set<AccessibleRole> = [.drawingArea, .filler, .panel, .unknown]

  private static let container = ForeignRole(.container)

  private init(
    _ part: Part,
    _ traits: Traits = [],
    needsWord: Bool = false,
    isNamedByContent: Bool = false
  ) {
    (self.part, self.traits) = (part, traits)
    (self.needsWord, self.isNamedByContent) = (needsWord, isNamedByContent)
  }

  private static let all: [AccessibleRole: ForeignRole] = {
    let table: [(ForeignRole, [AccessibleRole])] = [
      (
        ForeignRole(.wrapper),
        [
          .drawingArea, .filler, .glassPane, .layeredPane, .panel, .rootPane, .scrollPane,
          .splitPane, .unknown, .viewport, .section, .grouping,
        ]
      ),
      (ForeignRole(.decoration), [.arrow, .separator, .tearOffMenuItem]),
      (ForeignRole(.widget, .button, isNamedByContent: true), [.pushButton, .pushButtonMenu]),
      (ForeignRole(.widget, .button, needsWord: true), [.comboBox, .radioButton]),
      (
        ForeignRole(.item, .button, needsWord: true, isNamedByContent: true),
        [.menu, .menuItem, .radioMenuItem]
      ),
      (ForeignRole(.item, .button, needsWord: true), [.pageTab]),
      (
        ForeignRole(.widget, .toggle, needsWord: true),
        [.checkBox, .checkMenuItem, .toggleButton]
      ),
      (ForeignRole(.widget, .toggle), [.switch]),
      (ForeignRole(.widget, .link), [.link]),
      (ForeignRole(.widget, .adjustable), [.slider]),
      (ForeignRole(.widget, .adjustable, needsWord: true), [.dial, .scrollBar, .spinButton]),
      (ForeignRole(.widget, .meter, needsWord: true), [.progressBar]),
      (ForeignRole(.widget, .meter), [.levelBar]),
      (ForeignRole(.widget, .image), [.desktopIcon, .icon, .image]),
      (
        ForeignRole(.item, .staticText),
        [.label, .paragraph, .caption, .static, .descriptionTerm, .descriptionValue]
      ),
      (ForeignRole(.item, .header), [.heading]),
      (ForeignRole(.widget, .toolTip), [.toolTip]),
      (
        ForeignRole(.widget, needsWord: true),
        [.animation, .calendar, .colorChooser, .dateEditor, .rating, .notification]
      ),
      (ForeignRole(.item, needsWord: true), Array(entries)),
      (
        ForeignRole(.widget, needsWord: true),
        [.columnHeader, .rowHeader, .tableColumnHeader, .tableRowHeader]
      ),
      (
        ForeignRole(.item, needsWord: true, isNamedByContent: true),
        [.listItem, .tableCell, .treeItem]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: table.flatMap { how, roles in roles.map { ($0, how) } }
    )
  }()
}
