// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Key presses, with the words for each.
struct Scenario: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var stopCount = 5
  var availability = SliderAvailability.enabled
  let keys: [SliderKey]
  let heard: [String]
}

@Suite struct SliderControlTests {
  @Test(arguments: [(" ", SliderKey.space), ("\t", .tab), ("\n", .enter), ("\r", .enter)])
  func `a character names the key that types it`(name: String, key: SliderKey) {
    #expect(SliderKey(named: name) == key)
  }

  static let scenarios: [Scenario] = [
    Scenario(
      testDescription: "Escape restores the value, or speaks it if there is nothing to restore",
      keys: [.right, .right, .escape, .escape],
      heard: ["4 of 5", "5 of 5, maximum", "3 of 5", "3 of 5"]
    ),
    Scenario(
      testDescription: "a disabled slider is read and says why it doesn't move",
      availability: .disabled,
      keys: [.right, .character("5"), .space, .escape],
      heard: ["3 of 5, dimmed", "3 of 5, dimmed", "3 of 5", "3 of 5"]
    ),
    Scenario(
      testDescription: "a read-only slider says so",
      availability: .readOnly,
      keys: [.left],
      heard: ["3 of 5, read only"]
    ),
    Scenario(
      testDescription: "unbound keys are silent",
      keys: [.tab, .backTab, .character("x"), .character("!")],
      heard: []
    ),
    Scenario(
      testDescription: "a single stop is no end",
      stopCount: 1,
      keys: [.right, .left, .character("5")],
      heard: ["1 of 1, only stop", "1 of 1, only stop", "Only stop", "1 of 1"]
    ),
  ]

  @Test(arguments: scenarios)
  func `keys speak the documented words`(scenario: Scenario) throws {
    let slider = Slider(
      stops: try Stops(count: scenario.stopCount),
      availability: scenario.availability
    )
    var control = SliderControl(slider)
    _ = control.takeFocus()
    let heard = scenario.keys.flatMap { key in
      control.press(key, at: .zero).words.map(\.text)
    }
    #expect(heard == scenario.heard)
  }

  @Test func `a held key is spoken up to the end, and there once`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 5)))
    let heard = (0..<10).flatMap { count in
      control.press(.right, isRepeat: count > 0, at: .zero).words.map(\.text)
    }
    #expect(heard == ["4 of 5", "5 of 5, maximum"])
  }

  @Test(arguments: [SliderKey.space, .enter, .character("?")])
  func `a held key doesn't interrupt its own words`(key: SliderKey) throws {
    var control = SliderControl(Slider(stops: try Stops(count: 5)))
    #expect(!control.press(key, at: .zero).words.isEmpty)
    #expect(control.press(key, isRepeat: true, at: .zero).words.isEmpty)
  }

  @Test func `the entry is spoken at once and the hint after it`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 5)))
    #expect(
      control.takeFocus().words == [
        Announcement("Horizontal slider, 3 of 5.", priority: .assertive),
        Announcement("Use the arrow keys to adjust.", priority: .polite),
      ]
    )
  }

  @Test func `a single stop is said instead of naming the arrow keys (noUiSlider#236)`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 1)))
    #expect(control.takeFocus().words.map(\.text) == ["Horizontal slider, 1 of 1.", "Only stop."])
  }

  @Test func `no key quits a program that doesn't bind one`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 5)))
    #expect(control.press(.character("q")) == SliderResponse())
    control.keys[.character("q")] = .custom("quit")
    #expect(control.press(.character("q")) == SliderResponse(command: "quit"))
    #expect(control.press(.character("Q")) == SliderResponse(command: "quit"))
  }

  @Test func `a key can be unbound and another one bound`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 5)))
    control.keys[.end] = nil
    control.keys[.character("5")] = nil
    control.keys[.character("j")] = .adjust(.decrement)
    #expect([SliderKey.end, .character("5")].allSatisfy { control.press($0) == SliderResponse() })
    #expect(control.press(.character("j")).words.map(\.text) == ["2 of 5"])
  }

  @Test func `without times each digit is a separate number`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 50)))
    #expect(control.press(.character("1")).change?.newIndex == 0)
    #expect(control.press(.character("2")).change?.newIndex == 1)
    #expect(control.press(.character("1"), at: .zero).change == nil)
    #expect(control.press(.character("2"), at: .milliseconds(300)).change?.newIndex == 11)
  }

  @Test func `Tab requests another control and changes nothing`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 5)))
    #expect(control.press(.tab) == SliderResponse(focus: .next))
    #expect(control.press(.backTab) == SliderResponse(focus: .previous))
  }

  @Test func `arrow keys move the thumb where they point in every layout`() throws {
    for presentation in Self.presentations {
      var control = SliderControl(Slider(stops: try Stops(count: 9), presentation: presentation))
      let layout = SliderLayout(
        of: control.slider,
        in: LayoutRect(x: 0, y: 0, width: 400, height: 400)
      )
      let isHorizontal = presentation.orientation == .horizontal
      let before = layout.point(of: control.slider.index)
      _ = control.press(isHorizontal ? .right : .down)
      let after = layout.point(of: control.slider.index)
      #expect(isHorizontal ? after.x > before.x : after.y > before.y)
    }
  }

  private static var presentations: [SliderPresentation] {
    TrackOrientation.allCases.flatMap { orientation in
      LayoutDirection.allCases.flatMap { direction in
        [false, true].map { isReversed in
          SliderPresentation(
            orientation: orientation,
            layoutDirection: direction,
            isReversed: isReversed
          )
        }
      }
    }
  }

  @Test func `the program's own changes are silent, and a screen reader's are announced`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 5), index: 3))
    let silent = control.adjust(.increment)
    #expect(silent.words.isEmpty && silent.change?.cause == .program)
    let push = control.perform(action: .increment)
    #expect(push.words.map(\.text) == ["5 of 5, maximum"] && push.change?.cause == .accessibility)
    #expect(control.perform(action: .activate).outcome == .refused)
    _ = control.setAvailability(.disabled)
    #expect(control.perform(action: .decrement).outcome == .refused)
  }

  @Test func `disabling a slider while its thumb is held restores the value at once`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 5)))
    let layout = SliderLayout(
      of: control.slider,
      in: LayoutRect(x: 0, y: 0, width: 300, height: 44)
    )
    #expect(control.point(.press(at: layout.point(of: 0)), in: layout).change?.newIndex == 0)
    let response = control.setAvailability(.disabled)
    #expect(
      response.change?.phase == .cancelled && control.slider.index == 2 && !control.isDragging
    )
    #expect(control.press(.right).words.map(\.text) == ["3 of 5, dimmed"])
  }

  @Test func `a pointer in another slider's layout is ignored`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 5)))
    let other = SliderLayout(
      of: Slider(stops: try Stops(count: 50)),
      in: LayoutRect(x: 0, y: 0, width: 300, height: 44)
    )
    #expect(control.point(.press(at: other.point(of: 49)), in: other) == SliderResponse())
    #expect(!control.isDragging)
  }

  @Test func `a wheel notch doesn't move a held thumb after a key`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 9)))
    let layout = SliderLayout(
      of: control.slider,
      in: LayoutRect(x: 0, y: 0, width: 300, height: 44)
    )
    let start = layout.point(of: 4)
    _ = control.point(.press(at: start), in: layout)
    _ = control.press(.right)
    _ = control.point(.wheel(1), in: layout)
    let beside = LayoutPoint(x: start.x + 1, y: start.y)
    _ = control.point(.move(to: beside), in: layout)
    #expect(control.slider.index == 5)
  }
}
