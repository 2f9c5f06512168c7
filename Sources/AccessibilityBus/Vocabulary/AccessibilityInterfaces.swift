// SPDX-License-Identifier: Apache-2.0

package import DBus

/// The AT-SPI interfaces, from the XML files of at-spi2-core, as far as we use them.
extension DBusInterface {
  package static let accessible = DBusInterface(
    "org.a11y.atspi.Accessible",
    methods: [
      .init("GetChildAtIndex", [index], gives: [reference]),
      .init("GetChildren", gives: [.init("children", "a(so)")]),
      .init("GetIndexInParent", gives: [index]),
      .init("GetRelationSet", gives: [.init("relations", "a(ua(so))")]),
      .init("GetRole", gives: [.init("role", "u")]),
      .init("GetRoleName", gives: [.init("name", "s")]),
      .init("GetLocalizedRoleName", gives: [.init("name", "s")]),
      .init("GetState", gives: [.init("states", "au")]),
      .init("GetAttributes", gives: [.init("attributes", "a{ss}")]),
      .init("GetApplication", gives: [reference]),
      .init("GetInterfaces", gives: [.init("interfaces", "as")]),
    ],
    properties: [
      .init("Name", "s", change: .untold), .init("Description", "s", change: .untold),
      .init("Parent", "(so)", change: .untold), .init("ChildCount", "i", change: .untold),
      .init("Locale", "s", change: .untold), .init("AccessibleId", "s", change: .untold),
      .init("HelpText", "s", change: .untold),
    ]
  )

  package static let application = DBusInterface(
    "org.a11y.atspi.Application",
    methods: [.init("GetLocale", [.init("type", "u")], gives: [.init("locale", "s")])],
    properties: [
      .init("ToolkitName", "s", change: .constant), .init("Version", "s", change: .constant),
      .init("AtspiVersion", "s", change: .constant),
      .init("Id", "i", isWritable: true, change: .untold),
    ]
  )

  package static let component = DBusInterface(
    "org.a11y.atspi.Component",
    methods: [
      .init("Contains", point + [system], gives: [success]),
      .init("GetAccessibleAtPoint", point + [system], gives: [reference]),
      .init("GetExtents", [system], gives: [.init("extents", "(iiii)")]),
      .init("GetPosition", [system], gives: point),
      .init("GetSize", gives: size),
      .init("GetLayer", gives: [.init("layer", "u")]),
      .init("GetMDIZOrder", gives: [.init("order", "n")]),
      .init("GetAlpha", gives: [.init("alpha", "d")]),
      .init("GrabFocus", gives: [success]),
      .init("ScrollTo", [.init("type", "u")], gives: [success]),
      .init("ScrollToPoint", [system] + point, gives: [success]),
      .init("SetExtents", point + size + [system], gives: [success]),
      .init("SetPosition", point + [system], gives: [success]),
      .init("SetSize", size, gives: [success]),
    ]
  )

  package static let value = DBusInterface(
    "org.a11y.atspi.Value",
    properties: [
      .init("MinimumValue", "d", change: .untold), .init("MaximumValue", "d", change: .untold),
      .init("MinimumIncrement", "d", change: .untold), .init("Text", "s", change: .untold),
      .init("CurrentValue", "d", isWritable: true, change: .untold),
    ]
  )

  package static let action = DBusInterface(
    "org.a11y.atspi.Action",
    methods: [
      .init("GetName", [index], gives: [.init("name", "s")]),
      .init("GetLocalizedName", [index], gives: [.init("name", "s")]),
      .init("GetDescription", [index], gives: [.init("description", "s")]),
      .init("GetKeyBinding", [index], gives: [.init("keys", "s")]),
      .init("GetActions", gives: [.init("actions", "a(sss)")]),
      .init("DoAction", [index], gives: [success]),
    ],
    properties: [.init("NActions", "i", change: .untold)]
  )

  package static let text = DBusInterface(
    "org.a11y.atspi.Text",
    methods: [
      .init("GetText", [offset, end], gives: [.init("text", "s")]),
      .init("GetCharacterAtOffset", [offset], gives: [.init("character", "i")]),
      .init("GetStringAtOffset", [offset, .init("granularity", "u")], gives: piece),
      .init("GetTextAtOffset", [offset, .init("type", "u")], gives: piece),
      .init("GetTextBeforeOffset", [offset, .init("type", "u")], gives: piece),
      .init("GetTextAfterOffset", [offset, .init("type", "u")], gives: piece),
      .init("GetAttributes", [offset], gives: run),
      .init("GetAttributeRun", [offset, .init("withDefaults", "b")], gives: run),
      .init("GetDefaultAttributes", gives: [.init("attributes", "a{ss}")]),
      .init("GetDefaultAttributeSet", gives: [.init("attributes", "a{ss}")]),
      .init("GetCharacterExtents", [offset, system], gives: point + size),
      .init("GetRangeExtents", [offset, end, system], gives: point + size),
      .init("GetOffsetAtPoint", point + [system], gives: [offset]),
      .init("GetNSelections", gives: [.init("count", "i")]),
      .init("GetSelection", [index], gives: [offset, end]),
      .init("AddSelection", [offset, end], gives: [success]),
      .init("RemoveSelection", [index], gives: [success]),
      .init("SetSelection", [index, offset, end], gives: [success]),
      .init("SetCaretOffset", [offset], gives: [success]),
    ],
    properties: [
      .init("CharacterCount", "i", change: .untold), .init("CaretOffset", "i", change: .untold),
    ]
  )

  package static let table = DBusInterface(
    "org.a11y.atspi.Table",
    properties: [
      .init("NRows", "i", change: .untold), .init("NColumns", "i", change: .untold),
    ]
  )

  /// The interface of an object that tells of all others in one answer.
  package static let cache = DBusInterface(
    "org.a11y.atspi.Cache",
    methods: [.init("GetItems", gives: [.init("items", "a\(cacheItem)")])]
  )

  /// The type of an object in the cache: itself, its application, its parent, its index there, the
  /// number of its children, its interfaces, name, role, description and states.
  package static let cacheItem = "((so)(so)(so)iiassusau)"

  /// The interface through which programs enter the registry.
  package static let socket = DBusInterface(
    "org.a11y.atspi.Socket",
    methods: [
      .init("Embed", [.init("plug", "(so)")], gives: [.init("socket", "(so)")]),
      .init("Unembed", [.init("plug", "(so)")]),
    ]
  )

  /// The registry, which knows all programs and what clients listen for. It has the name of the
  /// interface on the bus, too.
  package static let registry = DBusInterface(
    "org.a11y.atspi.Registry",
    methods: [
      .init("RegisterEvent", [.init("event", "s")]),
      .init("DeregisterEvent", [.init("event", "s")]),
      .init("GetRegisteredEvents", gives: [.init("events", "a(ss)")]),
    ]
  )

  /// The names of the interfaces of events: those of objects, and those of windows.
  package static let (objectEvents, windowEvents) = (
    "org.a11y.atspi.Event.Object", "org.a11y.atspi.Event.Window"
  )

  private static let index = Argument("index", "i")
  private static let (offset, end) = (Argument("offset", "i"), Argument("end", "i"))
  private static let reference = Argument("object", "(so)")
  private static let success = Argument("success", "b")
  private static let system = Argument("coordinates", "u")
  private static let point = [Argument("x", "i"), Argument("y", "i")]
  private static let size = [Argument("width", "i"), Argument("height", "i")]
  private static let span = [Argument("start", "i"), end]
  private static let piece = [Argument("text", "s")] + span
  private static let run = [Argument("attributes", "a{ss}")] + span
}

/// What the coordinates of a question count from (`AtspiCoordType`).
package enum AccessibleCoordinates: UInt32 {
  case screen, window, parent
}

/// What an object is drawn in (`AtspiComponentLayer`), as far as we use it.
package enum AccessibleLayer: UInt32 {
  case widget = 3
  case window = 7
}

/// How urgent an announcement is (`AtspiLive`).
package enum AccessibleUrgency: Int {
  case polite = 1
  case assertive
}
