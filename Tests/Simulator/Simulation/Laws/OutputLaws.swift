// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The drawing shows the value of each slider.
final class Drawing: Law {
  static let name = "drawing"
  static let sentence = """
    The drawing shows each slider's value; on a shared track, that of the focused thumb.
    """

  private var alone = Span()
  /// Whether what was last drawn shows the values.
  private var isRight = false
  private var last: (focus: Int, indices: [Int]) = (0, [])

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    // A key may change how a value is written.
    case .printed, .action: isRight = false
    case .started: (alone, isRight) = (Span(), false)
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    if world.hasNews, let focus = world.panel?.focusedIndex, (focus, world.indices) != last {
      (last, isRight) = ((focus, world.indices), false)
    }
    // Where a screen reader reads what is drawn, it may be left out.
    let isAlone =
      !world.hasScreenReader && !world.isScreenReaderStuck && world.isAwake && world.drawsInPlace
    let length = alone.note(isAlone, at: world.clock.time)
    guard !isRight, length > .seconds(1), let panel = world.panel else { return nil }
    let shown = world.drawn
    let missing = panel.drawnValues.first { !shown.contains($0) }
    isRight = missing == nil
    return missing.map { "\"\($0)\" isn't shown, but \"\(shown)\"" }
  }
}

extension SliderPanel {
  /// The value of the slider with the focus, and those of the lowest thumbs on other tracks.
  fileprivate var drawnValues: [String] {
    let others = controls.indices.filter { index in
      let thumbs = thumbs(with: index)
      return thumbs.lowerBound == index && !thumbs.contains(focusedIndex)
    }
    return ([focusedIndex] + others).map { controls[$0].valueText }
  }
}

/// The events that programs read report every change.
final class Events: Law {
  static let name = "events"
  static let sentence = "The events that programs read report every change."

  private static let (kind, id) = (Array("\"event\":".utf8), Array("\"id\":".utf8))
  private static let (from, to) = (Array("\"from\":".utf8), Array("\"to\":".utf8))
  private static let index = Array("\"index\":".utf8)
  private static let end = UInt8(ascii: "}")

  private var isRead = false
  private var unread: [UInt8] = []
  private var known: [String: Int] = [:]
  /// Whether the sliders may be elsewhere than the events say.
  private var isStale = false

  func follow(_ record: Record, in world: World) -> String? {
    switch record.event {
    case .started:
      (unread, known) = ([], [:])
      isRead = world.start.arguments.contains("json")
    case .printed(let text) where isRead:
      isStale = true
      unread += text.utf8
      return takeEvents()
    default: break
    }
    return nil
  }

  func rest(in world: World) -> String? {
    isStale = isStale || world.hasNews
    guard isRead, isStale, world.isAwake, world.isOutputRead, let panel = world.panel else {
      return nil
    }
    isStale = false
    for control in panel.controls {
      let (id, now) = (control.slider.presentation.id, control.slider.index)
      guard let index = known[id], index != now else { continue }
      return "\(id) is at \(now), but the last event says \(index)"
    }
    return nil
  }

  private func takeEvents() -> String? {
    while let end = unread.firstIndex(of: Self.end) {
      let event = unread[...end]
      if let breach = take(event) { return breach }
      unread.removeSubrange(...end)
    }
    return nil
  }

  private func take(_ event: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: event, as: UTF8.self)
    guard let kind = event.value(after: Self.kind) else { return "\"\(text)\" is no event" }
    if kind == "reload" { known = [:] }
    guard kind != "speech", let id = event.value(after: Self.id) else { return nil }
    let from = event.value(after: Self.from).flatMap { Int($0) }
    if let from, let last = known[id], from != last { return "an event is missing before \(text)" }
    let index = event.value(after: Self.to) ?? event.value(after: Self.index)
    known[id] = index.flatMap { Int($0) } ?? known[id]
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The value of a JSON field, without its quotes.
  fileprivate func value(after name: [UInt8]) -> String? {
    guard
      let start = indices.first(where: {
        self[$0] == name[0] && self[$0...].starts(with: name)
      })
    else { return nil }
    let value = self[(start + name.count)...].drop { $0 == UInt8(ascii: "\"") }
    let end = [UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "}")]
    return String(decoding: value.prefix { !end.contains($0) }, as: UTF8.self)
  }
}
