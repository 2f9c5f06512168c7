// SPDX-License-Identifier: Apache-2.0

/// The role of an object on the accessibility bus.
///
/// The corresponding C type is `AtspiRole`.
enum AccessibleRole: UInt32, Hashable, Sendable {
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case panel = 39
  case pushButton = 43
  case slider = 51
  case toggleButton = 62
  case toolTip = 64
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case notification = 101
  case levelBar = 103

  /// The name that clients compare with. The corresponding C function is `atspi_role_get_name`.
  var name: String {
    switch self {
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .panel: "panel"
    case .pushButton: "push button"
    case .slider: "slider"
    case .toggleButton: "toggle button"
    case .toolTip: "tool tip"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    case .notification: "notification"
    case .levelBar: "level bar"
    }
  }

  /// The name of the role in ARIA, where it says more than the role itself.
  var ariaRole: String? {
    switch self {
    case .toggleButton: "switch"
    case .entry: "searchbox"
    default: nil
    }
  }
}
