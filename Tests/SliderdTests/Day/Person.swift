// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev
import TestBench

@testable import sliderd

/// A person at a desk, who presses and holds keys, turns a knob, drags, pulls out plugs, and
/// mostly does nothing. The same in each run.
struct Person {
  private var random: Noise

  init(seed: UInt64) { random = Noise(state: seed) }

  /// Does something, then nothing for a while.
  mutating func act(at desk: inout Desk) {
    switch number(below: 100) {
    case ..<35: press(at: &desk)
    case ..<55: hold(at: &desk)
    case ..<65: turn(at: &desk)
    case ..<80: drag(at: &desk)
    case ..<85: desk.type(noise())
    case ..<90: desk.plugIn()
    case ..<94: loseSound(at: &desk)
    case ..<95: desk.startAgain()
    default: desk.wait(.seconds(number(below: 600)))
    }
    desk.wait(.milliseconds(number(below: 20_000)))
  }

  private mutating func press(at desk: inout Desk) {
    for _ in 0...number(below: 6) {
      desk.type(element(of: Self.keys).utf8)
      desk.wait(.milliseconds(number(below: 1500)))
    }
  }

  /// Holds a key down, as the Linux console repeats it.
  private mutating func hold(at desk: inout Desk) {
    let key = element(of: Self.keys)
    for _ in 0..<number(below: 200) {
      desk.type(key.utf8)
      desk.wait(.milliseconds(92))
    }
  }

  /// Turns a knob that loses events now and then.
  private mutating func turn(at desk: inout Desk) {
    let isUp = number(below: 2) == 0
    for _ in 0..<number(below: 40) {
      let isLost = number(below: 50) == 0
      let report = EvdevEvent(type: 0, code: isLost ? 3 : 0, value: 0)
      desk.turn([EvdevEvent(type: 2, code: 7, value: isUp ? 1 : -1), report])
      desk.wait(.milliseconds(number(below: 60)))
    }
    desk.turn([EvdevEvent(type: 0, code: 0, value: 0)])
  }

  private mutating func drag(at desk: inout Desk) {
    let bounds = LayoutRect(x: 0, y: 0, width: 400, height: 60)
    let layout = SliderLayout(of: desk.panel.control.slider, in: bounds)
    desk.point(.press(at: layout.thumb(at: desk.panel.control.slider.index).center), in: layout)
    for _ in 0..<number(below: 100) {
      let speed = element(of: [DragSpeed.full, .fine])
      desk.point(.move(to: point(), speed: speed), in: layout)
      desk.wait(.milliseconds(16))
      if number(below: 200) == 0 { desk.type(element(of: Self.keys).utf8) }
    }
    desk.point(element(of: [.release, .release, .cancel]), in: layout)
    if number(below: 4) == 0 { desk.point(.wheel(Double(number(below: 7)) - 3), in: layout) }
  }

  private mutating func loseSound(at desk: inout Desk) {
    desk.loseSound()
    desk.wait(.milliseconds(number(below: 3000)))
    press(at: &desk)
    desk.restoreSound()
  }
}

extension Person {
  private static let keys = [
    "\u{1B}[C", "\u{1B}[D", "\u{1B}[A", "\u{1B}[B", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H",
    "\u{1B}[F",
    "\t", "\u{1B}[Z", "\u{1B}", " ", "?", "4", "7", "0", ".", "s", "h", "+", "-",
    "\u{1B}[200~paste",
    "\u{1B}[201~",
  ]

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  private mutating func point() -> LayoutPoint {
    LayoutPoint(x: Double(number(below: 500)) - 50, y: Double(number(below: 90)) - 15)
  }

  /// Returns bytes that a noisy line may send.
  private mutating func noise() -> [UInt8] {
    (0..<number(below: 40)).map { _ in UInt8(number(below: 256)) }
  }
}
