// SPDX-License-Identifier: GPL-3.0-or-later

import CSDL
import StepSlider

/// Reads SDL's events.
struct EventReader {
  /// The number of device pixels per point.
  let scale: Double
  /// The type of event that other threads send.
  let wakeType: UInt32
  private var isRepeat = false

  init(scale: Double, wakeType: UInt32) { (self.scale, self.wakeType) = (scale, wakeType) }

  /// Converts an SDL event to window events; none if the window ignores it.
  mutating func events(_ event: SDL_Event, modifiers: SDL_Keymod) -> [WindowEvent] {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return [.close]
    case SDL_KEYDOWN: return key(event.key).map { [.key($0, isRepeat: isRepeat)] } ?? []
    case SDL_TEXTINPUT:
      return characters(event.text).map { .key(.character($0), isRepeat: isRepeat) }
    case SDL_MOUSEBUTTONDOWN where event.button.isMain:
      return [.pointer(.press(at: point(event.button.x, event.button.y)))]
    case SDL_MOUSEBUTTONUP where event.button.isMain: return [.pointer(.release)]
    case SDL_MOUSEMOTION where event.motion.state & 1 != 0:
      let isFine = modifiers.rawValue & (KMOD_CTRL.rawValue | KMOD_ALT.rawValue) != 0
      let position = point(event.motion.x, event.motion.y)
      return [.pointer(.move(to: position, isFine: isFine))]
    case SDL_MOUSEWHEEL:
      let position = point(event.wheel.mouseX, event.wheel.mouseY)
      return [.wheel(Double(event.wheel.preciseY), at: position)]
    case SDL_WINDOWEVENT: return windowEvent(event.window).map { [$0] } ?? []
    default: return event.type == wakeType ? [.woken] : []
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> LayoutPoint {
    LayoutPoint(x: Double(x) / scale, y: Double(y) / scale)
  }

  private func windowEvent(_ event: SDL_WindowEvent) -> WindowEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_MOVED: .moved
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      .resized(LayoutSize(width: Double(event.data1) / scale, height: Double(event.data2) / scale))
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focused(true)
    case SDL_WINDOWEVENT_FOCUS_LOST: .focused(false)
    default: nil
    }
  }
}

// Keys.
extension EventReader {
  /// Returns a key that types no text, or Space, which acts like Enter here.
  private mutating func key(_ event: SDL_KeyboardEvent) -> SliderKey? {
    isRepeat = event.repeat != 0
    let modifiers = UInt32(event.keysym.mod)
    guard modifiers & (KMOD_CTRL.rawValue | KMOD_ALT.rawValue | KMOD_GUI.rawValue) == 0 else {
      return nil
    }
    let code = UInt32(bitPattern: event.keysym.sym)
    if code == SDLK_TAB.rawValue, modifiers & KMOD_SHIFT.rawValue != 0 {
      return .tab.with(.shift)
    }
    // Without Num Lock, the keypad's keys are arrows, but SDL still reports digits.
    let isKeypad = modifiers & KMOD_NUM.rawValue == 0
    return Self.keys[code] ?? (isKeypad ? Self.keypad[code] : nil)
  }

  /// Returns the typed characters, however the keyboard produces them.
  private func characters(_ event: SDL_TextInputEvent) -> [Character] {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.filter { $0 != " " }
  }

  private static let keys: [UInt32: SliderKey] = [
    SDLK_LEFT.rawValue: .left, SDLK_RIGHT.rawValue: .right, SDLK_UP.rawValue: .up,
    SDLK_DOWN.rawValue: .down, SDLK_PAGEUP.rawValue: .pageUp, SDLK_PAGEDOWN.rawValue: .pageDown,
    SDLK_HOME.rawValue: .home, SDLK_END.rawValue: .end, SDLK_RETURN.rawValue: .enter,
    SDLK_KP_ENTER.rawValue: .enter, SDLK_SPACE.rawValue: .space, SDLK_ESCAPE.rawValue: .escape,
    SDLK_TAB.rawValue: .tab, SDLK_BACKSPACE.rawValue: .backspace,
  ]

  private static let keypad: [UInt32: SliderKey] = [
    SDLK_KP_4.rawValue: .left, SDLK_KP_6.rawValue: .right, SDLK_KP_8.rawValue: .up,
    SDLK_KP_2.rawValue: .down, SDLK_KP_9.rawValue: .pageUp, SDLK_KP_3.rawValue: .pageDown,
    SDLK_KP_7.rawValue: .home, SDLK_KP_1.rawValue: .end,
  ]
}

extension SDL_MouseButtonEvent {
  /// Whether this is the main button; a touch counts as one too.
  fileprivate var isMain: Bool { button == 1 }
}
