// SPDX-License-Identifier: GPL-3.0-or-later

import CSDL
import StepSlider

/// A window of SDL's that pictures are put into; nothing in it is the work of a toolkit.
///
/// A program has one, on its first thread.
final class Window {
  private let window: OpaquePointer
  private var events: EventReader

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - size: The size of its inside, in points.
  ///   - least: The least size that it can be made.
  ///   - scale: How many device pixels a point has.
  /// - Throws: A ``WindowError`` if there is no display.
  init(
    title: String,
    size: LayoutSize,
    least: LayoutSize,
    scale: Double
  ) throws(WindowError) {
    SDL_SetMainReady()
    // Signals are ours, and whether the screen is blanked is the user's affair.
    SDL_SetHint("SDL_NO_SIGNAL_HANDLERS", "1")
    SDL_SetHint("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    // A press that brings the window to the front counts as a press.
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

  /// Waits for something to happen, and gives all that has happened; the thread sleeps meanwhile.
  ///
  /// The corresponding C function is `SDL_WaitEvent`.
  func waitForEvents() -> [WindowEvent] {
    var event = SDL_Event()
    guard SDL_WaitEvent(&event) == 1 else { return [.close] }
    var all = read(event)
    while SDL_PollEvent(&event) == 1 { all += read(event) }
    return all
  }

  /// Lets ``waitForEvents()`` return; from any thread.
  static func wake(_ type: UInt32) {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }

  /// Where the upper left corner of the inside is on the screen, in device pixels; on Wayland no
  /// program is told, and it is 0.
  var origin: LayoutPoint {
    var (x, y): (CInt, CInt) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    return LayoutPoint(x: Double(x), y: Double(y))
  }

  /// Whether keys come to the window.
  var hasFocus: Bool { SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

  /// Asks for the keyboard's focus.
  func raise() { SDL_RaiseWindow(window) }

  /// Follows the pointer beyond the window's edges, or stops doing so.
  func capturePointer(_ isCaptured: Bool) {
    SDL_CaptureMouse(isCaptured ? SDL_TRUE : SDL_FALSE)
  }

  /// Shows a picture, its upper left corner in the window's.
  ///
  /// The corresponding C functions are `SDL_BlitSurface`, which knows what pixels the window has, and
  /// `SDL_UpdateWindowSurface`.
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
      // SDL_BlitSurface is a macro for this.
      SDL_UpperBlit(picture, nil, surface, nil)
      SDL_UpdateWindowSurface(window)
    }
  }

  private func read(_ event: SDL_Event) -> [WindowEvent] {
    events.events(event, modifiers: SDL_GetModState())
  }
}

/// Why there is no window.
struct WindowError: Error, Equatable, CustomStringConvertible {
  /// What SDL says.
  let reason: String

  fileprivate static var current: WindowError {
    WindowError(reason: String(cString: SDL_GetError()))
  }

  var description: String {
    "no window can be opened: \(reason). Is there a display? --screenshot FILE needs none."
  }
}
