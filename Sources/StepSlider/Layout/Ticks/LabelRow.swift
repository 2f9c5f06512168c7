// SPDX-License-Identifier: Apache-2.0

/// Labels in a row, in ascending order of their stops, with at least a gap between them.
///
/// A label always contains the position of its tick. Labels that don't overlap are therefore in
/// order along the track too, and only neighbours need comparing.
struct LabelRow {
  /// The position of a label along the track, and its thickness across it in pixels.
  struct Label {
    let index: Int
    let span: PixelSpan
    let thickness: Pixels
  }

  /// The minimum number of pixels between two labels.
  let gap: Pixels
  private(set) var labels: [Label] = []

  init(gap: Pixels) { self.gap = gap }

  /// Inserts the labels of stops in ascending order, each if it fits between the existing ones. A
  /// label that can't be drawn is `nil`.
  mutating func insert(_ stops: some Sequence<Int>, label: (Int) -> Label?) {
    var later = labels[...]
    labels = []
    labels.reserveCapacity(later.count + stops.underestimatedCount)
    for stop in stops {
      while let next = later.first, next.index < stop { labels.append(later.removeFirst()) }
      guard labels.last?.index != stop, later.first?.index != stop, let label = label(stop),
        isFree(label, after: labels.last, before: later.first)
      else { continue }
      labels.append(label)
    }
    labels += later
  }

  /// Returns the row with the labels of more stops, each if it fits.
  func inserting(_ stops: some Sequence<Int>, label: (Int) -> Label?) -> LabelRow {
    var row = self
    row.insert(stops, label: label)
    return row
  }

  /// Returns the row with the labels of a part of the stops; `nil` if two of them touch, or if there is
  /// room for none.
  func adding(_ stops: some Sequence<Int>, label: (Int) -> Label?) -> LabelRow? {
    guard areApart(stops, label: label) else { return nil }
    let row = inserting(stops, label: label)
    return row.labels.count > labels.count ? row : nil
  }

  /// Returns whether the labels of stops in ascending order leave a gap between them, whatever is
  /// in the row.
  private func areApart(_ stops: some Sequence<Int>, label: (Int) -> Label?) -> Bool {
    var former: Label?
    for stop in stops {
      guard let label = label(stop) else { continue }
      if let former, !areApart(former, label) { return false }
      former = label
    }
    return true
  }

  private func isFree(_ label: Label, after former: Label?, before latter: Label?) -> Bool {
    former.map { areApart($0, label) } != false && latter.map { areApart(label, $0) } != false
  }

  private func areApart(_ label: Label, _ other: Label) -> Bool {
    label.span.end + gap <= other.span.lead || other.span.end + gap <= label.span.lead
  }
}
