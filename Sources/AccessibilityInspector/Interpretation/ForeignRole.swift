// SPDX-License-Identifier: Apache-2.0

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

  /// Returns the role with a number. The corresponding C type is `AtspiRole`.
  static func role(_ number: UInt32) -> ForeignRole { all[number] ?? container }

  /// The roles of entries, whose content is their value.
  static let entries: Set<UInt32> = [passwordText, 60, 61, 77, 79]
  static let passwordText: UInt32 = 40
  static let checkBox: UInt32 = 7
  static let listItem: UInt32 = 32
  /// GTK 3 never calls it "showing", although its content is.
  static let viewport: UInt32 = 68
  static let images: Set<UInt32> = [26, 27]
  static let pageTab: UInt32 = 37
  static let label: UInt32 = 29
  static let scrollBar: UInt32 = 48
  static let columnHeaders: Set<UInt32> = [10, 57]
  /// The roles of what a program draws itself: drawing area, filler, panel, unknown. An empty pane
  /// that scrolls or is split only waits for its content.
  static let drawn: Set<UInt32> = [18, 20, 39, 67]
  static let cells: Set<UInt32> = [56, 91]
  static let notification: UInt32 = 101

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

  private static let all: [UInt32: ForeignRole] = {
    let table: [(ForeignRole, [UInt32])] = [
      // drawing area, filler, glass pane, layered pane, panel, root pane, scroll pane, split pane, unknown,
      // viewport, section, grouping
      (ForeignRole(.wrapper), [18, 20, 24, 30, 39, 46, 49, 53, 67, 68, 85, 99]),
      // arrow, scroll bar, separator, tear-off menu item
      (ForeignRole(.decoration), [4, 50, 59]),
      // push button, button with a menu
      (ForeignRole(.widget, .button, isNamedByContent: true), [43, 129]),
      // combo box, radio button
      (ForeignRole(.widget, .button, needsWord: true), [ForeignObject.comboBox, 44]),
      // menu, menu item, radio menu item
      (ForeignRole(.item, .button, needsWord: true, isNamedByContent: true), [33, 35, 45]),
      // page tab
      (ForeignRole(.item, .button, needsWord: true), [pageTab]),
      // check box, check menu item, toggle button
      (ForeignRole(.widget, .toggle, needsWord: true), [checkBox, 8, 62]),
      // switch
      (ForeignRole(.widget, .toggle), [130]),
      // link
      (ForeignRole(.widget, .link), [88]),
      // slider
      (ForeignRole(.widget, .adjustable), [51]),
      // dial, scroll bar, spin button
      (ForeignRole(.widget, .adjustable, needsWord: true), [15, scrollBar, 52]),
      // progress bar, level bar
      (ForeignRole(.widget, .meter, needsWord: true), [42]), (ForeignRole(.widget, .meter), [103]),
      // desktop icon, icon, image
      (ForeignRole(.widget, .image), [13, 26, 27]),
      // label, paragraph, caption, static, description list, term, description
      (ForeignRole(.item, .staticText), [label, 73, 81, 116, 122, 123]),
      // heading
      (ForeignRole(.item, .header), [83]),
      // tooltip
      (ForeignRole(.widget, .toolTip), [64]),
      // animation, calendar, colour chooser, date editor, rating
      (ForeignRole(.widget, needsWord: true), [3, 5, 9, 12, 114]),
      // password, terminal, text, autocomplete, entry
      (ForeignRole(.item, needsWord: true), Array(entries)),
      // column header, row header
      (ForeignRole(.widget, needsWord: true), [10, 47, 57, 58]),
      // list item, cell, tree item
      (ForeignRole(.item, needsWord: true, isNamedByContent: true), [listItem, 56, 91]),
      // notification
      (ForeignRole(.widget, needsWord: true), [notification]),
    ]
    return Dictionary(
      uniqueKeysWithValues: table.flatMap { role, numbers in numbers.map { ($0, role) } }
    )
  }()
}
