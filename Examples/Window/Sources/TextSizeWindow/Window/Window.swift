// SPDX-License-Identifier: GPL-3.0-or-later

import CSDL
import StepSlider

/// An SDL window that shows pictures; no toolkit is involved.
///
/// A program has one window, on its first thread.
final class Window {
  private let window: OpaquePointer
  private var events: EventReader

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - size: The size of its content, in points.
  ///   - least: The minimum size of its content, in points.
  ///   - scale: The number of device pixels per point.
  /// - Throws: A ``WindowError`` if there is no display.
  init(
    title: String,
    size: LayoutSize,
    least: LayoutSize,
    scale: Double
  ) throws(WindowError) {
    SDL_SetMainReady()
    // The program handles signals itself, and screen blanking is the user's choice.
    SDL_SetHint("SDL_NO_SIGNAL_HANDLERS", "1")
    SDL_SetHint("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    // A press that activates the window also counts as a press inside it.
    SDL_SetHint("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    SDL_SetHint("SDL_APP_NAME", title)
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw WindowError.current }
    let pixels = [size.width, size.height, least.width, least.height].map { CInt($0 * scale) }
    let anywhere = CInt(SDL_WINDOWPOS_CENTERED_MASK)
    guard
      let window = SDL_CreateWindow(
        title,
        anywhere,
        anywhere,
        pixels[0],
        pixels[1],
        SDL_WINDOW_RESIZABLE.rawValue
      )
    else {
      let error = WindowError.current
      SDL_Quit()
      throw error
    }
    self.window = window
    SDL_SetWindowMinimumSize(window, pixels[2], pixels[3])
    SDL_StartTextInput()
    events = EventReader(scale: scale, wakeType: SDL_RegisterEvents(1))
  }

  deinit {
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// The type of event that ``wake(_:)`` sends.
  var wakeType: UInt32 { events.wakeType }

  /// Waits until something happens, and returns all pending events. The thread sleeps meanwhile.
  ///
  /// The corresponding C function is `SDL_WaitEvent`.
  func waitForEvents() -> [WindowEvent] {
    var event = SDL_Event()
    guard SDL_WaitEvent(&event) == 1 else { return [.close] }
    var all = read(event)
    while SDL_PollEvent(&event) == 1 { all += read(event) }
    return all
  }

  /// Makes ``waitForEvents()`` return. It can be called from any thread.
  static func wake(_ type: UInt32) {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }

  /// The upper left corner of the content on the screen, in device pixels. On Wayland, programs
  /// can't find it out, and it is 0.
  var origin: LayoutPoint {
    var (x, y): (CInt, CInt) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    return LayoutPoint(x: Double(x), y: Double(y))
  }

  /// Whether the window has the keyboard focus.
  var hasFocus: Bool { SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

  /// Requests the keyboard focus.
  func raise() { SDL_RaiseWindow(window) }

  /// Starts or stops following the pointer beyond the window's edges.
  func capturePointer(_ isCaptured: Bool) {
    SDL_CaptureMouse(isCaptured ? SDL_TRUE : SDL_FALSE)
  }

  /// Shows a picture, with its upper left corner in that of the window.
  ///
  /// The corresponding C functions are `SDL_BlitSurface`, which knows the window's pixel format,
  /// and `SDL_UpdateWindowSurface`.
  func show(_ canvas: Canvas) {
    canvas.withPixels { pixels, bytesPerRow in
      let picture = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels,
        CInt(canvas.width),
        CInt(canvas.height),
        32,
        CInt(bytesPerRow),
        SDL_PIXELFORMAT_XRGB8888.rawValue
      )
      defer { SDL_FreeSurface(picture) }
      guard let surface = SDL_GetWindowSurface(window) else { return }
      // SDL_BlitSurface is a macro for this function.
      SDL_UpperBlit(picture, nil, surface, nil)
      SDL_UpdateWindowSurface(window)
    }
  }

  private func read(_ event: SDL_Event) -> [WindowEvent] {
    events.events(event, modifiers: SDL_GetModState())
  }
}

/// Why a window can't be opened.
struct WindowError: Error, Equatable, CustomStringConvertible {
  /// SDL's error text.
  let reason: String

  fileprivate static var current: WindowError {
    WindowError(reason: String(cString: SDL_GetError()))
  }

  var description: String {
    "can't open a window: \(reason); is there a display? --screenshot FILE works without one"
  }
}
