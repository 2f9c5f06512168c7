// SPDX-License-Identifier: Apache-2.0

import DBus
import AccessibilityTree

// The frame of an object, and the focus.
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
    // Any element may be asked, and the result isn't known yet: true means that it was asked.
    case "ScrollTo", "ScrollToPoint": [.boolean(ask(.scrollToVisible, if: true))]
    case "SetExtents", "SetPosition", "SetSize": [.boolean(false)]
    default: nil
    }
  }

  /// Returns the frame in a client's coordinates.
  func extent(in system: Int) -> [DBusValue] {
    let origin = origin(of: system)
    let extent = object.extent
    let numbers = [
      extent.minX - origin.x, extent.minY - origin.y, extent.size.width, extent.size.height,
    ]
    return numbers.map { .number(Int($0.rounded())) }
  }

  /// Returns the point of the screen that a client means.
  private func point(_ arguments: [DBusValue]) -> LayoutPoint {
    let origin = origin(of: arguments.number(at: 2))
    return LayoutPoint(
      x: Double(arguments.number(at: 0)) + origin.x,
      y: Double(arguments.number(at: 1)) + origin.y
    )
  }

  /// Returns the origin of a client's coordinates: the corner of the window, the parent
  /// or the screen.
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
