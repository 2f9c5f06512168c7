// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// A slider that does what the words of a case say.
///
/// The words are the names of keys, such as `right` and `page-up`, and these:
///
/// - `value=7` and `stop=2` move the thumb for the program. A value that is no number is ignored.
/// - `increment` and `decrement` are requests from a screen reader.
/// - `press=0.25`, `drag=0.5`, `release` and `cancel` come from a pointer. The number is a fraction
///   of the thumb's travel, from the left or from the top.
/// - `double-press=0.5` is two presses in short time.
/// - `wheel=-1` turns the wheel.
/// - `disable` and `enable` are the program's.
///
/// `right*3` is the same as `right right right`.
struct PeerRun {
  private var panel: SliderPanel
  /// The number of completed changes.
  private(set) var commits = 0
  /// What was spoken last.
  private(set) var words: String?

  /// Creates a slider with a thumb for each start, or returns `nil` if the settings are refused.
  init?(_ settings: PeerSlider, at start: String?) throws {
    let stops: Stops
    do { stops = try settings.stops.stops() } catch { return nil }
    let positions = try start.map { try Self.positions($0, in: stops, of: settings) } ?? [nil]
    let usual = try settings.default.map { try Self.index(of: $0, in: stops) }
    panel = SliderPanel(
      positions.map { position in
        var slider = Slider(
          stops: stops,
          presentation: settings.presentation,
          pageSize: settings.page,
          defaultIndex: usual,
          availability: settings.availability
        )
        if let position { slider = slider.placed(at: position) }
        return SliderControl(slider)
      }
    )
    if let limits = settings.limits {
      let ends = [limits.lowerBound, limits.upperBound].map { stops.index(nearestTo: $0) }
      _ = panel[0].setReach(ReachableStops(limits: ends[0]...ends[1]))
    }
    _ = panel.takeFocus()
  }

  /// The name or the value of each thumb's position.
  var values: String {
    panel.sliders.map { slider in
      switch slider.position {
      case .stop(let index): slider.stops[index].name ?? slider.stops[index].value.description
      case .value(let value): value.description
      case .notSet: "not set"
      }
    }.joined(separator: " ")
  }

  mutating func perform(_ input: String) throws {
    for word in input.split(separator: " ") {
      let parts = word.split(separator: "*")
      let count = parts.count == 2 ? try required(Int(parts[1])) : 1
      for _ in 0..<count {
        record(try perform(word: String(parts[0])))
      }
    }
  }

  private mutating func record(_ response: SliderResponse) {
    if let change = response.change, change.didMove, change.phase == .committed { commits += 1 }
    words = response.words.last?.text ?? words
  }

  private mutating func perform(word: String) throws -> SliderResponse {
    if let key = SliderKey(named: word) { return panel.press(key) }
    let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
    guard let operand = parts.dropFirst().first else { return try perform(plain: word) }
    switch parts[0] {
    case "value":
      return DecimalNumber(operand).map { panel.adjust(.value($0), of: panel.focusedIndex) }
        ?? SliderResponse()
    case "stop": return panel.adjust(.stop(try required(Int(operand))), of: panel.focusedIndex)
    case "press": return panel.point(.press(at: try point(operand)), in: layout)
    case "drag": return panel.point(.move(to: try point(operand)), in: layout)
    case "double-press": return try doublePress(at: point(operand))
    case "wheel": return panel.point(.wheel(Double(try number(operand))), in: layout)
    default: throw UnknownWord(word: word)
    }
  }

  private mutating func perform(plain word: String) throws -> SliderResponse {
    switch word {
    case "release": panel.releasePointer()
    case "cancel": panel.cancelPointer()
    case "increment": panel.perform(action: .increment, of: panel.focusedIndex)
    case "decrement": panel.perform(action: .decrement, of: panel.focusedIndex)
    case "disable": panel.setAvailability(.disabled, of: panel.focusedIndex)
    case "enable": panel.setAvailability(.enabled, of: panel.focusedIndex)
    default: throw UnknownWord(word: word)
    }
  }

  private mutating func doublePress(at point: LayoutPoint) throws -> SliderResponse {
    _ = panel.point(.press(at: point), in: layout, at: .zero)
    _ = panel.releasePointer()
    return panel.point(.press(at: point), in: layout, at: .milliseconds(100))
  }

  private var layout: SliderLayout {
    let slider = panel.focusedControl.slider
    return SliderLayout(of: slider, in: bounds(300, Growth(of: slider.presentation)))
  }

  private func point(_ fraction: String) throws -> LayoutPoint {
    let (ends, fraction) = (layout.track, Double(try number(fraction)))
    let along =
      layout.metrics.thumbSize.width / 2 + fraction * (300 - layout.metrics.thumbSize.width)
    return layout.growth.orientation == .horizontal
      ? LayoutPoint(x: along, y: ends.center.y) : LayoutPoint(x: ends.center.x, y: along)
  }

  /// Returns the position of each thumb: none, a single name, or one for each number.
  private static func positions(
    _ start: String,
    in stops: Stops,
    of settings: PeerSlider
  ) throws -> [ThumbPosition?] {
    if start == "not set" { return [.notSet] }
    if let index = stops.index(named: start) { return [.stop(index)] }
    return try start.split(separator: " ").map { text in
      settings.isKept
        ? .value(try number(String(text))) : .stop(try index(of: String(text), in: stops))
    }
  }

  private static func index(of text: String, in stops: Stops) throws -> Int {
    try stops.index(named: text) ?? stops.index(nearestTo: number(text))
  }

  private struct UnknownWord: Error { let word: String }
}
