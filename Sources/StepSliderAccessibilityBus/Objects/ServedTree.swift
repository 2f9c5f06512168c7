// SPDX-License-Identifier: Apache-2.0

import DBus

/// The tree that is on the bus now, and the requests from clients.
///
/// A class, because the connection answers calls from it at any time. It is used on one thread.
final class ServedTree: DBusObjectTree {
  /// The current tree. Clients query it as soon as they are told of a change.
  var tree: AccessibleTree
  /// The program that owns the tree.
  var application: BusApplication
  /// The requests of clients, the oldest first.
  private(set) var requests: [AccessibilityRequest] = []
  /// The number of times that a client has asked for an object.
  private(set) var questionCount = 0
  /// The maximum number of waiting requests; further ones are dropped.
  private static let capacity = 1000

  init(_ tree: AccessibleTree, of application: BusApplication = BusApplication()) {
    (self.tree, self.application) = (tree, application)
  }

  var paths: [String] { tree.objects.map(\.path.text) }

  func object(at path: String) -> (any DBusObject)? {
    questionCount += 1
    if path == CacheObject.path { return CacheObject(served: self) }
    guard let path = ObjectPath(path) else { return nil }
    return tree[path].map { BusObject($0, in: self) } ?? DepartedObject()
  }

  /// Whether no request is waiting.
  var isIdle: Bool { requests.isEmpty }

  /// Queues the request of a client.
  func ask(_ request: AccessibilityRequest) {
    if requests.count < Self.capacity { requests.append(request) }
  }

  /// Removes and returns the oldest request.
  func takeRequest() -> AccessibilityRequest? {
    requests.isEmpty ? nil : requests.removeFirst()
  }

  /// Drops the requests of clients that wait for nothing any more.
  func dropRequests() { requests = [] }
}
