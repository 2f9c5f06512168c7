// SPDX-License-Identifier: Apache-2.0

extension AccessibilitySnapshot {
  /// Returns the words of the elements that describe another one, each as a sentence; `nil` if
  /// none of them is read.
  package func description(of element: AccessibilityElement) -> String? {
    let sentences = element.describedBy.compactMap { description(of: element, by: $0) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Returns the words of an element that describes another one; `nil` if it isn't read.
  func description(of element: AccessibilityElement, by id: ElementID) -> String? {
    guard id != element.id, let other = entry(of: id)?.element else { return nil }
    let words = [other.label, other.value].compactMap { $0.flatMap(SpokenText.spoken) }
    return words.isEmpty ? nil : words.asSentence
  }
}
