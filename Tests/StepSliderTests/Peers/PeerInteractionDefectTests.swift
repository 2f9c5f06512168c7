// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Defects of other sliders with uneven stops, pointers, keys and words, each as a test that names
/// the slider and its source.
///
/// Sources: those of `PeerDefectTests`, spromicky's StepSlider 0835ce7, the range inputs of WebKit
/// and Chromium, Orca's integration tests, and the issues named.
@Suite struct PeerInteractionDefectTests {
  @Test func `Radix (1188) and React Aria (1830) lack uneven stops, compose-unstyled (81) sticks`()
    throws
  {
    let values = ["0.8", "1", "1.25", "1.5", "2"]
    var slider = Slider(stops: try Stops(values: values.compactMap(DecimalNumber.init)), index: 0)
    for value in values.dropFirst() {
      #expect(slider.adjust(.increment, cause: .program)?.didMove == true)
      #expect(slider.value?.description == value)
    }
  }

  @Test
  func `NaN, step 0 and a minimum above the maximum spread or crash (React Stately, Material)`()
    throws
  {
    #expect(DecimalNumber("nan") == nil && DecimalNumber("inf") == nil)
    let (one, five, none) = (DecimalNumber(1), DecimalNumber(5), DecimalNumber(0))
    #expect(throws: StopsError.stepNotPositive(none)) { try Stops(from: one, to: five, by: none) }
    #expect(throws: StopsError.minimumAboveMaximum(five, one)) {
      try Stops(from: five, to: one, by: one)
    }
  }

  @Test func `noUiSlider loops forever on a step that floating point can't add up (654)`() throws {
    let stops = try Stops(from: number("0"), to: number("1"), by: number("0.00001"))
    #expect(stops.count == 100_001 && stops.maximum.value == 1)
  }

  @Test func `Wikipedia crashes on an index equal to the number of stops`() throws {
    var slider = Slider(stops: try Stops(count: 5), index: 5)
    #expect(slider.index == 4)
    slider.adjust(.stop(5), cause: .program)
    #expect(slider.index == 4)
  }

  @Test func `jQuery's pips show 7.3500000000000005 (46), MathShare 0.8500000238418579 (1261)`()
    throws
  {
    for (minimum, step, text) in [("0", "0.05", "7.35"), ("0.05", "0.1", "0.85")] {
      let stops = try Stops(from: number(minimum), to: number("10"), by: number(step))
      let index = stops.index(nearestTo: try number(text))
      #expect(SliderPhrases().valueText(of: Slider(stops: stops, index: index)) == text)
    }
  }

  @Test func `Flutter draws no ticks if they are crowded`() throws {
    let slider = Slider(stops: try Stops(count: 1009), index: 500)
    let ticks = layout(of: slider).drawnTicks(at: 500)
    #expect(ticks.count > 10)
    #expect([0, 500, 1008].allSatisfy(ticks.contains))
  }

  @Test func `labels overlap (noUiSlider 401 and 1305)`() throws {
    let metrics = SliderMetrics { $0.labelThickness = 12 }
    let slider = Slider(stops: try Stops(count: 11))
    let layout = SliderLayout(
      of: slider,
      in: LayoutRect(x: 0, y: 0, width: 300, height: 72),
      metrics: metrics
    )
    let frames = layout.labels(at: 5) { _ in LayoutSize(width: 70, height: 12) }.map(\.frame)
    #expect(frames.count > 2)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX) }
  }
}

extension PeerInteractionDefectTests {
  @Test func `StepSlider jumps on release because it rounds differently in a drag`() throws {
    for x in stride(from: 14.0, through: 286, by: 1) {
      var (slider, gesture) = (Slider(stops: try Stops(count: 5), index: 0), PointerGesture())
      let layout = layout(of: slider)
      gesture.handle(.press(at: LayoutPoint(x: 14, y: 22)), on: &slider, in: layout)
      gesture.handle(.move(to: LayoutPoint(x: x, y: 22)), on: &slider, in: layout)
      let held = slider.index
      gesture.handle(.release, on: &slider, in: layout)
      #expect(slider.index == held)
    }
  }

  @Test func `after Escape the next tap commits the cancelled value (Base UI 5637)`() throws {
    var (slider, gesture) = (Slider(stops: try Stops(count: 5), index: 1), PointerGesture())
    let layout = layout(of: slider)
    gesture.handle(.press(at: LayoutPoint(x: 286, y: 22)), on: &slider, in: layout)
    gesture.end(.cancelled, on: &slider)
    #expect(gesture.handle(.press(at: LayoutPoint(x: 150, y: 900)), on: &slider, in: layout) == nil)
    #expect(gesture.handle(.release, on: &slider, in: layout) == nil)
    #expect(slider.index == 1)
  }

  @Test func `disabling during a drag doesn't end it (SWStepSlider, StepSlider)`() throws {
    var (slider, gesture) = (Slider(stops: try Stops(count: 5), index: 1), PointerGesture())
    let layout = layout(of: slider)
    gesture.handle(.press(at: LayoutPoint(x: 286, y: 22)), on: &slider, in: layout)
    slider.availability = .disabled
    let move = PointerEvent.move(to: LayoutPoint(x: 150, y: 22))
    #expect(gesture.handle(move, on: &slider, in: layout)?.phase == .cancelled)
    #expect(slider.index == 1)
  }

  @Test func `listeners can't tell the user from the program (rangeslider.js 257, XMLUI 3768)`()
    throws
  {
    var slider = Slider(stops: try Stops(count: 5), index: 0)
    #expect(slider.adjust(.stop(2), cause: .program)?.cause == .program)
    #expect(slider.adjust(.increment, cause: .program)?.cause == .program)
    #expect(slider.adjust(.stop(3), cause: .program) == nil)
  }

  @Test func `vertical sliders go down with Right, up with Home, or mirror (React Aria)`() {
    for direction in LayoutDirection.allCases {
      let presentation = SliderPresentation(orientation: .vertical, layoutDirection: direction)
      let keys = KeyBindings(growth: Growth(of: presentation))
      #expect(keys[.right] == .adjust(.increment))
      #expect(keys[.up] == .adjust(.increment))
      #expect(keys[.home] == .adjust(.minimum))
    }
  }

  @Test func `WebKit doesn't mirror the arrows of right-to-left text`() {
    let keys = KeyBindings(growth: .leftward)
    #expect(keys[.left] == .adjust(.increment))
    #expect(keys[.up] == .adjust(.increment))
    #expect(keys[.character("+")] == .adjust(.increment))
  }
}

extension PeerInteractionDefectTests {
  @Test func `Wikipedia is silent at first, then says a number from 0 and a fake label`() throws {
    let slider = Slider(
      stops: try Stops(count: 5),
      index: 0,
      presentation: SliderPresentation(label: "Size")
    )
    #expect(SliderPhrases().entry(to: slider) == "Size, horizontal slider, 1 of 5.")
  }

  @Test func `Wikipedia reports the maximum as the minimum`() throws {
    let stops = try Stops(from: number("2"), to: number("9"), by: number("1"))
    #expect(SliderPhrases().entry(to: Slider(stops: stops)).hasSuffix("minimum 2, maximum 9."))
  }

  @Test func `Flutter speaks the value from before the change (101868)`() throws {
    var slider = Slider(stops: try Stops(count: 5), index: 1)
    let change = try required(slider.adjust(.increment, cause: .program))
    #expect(SliderPhrases().announcement(of: change, on: slider).text == "3 of 5")
  }

  @Test func `fast steps are all spoken in full (TypeTester 41) or not at all (Material)`() throws {
    var queue = AnnouncementQueue()
    #expect(queue.announce(Announcement("2 of 5", priority: .assertive))?.text == "2 of 5")
    let last = try required(queue.announce(Announcement("3 of 5", priority: .assertive)))
    #expect(last.text == "3 of 5" && last.interrupts)
    #expect(queue.utteranceFinished(last.number) == nil && queue.isSilent)
  }

  @Test func `Orca's users hear nothing at an end`() throws {
    var slider = Slider(stops: try Stops(count: 5), index: 4)
    let push = try required(slider.adjust(.increment, cause: .key))
    #expect(SliderPhrases().announcement(of: push, on: slider).text == "5 of 5, maximum")
    #expect(slider.adjust(.increment, cause: .key, isRepeat: true) == nil)
  }
}
