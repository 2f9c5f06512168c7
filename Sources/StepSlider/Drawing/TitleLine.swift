// SPDX-License-Identifier: Apache-2.0

/// The line above a slider: its label where text begins, and its value where text ends.
struct TitleLine {
  let label: DrawnText
  /// The value, if no bubble shows it.
  let value: DrawnText?

  init(of track: DrawnTrack, in frame: LayoutRect, showsValue: Bool) {
    let (fontSize, isMirrored) = (track.style.fontSize, track.isMirrored)
    func text(_ text: String, atStart: Bool) -> DrawnText {
      DrawnText(
        text,
        in: frame,
        anchor: atStart == isMirrored ? .right : .left,
        fontSize: fontSize
      )
    }
    let label = track.measure.cut(
      track.label,
      toWidth: showsValue ? frame.size.width * 0.6 : frame.size.width,
      fontSize: fontSize
    )
    self.label = text(label, atStart: true)
    let rest =
      frame.size.width - track.measure.size(of: label, fontSize: fontSize).width - fontSize
    let value = track.value
    let width = track.measure.size(of: value, fontSize: fontSize).width
    self.value = showsValue && width <= rest ? text(value, atStart: false) : nil
  }

  /// Returns the height of the line with its gap, or 0 if the slider has no label or no room for
  /// it above labels of a thickness.
  static func height(
    of track: DrawnTrack,
    above labels: Double,
    in room: DrawingRoom
  ) -> Double {
    guard track.style.showsTitle, !track.label.isEmpty else { return 0 }
    let size = track.measure.size(of: track.label, fontSize: track.style.fontSize)
    let height = size.height + (track.style.fontSize / 2).rounded()
    let parts = DrawingMeasures.thickness(track.style.metrics, labels: labels)
    let hasRoom =
      room.isHorizontal
      ? parts + height <= room.inside
      : size.width <= room.inside && height <= room.along / 6
    return hasRoom ? height : 0
  }
}

extension DrawingRoom {
  /// Returns the frame of a line of text at the top, or lower by a distance.
  func line(lowered distance: Double) -> LayoutRect {
    let inside = bounds.outset(by: -margin)
    return LayoutRect(
      x: inside.minX,
      y: inside.minY + distance,
      width: inside.size.width,
      height: lineHeight
    )
  }
}

extension DrawnTrack {
  fileprivate var isMirrored: Bool { slider.presentation.direction == .rightToLeft }

  /// The values of all thumbs, such as "20 – 60".
  fileprivate var value: String {
    sliders.map(phrases.drawnValue).joined(separator: " – ")
  }
}
