// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// Key presses in a panel of sliders, with the words for them.
@Suite struct SliderPanelTests {
  private func panel(_ sliders: Slider...) -> SliderPanel {
    SliderPanel(sliders.map { SliderControl($0) })
  }

  private func slider(
    _ label: String,
    _ count: Int,
    _ availability: SliderAvailability = .enabled
  ) throws -> Slider {
    Slider(
      stops: try Stops(count: count),
      presentation: SliderPresentation(id: label, label: label),
      availability: availability
    )
  }

  private func heard(_ panel: inout SliderPanel, _ keys: SliderKey...) -> [String] {
    keys.flatMap { panel.press($0, at: .zero).words.map(\.text) }
  }

  @Test func `Tab cycles forward, Shift-Tab back, and each slider is read`() throws {
    var panel = panel(try slider("Size", 5), try slider("Speed", 3), try slider("Tone", 2))
    #expect(
      panel.takeFocus().words.map(\.text)
        == [
          "3 sliders. Size, slider 1 of 3, 3 of 5. Tab for the next.",
          "Use the arrow keys to adjust.", "Question mark for help.",
        ]
    )
    #expect(heard(&panel, .tab) == ["Speed, slider 2 of 3, 2 of 3."])
    #expect(heard(&panel, .right) == ["3 of 3, maximum"])
    #expect(
      heard(&panel, .tab, .tab) == [
        "Tone, slider 3 of 3, 2 of 2.", "Size, slider 1 of 3, 3 of 5.",
      ]
    )
    #expect(heard(&panel, .backTab) == ["Tone, slider 3 of 3, 2 of 2."])
    #expect(panel.focusedIndex == 2)
    #expect(panel.sliders.map(\.index) == [2, 2, 1])
  }

  @Test func `Escape restores the value from when the slider got the focus`() throws {
    var panel = panel(try slider("Size", 5), try slider("Speed", 3))
    _ = panel.takeFocus()
    _ = heard(&panel, .right, .tab, .left, .backTab, .right)
    #expect(heard(&panel, .escape) == ["4 of 5"])
    #expect(heard(&panel, .tab, .escape) == ["Speed, slider 2 of 2, 1 of 3.", "1 of 3"])
  }

  @Test func `the hint is spoken only with the first adjustable slider`() throws {
    var panel = panel(
      try slider("Size", 5, .disabled),
      try slider("Speed", 3),
      try slider("Tone", 3)
    )
    #expect(panel.takeFocus().words.dropFirst().map(\.text) == ["Question mark for help."])
    #expect(heard(&panel, .tab).last == "Use the arrow keys to adjust.")
    #expect(heard(&panel, .tab, .tab, .tab).count == 3)
  }

  @Test func `a number begun on one slider doesn't continue on another`() throws {
    var panel = panel(try slider("Size", 20), try slider("Speed", 20))
    _ = panel.takeFocus()
    _ = heard(&panel, .character("1"), .tab, .character("2"))
    let settled = panel.advance(to: .seconds(1))
    #expect(settled.words == [Announcement("Size, 1 of 20, minimum", priority: .polite)])
    #expect(settled.sliderIndex == 0 && settled.change?.newIndex == 0)
    #expect(panel.advance(to: .seconds(1)).words.map(\.text) == ["2 of 20"])
    #expect(panel.sliders.map(\.index) == [0, 1] && panel.deadline == nil)
  }

  @Test func `a single slider keeps the focus silently`() throws {
    var panel = panel(try slider("Size", 5))
    _ = panel.takeFocus()
    #expect(heard(&panel, .tab, .backTab) == [])
  }

  @Test func `a held thumb is released before the focus moves`() throws {
    var panel = panel(try slider("Size", 5), try slider("Speed", 3))
    _ = panel.takeFocus()
    let layout = SliderLayout(
      of: panel.focusedControl.slider,
      in: LayoutRect(x: 0, y: 0, width: 200, height: 40)
    )
    _ = panel.point(.press(at: layout.point(of: 0)), in: layout, at: .zero)
    let outcome = panel.press(.tab, at: .zero)
    #expect(outcome.change?.phase == .cancelled && outcome.focus == nil)
    #expect(panel.focusedIndex == 0 && panel.focusedControl.slider.index == 2)
    #expect(heard(&panel, .tab) == ["Speed, slider 2 of 2, 2 of 3."])
  }

  @Test func `a panel among other controls passes the focus on at its ends`() throws {
    var panel = panel(try slider("Size", 5), try slider("Speed", 3))
    panel.wrapsFocus = false
    #expect(panel.press(.backTab).focus == .previous)
    #expect(panel.press(.tab).focus == .moved)
    #expect(panel.press(.tab) == SliderResponse(focus: .next, sliderIndex: 1))
    #expect(panel.focusedIndex == 1)
  }

  @Test func `keys can be bound for one slider, and it can be disabled`() throws {
    var panel = panel(try slider("Size", 5), try slider("Speed", 3))
    panel[1].keys[.character("k")] = .adjust(.increment)
    _ = panel.moveFocus(to: 1)
    #expect(heard(&panel, .character("k")) == ["3 of 3, maximum"])
    #expect(panel.setAvailability(.disabled, of: 1).sliderIndex == 1)
    #expect(heard(&panel, .left) == ["3 of 3, dimmed"])
  }

  @Test func `an index without a slider and an empty panel are programming errors`() async {
    await #expect(processExitsWith: .failure) {
      _ = SliderPanel([SliderControl(Slider(stops: try Stops(count: 2)))])[1]
    }
    await #expect(processExitsWith: .failure) { _ = SliderPanel([]) }
  }
}
