// SPDX-License-Identifier: Apache-2.0

public import AccessibilityTree

/// A tree as lines of text, for developers and tests: what a listener hears, and why.
///
/// Each element that is read has a line, numbered in reading order. Indentation shows the
/// containers around it, and each container that is entered or returned to has its own line.
/// Unread elements follow, with the reason.
///
///     print(AccessibilityOutline(of: chart.accessibilityTree))
///     // 2 elements in reading order:
///     // Container "Visits", identity chart:
///     //   1. Monday, 12. Identity bar 1. At 0, 40, size 30 by 60. Traits: none. Actions: none.
///     //   2. Tuesday, 15. Identity bar 2. At 40, 25, size 30 by 75. Traits: none. Actions: none.
public struct AccessibilityOutline: Hashable, Sendable, CustomStringConvertible {
  /// The lines, without line feeds.
  package let lines: [String]

  /// The lines as one text.
  public var description: String { lines.joined(separator: "\n") }

  /// Creates the outline of a tree. Everything but the words that a listener hears is in English.
  public init(of tree: AccessibilityContainer, phrases: ElementPhrases = ElementPhrases()) {
    let snapshot = AccessibilitySnapshot(of: tree)
    var writer = OutlineWriter(of: snapshot, phrases: phrases)
    snapshot.items.forEach { writer.write($0) }
    let count = snapshot.items.count
    let title = "\(count) element\(count == 1 ? "" : "s") in reading order\(count == 0 ? "." : ":")"
    let unread = writer.unread
    lines = [title] + writer.lines + (unread.isEmpty ? [] : ["Not read:"]) + unread
  }
}

extension AccessibilityElement {
  /// Returns what is spoken on arrival, followed by the hint.
  fileprivate func words(_ phrases: ElementPhrases) -> String {
    let reading = phrases.areSilent(about: self) ? nil : phrases.reading(of: self)
    let words = [reading, phrases.hint(for: self)].compactMap { $0 }.joined(separator: " ")
    guard let last = words.last else { return "A listener hears nothing here." }
    return ".!?…。؟।".contains(last) ? words : words + "."
  }

  /// The identity as a sentence, safe to print.
  fileprivate var identity: String { "Identity \(SpokenText.cleaned("\(id)"))." }
}

extension LayoutRect {
  /// The frame as a sentence: "At 0, 40, size 30 by 60."
  package var sentence: String {
    let size = "\(size.width.shortText) by \(size.height.shortText)"
    return "At \(minX.shortText), \(minY.shortText), size \(size)."
  }
}

extension ElementAction {
  /// The name of the action; for a custom action, the spoken name in quotation marks.
  fileprivate var outlineName: String {
    customName.map { "\"\(SpokenText.cleaned($0))\"" } ?? "\(self)"
  }
}

/// Writes a line for each element that is read, and for each container on the way.
private struct OutlineWriter {
  private(set) var lines: [String] = []
  /// The lines of the elements that aren't read at the moment, with the reasons.
  private(set) var unread: [String] = []
  private let phrases: ElementPhrases
  private var containers: [ElementID: AccessibilityContainer] = [:]
  private var path: [ElementID] = []
  private var number = 0

  init(of snapshot: AccessibilitySnapshot, phrases: ElementPhrases) {
    self.phrases = phrases
    let readable = Set(snapshot.readableItems.map { $0.element.id })
    look(into: snapshot.root, isHidden: false) { element, isHidden in
      guard snapshot.position(of: element.id) == nil else { return nil }
      if isHidden || element.isHidden { return "Hidden" }
      return readable.contains(element.id) ? "Behind the modal container" : "No width or height"
    }
  }

  private mutating func look(
    into container: AccessibilityContainer,
    isHidden: Bool,
    reason: (AccessibilityElement, Bool) -> String?
  ) {
    containers[container.id] = container
    let isHidden = isHidden || container.isHidden
    for child in container.children {
      switch child {
      case .container(let inner): look(into: inner, isHidden: isHidden, reason: reason)
      case .element(let element):
        guard let reason = reason(element, isHidden) else { continue }
        unread.append("  \(element.words(phrases)) \(element.identity) \(reason).")
      }
    }
  }

  mutating func write(_ item: AccessibilitySnapshot.Item) {
    go(to: item.containers)
    number += 1
    let element = item.element
    let sentences = [
      "\(number).", element.words(phrases), element.identity, item.frame.sentence,
      item.visibleFrame == nil ? "Out of view." : nil,
      "Traits: \(listed(element.traits.names)).",
      "Actions: \(listed(element.actions.map { $0.outlineName })).",
      sentence("Described by", element.describedBy), sentence("Controls", element.controls),
    ]
    write(sentences.compactMap { $0 }.joined(separator: " "), depth: path.count)
  }

  private mutating func go(to path: [ElementID]) {
    let shared = zip(path, self.path).prefix { $0 == $1 }.count
    if path.count == shared, self.path.count > shared, let id = path.last {
      write("Back in \(name(of: id, at: "container")):", depth: shared - 1)
    }
    for (depth, id) in path.enumerated().dropFirst(shared) {
      let traits = containers[id]?.traits.map { ", \($0)" }.joined() ?? ""
      write("\(name(of: id, at: "Container"))\(traits):", depth: depth)
    }
    self.path = path
  }

  private func name(of id: ElementID, at word: String) -> String {
    let label = containers[id]?.label.flatMap(SpokenText.spoken).map { " \"\($0)\"," }
    return "\(word)\(label ?? "") identity \(SpokenText.cleaned("\(id)"))"
  }

  private func sentence(_ beginning: String, _ ids: [ElementID]) -> String? {
    ids.isEmpty ? nil : "\(beginning): \(listed(ids.map { SpokenText.cleaned("\($0)") }))."
  }

  private func listed(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private mutating func write(_ line: String, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}
