// SPDX-License-Identifier: Apache-2.0

// How to fix findings with Qt, in widgets and in Qt Quick.
extension AuditRule {
  var qtRemedy: String? {
    switch self {
    case .missingLabel:
      "Call setAccessibleName, or name the widget in a label with QLabel::setBuddy. In Qt Quick, "
        + "set Accessible.name."
    case .fileNameLabel:
      "Call setAccessibleName with a text from tr; in Qt Quick, set Accessible.name with qsTr."
    case .valueInLabel:
      "Leave only the name in setAccessibleName, and return the value from the widget's "
        + "QAccessibleValueInterface."
    case .roleInLabel:
      "Remove that word from the text or setAccessibleName; QAccessibleInterface::role says it."
    case .repeatedLabel:
      "Give each its own name with setAccessibleName, such as \"Delete Monday\"."
    case .hintRepeatsLabel:
      "Describe the result with setAccessibleDescription, or remove the description and the tooltip."
    case .gestureInHint:
      "Describe the result with setAccessibleDescription or the tooltip, not the gesture."
    default: qtControlRemedy ?? qtPlaceRemedy
    }
  }

  private var qtControlRemedy: String? {
    switch self {
    case .adjustableWithoutActions, .adjustableWithoutValue, .meterWithoutValue:
      "Use QSlider, QSpinBox or QProgressBar, or implement QAccessibleValueInterface. In Qt Quick, "
        + "give the item the properties value, minimumValue, maximumValue and stepSize."
    case .unannouncedAdjustment:
      "Return QAccessible::Slider or QAccessible::SpinBox from QAccessibleInterface::role; in Qt "
        + "Quick, set Accessible.role."
    case .buttonWithoutActivation:
      "Use QPushButton, or implement QAccessibleActionInterface; in Qt Quick, handle "
        + "Accessible.onPressAction."
    case .unannouncedActivation:
      "Return QAccessible::Button or QAccessible::Link from QAccessibleInterface::role; in Qt Quick, "
        + "set Accessible.role."
    case .unnamedAction:
      "Return a name from QAccessibleActionInterface::localizedActionName for each action."
    case .missingReference:
      "Return only existing, visible objects from QAccessibleInterface::relations."
    default: nil
    }
  }

  private var qtPlaceRemedy: String? {
    switch self {
    case .zeroFrame:
      "Hide it with QWidget::setVisible, or give it a size with QWidget::setMinimumSize; in Qt "
        + "Quick, set Accessible.ignored for decoration."
    case .coveredElement: "Hide it with QWidget::setVisible while something covers it."
    case .smallTarget: "Set a size with QWidget::setMinimumSize, or more space in its layout."
    case .offScreen: "Put the content into a QScrollArea, so that the window fits on the screen."
    case .unlabelledModal: "Set a title with QWidget::setWindowTitle."
    case .modalWithoutEscape: "Use QDialog, or add a QShortcut for Qt::Key_Escape that closes it."
    case .doubleIdentity: "Give each object its own name with QObject::setObjectName."
    default: nil
    }
  }
}
