// SPDX-License-Identifier: Apache-2.0

extension AccessibilitySnapshot {
  /// Returns the words of the elements that describe another one, each as a sentence; `nil` if
  /// none of them is read.
  package func description(of element: AccessibilityElement) -> String? {
    let sentences = element.describedBy.compactMap { id -> String? in
      guard id != element.id, let other = entry(of: id)?.element else { return nil }
      let words = [other.label, other.value].compactMap { $0.flatMap(SpokenText.spoken) }
      return words.isEmpty ? nil : words.asSentence
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
