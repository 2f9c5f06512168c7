// SPDX-License-Identifier: Apache-2.0

import Foundation
import StepSlider
import Testing

@Suite struct SliderThemeTests {
  @Test(arguments: [SliderTheme.light, .dark, .contrast])
  func `each theme has the contrast that WCAG requires`(theme: SliderTheme) {
    let frames: [ColorRole] = [.trackFrame, .tickFrame, .thumbFrame]
    for part in [.track, .fill, .focus, .bubble, .failure] + frames {
      #expect(contrast(theme[part], theme[.background]) >= 3, "\(part)")
    }
    #expect(contrast(theme[.fill], theme[.track]) >= 3)
    for ground in [ColorRole.background, .track, .fill] {
      let thumb = [ColorRole.thumb, .thumbEdge].map { contrast(theme[$0], theme[ground]) }
      #expect(thumb.contains { $0 >= 3 }, "the thumb on \(ground)")
    }
    for text in [ColorRole.label, .chosenLabel, .failure, .thumbFrame] {
      #expect(contrast(theme[text], theme[.background]) >= 4.5, "\(text)")
    }
    #expect(contrast(theme[.bubbleText], theme[.bubble]) >= 4.5)
    #expect(contrast(theme[.bubbleText], theme[.failure]) >= 4.5)
  }

  @Test func `a colour has digits and an opacity`() {
    let color = SliderColor(0xFF_3300, opacity: 2)
    #expect([color.red, color.green, color.blue, color.opacity] == [1, 0.2, 0, 1])
    #expect(SliderColor(0x12_00_00_00).digits == 0 && SliderColor(0, opacity: .nan) == .clear)
  }
}

/// Returns the contrast of two colours (WCAG 2.2, "relative luminance" and "contrast ratio").
func contrast(_ color: SliderColor, _ other: SliderColor) -> Double {
  let (light, dark) = (luminance(color), luminance(other))
  return (max(light, dark) + 0.05) / (min(light, dark) + 0.05)
}

private func luminance(_ color: SliderColor) -> Double {
  let parts = [color.red, color.green, color.blue].map { part in
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}
