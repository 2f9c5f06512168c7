// SPDX-License-Identifier: Apache-2.0

/// Labels side by side in ascending order of their stops, none nearer to another than a gap.
///
/// A label always holds the position of its tick, so those that don't overlap are in order along the
/// track too, and only neighbours need to be compared.
struct LabelRow {
  /// A label's position along the track, and how many pixels it takes across.
  struct Label {
    let index: Int
    let span: PixelSpan
    let thickness: Pixels
  }

  /// The least number of pixels between two labels.
  let gap: Pixels
  private(set) var labels: [Label] = []

  init(gap: Pixels) { self.gap = gap }

  /// Adds those labels, in ascending order, that there is room for between the ones here; `nil`
  /// stands for a label that can't be drawn.
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

  /// The least d that keeps every d-th of the labels apart; `nil` if none does.
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
