// SPDX-License-Identifier: Apache-2.0

// All rules, each with what it judges, how much breaking it costs, and how to mend that. An *operable*
// element is a button, link, switch, slider or search field.
extension AuditRule {
  /// All rules, in the order in which findings about one element are listed.
  public static let allCases: [AuditRule] = [
    .missingLabel, .fileNameLabel, .signLabel, .valueInLabel, .roleInLabel, .repeatedLabel,
    .cutText, .hintRepeatsLabel, .gestureInHint, .adjustableWithoutActions, .adjustableWithoutValue,
    .meterWithoutValue, .unannouncedAdjustment, .buttonWithoutActivation, .unannouncedActivation,
    .unnamedAction, .zeroFrame, .overlappingFrames, .coveredElement, .smallTarget, .offScreen,
    .emptyModal, .unlabelledModal, .modalWithoutEscape, .doubleIdentity, .missingReference,
    .nestedTooDeep,
  ]

  /// Operable elements, those with a range, and those that offer the focus have a label. Others
  /// have a label or a value.
  package static let missingLabel = AuditRule(
    "missing-label",
    .nameRoleValue,
    because: "Listeners can't know what it is for.",
    remedy: "Add a label that says what it is, does or sets, or hide it if it is decorative.",
    gtk4: "Set GTK_ACCESSIBLE_PROPERTY_LABEL with gtk_accessible_update_property, or "
      + "GTK_ACCESSIBLE_RELATION_LABELLED_BY with gtk_accessible_update_relation. In a "
      + "GtkBuilder file, add <accessibility><property name=\"label\" "
      + "translatable=\"yes\">Open</property></accessibility>.",
    gtk3: "Set a name with atk_object_set_name on gtk_widget_get_accessible, or name the "
      + "widget in a label with gtk_label_set_mnemonic_widget. In a GtkBuilder file, add "
      + "<child internal-child=\"accessible\"> with the property AtkObject::accessible-name.",
    qt: "Call setAccessibleName, or name the widget in a label with QLabel::setBuddy. In Qt "
      + "Quick, set Accessible.name."
  )

  /// No button, switch, slider or image is named like an image file: `start.png`,
  /// `icon_play@2x`, `IMG_1234`. Links are exempt because they may lead to such a file.
  package static let fileNameLabel = AuditRule(
    "file-name-label",
    .nonTextContent,
    because: "A file's name doesn't say what it shows or does.",
    remedy: "Write a label that says what it shows or does, in the user's language.",
    gtk4: "Set a translated GTK_ACCESSIBLE_PROPERTY_LABEL with gtk_accessible_update_property.",
    gtk3: "Set a translated name with atk_object_set_name on gtk_widget_get_accessible.",
    qt: "Call setAccessibleName with a text from tr; in Qt Quick, set Accessible.name with "
      + "qsTr."
  )

  /// The label of an operable element, or of one with a range, has a letter or a number. A sign
  /// alone is none: `>`, `✕`, an emoji, a character of an icon font.
  package static let signLabel = AuditRule(
    "sign-label",
    .nonTextContent,
    because: "Voices leave out a sign, or say its name, which isn't what the element does.",
    remedy: "Write a label that says in words what it does or sets. The sign can stay on "
      + "screen.",
    gtk4: "Leave the sign on the widget, and set words as a translated "
      + "GTK_ACCESSIBLE_PROPERTY_LABEL with gtk_accessible_update_property.",
    gtk3: "Leave the sign on the widget, and set words as a translated name with "
      + "atk_object_set_name on gtk_widget_get_accessible.",
    qt: "Leave the sign as the text, and call setAccessibleName with words from tr; in Qt "
      + "Quick, set Accessible.name with qsTr."
  )

  /// The label of an element whose value changes doesn't contain the value.
  ///
  /// The label doesn't end in the value, and shares no number of two or more digits with it. If
  /// there is no value, the label contains no number.
  package static let valueInLabel = AuditRule(
    "value-in-label",
    .nameRoleValue,
    severity: .warning,
    because: "Listeners hear the whole label again at each change of the value.",
    remedy: "Move the value from the label to the element's value.",
    gtk4: "Leave the name in GTK_ACCESSIBLE_PROPERTY_LABEL, and put the value into "
      + "GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT.",
    gtk3: "Leave only the name in atk_object_set_name, and return the value from the AtkValue "
      + "of the widget's accessible.",
    qt: "Leave only the name in setAccessibleName, and return the value from the widget's "
      + "QAccessibleValueInterface."
  )

  /// No label ends in the element's role, which is spoken anyway: "Start button".
  package static let roleInLabel = AuditRule(
    "role-in-label",
    .namesAndDescriptions,
    severity: .warning,
    because: "Listeners hear the role twice.",
    remedy: "Remove that word; the role is announced anyway, in the listener's language.",
    gtk4: "Remove that word from the label or GTK_ACCESSIBLE_PROPERTY_LABEL; the property "
      + "accessible-role says it.",
    gtk3: "Remove that word from the label or atk_object_set_name; atk_object_set_role says "
      + "it.",
    qt: "Remove that word from the text or setAccessibleName; QAccessibleInterface::role says "
      + "it."
  )

  /// Adjacent operable elements in one container differ in label or role. For buttons and
  /// links, a different value is enough.
  package static let repeatedLabel = AuditRule(
    "repeated-label",
    .wcag("2.4.6 Headings and Labels", "headings-and-labels"),
    severity: .warning,
    because: "Listeners can't tell the two apart.",
    remedy: "Give each element a different label.",
    gtk4: "Give each its own GTK_ACCESSIBLE_PROPERTY_LABEL, such as \"Delete Monday\".",
    gtk3: "Give each its own name with atk_object_set_name, such as \"Delete Monday\".",
    qt: "Give each its own name with setAccessibleName, such as \"Delete Monday\"."
  )

  /// No label, value or hint exceeds 200 characters, where it would be cut.
  package static let cutText = AuditRule(
    "cut-text",
    .namesAndDescriptions,
    severity: .warning,
    because: "The rest of the text is never heard.",
    remedy: "Shorten the text."
  )

  /// A hint doesn't repeat the label or the value.
  package static let hintRepeatsLabel = AuditRule(
    "hint-repeats-label",
    .namesAndDescriptions,
    severity: .warning,
    because: "Listeners wait for words that they have just heard.",
    remedy: "Describe the result of using it in the hint, or remove the hint.",
    gtk4: "Describe the result in GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, or remove the "
      + "description and the tooltip.",
    gtk3: "Describe the result with atk_object_set_description, or remove the description and "
      + "the tooltip.",
    qt: "Describe the result with setAccessibleDescription, or remove the description and the "
      + "tooltip."
  )

  /// No hint names a gesture: "Double tap to start".
  package static let gestureInHint = AuditRule(
    "gesture-in-hint",
    .wcag("3.3.2 Labels or Instructions", "labels-or-instructions"),
    severity: .warning,
    because: "Listeners use keys or gestures of their own, so it misleads them.",
    remedy: "Describe the result, not the gesture; listeners use their own keys and gestures.",
    gtk4: "Describe the result in GTK_ACCESSIBLE_PROPERTY_DESCRIPTION or the tooltip, not the "
      + "gesture.",
    gtk3: "Describe the result with atk_object_set_description or the tooltip, not the "
      + "gesture.",
    qt: "Describe the result with setAccessibleDescription or the tooltip, not the gesture."
  )

  /// An enabled adjustable element can be incremented and decremented.
  package static let adjustableWithoutActions = AuditRule(
    "adjustable-without-actions",
    .nameRoleValue,
    because: "Listeners hear that it can be adjusted, but can't do it.",
    remedy: "Add the increment and decrement actions, or remove the adjustable trait.",
    gtk4: "Use GtkScale or GtkSpinButton, or implement GtkAccessibleRange (from GTK 4.10).",
    gtk3: "Use GtkScale, GtkSpinButton or GtkLevelBar, or implement AtkValue in the widget's "
      + "accessible.",
    qt: "Use QSlider, QSpinBox or QProgressBar, or implement QAccessibleValueInterface. In Qt "
      + "Quick, give the item the properties value, minimumValue, maximumValue and stepSize."
  )

  /// An adjustable element has a value.
  package static let adjustableWithoutValue = valueless(
    "adjustable-without-value",
    because: "Listeners can't know where it stands, or what a change did.",
    remedy: "Add a value, worded as a listener should hear it."
  )

  /// A meter has a value and a range.
  package static let meterWithoutValue = valueless(
    "meter-without-value",
    because: "Listeners hear that something is measured, but not how much.",
    remedy: "Add a value, worded as a listener should hear it, and the range that it is in."
  )

  /// An element that can be incremented or decremented is adjustable.
  package static let unannouncedAdjustment = AuditRule(
    "unannounced-adjustment",
    .nameRoleValue,
    because: "Listeners aren't told that it can be adjusted.",
    remedy: "Add the adjustable trait so that screen readers announce it.",
    gtk4: "Set the property accessible-role to GTK_ACCESSIBLE_ROLE_SLIDER or "
      + "GTK_ACCESSIBLE_ROLE_SPIN_BUTTON when you create the widget.",
    gtk3: "Call atk_object_set_role with ATK_ROLE_SLIDER or ATK_ROLE_SPIN_BUTTON.",
    qt: "Return QAccessible::Slider or QAccessible::SpinBox from QAccessibleInterface::role; "
      + "in Qt Quick, set Accessible.role."
  )

  /// An enabled button, link or toggle can be activated.
  package static let buttonWithoutActivation = AuditRule(
    "button-without-activation",
    .nameRoleValue,
    because: "Listeners hear that it can be pressed, but can't do it.",
    remedy: "Add the activate action, or remove the button, link or toggle trait.",
    gtk4: "Use GtkButton, or name a signal with gtk_widget_class_set_activate_signal.",
    gtk3: "Use GtkButton, or implement AtkAction in the widget's accessible.",
    qt: "Use QPushButton, or implement QAccessibleActionInterface; in Qt Quick, handle "
      + "Accessible.onPressAction."
  )

  /// An element that can be activated is operable.
  package static let unannouncedActivation = AuditRule(
    "unannounced-activation",
    .nameRoleValue,
    because: "Listeners aren't told that it can be pressed.",
    remedy: "Add the button, link or toggle trait so that screen readers announce it.",
    gtk4: "Set the property accessible-role to GTK_ACCESSIBLE_ROLE_BUTTON or "
      + "GTK_ACCESSIBLE_ROLE_LINK when you create the widget.",
    gtk3: "Call atk_object_set_role with ATK_ROLE_PUSH_BUTTON or ATK_ROLE_LINK.",
    qt: "Return QAccessible::Button or QAccessible::Link from QAccessibleInterface::role; in "
      + "Qt Quick, set Accessible.role."
  )

  /// Each custom action has a name that can be spoken.
  package static let unnamedAction = AuditRule(
    "unnamed-action",
    .atspi("Action.get_action_name"),
    because: "Listeners find a choice without words in its list of actions.",
    remedy: "Give the action a name that can be spoken.",
    gtk3: "Return a name from atk_action_get_name for each action.",
    qt: "Return a name from QAccessibleActionInterface::localizedActionName for each action."
  )

  /// An element that isn't hidden has a width and a height on the screen.
  package static let zeroFrame = AuditRule(
    "zero-frame",
    .atspi("Component.get_extents"),
    because: "Screen readers skip what has no size, so nobody hears it.",
    remedy: "Give it the frame of what it draws, at least one point high even for a bar of 0; "
      + "hide it if it should not be read.",
    gtk4: "Hide it with gtk_widget_set_visible, give it a size with "
      + "gtk_widget_set_size_request, or give decoration GTK_ACCESSIBLE_ROLE_PRESENTATION.",
    gtk3: "Hide it with gtk_widget_hide, or give it a size with gtk_widget_set_size_request.",
    qt: "Hide it with QWidget::setVisible, or give it a size with QWidget::setMinimumSize; in "
      + "Qt Quick, set Accessible.ignored for decoration."
  )

  /// No two frames share more than a quarter of the smaller one, unless one contains the other,
  /// as an image contains its caption.
  package static let overlappingFrames = AuditRule(
    "overlapping-frames",
    .atspi("Component.get_accessible_at_point"),
    severity: .warning,
    because: "Where they overlap, a finger or pointer reaches the wrong one.",
    remedy: "Limit each frame to what that element draws, or merge the two elements."
  )

  /// No operable element is completely covered by another element.
  package static let coveredElement = AuditRule(
    "covered-element",
    .wcag("2.4.11 Focus Not Obscured (Minimum)", "focus-not-obscured-minimum"),
    because: "Listeners hear of it, but nobody can see or press it.",
    remedy: "List it after the element that covers it, merge the two, or hide it while it is "
      + "covered.",
    gtk4: "Hide it with gtk_widget_set_visible while something covers it.",
    gtk3: "Hide it with gtk_widget_hide while something covers it.",
    qt: "Hide it with QWidget::setVisible while something covers it."
  )

  /// An operable element is large enough to hit, or far enough from others: "Target Size
  /// (Minimum)", 2.5.8 in WCAG 2.2. Links are exempt because they may be part of a text.
  package static let smallTarget = AuditRule(
    "small-target",
    .wcag("2.5.8 Target Size (Minimum)", "target-size-minimum"),
    severity: .warning,
    because: "People with a tremor, and fingers that explore, hit its neighbour.",
    remedy: "Enlarge its frame, or leave more space around it.",
    gtk: "Set a size with gtk_widget_set_size_request or the CSS min-width and min-height, or "
      + "a margin.",
    qt: "Set a size with QWidget::setMinimumSize, or more space in its layout."
  )

  /// A visible element is on a screen; an operable one completely, within half a point.
  package static let offScreen = AuditRule(
    "off-screen",
    .wcag("2.4.7 Focus Visible", "focus-visible"),
    because: "Listeners hear of it, but nobody can see or press all of it.",
    remedy: "Give its container the transform to screen coordinates, with a clip where it is "
      + "scrolled out of view.",
    gtk: "Put the content into a GtkScrolledWindow, so that the window fits on the screen.",
    qt: "Put the content into a QScrollArea, so that the window fits on the screen."
  )

  /// A modal container contains something that can be read.
  package static let emptyModal = AuditRule(
    "empty-modal",
    .aria("Dialog (Modal) Pattern", "patterns/dialog-modal"),
    because: "Listeners are told of something that isn't there.",
    remedy: "Add content that can be read, or hide it while it is empty."
  )

  /// A modal container has a label, which is spoken when it opens.
  package static let unlabelledModal = AuditRule(
    "unlabelled-modal",
    .nameRoleValue,
    because: "Listeners aren't told what has opened.",
    remedy: "Add a label that says what has opened.",
    gtk4: "Set a title with gtk_window_set_title, or GTK_ACCESSIBLE_PROPERTY_LABEL.",
    gtk3: "Set a title with gtk_window_set_title.",
    qt: "Set a title with QWidget::setWindowTitle."
  )

  /// A modal container, or something in it, has the action escape.
  package static let modalWithoutEscape = AuditRule(
    "modal-without-escape",
    .wcag("2.1.2 No Keyboard Trap", "no-keyboard-trap"),
    because: "Listeners can't get out of it with Escape.",
    remedy: "Add the escape action to it, so that listeners can close it from anywhere inside.",
    gtk4: "Add a GtkShortcut for Escape that runs window.close, or use GtkDialog or AdwDialog.",
    gtk3: "Use GtkDialog, or close the window at its key binding for Escape.",
    qt: "Use QDialog, or add a QShortcut for Qt::Key_Escape that closes it."
  )

  /// Each identity belongs to one element or container only.
  package static let doubleIdentity = AuditRule(
    "double-identity",
    .atspi("Accessible.get_accessible_id"),
    severity: .warning,
    because: "What refers to one may lead listeners to the other.",
    remedy: "Give each its own identity, and keep it the same in every tree.",
    gtk: "Give each object its own id in the GtkBuilder file.",
    qt: "Give each object its own name with QObject::setObjectName."
  )

  /// What an element controls is in the tree, hidden or not. What describes it is in the tree,
  /// isn't hidden and has words.
  package static let missingReference = AuditRule(
    "missing-reference",
    .relationships,
    because: "Listeners don't hear what belongs to it, and can't jump there.",
    remedy: "Use the identity of an element in the tree, and remove it when that element goes "
      + "or hides.",
    gtk4: "Point the relation at a visible widget with gtk_accessible_update_relation, and "
      + "call gtk_accessible_reset_relation when that widget goes.",
    gtk3: "Add the relation to a visible widget with atk_object_add_relationship, and call "
      + "atk_object_remove_relationship when that widget goes.",
    qt: "Return only existing, visible objects from QAccessibleInterface::relations."
  )

  /// Containers are nested no deeper than `AccessibilitySnapshot.maximumDepth`.
  package static let nestedTooDeep = AuditRule(
    "nested-too-deep",
    .relationships,
    because: "What is deeper is never read.",
    remedy: "Remove containers that contain only another container."
  )

  /// Creates a rule for elements without a value.
  private static func valueless(
    _ name: String,
    because reason: String,
    remedy: String
  ) -> AuditRule {
    AuditRule(
      name,
      .nameRoleValue,
      because: reason,
      remedy: remedy,
      gtk4: "Set GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, VALUE_MIN and VALUE_MAX with "
        + "gtk_accessible_update_property, and VALUE_TEXT for its words.",
      gtk3: "Use GtkScale, GtkSpinButton or GtkLevelBar, or implement AtkValue in the widget's "
        + "accessible.",
      qt: "Use QSlider, QSpinBox or QProgressBar, or implement QAccessibleValueInterface. In Qt "
        + "Quick, give the item the properties value, minimumValue, maximumValue and stepSize."
    )
  }
}

/// The published rule that an ``AuditRule`` follows.
package struct AuditCriterion: CustomStringConvertible, Sendable {
  /// The document, such as "WCAG 2.2", and the number and name in it.
  package let document, name: String
  /// The address of a page that explains it.
  package let address: String

  package var description: String { "\(document), \(name)" }
}

// Success criteria of WCAG 2.2.
extension AuditCriterion {
  static let nonTextContent = wcag("1.1.1 Non-text Content", "non-text-content")
  static let relationships = wcag("1.3.1 Info and Relationships", "info-and-relationships")
  static let nameRoleValue = wcag("4.1.2 Name, Role, Value", "name-role-value")

  fileprivate static func wcag(_ name: String, _ page: String) -> AuditCriterion {
    let address = "https://www.w3.org/WAI/WCAG22/Understanding/\(page)"
    return AuditCriterion(document: "WCAG 2.2", name: name, address: address)
  }
}

// Parts of the ARIA Authoring Practices Guide and of AT-SPI, where WCAG is silent.
extension AuditCriterion {
  static let namesAndDescriptions = aria(
    "Providing Accessible Names and Descriptions",
    "practices/names-and-descriptions"
  )

  fileprivate static func aria(_ name: String, _ page: String) -> AuditCriterion {
    let address = "https://www.w3.org/WAI/ARIA/apg/\(page)/"
    return AuditCriterion(document: "ARIA Authoring Practices", name: name, address: address)
  }

  fileprivate static func atspi(_ method: String) -> AuditCriterion {
    let address = "https://docs.gtk.org/atspi2/method.\(method).html"
    return AuditCriterion(document: "AT-SPI", name: method, address: address)
  }
}
