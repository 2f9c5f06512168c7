// SPDX-License-Identifier: GPL-3.0-or-later

import CPango
import StepSlider

/// A picture in memory on which Cairo draws scenes: 32 bits per pixel, blue first.
final class Canvas {
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  private let setter: TextSetter

  /// The longest allowed side, in pixels.
  static let longestSide = 16_000

  /// Creates a black picture for a scene.
  ///
  /// - Throws: A ``CanvasError`` if there isn't enough memory.
  init(for scene: Scene, setter: TextSetter) throws(CanvasError) {
    let pixels = [scene.size.width, scene.size.height].map { side in
      Int(min(max((side * scene.scale).rounded(), 1), Double(Self.longestSide)))
    }
    (width, height, self.setter) = (pixels[0], pixels[1], setter)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, CInt(width), CInt(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let cairo = cairo_create(surface)
    else { throw .noRoom(width: width, height: height) }
    (self.surface, self.cairo) = (surface, cairo)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Whether a scene has the size of the picture.
  func fits(_ scene: Scene) -> Bool {
    Double(width) == (scene.size.width * scene.scale).rounded()
      && Double(height) == (scene.size.height * scene.scale).rounded()
  }

  /// Draws a scene over the previous one.
  func draw(_ scene: Scene) {
    cairo_save(cairo)
    cairo_scale(cairo, scene.scale, scene.scale)
    setColor(scene.background)
    cairo_paint(cairo)
    for mark in scene.marks { draw(mark) }
    cairo_restore(cairo)
  }

  /// Writes the picture to a PNG file.
  ///
  /// - Throws: A ``CanvasError`` if the file can't be written.
  func writePNG(to path: String) throws(CanvasError) {
    let status = cairo_surface_write_to_png(surface, path)
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cannotWrite(path: path, reason: String(cString: cairo_status_to_string(status)))
  }

  /// Calls a function with the address of the pixels and the number of bytes per row.
  func withPixels<Result>(_ body: (UnsafeMutableRawPointer?, Int) -> Result) -> Result {
    cairo_surface_flush(surface)
    return body(
      cairo_image_surface_get_data(surface),
      Int(cairo_image_surface_get_stride(surface))
    )
  }
}

// Marks.
extension Canvas {
  private func draw(_ mark: Mark) {
    switch mark {
    case .fill(let outline, let color):
      trace(outline)
      setColor(color)
      cairo_fill(cairo)
    case .stroke(let outline, let color, let width):
      stroke(outline, color, width: max(1, onPixel(width)))
    case .text(let block, let point, let color):
      cairo_move_to(cairo, onPixel(point.x), onPixel(point.y))
      setColor(color)
      setter.draw(block, on: cairo)
    case .shadow(let outline, let darkness, let width):
      drawShadow(of: outline, darkness, width)
    case .slider(let drawing, let theme):
      for shape in drawing.shapes { draw(shape, theme[shape.role]) }
    case .clipped(let rect, let marks):
      cairo_save(cairo)
      trace(.rectangle(rect, radius: 0))
      cairo_clip(cairo)
      for mark in marks { draw(mark) }
      cairo_restore(cairo)
    }
  }

  private func stroke(_ outline: Mark.Outline, _ color: SliderColor, width: Double) {
    guard case .rectangle(let rect, let radius) = outline else { return }
    trace(
      .rectangle(rect.outset(by: -width / 2), radius: max(0, radius - width / 2)),
      aligned: false
    )
    setColor(color)
    cairo_set_line_width(cairo, width)
    cairo_stroke(cairo)
  }

  /// Draws a shadow as many thin layers, each a little smaller than the one below it, instead of
  /// a blur.
  private func drawShadow(of outline: Mark.Outline, _ darkness: Double, _ width: Double) {
    guard case .rectangle(let rect, let radius) = outline, darkness > 0, width >= 1 else { return }
    let below = LayoutRect(
      origin: LayoutPoint(x: rect.minX, y: rect.minY + width / 4),
      size: rect.size
    )
    for step in stride(from: width, to: 0, by: -1) {
      trace(.rectangle(below.outset(by: step), radius: radius + step), aligned: false)
      // The overlapping layers add up to the darkness, most of it near the edge.
      cairo_set_source_rgba(cairo, 0, 0, 0, 2 * darkness * (1 - step / width) / width)
      cairo_fill(cairo)
    }
  }

  private func setColor(_ color: SliderColor) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.opacity)
  }
}

// The shapes of a slider. Shapes with sharp edges are already on whole pixels.
extension Canvas {
  private func draw(_ shape: SliderShape, _ color: SliderColor) {
    setColor(color)
    switch shape.form {
    case .box(let rect, let radius):
      trace(.rectangle(rect, radius: radius), aligned: false)
      cairo_fill(cairo)
    case .outline(let rect, let radius, let width, let dash):
      cairo_set_dash(cairo, [dash], dash > 0 ? 1 : 0, 0)
      stroke(.rectangle(rect, radius: radius), color, width: width)
      cairo_set_dash(cairo, nil, 0, 0)
    case .polygon(let corners):
      trace(.polygon(corners))
      cairo_fill(cairo)
    case .text(let text) where color.opacity > 0: draw(text, isBold: shape.role == .chosenLabel)
    case .text: break
    @unknown default: break
    }
  }

  private func draw(_ text: DrawnText, isBold: Bool) {
    let block = TextBlock(text: text.text, size: text.fontSize, isBold: isBold)
    let size = setter.ruler.size(block)
    let slack = text.frame.size.width - size.width
    let x =
      switch text.anchor {
      case .left: text.frame.minX
      case .middle: text.frame.minX + slack / 2
      case .right: text.frame.minX + slack
      @unknown default: text.frame.minX
      }
    cairo_move_to(cairo, onPixel(x), onPixel(text.frame.center.y - size.height / 2))
    setter.draw(block, on: cairo)
  }
}

// Outlines.
extension Canvas {
  /// Makes an outline the current path. If aligned, the edges of a rectangle fall between device
  /// pixels, so they are sharp.
  private func trace(_ outline: Mark.Outline, aligned: Bool = true) {
    cairo_new_path(cairo)
    switch outline {
    case .polygon(let points):
      for point in points { cairo_line_to(cairo, point.x, point.y) }
      cairo_close_path(cairo)
    case .rectangle(let rect, let radius):
      let (left, top) = (rect.minX, rect.minY)
      let edges = [left, top, rect.maxX, rect.maxY].map { aligned ? onPixel($0) : $0 }
      traceRectangle(edges, radius)
    }
  }

  /// Adds a rectangle with round corners, from its left, top, right and bottom edges.
  private func traceRectangle(_ edges: [Double], _ radius: Double) {
    let (left, top, right, bottom) = (edges[0], edges[1], edges[2], edges[3])
    let radius = min(radius, (right - left) / 2, (bottom - top) / 2)
    guard radius > 0 else {
      return cairo_rectangle(cairo, left, top, right - left, bottom - top)
    }
    let corners = [
      (right - radius, top + radius), (right - radius, bottom - radius),
      (left + radius, bottom - radius), (left + radius, top + radius),
    ]
    for (quarter, corner) in corners.enumerated() {
      let start = Double(quarter - 1) * .pi / 2
      cairo_arc(cairo, corner.0, corner.1, radius, start, start + .pi / 2)
    }
    cairo_close_path(cairo)
  }

  /// Returns the nearest coordinate on the edge of a device pixel.
  private func onPixel(_ position: Double) -> Double {
    var (x, y) = (position, 0.0)
    cairo_user_to_device_distance(cairo, &x, &y)
    x.round()
    cairo_device_to_user_distance(cairo, &x, &y)
    return x
  }
}

/// Why a picture can't be made.
enum CanvasError: Error, Equatable, CustomStringConvertible {
  case noRoom(width: Int, height: Int)
  case cannotWrite(path: String, reason: String)

  var description: String {
    switch self {
    case .noRoom(let width, let height):
      "not enough memory for a picture of \(width) by \(height) pixels"
    case .cannotWrite(let path, let reason): "can't write \(path): \(reason)"
    }
  }
}
