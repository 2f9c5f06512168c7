// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev
import Testing

@Suite struct EvdevBindingsTests {
  static let words: [(name: String, word: String, binding: EvdevBinding)] = [
    ("KEY_VOLUMEUP", "increment", .command(.adjust(.increment))),
    ("KEY_VOLUMEDOWN", "decrement", .command(.adjust(.decrement))),
    ("KEY_CHANNELUP", "page-up", .command(.adjust(.pageUp))),
    ("KEY_CHANNELDOWN", "page-down", .command(.adjust(.pageDown))),
    ("KEY_PREVIOUS", "minimum", .command(.adjust(.minimum))),
    ("KEY_NEXT", "maximum", .command(.adjust(.maximum))),
    ("BTN_LEFT", "say", .command(.sayValue)),
    ("KEY_ROTATE_DISPLAY", "say-everything", .command(.sayEverything)),
    ("KEY_BACK", "restore", .command(.restore)),
    ("BTN_FORWARD", "next", .command(.focusNext)),
    ("BTN_BACK", "previous", .command(.focusPrevious)),
    ("BTN_0", "first", .command(.focusFirst)),
    ("BTN_1", "last", .command(.focusLast)),
    ("BTN_2", "slider-3", .command(.focusSlider(2))),
    ("KEY_POWER", "quit", .command(.custom("quit"))),
    ("KEY_A", "left", .key(.left)),
    ("KEY_D", "right", .key(.right)),
    ("KEY_KP7", "7", .key(.character("7"))),
    ("KEY_Q", "ä", .key(.character("ä"))),
    ("REL_DIAL", "step", .step),
    ("REL_HWHEEL", "step", .step),
  ]

  @Test(arguments: words)
  func `a word sets the action of a key or wheel`(
    name: String,
    word: String,
    binding: EvdevBinding
  ) throws {
    let bindings = try EvdevBindings([name: word])
    #expect(bindings[try #require(EvdevCode(name: name))] == binding)
  }

  static let mistakes: [(name: String, word: String, message: String)] = [
    (
      "KEY_VOLUMUP", "increment",
      "unknown key, button or wheel \"KEY_VOLUMUP\"; did you mean KEY_VOLUMEUP?"
    ),
    ("key_right", "right", "unknown key, button or wheel \"key_right\"; did you mean KEY_RIGHT?"),
    (
      "volume", "increment",
      "unknown key, button or wheel \"volume\"; use a name from linux/input-event-codes.h that "
        + "begins with KEY_, BTN_ or REL_"
    ),
    (
      "ABS_VOLUME", "step",
      "unknown key, button or wheel \"ABS_VOLUME\"; use a name from linux/input-event-codes.h "
        + "that begins with KEY_, BTN_ or REL_"
    ),
    (
      "KEY_UP", "incremnt",
      "KEY_UP: unknown action \"incremnt\"; did you mean \"increment\"?"
    ),
    (
      "KEY_UP", "louder please",
      "KEY_UP: unknown action \"louder please\"; use decrement, default, first, increment, last, "
        + "left, maximum, minimum, next, page-down, page-up, previous, quit, restore, right, say, "
        + "say-everything, step, tab, slider-1, or a single character"
    ),
    ("KEY_UP", "step", "KEY_UP: only a wheel or knob can \"step\"; use \"increment\" for a key"),
    (
      "REL_DIAL", "increment",
      "REL_DIAL: a wheel or knob turns both ways; use \"step\""
    ),
  ]

  @Test(arguments: mistakes)
  func `an invalid binding is reported with a suggestion`(
    name: String,
    word: String,
    message: String
  ) {
    let error = #expect(throws: EvdevBindingError.self) { try EvdevBindings([name: word]) }
    #expect(error?.description == message)
  }

  @Test func `all standard bindings are for existing keys`() {
    let names = EvdevBindings.table.flatMap(\.names)
    for name in names { #expect(EvdevCode(name: name)?.name == name) }
    #expect(Set(names).count == names.count)
  }

  @Test func `keys that type characters are read only if they are bound`() throws {
    let wanted = EvdevDecoder(bindings: .standard).wanted.map(\.name)
    let writing = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { "KEY_\(Unicode.Scalar($0))" }
    #expect(Set(wanted).isDisjoint(with: writing + (0...9).map { "KEY_\($0)" }))
    #expect(wanted.contains("KEY_LEFTSHIFT"), "it distinguishes Shift-Tab from Tab")
    #expect(wanted.contains("KEY_RIGHTCTRL"), "it distinguishes Ctrl-Home from Home")
    let volume = try EvdevBindings(["KEY_VOLUMEUP": "increment"])
    #expect(EvdevDecoder(bindings: volume).wanted.map(\.name) == ["KEY_VOLUMEUP"])
  }

  @Test(arguments: ["REL_WHEEL", "REL_WHEEL_HI_RES"])
  func `a wheel is read in one resolution, no matter which one is bound`(name: String) throws {
    let fine = try #require(EvdevCode(name: "REL_WHEEL_HI_RES"))
    let bindings = try EvdevBindings([name: "step"])
    let wanted = EvdevDecoder(bindings: bindings, deviceCodes: [fine]).wanted
    #expect(wanted.map(\.name) == ["REL_WHEEL_HI_RES"])
    #expect(EvdevDecoder(bindings: bindings).wanted.map(\.name) == ["REL_WHEEL"])
  }

  @Test func `the last binding of a key wins`() throws {
    var bindings = EvdevBindings.standard
    try bindings.bind("KEY_UP", to: "maximum")
    var decoder = EvdevDecoder(bindings: bindings)
    #expect(
      decoder.decode([.key("KEY_UP", 1)]) == [.command(.adjust(.maximum), isRepeat: false)]
    )
  }
}
