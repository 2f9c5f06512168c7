// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
import Foundation
import StepSlider
import Testing

@testable import TextSizeWindow

@Suite struct ReaderPictureTests {
  /// One combination of display options.
  struct Look: CustomTestStringConvertible {
    let edition: Edition
    let orientation: TrackOrientation
    let scale: Double
    let size: LayoutSize

    static let all: [Look] = [Edition.english, .arabic].flatMap { edition in
      TrackOrientation.allCases.flatMap { orientation in
        [1, 1.25, 1.5, 2, 3].flatMap { scale in
          [LayoutSize(width: 560, height: 640), ReaderLayout.leastWindow].map { size in
            Look(edition: edition, orientation: orientation, scale: scale, size: size)
          }
        }
      }
    }

    var testDescription: String {
      "\(edition.direction) \(orientation) \(scale) \(size.width)"
    }

    /// Returns the window at each text size, set with real fonts, with its pop-over open.
    func readers() throws -> [Reader] {
      let ruler = TextSetter().ruler
      return try edition.sizes.indices.map { index in
        var reader = try Reader.window(
          edition,
          orientation: orientation,
          size: size,
          scale: scale,
          ruler: ruler
        )
        _ = reader.size.adjust(.stop(index))
        return reader.opened
      }
    }
  }

  @Test(arguments: Look.all)
  func `all names are drawn inside the pop-over and don't overlap`(look: Look) throws {
    for reader in try look.readers() {
      let popOver = try #require(reader.layout.popOver)
      let labels = popOver.slider.labels.map(\.frame)
      #expect(labels.count == look.edition.sizes.count)
      for (index, label) in labels.enumerated() {
        #expect(isInside(label, popOver.frame))
        #expect(labels.dropFirst(index + 1).allSatisfy { $0.intersection(label) == nil })
        #expect(popOver.done.intersection(label) == nil)
      }
      #expect(isInside(popOver.frame, reader.layout.window))
      let captions = popOver.captions.map(\.frame)
      #expect(captions[0].intersection(captions[1]) == nil)
    }
  }

  @Test(arguments: Look.all)
  func `pointer targets are at least 44 points wide and high`(look: Look) throws {
    for reader in try look.readers() {
      let popOver = try #require(reader.layout.popOver)
      for frame in [reader.layout.open, popOver.done] {
        #expect(frame.size.width >= 44 && frame.size.height >= 44)
      }
      let (layout, slider) = (popOver.slider.layout, reader.size.slider)
      let thumb = layout.thumb(of: slider).center
      // In steps of half a point; neither edge need be hit.
      for (x, y) in [(0.5, 0), (0, 0.5)] {
        let hits = (-88...88).filter { step in
          let point = LayoutPoint(x: thumb.x + Double(step) * x, y: thumb.y + Double(step) * y)
          return layout.target(at: point, on: slider) == .thumb
        }
        #expect(hits.count >= 87)
      }
    }
  }

  @Test(arguments: Look.all)
  func `the thumb is centred on its tick and aligned to whole pixels`(look: Look) throws {
    for reader in try look.readers() {
      let slider = try #require(reader.layout.popOver).slider.layout
      let thumb = slider.thumb(of: reader.size.slider)
      let tick = slider.point(of: reader.size.slider.index)
      // With an odd number of pixels, the middle isn't between pixels.
      #expect(abs(thumb.center.x - tick.x) <= 0.51 / look.scale)
      #expect(abs(thumb.center.y - tick.y) <= 0.51 / look.scale)
      for edge in [thumb.minX, thumb.maxX, thumb.minY, thumb.maxY] {
        #expect(abs((edge * look.scale).rounded() - edge * look.scale) < 1e-6)
      }
    }
  }

  @Test(arguments: Look.all)
  func `the audit has no findings with the pop-over open or closed`(look: Look) throws {
    for reader in try look.readers() {
      var closed = reader
      _ = closed.close()
      let screen = LayoutRect(origin: .zero, size: look.size)
      for reader in [reader, closed] {
        let audit = TreeAudit(of: reader.accessibilityTree, screens: [screen])
        #expect(audit.findings == [])
      }
    }
  }

  @Test func `a page that changes its length keeps the text at its top`() throws {
    var reader = try Reader.window(size: ReaderLayout.leastWindow)
    for _ in 0..<3 { _ = reader.size.adjust(.increment) }
    let third = reader.layout.texts[2].frame.minY
    _ = reader.scroll(by: third)
    _ = reader.size.adjust(.decrement)
    let layout = reader.layout
    #expect(abs(layout.scroll - layout.texts[2].frame.minY) <= 1)
  }

  @Test(arguments: Theme.Name.allCases)
  func `text has a contrast of at least 4.5 to 1, and parts of controls 3 to 1`(name: Theme.Name) {
    let theme = name.theme
    let texts = [
      (theme.text, theme.page), (theme.text, theme.popOver), (theme.label, theme.popOver),
      (theme.onAccent, theme.accent), (theme.onAccent, theme.pressed),
    ]
    for (text, ground) in texts { #expect(contrast(text, ground) >= 4.5) }
    let parts = [
      (theme.accent, theme.page), (theme.accent, theme.popOver), (theme.track, theme.page),
      (theme.track, theme.popOver), (theme.accent, theme.track),
    ]
    for (part, ground) in parts { #expect(contrast(part, ground) >= 3) }
  }

  @Test func `each combination of size, theme and focus gives a different picture`() throws {
    let setter = TextSetter()
    var pictures: Set<Data> = []
    var reader = try Reader.window(ruler: setter.ruler)
    for name in Theme.Name.allCases {
      for index in 0..<5 {
        _ = reader.size.adjust(.stop(index))
        for focus in [Reader.Focus.open, .text(0), .text(1)] {
          reader.focus = focus
          pictures.insert(try picture(of: reader, in: name.theme, setter))
        }
        pictures.insert(try picture(of: reader.opened, in: name.theme, setter))
      }
    }
    #expect(pictures.count == 3 * 5 * 4)
  }

  @Test func `a window without the keyboard focus draws no focus ring`() throws {
    var reader = try Reader.window().opened
    _ = reader.end()
    let rings = Scene(of: reader, in: Theme.Name.dark.theme).marks.filter { mark in
      switch mark {
      case .stroke: true
      case .slider(let drawing, _): drawing.shapes.contains { $0.role == .focus }
      default: false
      }
    }
    #expect(rings == [])
  }

  /// Whether a frame is inside another with at least 8 points around it.
  private func isInside(_ frame: LayoutRect, _ room: LayoutRect) -> Bool {
    let room = room.outset(by: -8)
    return room.minX <= frame.minX && frame.maxX <= room.maxX && room.minY <= frame.minY
      && frame.maxY <= room.maxY
  }

  private func picture(of reader: Reader, in theme: Theme, _ setter: TextSetter) throws -> Data {
    let scene = Scene(of: reader, in: theme)
    let canvas = try Canvas(for: scene, setter: setter)
    canvas.draw(scene)
    return canvas.withPixels { pixels, bytesPerRow in
      pixels.map { Data(bytes: $0, count: bytesPerRow * canvas.height) } ?? Data()
    }
  }

  /// Returns the contrast ratio defined by WCAG 2.2.
  private func contrast(_ first: SliderColor, _ second: SliderColor) -> Double {
    let values = [first, second].map(luminance).sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private func luminance(_ color: SliderColor) -> Double {
    let parts = [color.red, color.green, color.blue].map { part in
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
