// SPDX-License-Identifier: Apache-2.0

extension ReadingCursor {
  /// Returns what describes the element at the cursor, and its hint; `nil` if there is neither.
  mutating func takeHint() -> String? {
    guard let element = entry?.element, ownPhrases.verbosity != .brief else { return nil }
    let words = [snapshot.description(of: element), takeOwnHint(of: element)].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private mutating func takeOwnHint(of element: AccessibilityElement) -> String? {
    guard let hint = phrases.hint(for: element) else { return nil }
    let isShared = element.hint.flatMap(SpokenText.spoken) == nil
    guard !isShared || !saidSharedHint else { return nil }
    saidSharedHint = saidSharedHint || isShared
    return hint
  }
}
