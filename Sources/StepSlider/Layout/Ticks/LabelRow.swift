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

  /// Inserts those labels, in ascending order, that fit between the existing ones. A label that
  /// can't be drawn is `nil`.
  mutating func insert(_ candidates: some Sequence<Label?>) {
    var later = labels[...]
    labels = []
    labels.reserveCapacity(later.count + candidates.underestimatedCount)
    for case let candidate? in candidates {
      while let next = later.first, next.index < candidate.index {
        labels.append(later.removeFirst())
      }
      guard isFree(candidate, after: labels.last, before: later.first) else { continue }
      labels.append(candidate)
    }
    labels += later
  }

  /// Returns the least d for which every d-th label fits in the row, or `nil` if there is none.
  func stride(keepingApart candidates: [Label?]) -> Int? {
    let steps = candidates.count - 1
    var stride = 1
    repeat {
      let labels = Swift.stride(from: 0, through: steps, by: stride).lazy
        .compactMap { candidates[$0] }
      if zip(labels, labels.dropFirst()).allSatisfy(areApart) { return stride }
      stride = Thinning.stride(atLeast: stride + 1, over: steps)
    } while stride < steps
    return nil
  }

  private func isFree(_ label: Label, after former: Label?, before latter: Label?) -> Bool {
    former.map { areApart($0, label) } != false && latter.map { areApart(label, $0) } != false
  }

  private func areApart(_ label: Label, _ other: Label) -> Bool {
    label.span.end + gap <= other.span.lead || other.span.end + gap <= label.span.lead
  }
}
