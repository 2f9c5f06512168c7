// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension Reader: Accessible {
  /// The window in its own coordinates.
  var accessibilityTree: AccessibilityContainer { tree(through: .identity) }

  /// The element with the keyboard focus.
  var accessibilityFocus: ElementID? { focus.id }

  /// Returns the window on a screen, in device pixels.
  func snapshot(at origin: LayoutPoint) -> AccessibilitySnapshot {
    let tree = tree(through: .identity.scaled(by: scale).moved(by: origin))
    return AccessibilitySnapshot(of: tree, focus: accessibilityFocus)
  }

  /// Performs a request of a screen reader like a manual action, but drops the words.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    var response = SliderResponse()
    return perform(action, on: id, response: &response)
  }

  /// Performs a request, and also provides the response to it.
  mutating func perform(
    _ action: ElementAction,
    on id: ElementID,
    response: inout SliderResponse
  ) -> ActionOutcome {
    switch (action, focus(of: id)) {
    case (.increment, .slider), (.decrement, .slider), (.setIndex, .slider):
      response = size.perform(action: action)
      return response.outcome
    case (.focus, let focus?) where isReachable(focus): response = move(to: focus)
    case (.activate, let button?) where isReachable(button): response = activate(button)
    case (.scrollToVisible, .text(let index)): show(text: index)
    case (.escape, nil) where id == "pop-over" && isOpen: response = close()
    default: return .refused
    }
    return .done()
  }

  /// Whether a control can have the focus now. An open pop-over blocks the rest.
  private func isReachable(_ focus: Focus) -> Bool {
    isOpen == [.slider, .done].contains(focus)
  }

  /// Returns the focus target with an element's identity, if it is in the tree now.
  func focus(of id: ElementID) -> Focus? { focuses.first { $0.id == id } }

  /// Returns the element of a focus target, in the language of the edition.
  func element(of focus: Focus) -> AccessibilityElement {
    var element = element(ofAnyLanguage: focus)
    element.language = edition.language.tag
    return element
  }

  private func element(ofAnyLanguage focus: Focus) -> AccessibilityElement {
    let layout = layout
    switch focus {
    case .open: return button(.open, edition.textSize, layout.open)
    case .done: return button(.done, edition.done, layout.popOver?.done ?? .zero)
    case .slider:
      guard let drawing = layout.popOver?.slider else {
        return size.element(in: SliderLayout(of: size.slider, in: .zero), id: focus.id)
      }
      return size.element(in: drawing.layout, id: focus.id)
    case .text(let index):
      return AccessibilityElement(
        id: focus.id,
        label: texts[index],
        traits: index == 0 ? .header : .staticText,
        frame: layout.texts[index].frame
      )
    }
  }

  private var focuses: [Focus] {
    [.open] + texts.indices.map { .text($0) } + (isOpen ? [.slider, .done] : [])
  }

  private func button(_ focus: Focus, _ label: String, _ frame: LayoutRect) -> AccessibilityElement
  {
    AccessibilityElement(id: focus.id, label: label, traits: .button, frame: frame)
  }

  private func tree(through transform: LayoutTransform) -> AccessibilityContainer {
    let order = ReadingOrder.byPosition(edition.direction)
    let layout = layout
    let page = AccessibilityContainer(
      id: "page",
      isGroup: true,
      readingOrder: order,
      transform: layout.pageTransform,
      elements: texts.indices.map { element(of: .text($0)) }
    )
    let popOver = AccessibilityContainer(
      id: "pop-over",
      label: edition.options,
      isModal: true,
      readingOrder: order,
      actions: [.escape],
      elements: [Focus.slider, .done].map { element(of: $0) }
    )
    return AccessibilityContainer(
      id: "reader",
      readingOrder: order,
      transform: transform,
      children: [.element(element(of: .open)), .container(page)]
        + (isOpen ? [.container(popOver)] : [])
    )
  }
}

extension Reader.Focus {
  /// The identity of its element.
  var id: ElementID {
    switch self {
    case .open: "open"
    case .text(0): "title"
    case .text(let index): "paragraph \(index)"
    case .slider: "size"
    case .done: "done"
    }
  }
}
