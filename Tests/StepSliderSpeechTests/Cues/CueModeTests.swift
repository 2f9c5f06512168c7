// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech
import Testing

@Suite struct CueModeTests {
  private static func slider(
    _ orientation: TrackOrientation = .horizontal,
    _ direction: LayoutDirection = .leftToRight,
    value: Int = 3
  ) throws -> Slider {
    Slider(
      try Stops(count: 5),
      value: DecimalNumber(value),
      orientation: orientation,
      layoutDirection: direction
    )
  }

  /// Returns the cues of some keys, one for each.
  private func cues(
    of choice: CueMode,
    on slider: Slider,
    _ keys: [SliderKey]
  ) -> [Cue?] {
    var control = SliderControl(slider)
    return keys.map { key in
      let response = control.press(key)
      return choice.cue(for: response, of: control.slider)
    }
  }

  private static let keys: [SliderKey] = [.right, .right, .right, .space, .left, .home]

  @Test func `each move has its position, and an end its own cue, also when pushed against`() throws
  {
    let cues = try cues(of: .position, on: Self.slider(), Self.keys)
    let maximum = Cue(position: 1, end: .maximum, pan: 1)
    let expected = [
      Cue(position: 0.75, pan: 0.5), maximum, maximum, nil, Cue(position: 0.75, pan: 0.5),
      Cue(position: 0, end: .minimum, pan: -1),
    ]
    #expect(cues == expected)
    #expect(try self.cues(of: .instead, on: Self.slider(), Self.keys) == expected)
    let ends = try self.cues(of: .ends, on: Self.slider(), Self.keys)
    #expect(ends == expected.map { $0?.end == nil ? nil : $0 })
    #expect(try self.cues(of: .off, on: Self.slider(), Self.keys).allSatisfy { $0 == nil })
  }

  @Test func `the side is where the thumb is, and an upright track has none`() throws {
    let right = [SliderKey.up]
    let leftward = try cues(of: .position, on: Self.slider(.horizontal, .rightToLeft), right)
    #expect(leftward == [Cue(position: 0.75, pan: -0.5)])
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let upright = try cues(of: .position, on: Self.slider(.vertical, direction), right)
      #expect(upright == [Cue(position: 0.75, pan: 0)])
    }
  }

  @Test func `the position is that on the track`() throws {
    let stops = try Stops(values: [1, 10, 100]).spaced(.proportional)
    let cues = cues(of: .position, on: Slider(stops, value: 1), [.up])
    #expect(try #require(cues[0]).position == 9 / 99)
  }

  @Test func `what isn't spoken has no cue`() throws {
    var control = SliderControl(try Self.slider(value: 5))
    let held = control.press(.right, isRepeat: true)
    let silent = control.adjust(.stop(2))
    var disabled = SliderControl(try Self.slider())
    _ = disabled.setAvailability(.disabled)
    for response in [
      held, silent, control.takeFocus(), control.valueResponse, disabled.press(.right),
    ] {
      #expect(CueMode.position.cue(for: response, of: control.slider) == nil)
    }
  }

  @Test func `a knob's notches click, except where only ends have cues`() throws {
    var control = SliderControl(try Self.slider())
    let response = control.turn(by: 2)
    let cue = CueMode.position.cue(for: response, of: control.slider, notches: 2)
    #expect(cue == Cue(position: 1, end: .maximum, notches: 2, pan: 1))
    let end = CueMode.ends.cue(for: response, of: control.slider, notches: 2)
    #expect(end == Cue(position: 1, end: .maximum, pan: 1))
  }
}
