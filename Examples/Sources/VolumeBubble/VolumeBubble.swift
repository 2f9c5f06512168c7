// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

/// A radio that shows its volume in a bubble for a moment after each change.
struct VolumeBubble {
  /// How long the bubble is visible, in seconds.
  static let bubbleSeconds = 2

  private(set) var volume: SliderControl
  private(set) var isPlaying = false
  private var secondsLeft = 0

  init() throws {
    volume = SliderControl(
      Slider(
        try Stops(from: 0, to: 100, by: 5),
        id: "volume",
        label: "Volume",
        value: 40,
        unit: .percent,
        hint: Control.sliderHint
      )
    )
  }

  /// Whether the bubble is visible.
  var showsBubble: Bool { secondsLeft > 0 }

  /// Changes the volume like the keys at the side of a device, wherever the listener is. Returns
  /// the words for a push beyond an end, which the slider doesn't show.
  @discardableResult
  mutating func turn(louder: Bool) -> Announcement? {
    secondsLeft = Self.bubbleSeconds
    let response = volume.perform(action: louder ? .increment : .decrement)
    return response.change?.didMove == false ? response.words.first : nil
  }

  /// Lets a second pass.
  mutating func secondPassed() { secondsLeft = max(0, secondsLeft - 1) }
}

extension VolumeBubble {
  /// The size of the screen.
  var screen: LayoutSize { LayoutSize(width: 360, height: 240) }

  /// The radio, and for a moment the bubble above it.
  var drawing: Drawing {
    Drawing("screen") {
      Shape.text(TextLine("Radio", fontSize: 20), at: LayoutPoint(x: 20, y: 16))
        .heard(as: "title", traits: .header)
      Shape.text(TextLine("Evening concert", fontSize: 15), at: LayoutPoint(x: 20, y: 56))
        .heard(as: "program")
      Control.toggle(
        "play",
        "Play",
        isOn: isPlaying,
        in: LayoutRect(x: 20, y: 92, width: 320, height: 44)
      )
      Control.slider(volume, in: LayoutRect(x: 20, y: 152, width: 320, height: 72))
      if showsBubble { bubble }
    }
  }

  /// The bubble, hidden from screen readers with its content. It would draw listeners away from
  /// their position, and its value can be read elsewhere.
  private var bubble: Drawing {
    let plate = LayoutRect(x: 120, y: 60, width: 120, height: 64)
    return Drawing("bubble", isHidden: true) {
      Shape.rectangle(plate, radius: 12, color: "#303030")
      Shape.text(
        TextLine(volume.valueText, fontSize: 15),
        inMiddleOf: plate,
        color: "white"
      )
      .heard(as: "bubble text")
    }
  }
}

extension VolumeBubble: Accessible {
  var accessibilityTree: AccessibilityContainer { drawing.accessibilityTree }

  /// Performs an action: adjusts the slider, or switches the radio on and off.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    switch (id, action) {
    case ("volume", .increment): turn(louder: true)
    case ("volume", .decrement): turn(louder: false)
    case ("play", .activate): isPlaying.toggle()
    default: return .refused
    }
    return .done()
  }
}
