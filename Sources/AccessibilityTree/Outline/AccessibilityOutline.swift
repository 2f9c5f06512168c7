// SPDX-License-Identifier: Apache-2.0

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
  public let lines: [String]

  /// The lines as one text.
  public var description: String { lines.joined(separator: "\n") }

  /// Creates the outline of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - phrases: The words that a listener hears; everything else is in English.
  public init(of tree: AccessibilityContainer, phrases: Phrases = Phrases()) {
    let snapshot = AccessibilitySnapshot(of: tree)
    var writer = OutlineWriter(of: snapshot, phrases: phrases)
    snapshot.entries.forEach { writer.write($0) }
    let count = snapshot.entries.count
    let title = "\(count) element\(count == 1 ? "" : "s") in reading order\(count == 0 ? "." : ":")"
    let unread = UnreadElements(in: snapshot).lines(phrases)
    lines = [title] + writer.lines + (unread.isEmpty ? [] : ["Not read:"]) + unread
  }
}

extension AccessibilityElement {
  /// Returns what is spoken on arrival, followed by the hint.
  func words(_ phrases: Phrases) -> String {
    let reading = phrases.areSilent(about: self) ? nil : phrases.reading(of: self)
    let words = [reading, phrases.hint(for: self)].compactMap { $0 }.joined(separator: " ")
    guard !words.isEmpty else { return "A listener hears nothing here." }
    return words.last.map { ".!?…。؟।".contains($0) } == true ? words : words + "."
  }

  /// The identity as a sentence, safe to print.
  var identity: String { "Identity \(SpokenText.cleaned("\(id)"))." }
}

extension LayoutRect {
  var sentence: String {
    let size = "\(size.width.shortText) by \(size.height.shortText)"
    return "At \(minX.shortText), \(minY.shortText), size \(size)."
  }
}

extension ElementAction {
  /// The name of the action; for a custom action, the spoken name in quotation marks.
  var outlineName: String {
    if case .custom(let name) = self { return "\"\(SpokenText.cleaned(name))\"" }
    return "\(self)"
  }
}
