// SPDX-License-Identifier: GPL-3.0-or-later

import CPango
import Foundation
import StepSlider
import Testing

@testable import TextSizeWindow

/// The same drawing, rendered from SVG by librsvg and drawn by the window.
@Suite struct SamePictureTests {
  struct Look: CustomTestStringConvertible {
    let orientation: TrackOrientation
    let direction: LayoutDirection
    let scale: Double

    static let all: [Look] = TrackOrientation.allCases.flatMap { orientation in
      LayoutDirection.allCases.flatMap { direction in
        [1, 1.25, 1.5, 2, 3].map { Look(orientation: orientation, direction: direction, scale: $0) }
      }
    }

    var testDescription: String {
      "\(orientation) \(direction) \(scale)"
    }

    /// Returns a slider with everything that can be drawn, in sizes that are whole pixels at
    /// every scale.
    func drawing(at index: Int) throws -> SliderDrawing {
      let names = ["Small", "Medium", "Large"]
      let slider = Slider(
        try Stops(names: names),
        orientation: orientation,
        layoutDirection: direction
      )
      .placed(at: .stop(index))
      var metrics = SliderMetrics()
      (metrics.focusRingOutset, metrics.displayScale) = (4, scale)
      return SliderControl(slider).drawing(
        in: LayoutRect(x: 0, y: 0, width: 240, height: 120),
        style: SliderDrawing.Style(
          metrics: metrics,
          showsBackground: true,
          showsFocus: true,
          showsFrames: true
        )
      )
    }
  }

  @Test(arguments: Look.all)
  func `SVG and the window match to within a pixel`(look: Look) throws {
    for (index, theme) in [SliderTheme.light, .dark, .contrast].enumerated() {
      var theme = theme
      // The two programs set text differently, so text is left out.
      for role in [ColorRole.label, .chosenLabel, .bubbleText] { theme[role] = .clear }
      let drawing = try look.drawing(at: index)
      #expect(drawing.shapes.contains { $0.role == .bubble })
      let written = try Pixels(svg: drawing.svg(theme: theme), scale: look.scale)
      let drawn = try Pixels(of: drawing, theme, scale: look.scale)
      #expect(written.pixelsUnlike(drawn) == [])
      #expect(drawn.pixelsUnlike(written) == [])
    }
    guard look.scale == 1, look.orientation == .horizontal,
      look.direction == .leftToRight
    else { return }
    // A thumb that is two pixels off is detected.
    let drawing = try look.drawing(at: 1)
    let moved = drawing.svg().replacing("<rect x=\"106", with: "<rect x=\"108")
    #expect(moved != drawing.svg())
    let written = try Pixels(svg: moved, scale: 1)
    #expect(try Pixels(of: drawing, .light, scale: 1).pixelsUnlike(written) != [])
  }
}

/// The pixels of a picture. Each has four bytes, three of them for color.
private struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]
  private let bytesPerRow: Int

  /// The allowed difference in a byte, because programs round blended colors differently.
  private static let tolerance = 12

  init(of drawing: SliderDrawing, _ theme: SliderTheme, scale: Double) throws {
    let scene = Scene(
      size: drawing.bounds.size,
      scale: scale,
      background: 0,
      marks: [.slider(drawing, theme)]
    )
    let canvas = try Canvas(for: scene, setter: TextSetter())
    canvas.draw(scene)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try canvas.writePNG(to: file.path())
    try self.init(png: file)
  }

  init(svg: String, scale: Double) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, picture) = (
      folder.appending(path: "slider.svg"), folder.appending(path: "slider.png")
    )
    try svg.write(to: source, atomically: true, encoding: .utf8)
    let converter = Process()
    converter.executableURL = URL(filePath: "/usr/bin/rsvg-convert")
    converter.arguments = ["--zoom", "\(scale)", "--output", picture.path(), source.path()]
    try converter.run()
    converter.waitUntilExit()
    try self.init(png: picture)
  }

  private init(png: URL) throws {
    let surface = cairo_image_surface_create_from_png(png.path())
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    let data = try #require(cairo_image_surface_get_data(surface))
    bytes = Array(UnsafeBufferPointer(start: data, count: bytesPerRow * height))
  }

  /// Returns the pixels whose color doesn't match the same pixel in another picture, nor lies
  /// between the colors around it.
  func pixelsUnlike(_ other: Pixels) -> [[Int]] {
    guard (width, height) == (other.width, other.height) else { return [[width, height]] }
    return (0..<height).flatMap { y in
      (0..<width).filter { x in !isLike(other, x, y) }.map { [$0, y] }
    }
  }

  private func isLike(_ other: Pixels, _ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = (
      max(0, x - 1)...min(width - 1, x + 1), max(0, y - 1)...min(height - 1, y + 1)
    )
    return (0..<3).allSatisfy { part in
      let byte = byte(x, y, part)
      if abs(byte - other.byte(x, y, part)) <= Self.tolerance { return true }
      let around = rows.flatMap { row in columns.map { other.byte($0, row, part) } }
      guard let least = around.min(), let greatest = around.max() else { return false }
      return (least - Self.tolerance...greatest + Self.tolerance).contains(byte)
    }
  }

  private func byte(_ x: Int, _ y: Int, _ part: Int) -> Int {
    Int(bytes[y * bytesPerRow + 4 * x + part])
  }
}
