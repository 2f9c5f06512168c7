// SPDX-License-Identifier: Apache-2.0

/// The elements of a tree that aren't read at the moment, with the reasons.
struct UnreadElements {
  private var elements: [(element: AccessibilityElement, reason: String)] = []
  private let snapshot: AccessibilitySnapshot
  private let readable: Set<ElementID>

  init(in snapshot: AccessibilitySnapshot) {
    self.snapshot = snapshot
    var reader = TreeReader()
    readable = Set(reader.entries(in: snapshot.root).map { $0.element.id })
    add(snapshot.root, isHidden: false)
  }

  func lines(_ phrases: Phrases) -> [String] {
    elements.map { "  \($0.words(phrases)) \($0.identity) \($1)." }
  }

  private mutating func add(_ container: AccessibilityContainer, isHidden: Bool) {
    let isHidden = isHidden || container.traits.contains(.hidden)
    for child in container {
      switch child {
      case .container(let inner): add(inner, isHidden: isHidden)
      case .element(let element):
        guard snapshot.position(of: element.id) == nil else { continue }
        elements.append((element, reason(for: element, isHidden: isHidden)))
      }
    }
  }

  private func reason(for element: AccessibilityElement, isHidden: Bool) -> String {
    if isHidden || element.isHidden { return "Hidden" }
    return readable.contains(element.id) ? "Behind the modal container" : "No width or height"
  }
}
