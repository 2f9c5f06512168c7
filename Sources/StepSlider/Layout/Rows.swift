// SPDX-License-Identifier: Apache-2.0

/// The rows of a slider across its track, in device pixels: the track's parts, and the labels.
struct Rows: Hashable, Sendable {
  /// The row of the track, the ticks and the thumb.
  let parts: PixelSpan
  /// The row of the labels; `nil` where there is no room for them.
  let labels: PixelSpan?
  /// Whether the labels come before the parts: at the left of a vertical track.
  let labelsLead: Bool

  /// Puts the rows into the middle of a span; the labels are left out where not all fits.
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
