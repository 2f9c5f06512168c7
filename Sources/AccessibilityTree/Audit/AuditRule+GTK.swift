// SPDX-License-Identifier: Apache-2.0

// How to fix findings with GTK 4.
extension AuditRule {
  var gtk4Remedy: String? {
    switch self {
    case .missingLabel:
      "Set GTK_ACCESSIBLE_PROPERTY_LABEL with gtk_accessible_update_property, or "
        + "GTK_ACCESSIBLE_RELATION_LABELLED_BY with gtk_accessible_update_relation. In a GtkBuilder "
        + "file, add <accessibility><property name=\"label\" translatable=\"yes\">Open</property>"
        + "</accessibility>."
    case .fileNameLabel:
      "Set a translated GTK_ACCESSIBLE_PROPERTY_LABEL with gtk_accessible_update_property."
    case .valueInLabel:
      "Leave the name in GTK_ACCESSIBLE_PROPERTY_LABEL, and put the value into "
        + "GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT."
    case .roleInLabel:
      "Remove that word from the label or GTK_ACCESSIBLE_PROPERTY_LABEL; the property "
        + "accessible-role says it."
    case .repeatedLabel:
      "Give each its own GTK_ACCESSIBLE_PROPERTY_LABEL, such as \"Delete Monday\"."
    case .hintRepeatsLabel:
      "Describe the result in GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, or remove the description and "
        + "the tooltip."
    case .gestureInHint:
      "Describe the result in GTK_ACCESSIBLE_PROPERTY_DESCRIPTION or the tooltip, not the gesture."
    default: gtk4ControlRemedy ?? gtk4PlaceRemedy
    }
  }

  private var gtk4ControlRemedy: String? {
    switch self {
    case .adjustableWithoutActions:
      "Use GtkScale or GtkSpinButton, or implement GtkAccessibleRange (from GTK 4.10)."
    case .adjustableWithoutValue, .meterWithoutValue:
      "Set GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, VALUE_MIN and VALUE_MAX with "
        + "gtk_accessible_update_property, and VALUE_TEXT for its words."
    case .unannouncedAdjustment:
      "Set the property accessible-role to GTK_ACCESSIBLE_ROLE_SLIDER or "
        + "GTK_ACCESSIBLE_ROLE_SPIN_BUTTON when you create the widget."
    case .buttonWithoutActivation:
      "Use GtkButton, or name a signal with gtk_widget_class_set_activate_signal."
    case .unannouncedActivation:
      "Set the property accessible-role to GTK_ACCESSIBLE_ROLE_BUTTON or "
        + "GTK_ACCESSIBLE_ROLE_LINK when you create the widget."
    case .missingReference:
      "Point the relation at a visible widget with gtk_accessible_update_relation, and call "
        + "gtk_accessible_reset_relation when that widget goes."
    default: nil
    }
  }

  private var gtk4PlaceRemedy: String? {
    switch self {
    case .zeroFrame:
      "Hide it with gtk_widget_set_visible, give it a size with gtk_widget_set_size_request, or "
        + "give decoration GTK_ACCESSIBLE_ROLE_PRESENTATION."
    case .coveredElement:
      "Hide it with gtk_widget_set_visible while something covers it."
    case .smallTarget:
      "Set a size with gtk_widget_set_size_request or the CSS min-width and min-height, or a margin."
    case .offScreen:
      "Put the content into a GtkScrolledWindow, so that the window fits on the screen."
    case .unlabelledModal:
      "Set a title with gtk_window_set_title, or GTK_ACCESSIBLE_PROPERTY_LABEL."
    case .modalWithoutEscape:
      "Add a GtkShortcut for Escape that runs window.close, or use GtkDialog or AdwDialog."
    case .doubleIdentity:
      "Give each object its own id in the GtkBuilder file."
    default: nil
    }
  }
}

// How to fix findings with GTK 3, whose accessible objects are ATK's.
extension AuditRule {
  var gtk3Remedy: String? {
    switch self {
    case .missingLabel:
      "Set a name with atk_object_set_name on gtk_widget_get_accessible, or name the widget in a "
        + "label with gtk_label_set_mnemonic_widget. In a GtkBuilder file, add <child "
        + "internal-child=\"accessible\"> with the property AtkObject::accessible-name."
    case .fileNameLabel:
      "Set a translated name with atk_object_set_name on gtk_widget_get_accessible."
    case .valueInLabel:
      "Leave only the name in atk_object_set_name, and return the value from the AtkValue of the "
        + "widget's accessible."
    case .roleInLabel:
      "Remove that word from the label or atk_object_set_name; atk_object_set_role says it."
    case .repeatedLabel:
      "Give each its own name with atk_object_set_name, such as \"Delete Monday\"."
    case .hintRepeatsLabel:
      "Describe the result with atk_object_set_description, or remove the description and the "
        + "tooltip."
    case .gestureInHint:
      "Describe the result with atk_object_set_description or the tooltip, not the gesture."
    default: gtk3ControlRemedy ?? gtk3PlaceRemedy
    }
  }

  private var gtk3ControlRemedy: String? {
    switch self {
    case .adjustableWithoutActions, .adjustableWithoutValue, .meterWithoutValue:
      "Use GtkScale, GtkSpinButton or GtkLevelBar, or implement AtkValue in the widget's accessible."
    case .unannouncedAdjustment:
      "Call atk_object_set_role with ATK_ROLE_SLIDER or ATK_ROLE_SPIN_BUTTON."
    case .buttonWithoutActivation:
      "Use GtkButton, or implement AtkAction in the widget's accessible."
    case .unannouncedActivation:
      "Call atk_object_set_role with ATK_ROLE_PUSH_BUTTON or ATK_ROLE_LINK."
    case .unnamedAction:
      "Return a name from atk_action_get_name for each action."
    case .missingReference:
      "Add the relation to a visible widget with atk_object_add_relationship, and call "
        + "atk_object_remove_relationship when that widget goes."
    default: nil
    }
  }

  private var gtk3PlaceRemedy: String? {
    switch self {
    case .zeroFrame:
      "Hide it with gtk_widget_hide, or give it a size with gtk_widget_set_size_request."
    case .coveredElement: "Hide it with gtk_widget_hide while something covers it."
    case .smallTarget:
      "Set a size with gtk_widget_set_size_request or the CSS min-width and min-height, or a margin."
    case .offScreen:
      "Put the content into a GtkScrolledWindow, so that the window fits on the screen."
    case .unlabelledModal: "Set a title with gtk_window_set_title."
    case .modalWithoutEscape: "Use GtkDialog, or close the window at its key binding for Escape."
    case .doubleIdentity: "Give each object its own id in the GtkBuilder file."
    default: nil
    }
  }
}
