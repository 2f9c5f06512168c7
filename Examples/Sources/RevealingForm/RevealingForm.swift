// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

/// An order form that asks more questions when an answer requires them.
struct RevealingForm {
  private(set) var wrapping: SliderControl
  private(set) var day: SliderControl
  private(set) var isGift = false
  private(set) var hasCard = false
  private(set) var asksForDay = false
  private(set) var isSent = false

  init() throws {
    wrapping = try Self.choice("wrapping", "Wrapping", ["Plain", "Striped", "Starry"])
    day = try Self.choice(
      "day",
      "Delivery day",
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
    )
  }

  private static func choice(
    _ id: String,
    _ label: String,
    _ names: [String]
  ) throws -> SliderControl {
    let slider = Slider(try Stops(names: names), id: id, label: label, hint: Control.sliderHint)
    return SliderControl(slider.placed(at: .stop(0)))
  }
}

extension RevealingForm {
  /// The size of the screen.
  var screen: LayoutSize { LayoutSize(width: 360, height: 460) }

  /// The questions from top to bottom. Revealed questions push the others down.
  var drawing: Drawing {
    let rows = Rows()
    return Drawing("form") {
      Shape.text(TextLine("Order a book", fontSize: 20), at: rows.next(32).origin)
        .heard(as: "title", traits: .header)
      Control.toggle("gift", "As a gift", isOn: isGift, in: rows.next(44))
      if isGift {
        Control.slider(wrapping, in: rows.next(72))
        Control.toggle("card", "With a card", isOn: hasCard, in: rows.next(44))
      }
      if asksForDay {
        Control.slider(day, in: rows.next(72))
      } else {
        Control.button("more", "Choose a day", in: rows.next(44))
      }
      Control.button("send", "Send the order", in: rows.next(44), isEnabled: !isSent)
    }
  }

  /// Assigns space from top to bottom.
  private final class Rows {
    private var top = 20.0

    func next(_ height: Double) -> LayoutRect {
      defer { top += height + 16 }
      return LayoutRect(x: 20, y: top, width: 320, height: height)
    }
  }
}

extension RevealingForm: Accessible {
  var accessibilityTree: AccessibilityContainer { drawing.accessibilityTree }

  /// Performs an action. It announces a revealed question if the listener stays at the answer,
  /// and moves the listener there if they asked for it.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    switch (id, action) {
    case ("gift", .activate):
      isGift.toggle()
      let words = isGift ? "2 more questions" : "2 questions fewer"
      return .done(notifying: [.announcement(Announcement(words, priority: .assertive))])
    case ("more", .activate):
      asksForDay = true
      return .done(notifying: [.layoutChanged("day")])
    case ("send", .activate):
      isSent = true
      return .done(notifying: [
        .announcement(Announcement("The order is sent", priority: .assertive))
      ])
    case ("card", .activate): hasCard.toggle()
    case ("wrapping", _): return wrapping.perform(action: action).outcome
    case ("day", _): return day.perform(action: action).outcome
    default: return .refused
    }
    return .done()
  }
}
