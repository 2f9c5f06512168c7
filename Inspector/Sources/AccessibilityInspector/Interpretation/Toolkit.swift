// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityBus
import AccessibilityTree

/// What a program is made with. Each toolkit has ways of its own, seen in GTK 3.24.38, GTK 4.8.3
/// and Qt 5.15.8.
typealias Toolkit = AuditRule.Toolkit

extension Toolkit {
  /// Creates a toolkit from the name that programs give on the bus.
  init(named name: String) {
    switch name {
    case "gtk": self = .gtk3
    case "GTK": self = .gtk4
    case "Qt": self = .qt
    case "StepSlider": self = .accessibilityTree
    default: self = .other
    }
  }

  /// Whether objects return all their properties in one call. `GetAll` makes Qt 5.15 crash, because
  /// it looks for a second argument.
  var answersForAllProperties: Bool { [.gtk3, .gtk4, .accessibilityTree].contains(self) }

  /// Whether objects know where they are on the screen. GTK 4.8 warns its user if it is asked.
  var hasScreenCoordinates: Bool { self != .gtk4 }
}

// What a toolkit says of its widgets in a way of its own.
extension Toolkit {
  /// Returns whether an object with these states shows, if everything around it does. GTK 4.8 has
  /// the state "showing" only for windows (`collect_states` in `gtk/a11y/gtkatspicontext.c`). Ours
  /// removes it from what is scrolled out of view, which is read nevertheless.
  func shows(_ states: AccessibleStates) -> Bool {
    switch self {
    case .gtk4, .accessibilityTree: states.contains(.visible)
    case .gtk3, .qt, .other: states.isSuperset(of: [.visible, .showing])
    }
  }

  /// Whether an object without a size has no place on the screen: in GTK 4 a closed page or bar, in
  /// GTK 3 and Qt the tabs of a notebook that shows none. In a tree of ours it is a mistake.
  var hidesWithoutSize: Bool { self != .accessibilityTree }

  /// Returns whether only the largest child of an object is drawn. The others keep their last size.
  func drawsOnlyLargestChild(of object: ForeignObject) -> Bool {
    self == .gtk4 && object.name == "AdwSqueezer"
  }

  /// Whether children are listed as the program made them, whatever their places. A grid of GTK
  /// lists its last child first. Documents, and ours, have reading order.
  var listsInAnyOrder: Bool { [.gtk3, .gtk4, .qt].contains(self) }

  /// Whether the description of a slider is the text beside its trough.
  ///
  /// See `gtk_scale_accessible_get_description` in GTK 3, `gtk/a11y/gtkscaleaccessible.c`.
  var describesSlidersByValue: Bool { self == .gtk3 }

  /// Returns whether a cell can be switched on. GTK 3 tells it only by the first action; Qt has
  /// that action in each cell.
  func isToggle(_ cell: ForeignObject) -> Bool {
    self == .gtk3 && ForeignRole.cells.contains(cell.role) && cell.actions.first == "Toggle"
  }

  /// Returns whether a cell isn't one of a table, which may be empty, but of a list in several
  /// columns. Cells of tables in GTK 4 don't take the focus.
  func isItem(_ cell: ForeignObject) -> Bool {
    self == .gtk4 && ForeignRole.cells.contains(cell.role) && cell.states.contains(.focusable)
  }

  /// Returns what becomes of an object and of what it contains.
  ///
  /// A tab of GTK 3 contains its page and a menu item its menu; those of GTK 4 only their words.
  /// A check box of Qt may be the title of a group, which it contains.
  func part(of role: AccessibleRole) -> ForeignRole.Part {
    switch (self, role) {
    case (.gtk4, .pageTab), (.gtk4, .menuItem), (.gtk4, .radioMenuItem): .widget
    case (.qt, .checkBox): .item
    default: ForeignRole.role(role).part
    }
  }

  /// Whether an action with a dot in its name belongs to the window or the program: GTK 4.8 lists
  /// all those of `GtkActionMuxer`, such as "clipboard.copy".
  var listsActionsOfOthers: Bool { self == .gtk4 }

  /// Returns whether the name of an object is only that of its class, which says nothing. GTK 4.8
  /// names a widget after its class if nothing else names it (`gtk_at_context_get_name` in
  /// `gtk/gtkatcontext.c`). A name that shows, because a label in the widget has it too, isn't one;
  /// nor is that of a label, unless the label is empty.
  func isNamedAfterClass(_ object: ForeignObject) -> Bool {
    let name = object.name
    guard self == .gtk4, Self.isClassName(name) else { return false }
    if object.role == .label { return name == "GtkLabel" && object.text != name }
    return !object.children.flatMap(\.all)
      .contains { $0.role == .label && $0.name == name }
  }

  private static func isClassName(_ name: String) -> Bool {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return false }
    return ["Gtk", "Gdk", "Adw"].contains { name.isCapitalized(after: $0) }
      || name.first?.isUppercase == true
        && widgets.contains { name.hasSuffix($0) && name.count > $0.count }
  }

  /// The last words of the names of programs' own widgets.
  private static let widgets = [
    "View", "Box", "Bar", "Page", "Button", "Entry", "Label", "Image", "Row", "Gizmo", "Widget",
  ]
}

extension String {
  /// Returns whether a capitalised word follows a prefix, as in `GtkButton`.
  fileprivate func isCapitalized(after prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    let rest = dropFirst(prefix.count)
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }
}

extension Toolkit {
  /// The rules that can be judged from outside. These can't:
  ///
  /// - What covers what: the bus doesn't tell which of two objects is drawn above the other.
  /// - Escape: toolkits close a dialog with the key without saying so.
  /// - A frame without a size: see ``hidesWithoutSize``.
  /// - The size of targets: that of a toolkit is exempt if the program didn't change it ("Target
  ///   Size (Minimum)" in WCAG2ICT), and GTK 4.8 leaves out the padding, so that a button of 34
  ///   points is 24 points high.
  /// - What is off the screen: see ``hasScreenCoordinates``.
  var rules: Set<AuditRule> {
    let all = Set(AuditRule.allCases)
    guard self != .accessibilityTree else { return all }
    return all.subtracting(Self.unseen).subtracting(hasScreenCoordinates ? [] : ["off-screen"])
  }

  private static let unseen: Set<AuditRule> = [
    "covered-element", "overlapping-frames", "zero-frame", "modal-without-escape", "small-target",
  ]
}
