// SPDX-License-Identifier: GPL-3.0-or-later

import Notation
import StepSlider

// The thumbs of a slider, as flags or a file set them.
extension Layers {
  /// Returns a slider for each thumb, with its number unless it has a label of its own. Without
  /// initial stops, the thumbs are spread evenly over the track.
  mutating func thumbs(of slider: Slider) -> [(slider: Slider, number: (index: Int, count: Int)?)] {
    noteIdleSettings()
    guard has(Setting.thumbs) else { return [(slider, nil)] }
    let distance = value(of: Setting.distance)
    guard let labels = self[Setting.thumbs] else { return [] }
    let track = SharedTrack(
      id: slider.presentation.id,
      minimumStopDistance: distance,
      pushesThumbs: self[Setting.push] == true
    )
    let thumbs = labels.indices.map { slider.thumb($0, label: labels[$0], on: track) }
    let row = ThumbRow(thumbs)
    noteRange(of: distance, between: thumbs)
    let requested = self[Setting.value].map { positions(in: $0, labels.count, on: slider) }
    if let requested { noteOrder(of: requested, in: row, on: slider) }
    let starts = requested ?? row.arranged(spread(labels.count, on: slider))
    return zip(labels.indices, starts).map { index, position in
      let number = labels[index] == nil ? (index: index, count: labels.count) : nil
      return (thumbs[index].placed(at: position), number)
    }
  }

  /// Notes thumbs without enough stops, or without enough for their distance.
  private mutating func noteRange(of distance: Int, between thumbs: [Slider]) {
    let widest = ThumbRow(thumbs.map { $0.keeping(distance: .max) })
    guard widest.fits else {
      let message = "too few stops for \(thumbs.count) thumbs; leave at least one available"
      return note(Setting.unavailable, message)
    }
    guard let refusal = (0...widest.distance).refusal(of: distance) else { return }
    let message =
      widest.distance > 0
      ? "\(refusal) on this track"
      : "these stops leave no room for a distance between \(thumbs.count) thumbs; use 0"
    note(Setting.distance, message)
  }

  /// Notes thumbs that would have to move: out of order, too near, or without room for unset ones.
  private mutating func noteOrder(
    of positions: [ThumbPosition],
    in row: ThumbRow,
    on slider: Slider
  ) {
    let thumbs = positions.map(slider.placed).filter(\.isSet)
    for (lower, upper) in zip(thumbs, thumbs.dropFirst()) {
      guard let message = Self.mistake(between: lower, upper, row.distance) else { continue }
      return note(Setting.value, message)
    }
    guard mistakes.isEmpty else { return }
    let moved = zip(positions, row.arranged(positions)).first { $0 != $1 }?.0
    guard let stop = moved.map(slider.placed), let value = stop.value else { return }
    let name = SpokenText.cleaned(stop.name ?? value.description)
    note(Setting.value, "\(name) leaves no room for the thumbs that aren't set; use another stop")
  }

  private static func mistake(between lower: Slider, _ upper: Slider, _ distance: Int) -> String? {
    guard let first = lower.value, let second = upper.value else { return nil }
    let words = [(lower, first), (upper, second)]
      .map { SpokenText.cleaned($0.name ?? $1.description) }
    guard first <= second else {
      return "\(words.joined(separator: ",")) doesn't ascend; give the lowest thumb first"
    }
    guard upper.index - lower.index < distance else { return nil }
    return "\(words.joined(separator: " and ")) are too near; "
      + "leave a distance of \(distance.counted("stop"))"
  }

  private func spread(_ count: Int, on slider: Slider) -> [ThumbPosition] {
    (0..<count).map { thumb in
      let index = thumb * slider.stops.lastIndex / (count - 1)
      return .stop(slider.reach.nearest(to: index) ?? index)
    }
  }

  private mutating func positions(
    in text: String,
    _ count: Int,
    on slider: Slider
  ) -> [ThumbPosition] {
    let texts = text.split(separator: ",").map { SpokenText.cleaned(String($0)) }
    guard texts.count == count else {
      note(Setting.value, "\(count) thumbs need \(count) values, separated by commas")
      return []
    }
    return texts.compactMap { position(meantBy: $0, on: slider) }
  }
}

extension Slider {
  /// Returns the end of the identity and the file of the thumb at an index.
  static func thumbSuffix(at index: Int) -> String { "-\(index + 1)" }

  fileprivate func thumb(_ index: Int, label: String?, on track: SharedTrack) -> Slider {
    var presentation = presentation
    presentation.id += Self.thumbSuffix(at: index)
    presentation.label = label ?? presentation.label
    presentation.sharedTrack = track
    return presented(as: presentation)
  }

  fileprivate func keeping(distance: Int) -> Slider {
    var presentation = presentation
    presentation.sharedTrack?.minimumStopDistance = distance
    return presented(as: presentation)
  }

  /// Returns the slider with the label of a thumb in a language, if it has no label of its own. The
  /// number is its own among those of its track.
  func labelled(as number: (index: Int, count: Int)?, in phrases: SliderPhrases) -> Slider {
    guard let number else { return self }
    var presentation = presentation
    presentation.label =
      phrases.label(ofThumb: number.index, of: number.count, on: presentation.label)
    return presented(as: presentation)
  }
}
