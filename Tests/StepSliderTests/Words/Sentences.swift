// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// The sentences of a language about sliders and elements of many kinds, in a fixed order.
struct Sentences {
  let all: [String]

  init(in language: SpokenLanguage) throws {
    let sliders = try Self.sliders()
    let elements = Self.elements()
    all = Verbosity.allCases.flatMap { verbosity in
      let phrases = SliderPhrases(language: language, verbosity: verbosity)
      var sentences = sliders.flatMap { Self.sentences(of: $0, phrases) }
      for element in elements {
        sentences += phrases.elements.sentences(of: element)
        sentences += elements.compactMap { phrases.elements.change(from: element, to: $0) }
      }
      return sentences + Self.ends(phrases)
    }
  }

  private static func sliders() throws -> [Slider] {
    let percents = try Stops(from: -5, to: 5, by: 5)
    let choices: [(Stops, ValueUnit)] = [
      (try Stops(count: 3), .plain), (try Stops(names: ["A", "B", "C"]), .plain),
      (percents, .percent), (percents, .plain),
    ]
    return choices.flatMap { stops, unit in
      [TrackOrientation.horizontal, .vertical].flatMap { orientation in
        [SliderAvailability.enabled, .disabled, .readOnly].map { availability in
          let presentation = SliderPresentation(unit: unit, orientation: orientation)
          return Slider(stops: stops, presentation: presentation, availability: availability)
        }
      }
    }
  }

  private static func elements() -> [AccessibilityElement] {
    let roles: [AccessibilityTraits] = [
      .button, .link, .header, .image, .adjustable, .toggle, .searchField, .meter, .toolTip,
    ]
    let states: [AccessibilityTraits] = [[], .selected, .notEnabled, .readOnly]
    return roles.flatMap { role in
      states.map { element("X", role.union($0)) }
    }
  }

  private static func element(_ label: String?, _ traits: AccessibilityTraits)
    -> AccessibilityElement
  {
    AccessibilityElement(id: "x", label: label, traits: traits, frame: .zero)
  }

  /// Returns the words for something that has nothing to say.
  private static func ends(_ phrases: SliderPhrases) -> [String] {
    [phrases.elements.refusal(by: element(nil, [])), phrases.failure.text]
  }

  private static func sentences(of slider: Slider, _ phrases: SliderPhrases) -> [String] {
    let moved = [SliderAdjustment.maximum, .minimum].compactMap { adjustment in
      var slider = slider
      return slider.adjust(adjustment, cause: .key).map {
        phrases.announcement(of: $0, on: slider).text
      }
    }
    let spoken = [phrases.entry(to: slider), phrases.refusal(by: slider).text]
    return spoken + moved + [phrases.hint(for: slider)].compactMap { $0 }
  }
}

extension ElementPhrases {
  fileprivate func sentences(of element: AccessibilityElement) -> [String] {
    [reading(of: element), refusal(by: element)] + [hint(for: element)].compactMap { $0 }
  }
}
