// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// Several sliders of a panel that are the thumbs of one track.
@Suite struct ThumbTests {
  /// A price range from 0 to 100 by 10.
  private func range(
    _ positions: Int...,
    distance: Int = 0,
    pushes: Bool = false
  ) throws -> SliderPanel {
    let stops = try Stops(from: 0, to: 100, by: 10)
    let track = SharedTrack(minimumStopDistance: distance, pushesThumbs: pushes)
    let phrases = SliderPhrases()
    return SliderPanel(
      positions.enumerated().map { thumb, index in
        let label = phrases.label(ofThumb: thumb, of: positions.count, on: "Price")
        let presentation = SliderPresentation(
          id: "price-\(thumb)",
          label: label,
          sharedTrack: track
        )
        return SliderControl(Slider(stops: stops, index: index, presentation: presentation))
      }
    )
  }

  @Test func `a thumb that isn't set has a frame, even if it is drawn beyond its neighbour`() throws
  {
    let stops = try Stops(count: 11)
    let controls = [ThumbPosition.notSet, .stop(1)].map { position in
      let presentation = SliderPresentation(sharedTrack: SharedTrack())
      return SliderControl(Slider(stops: stops, presentation: presentation).placed(at: position))
    }
    let panel = SliderPanel(controls)
    let drawing = panel.drawing(in: LayoutRect(x: 0, y: 0, width: 300, height: 90))
    #expect(panel.focusedControl.element(in: drawing.layout).frame.size.width > 0)
  }

  @Test func `each thumb is a slider with its own label, limited by the other`() throws {
    var panel = try range(2, 6)
    let question = SliderKey.character("?")
    #expect(
      panel.takeFocus().words[0].text
        == "2 sliders. Price, from, 1 of 2, 20. Tab for the next."
    )
    #expect(panel.press(question).words[0].text.contains("20, minimum 0, maximum 60."))
    #expect(panel.press(.tab).words.map(\.text) == ["Price, to, 2 of 2, 60."])
    #expect(panel.press(question).words[0].text.contains("60, minimum 20, maximum 100."))
    #expect(panel.press(.home).words.map(\.text) == ["20, stopped by Price, from"])
    #expect(panel.press(.backTab).words.map(\.text) == ["Price, from, 1 of 2, 20."])
    #expect(panel.press(question).words[0].text.contains("20, minimum 0, maximum 20."))
    #expect(panel.press(.right).words.map(\.text) == ["20, stopped by Price, to"])
  }

  @Test func `thumbs keep their least distance`() throws {
    var panel = try range(2, 6, distance: 2)
    #expect(panel.press(.end).words.map(\.text) == ["40, stopped by Price, to"])
    panel = try range(5, 5, distance: 3)
    #expect(panel.sliders.map(\.index) == [5, 8], "thumbs too near are moved apart at the start")
    panel = try range(9, 9, distance: 3)
    #expect(panel.sliders.map(\.index) == [7, 10])
    panel = try range(0, 0, 0, distance: 50)
    #expect(panel.sliders.map(\.index) == [0, 5, 10], "as far apart as the track allows")
  }

  @Test func `a thumb that pushes moves the other along, and both are told`() throws {
    var panel = try range(2, 4, distance: 1, pushes: true)
    #expect(panel.press(.right).words.map(\.text) == ["30"])
    let response = panel.press(.right)
    #expect(response.words.map(\.text) == ["40", "Price, to, 50"])
    #expect(Array(response.pushed.keys) == [1])
    #expect(
      response.pushed.values.map(\.oldIndex) == [4] && response.pushed.values.map(\.newIndex) == [5]
    )
    #expect(panel.press(.end).words.map(\.text) == ["90, stopped by Price, to", "Price, to, 100"])
    _ = panel.press(.escape)
    #expect(panel.sliders.map(\.index) == [2, 4], "Escape takes both back")
  }

  @Test(arguments: [
    (2.0, 0, [2, 6]), (39, 0, [4, 6]), (40, 1, [2, 4]), (41, 1, [2, 4]), (95, 1, [2, 10]),
  ])
  func `a press takes the nearest thumb, and the higher of two equally near ones`(
    value: Double,
    thumb: Int,
    indices: [Int]
  ) throws {
    var panel = try range(2, 6)
    let layout = layout(of: panel.focusedControl.slider)
    let (first, last) = (layout.point(of: 0).x, layout.point(of: 10).x)
    let point = LayoutPoint(x: first + (last - first) * value / 100, y: 22)
    let response = panel.point(.press(at: point), in: layout)
    #expect(panel.focusedIndex == thumb && (response.focus == .moved) == (thumb == 1))
    #expect(value == 2 || panel.sliders.map(\.index) == indices)
  }

  @Test func `a press on another thumb's side says whose value changes`() throws {
    var panel = try range(2, 6)
    let layout = layout(of: panel.focusedControl.slider)
    #expect(
      panel.point(.press(at: layout.point(of: 9)), in: layout).words.map(\.text) == [
        "Price, to, 90"
      ]
    )
  }

  @Test(arguments: [(1, [1, 5], 0), (9, [5, 9], 1)])
  func `thumbs that have met are pulled apart in either direction`(
    target: Int,
    indices: [Int],
    thumb: Int
  ) throws {
    for pushes in [false, true] {
      for focus in 0...1 {
        var panel = try range(5, 5, pushes: pushes)
        _ = panel.moveFocus(to: focus)
        let layout = layout(of: panel.focusedControl.slider)
        _ = panel.point(.press(at: layout.point(of: 5)), in: layout)
        _ = panel.point(.move(to: layout.point(of: target)), in: layout)
        #expect(panel.sliders.map(\.index) == indices && panel.focusedIndex == thumb)
        #expect(panel.point(.release, in: layout).change?.phase == .committed)
      }
    }
  }

  @Test func `a cancelled drag takes pushed thumbs back, and a release commits them`() throws {
    for isCancelled in [true, false] {
      var panel = try range(2, 4, pushes: true)
      let layout = layout(of: panel.focusedControl.slider)
      _ = panel.point(.press(at: layout.point(of: 2)), in: layout)
      for stop in [5, 8] {
        let response = panel.point(.move(to: layout.point(of: stop)), in: layout)
        #expect(response.pushed.values.map(\.phase) == [.changing])
      }
      let end = isCancelled ? panel.cancelPointer() : panel.releasePointer()
      #expect(panel.sliders.map(\.index) == (isCancelled ? [2, 4] : [8, 8]))
      #expect(end.pushed.values.map(\.oldIndex) == [isCancelled ? 8 : 4])
      #expect(end.pushed.values.map(\.phase) == [isCancelled ? .cancelled : .committed])
    }
  }

  @Test func `a thumb that isn't set limits no other, and is not moved`() throws {
    let made = try range(2, 6, distance: 1)
    func unset(_ thumbs: Int...) -> SliderPanel {
      SliderPanel(
        made.controls.enumerated().map { index, control in
          let position: ThumbPosition = thumbs.contains(index) ? .notSet : .stop(8)
          return SliderControl(control.slider.placed(at: position))
        }
      )
    }
    var panel = unset(0, 1)
    #expect(panel.sliders.map(\.isSet) == [false, false])
    #expect(panel.sliders.map(\.reach.limits) == [0...9, 1...10])
    #expect(panel.press(.right).words.map(\.text) == ["50"])
    #expect(panel.sliders[1].reach.limits == 6...10 && !panel.sliders[1].isSet)
    panel = unset(1)
    #expect(panel.press(.end).words.map(\.text) == ["90, stopped by Price, to"])
  }

  @Test func `a thumb that pushes never takes another to an unavailable stop`() throws {
    var panel = try range(5, 8, distance: 2, pushes: true)
    _ = panel.setReach(ReachableStops(limits: 0...10, unavailable: [9...10]), of: 1)
    #expect(panel.sliders[0].reach.limits == 0...6)
    #expect(panel.press(.end).change?.newIndex == 6 && panel.sliders[1].index == 8)
  }

  @Test func `a program that pushes a thumb is silent, and a press elsewhere moves no focus`()
    throws
  {
    var panel = try range(2, 4, pushes: true)
    let response = panel.adjust(.stop(7), of: 0)
    #expect(response.pushed.values.map(\.newIndex) == [7] && response.words.isEmpty)
    let layout = layout(of: panel.focusedControl.slider)
    let below = LayoutPoint(x: layout.point(of: 9).x, y: 900)
    #expect(panel.point(.press(at: below), in: layout) == SliderResponse())
    #expect(panel.focusedIndex == 0)
  }

  @Test func `a key pushes a thumb that the program has moved while another is held`() throws {
    var panel = try range(5, 10, pushes: true)
    let layout = layout(of: panel.focusedControl.slider)
    _ = panel.point(.press(at: layout.point(of: 5)), in: layout)
    _ = panel.adjust(.stop(7), of: 1)
    let response = panel.press(.end)
    #expect(panel.sliders.map(\.index) == [10, 10])
    #expect(
      response.pushed.values.map(\.oldIndex) == [7]
        && response.pushed.values.map(\.newIndex) == [10]
    )
    #expect(response.words.last?.text == "Price, to, 100")
  }

  @Test func `a value between two stops stays when another thumb moves`() throws {
    let made = try range(2, 6)
    var panel = SliderPanel(
      zip(made.controls, [23, 61]).map { SliderControl($0.slider.placed(at: .value($1))) }
    )
    #expect(panel.press(.right).words.map(\.text) == ["30"])
    #expect(panel.sliders.map(\.position) == [.stop(3), .value(61)])
  }

  @Test func `thumbs are named by their number, and without the track's label too`() {
    let phrases = SliderPhrases()
    #expect(
      (0..<3).map { phrases.label(ofThumb: $0, of: 3, on: "Zone") } == [
        "Zone 1", "Zone 2", "Zone 3",
      ]
    )
    #expect((0..<2).map { phrases.label(ofThumb: $0, of: 2, on: nil) } == ["From", "To"])
  }

  @Test func `all thumbs of the track with the focus are drawn, and the pointer finds them`() throws
  {
    var panel = try range(2, 6)
    let bounds = LayoutRect(x: 0, y: 0, width: 320, height: 90)
    let drawing = panel.drawing(in: bounds, label: "Price")
    #expect(drawing.shapes.count { $0.role == .thumb } == 2)
    #expect(drawing.title.contains("Price"))
    _ = panel.handle(.press(at: drawing.layout.point(of: 6)), on: drawing)
    #expect(panel.focusedIndex == 1)
    #expect(panel.drawing(in: bounds, label: "Price") != drawing, "the other thumb has the bubble")
  }

  @Test func `other sliders of a panel don't take part`() throws {
    let range = try range(2, 6)
    let volume = SliderControl(Slider(try Stops(count: 5), id: "volume"))
    let panel = SliderPanel(range.controls + [volume])
    #expect(panel.thumbs(with: 0) == 0..<2 && panel.thumbs(with: 2) == 2..<3)
    #expect(panel.sliders[2].reach.limits == 0...4)
    let smaller = panel.updated(to: [range.controls[0], volume], label: panel.label).panel
    #expect(smaller.sliders[0].reach.limits == 0...10, "a thumb alone has the whole track")
  }
}
