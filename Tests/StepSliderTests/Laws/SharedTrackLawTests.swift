// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Laws of random panels: random stops, thumbs, distances, unavailable stops and starts, and
/// whatever a user and a program can do with them.
@Suite struct SharedTrackLawTests {
  @Test(arguments: EveryKind.all)
  func `whatever is done to a panel, its thumbs never cross, and each move is told`(
    kind: EveryKind
  ) throws {
    var random = RandomPanels(kind: kind)
    for seed in 0..<2 as Range<UInt64> {
      var panel = SliderPanel(try random.controls(seed: seed))
      var history = ["start"]
      for _ in 0..<40 {
        if let fault = fault(of: panel) ?? drawnFault(of: panel) {
          Issue.record("\(fault) after \(history.suffix(3)), seed \(seed)")
          return
        }
        let before = panel.sliders
        let (action, response) = try random.act(on: &panel)
        history.append(action)
        if let response, let silent = untold(from: before, to: panel.sliders, response) {
          Issue.record("\(silent) was not told after \(history.suffix(3)), seed \(seed)")
          return
        }
      }
    }
  }

  @Test(arguments: EveryKind.all)
  func `thumbs given in any order lose no value`(kind: EveryKind) throws {
    var numbers = SeededNumbers(seed: 46)
    for seed in 0..<15 as Range<UInt64> {
      let stops = try kind.stops(seed: seed)
      let indices = (0..<Int.random(in: 2...5, using: &numbers)).map { _ in
        Int.random(in: stops.indices, using: &numbers)
      }
      var panel = SliderPanel(
        indices.map {
          let presentation = SliderPresentation(sharedTrack: SharedTrack())
          return SliderControl(Slider(stops: stops, index: $0, presentation: presentation))
        }
      )
      #expect(panel.sliders.map(\.index) == indices.sorted())
      let other = Int.random(in: stops.indices, using: &numbers)
      panel[0] = SliderControl(panel[0].slider.placed(at: .stop(other)))
      #expect(panel.sliders.map(\.index) == (indices.sorted().dropFirst() + [other]).sorted())
    }
  }

  /// Returns what is wrong with a panel.
  private func fault(of panel: SliderPanel) -> String? {
    for index in panel.sliders.indices {
      let slider = panel.sliders[index]
      guard slider.reach.limits.contains(slider.index) || !slider.isSet else {
        return "\(index) is at \(slider.index), beyond \(slider.reach.limits)"
      }
      let thumbs = panel.thumbs(with: index)
      guard thumbs.lowerBound == index, thumbs.count > 1 else { continue }
      let (distance, row) = (distance(of: panel, thumbs), thumbs.filter { panel.sliders[$0].isSet })
      for (low, high) in zip(row, row.dropFirst()) {
        let (lower, upper) = (panel.sliders[low], panel.sliders[high])
        let isOrdered = lower.value.map { value in upper.value.map { value <= $0 } ?? false }
        guard isOrdered == true, lower.index + distance * (high - low) <= upper.index else {
          return "thumbs at \(lower.position) and \(upper.position), distance \(distance)"
        }
      }
    }
    return nil
  }

  /// Returns what is wrong with the frame that a screen reader gets for the focused thumb.
  private func drawnFault(of panel: SliderPanel) -> String? {
    let bounds = LayoutRect(x: 0, y: 0, width: 300, height: 90)
    let layout = SliderLayout(of: panel.focusedControl.slider, in: bounds)
    let size = panel.focusedControl.element(in: layout).frame.size
    guard (0...300).contains(size.width), (0...90).contains(size.height) else {
      return "the focused thumb has the size \(size)"
    }
    return nil
  }

  /// Returns the greatest distance that thumbs can keep, found by trying.
  private func distance(of panel: SliderPanel, _ thumbs: Range<Int>) -> Int {
    let (slider, sliders) = (panel.sliders[thumbs.lowerBound], panel.sliders[thumbs])
    let wanted = slider.presentation.sharedTrack?.minimumStopDistance ?? 0
    let most = min(wanted, (slider.stops.count - 1) / (thumbs.count - 1))
    func fits(_ distance: Int) -> Bool {
      var least = 0
      for slider in sliders {
        let free = (least..<max(least, slider.stops.count)).first { isAvailable($0, on: slider) }
        guard let free else { return false }
        least = free + distance
      }
      return true
    }
    return (0...most).last(where: fits) ?? most
  }

  private func isAvailable(_ stop: Int, on slider: Slider) -> Bool {
    !slider.reach.unavailable.contains { $0.contains(stop) }
  }

  /// Returns a movement that a response doesn't tell.
  private func untold(
    from old: [Slider],
    to new: [Slider],
    _ response: SliderResponse
  ) -> String? {
    var told = response.pushed
    if let change = response.change { told[response.sliderIndex] = change }
    for index in new.indices where old[index].position != new[index].position {
      guard told[index]?.newIndex == new[index].index else {
        return "\(index): \(old[index].position) to \(new[index].position)"
      }
    }
    return nil
  }
}

/// Random panels, and random things that happen to them.
private struct RandomPanels {
  private let kind: EveryKind
  private var numbers = SeededNumbers(seed: 45)

  init(kind: EveryKind) { self.kind = kind }

  /// Returns the sliders of one to three tracks, some of which have several thumbs.
  mutating func controls(seed: UInt64) throws -> [SliderControl] {
    try (0..<number(1...3)).flatMap { track in
      let stops = try kind.stops(seed: seed &+ UInt64(track * number(0...1)))
      let shared = SharedTrack(
        id: "\(number(0...1))",
        minimumStopDistance: [0, 0, 1, 2, 3, stops.count, .max][number(0...6)],
        pushesThumbs: number(0...1) == 1
      )
      let isShared = number(0...3) > 0
      return (0..<number(1...5)).map { _ in
        SliderControl(slider(stops, isShared ? shared : nil))
      }
    }
  }

  private mutating func slider(_ stops: Stops, _ track: SharedTrack?) -> Slider {
    let presentation = SliderPresentation(id: "\(number(0...20))", sharedTrack: track)
    var slider = Slider(stops: stops, index: number(stops.indices), presentation: presentation)
    if number(0...2) == 0 { slider.setReach(reach(of: stops)) }
    if number(0...4) == 0 { slider.beginAdjusting() }
    return slider.placed(at: position(on: stops))
  }

  private mutating func position(on stops: Stops) -> ThumbPosition {
    switch number(0...5) {
    case 0: .notSet
    case 1: .value(DecimalNumber(number(-3000...3000)))
    default: .stop(number(stops.indices))
    }
  }

  private mutating func reach(of stops: Stops) -> ReachableStops {
    let unavailable = (0..<number(0...3)).map { _ in
      let start = number(0...stops.count - 1)
      return start...start + [0, 1, 5, stops.count][number(0...3)]
    }
    return ReachableStops(limits: 0...stops.count - 1, unavailable: unavailable)
  }

  /// Does something. Returns its name, and the response if it has to tell each movement.
  mutating func act(on panel: inout SliderPanel) throws -> (String, SliderResponse?) {
    let index = number(panel.sliders.indices)
    switch number(0...17) {
    case 0...4:
      let keys: [SliderKey] = [
        .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab, .escape,
      ]
      let key = keys[number(keys.indices)]
      return ("\(key)", panel.press(key))
    case 5...7: return ("pointer", point(on: &panel))
    case 8: return ("adjust \(index)", panel.adjust(adjustment(), of: index))
    case 9: return ("increment \(index)", panel.perform(action: .increment, of: index))
    case 10:
      return ("reach \(index)", panel.setReach(reach(of: panel[index].slider.stops), of: index))
    case 11:
      let availability: [SliderAvailability] = [.enabled, .enabled, .readOnly, .disabled]
      return (
        "availability \(index)", panel.setAvailability(availability[number(0...3)], of: index)
      )
    case 12: return ("focus \(index)", panel.moveFocus(to: index))
    case 13:
      _ = panel[index].press([.home, .end, .right][number(0...2)])
      return ("own key of \(index)", nil)
    case 14:
      let old = panel[index].slider
      let isSame = number(0...2) > 0
      let slider = slider(old.stops, isSame ? old.presentation.sharedTrack : nil)
      panel[index] = SliderControl(slider)
      return ("replacement of \(index)", nil)
    case 15:
      _ = panel.cancelPointer()
      let controls = panel.sliders.map { SliderControl($0) } + (try self.controls(seed: 1))
      let some = Array(controls.shuffled(using: &numbers).prefix(8))
      panel = panel.updated(to: some, label: panel.label).panel
      return ("update", nil)
    case 16:
      hold(on: &panel)
      return ("hold while another moves", nil)
    default: return ("turn", panel.turn(by: number(-3...3)))
    }
  }

  private mutating func point(on panel: inout SliderPanel) -> SliderResponse {
    let bounds = LayoutRect(x: 0, y: 0, width: 300, height: 60)
    let layout = SliderLayout(of: panel.focusedControl.slider, in: bounds)
    let point = LayoutPoint(x: Double(number(-20...320)), y: 22)
    return switch number(0...5) {
    case 0: panel.point(.press(at: point), in: layout)
    case 1...3: panel.point(.move(to: point), in: layout)
    case 4: panel.cancelPointer()
    default: panel.releasePointer()
    }
  }

  /// Holds a thumb while the program moves another away from an end, and then presses a key.
  private mutating func hold(on panel: inout SliderPanel) {
    let isUpward = number(0...1) == 0
    let thumbs = panel.thumbs(with: panel.focusedIndex)
    let index = isUpward ? thumbs.upperBound - 1 : thumbs.lowerBound
    _ = panel.adjust(isUpward ? .maximum : .minimum, of: index)
    let slider = panel.focusedControl.slider
    let layout = SliderLayout(of: slider, in: LayoutRect(x: 0, y: 0, width: 300, height: 60))
    _ = panel.point(.press(at: layout.thumb(of: slider).center), in: layout)
    _ = panel.adjust(.stop(number(slider.stops.indices)), of: index)
    _ = panel.press(isUpward ? .end : .home)
  }

  private mutating func adjustment() -> SliderAdjustment {
    switch number(0...3) {
    case 0: .minimum
    case 1: .maximum
    case 2: .value(DecimalNumber(number(-3000...3000)))
    default: .stop(number(-3...400))
    }
  }

  private mutating func number(_ range: Range<Int>) -> Int { .random(in: range, using: &numbers) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &numbers)
  }
}
