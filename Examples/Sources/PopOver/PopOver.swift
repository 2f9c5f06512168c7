// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

/// Notes, and a question in a pop-over before they are deleted.
struct PopOver {
  private(set) var notes = ["Milk and bread", "Call Anna", "Tickets for Friday"]
  private(set) var isAsking = false

  /// The size of the screen.
  var screen: LayoutSize { LayoutSize(width: 320, height: 300) }

  /// The page, with the question above it while it is open.
  var drawing: Drawing {
    Drawing("screen") {
      Shape.text(TextLine("Notes", fontSize: 20), at: LayoutPoint(x: 16, y: 16))
        .heard(as: "title", traits: .header)
      for (index, note) in notes.enumerated() {
        Shape.text(TextLine(note, fontSize: 15), at: LayoutPoint(x: 16, y: 60 + 32 * Double(index)))
          .heard(as: ElementID("note \(index)"))
      }
      Control.button(
        "delete",
        "Delete all",
        in: LayoutRect(x: 16, y: 236, width: 140, height: 44),
        isEnabled: !notes.isEmpty
      )
      if isAsking { question }
    }
  }

  /// The question. It is modal, so nothing else is read while it exists. Escape works on every
  /// element in it.
  private var question: Drawing {
    Drawing(
      "question",
      label: "Delete all notes?",
      isModal: true,
      transform: .identity.moved(by: LayoutPoint(x: 24, y: 80)),
      actions: [.escape]
    ) {
      Shape.rectangle(LayoutRect(x: 0, y: 0, width: 272, height: 140), radius: 12, color: "#dfe7f0")
      Shape.text(TextLine("Delete all notes?", fontSize: 17), at: LayoutPoint(x: 16, y: 14))
      Shape.text(TextLine("This can't be undone.", fontSize: 14), at: LayoutPoint(x: 16, y: 44))
        .heard(as: "warning")
      Control.button("yes", "Delete", in: LayoutRect(x: 16, y: 80, width: 112, height: 44))
      Control.button("no", "Cancel", in: LayoutRect(x: 144, y: 80, width: 112, height: 44))
    }
  }
}

extension PopOver: Accessible {
  var accessibilityTree: AccessibilityContainer { drawing.accessibilityTree }

  /// Performs an action. The cursor moves by itself when the question opens and closes.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    switch (id, action) {
    case ("delete", .activate): isAsking = true
    case ("no", .activate), ("question", .escape): isAsking = false
    case ("yes", .activate):
      let words = "\(notes.count) notes deleted"
      (notes, isAsking) = ([], false)
      return .done(notifying: [.announcement(Announcement(words, priority: .assertive))])
    default: return .refused
    }
    return .done()
  }
}
