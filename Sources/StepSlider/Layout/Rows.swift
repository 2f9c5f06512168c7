// SPDX-License-Identifier: Apache-2.0

/// The rows of a slider across its track, in device pixels: the track's parts and the labels.
struct Rows: Hashable, Sendable {
  /// The row of the track, the ticks and the thumb.
  let parts: PixelSpan
  /// The row of the labels, or `nil` if there is no room for them.
  let labels: PixelSpan?
  /// Whether the labels come before the parts: to the left of a vertical track.
  let labelsLead: Bool

  /// Creates rows in the middle of a span. If they don't fit, the labels are left out.
  init(inside span: PixelSpan, parts: Pixels, gap: Pixels, labels: Pixels, labelsLead: Bool) {
    self.labelsLead = labelsLead
    let all = span.centered(count: parts + gap + labels)
    guard labels > 0, all.count <= span.count else {
      self.parts = span.centered(count: parts)
      self.labels = nil
      return
    }
    let labelsLead = labelsLead ? all.lead : all.end - labels
    self.labels = PixelSpan(lead: labelsLead, count: labels)
    self.parts = PixelSpan(lead: self.labelsLead ? all.end - parts : all.lead, count: parts)
  }
}
