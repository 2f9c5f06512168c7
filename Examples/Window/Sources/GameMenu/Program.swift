// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import CPango
import CSDL
import EventLoop
import Foundation
import StepSlider

/// A window with the menu, drawn in each frame in the words that are heard.
@main final class Program {
  private var menu = GameMenu()
  private let bus = AccessibleApplication(
    application: "GameMenu",
    window: AccessibleWindow(title: "The Lighthouse"),
    environment: ProcessInfo.processInfo.environment
  )

  static func main() { Program().run() }

  private func run() {
    guard let window = SDL_CreateWindow(bus.window.title, 100, 100, 400, 300, 0) else {
      return print("GameMenu: can't open a window: \(String(cString: SDL_GetError()))")
    }
    let loop = MainLoop()
    loop.add(bus) { [unowned self] request in
      answer(menu.perform(request))
      if request.action == .focus { SDL_RaiseWindow(window) }
    }
    while !menu.isOver {
      var event = SDL_Event()
      while SDL_PollEvent(&event) == 1 { handle(event) }
      follow(window)
      loop.turn(until: loop.now)
      draw(on: SDL_GetWindowSurface(window).pointee)
      SDL_UpdateWindowSurface(window)
      SDL_Delay(16)
    }
    bus.close()
  }

  private func handle(_ event: SDL_Event) {
    if event.type == SDL_QUIT.rawValue { answer(menu.press(.escape)) }
    guard event.type == SDL_KEYDOWN.rawValue else { return }
    let name = String(cString: SDL_GetKeyName(event.key.keysym.sym)).lowercased()
    if let key = name == "return" ? .enter : SliderKey(named: name) { answer(menu.press(key)) }
  }

  /// Shows the result of a key or a request, then announces what the menu doesn't show.
  private func answer(_ outcome: ActionOutcome) {
    bus.show(menu.accessibilitySnapshot)
    guard case .done(let notifications) = outcome else { return }
    for case .announcement(let words) in notifications { bus.announce(words) }
  }

  /// Tells screen readers where the window is, then whether it is on the screen and active.
  private func follow(_ window: OpaquePointer) {
    var (x, y): (CInt, CInt) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    menu.placeOnScreen = LayoutPoint(x: Double(x), y: Double(y))
    bus.show(menu.accessibilitySnapshot)
    bus.window.frame = LayoutRect(origin: menu.placeOnScreen, size: GameMenu.size)
    let flags = SDL_GetWindowFlags(window)
    bus.window.isVisible = flags & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
    bus.window.isActive = flags & SDL_WINDOW_INPUT_FOCUS.rawValue != 0
  }

  private func draw(on canvas: SDL_Surface) {
    let (pixels, w, h) = (canvas.pixels.assumingMemoryBound(to: UInt8.self), canvas.w, canvas.h)
    let image = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_RGB24, w, h, canvas.pitch)
    let cairo = cairo_create(image)
    cairo_paint(cairo)
    cairo_set_font_size(cairo, 24)
    cairo_set_source_rgb(cairo, 1, 1, 1)
    for element in menu.accessibilitySnapshot.items.map(\.element) {
      let words = ElementPhrases(verbosity: .brief).reading(of: element).dropLast()
      cairo_move_to(cairo, element.frame.minX, element.frame.maxY - 20)
      cairo_show_text(cairo, element.id == menu.accessibilityFocus ? "> \(words)" : "\(words)")
    }
    cairo_destroy(cairo)
    cairo_surface_destroy(image)
  }
}
