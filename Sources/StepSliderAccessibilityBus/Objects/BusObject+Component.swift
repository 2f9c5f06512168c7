// SPDX-License-Identifier: Apache-2.0

import DBus
import AccessibilityTree

// Where an object is, and the focus.
extension BusObject {
  func component(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    switch method {
    case "Contains": [.boolean(object.extent.contains(point(arguments)))]
    case "GetAccessibleAtPoint":
      [application.reference(to: tree.topmost(at: point(arguments), within: object))]
    case "GetExtents": [.structure(extent(in: arguments.number(at: 0)))]
    case "GetPosition": Array(extent(in: arguments.number(at: 0)).prefix(2))
    case "GetSize": Array(extent(in: 0).suffix(2))
    // AtspiComponentLayer: a window, or a widget in it.
    case "GetLayer": [.uint32(object.role == .frame ? 7 : 3)]
    case "GetMDIZOrder": [.int16(-1)]
    case "GetAlpha": [.double(1)]
    case "GrabFocus": [.boolean(ask(.focus, if: object.states.contains(.focusable)))]
    // Any element may be asked for it, and what comes of it isn't known yet: true says that it was asked.
    case "ScrollTo", "ScrollToPoint": [.boolean(ask(.scrollToVisible, if: true))]
    case "SetExtents", "SetPosition", "SetSize": [.boolean(false)]
    default: nil
    }
  }

  /// Where it is, in the coordinates that a client counts in.
  func extent(in system: Int) -> [DBusValue] {
    let origin = origin(of: system)
    let extent = object.extent
    let numbers = [
      extent.minX - origin.x, extent.minY - origin.y, extent.size.width, extent.size.height,
    ]
    return numbers.map { .number(Int($0.rounded())) }
  }

  /// The point of the screen that a client means.
  private func point(_ arguments: [DBusValue]) -> LayoutPoint {
    let origin = origin(of: arguments.number(at: 2))
    return LayoutPoint(
      x: Double(arguments.number(at: 0)) + origin.x,
      y: Double(arguments.number(at: 1)) + origin.y
    )
  }

  /// Where a client's coordinates begin: at the window's corner, the parent's or the screen's.
  ///
  /// The corresponding C type is `AtspiCoordType`.
  private func origin(of system: Int) -> LayoutPoint {
    switch system {
    case 1: tree.frameExtent.origin
    case 2 where object.role != .frame: object.parent.flatMap { tree[$0] }?.extent.origin ?? .zero
    default: .zero
    }
  }
}
