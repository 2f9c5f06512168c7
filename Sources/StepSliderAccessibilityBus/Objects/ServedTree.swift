// SPDX-License-Identifier: Apache-2.0

import DBus

/// The tree as it is on the bus at the moment, and what came back from there.
///
/// A class, as the connection answers from it at any time; all on one thread.
final class ServedTree: DBusObjectTree {
  /// What is there now; clients ask for it as soon as they are told that something changed.
  var tree: AccessibleTree
  /// The program that it is of.
  var application: BusApplication
  /// What clients asked for, the oldest first.
  private(set) var requests: [AccessibilityRequest] = []
  /// The most requests that wait; what a client asks beyond it is dropped.
  private static let capacity = 1000

  init(_ tree: AccessibleTree, of application: BusApplication = BusApplication()) {
    (self.tree, self.application) = (tree, application)
  }

  var paths: [String] { tree.objects.map(\.path.text) }

  func object(at path: String) -> (any DBusObject)? {
    if path == CacheObject.path { return CacheObject(served: self) }
    guard let path = ObjectPath(path) else { return nil }
    return tree[path].map { BusObject($0, in: self) } ?? DepartedObject()
  }

  /// Whether nothing was asked for that waits.
  var isIdle: Bool { requests.isEmpty }

  /// Notes what a client asks for.
  func ask(_ request: AccessibilityRequest) {
    if requests.count < Self.capacity { requests.append(request) }
  }

  /// The oldest request.
  func takeRequest() -> AccessibilityRequest? {
    requests.isEmpty ? nil : requests.removeFirst()
  }
}
