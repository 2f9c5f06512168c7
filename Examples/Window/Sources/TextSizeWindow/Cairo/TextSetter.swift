// SPDX-License-Identifier: GPL-3.0-or-later

import CPango
import StepSlider

/// Sets text with Pango: any script, in either direction, with fonts that have its letters.
final class TextSetter {
  private let context: OpaquePointer
  private var sizes: [TextBlock: LayoutSize] = [:]

  init() {
    context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    // Subpixel rendering suits only one kind of screen, and rounded widths only one scale.
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  /// The ruler that measures text as this setter draws it.
  var ruler: TextRuler { TextRuler { self.size(of: $0) } }

  /// Draws a text with its upper left corner at the current point.
  ///
  /// The corresponding C function is `pango_cairo_show_layout`.
  func draw(_ block: TextBlock, on cairo: OpaquePointer) {
    pango_cairo_update_context(cairo, context)
    withLayout(of: block) { pango_cairo_show_layout(cairo, $0) }
  }

  private func size(of block: TextBlock) -> LayoutSize {
    if let size = sizes[block] { return size }
    var (width, height): (CInt, CInt) = (0, 0)
    withLayout(of: block) { pango_layout_get_size($0, &width, &height) }
    let size = LayoutSize(
      width: block.width ?? (Double(width) / Double(PANGO_SCALE)).rounded(.up),
      height: (Double(height) / Double(PANGO_SCALE)).rounded(.up)
    )
    sizes[block] = size
    return size
  }

  private func withLayout(of block: TextBlock, _ body: (OpaquePointer?) -> Void) {
    let layout = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_from_string("Sans")
    defer { pango_font_description_free(font) }
    pango_font_description_set_absolute_size(font, block.size * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, block.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_layout_set_font_description(layout, font)
    if let width = block.width {
      pango_layout_set_width(layout, CInt(min(width, 100_000)) * CInt(PANGO_SCALE))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_line_spacing(layout, Float(TextBlock.lineSpacing))
    }
    pango_layout_set_text(layout, block.text, -1)
    body(layout)
  }
}
