// SPDX-License-Identifier: GPL-3.0-or-later

import CSDL
import StepSlider
import Testing

@testable import TextSizeWindow

@Suite struct EventReaderTests {
  @Test(arguments: [
    (SDLK_LEFT, SliderKey.left), (SDLK_RIGHT, .right), (SDLK_UP, .up), (SDLK_DOWN, .down),
    (SDLK_PAGEUP, .pageUp), (SDLK_HOME, .home), (SDLK_KP_1, .end), (SDLK_KP_ENTER, .enter),
    (SDLK_SPACE, .space), (SDLK_ESCAPE, .escape), (SDLK_TAB, .tab),
  ])
  func `keys that type no character are read as key presses`(code: SDL_KeyCode, key: SliderKey) {
    #expect(read(keyDown(code)) == [.key(key, isRepeat: false)])
    #expect(read(keyDown(code, isRepeat: true)) == [.key(key, isRepeat: true)])
  }

  @Test func `Shift reverses Tab, and keys with Ctrl, Alt or the logo key are ignored`() {
    #expect(read(keyDown(SDLK_TAB, KMOD_LSHIFT)) == [.key(.tab.with(.shift), isRepeat: false)])
    for modifier in [KMOD_LCTRL, KMOD_RALT, KMOD_LGUI] {
      #expect(read(keyDown(SDLK_RIGHT, modifier)) == [])
    }
  }

  @Test func `with Num Lock the keypad types digits`() {
    #expect(read(keyDown(SDLK_KP_4, KMOD_NUM)) == [])
    #expect(read(typed("4")) == [.key(.character("4"), isRepeat: false)])
  }

  @Test func `typed text is read as characters, except a space, which is a key press`() {
    #expect(read(typed("+")) == [.key(.character("+"), isRepeat: false)])
    #expect(read(typed("é")) == [.key(.character("é"), isRepeat: false)])
    #expect(read(typed(" ")) == [])
  }

  @Test func `a character typed by a held key is a repeat`() {
    var reader = EventReader(scale: 1, wakeType: 0x8000)
    _ = reader.events(keyDown(SDLK_MINUS, isRepeat: true), modifiers: KMOD_NONE)
    let events = reader.events(typed("-"), modifiers: KMOD_NONE)
    #expect(events == [.key(.character("-"), isRepeat: true)])
  }

  @Test func `positions are in points, and Ctrl or Alt makes a drag fine`() {
    var event = SDL_Event()
    event.type = SDL_MOUSEBUTTONDOWN.rawValue
    (event.button.button, event.button.x, event.button.y) = (1, 300, 90)
    #expect(read(event, scale: 2) == [.pointer(.press(at: LayoutPoint(x: 150, y: 45)))])
    event.button.button = 3
    #expect(read(event) == [])

    event = SDL_Event()
    event.type = SDL_MOUSEMOTION.rawValue
    (event.motion.x, event.motion.y) = (10, 20)
    #expect(read(event) == [])
    event.motion.state = 1
    let point = LayoutPoint(x: 10, y: 20)
    #expect(read(event) == [.pointer(.move(to: point))])
    #expect(read(event, modifiers: KMOD_LALT) == [.pointer(.move(to: point, isFine: true))])
  }

  @Test func `other threads can wake the loop, and unknown events are ignored`() {
    var event = SDL_Event()
    event.type = 0x8000
    #expect(read(event) == [.woken])
    event.type = 0x8001
    #expect(read(event) == [])
    event.type = SDL_QUIT.rawValue
    #expect(read(event) == [.close])
  }

  private func read(
    _ event: SDL_Event,
    scale: Double = 1,
    modifiers: SDL_Keymod = KMOD_NONE
  ) -> [WindowEvent] {
    var reader = EventReader(scale: scale, wakeType: 0x8000)
    return reader.events(event, modifiers: modifiers)
  }

  private func keyDown(
    _ code: SDL_KeyCode,
    _ modifier: SDL_Keymod = KMOD_NONE,
    isRepeat: Bool = false
  ) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(bitPattern: code.rawValue)
    event.key.keysym.mod = UInt16(truncatingIfNeeded: modifier.rawValue)
    event.key.repeat = isRepeat ? 1 : 0
    return event
  }

  private func typed(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8) }
    return event
  }
}
