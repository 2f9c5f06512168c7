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
    ("BTN_FORWARD", "next", .command(.moveFocus(.next))),
    ("BTN_BACK", "previous", .command(.moveFocus(.previous))),
    ("BTN_0", "first", .command(.moveFocus(.first))),
    ("BTN_1", "last", .command(.moveFocus(.last))),
    ("BTN_2", "slider-3", .command(.moveFocus(.slider(2)))),
    ("KEY_POWER", "quit", .command(.custom("quit"))),
    ("KEY_A", "left", .key(.left)),
    ("KEY_D", "right", .key(.right)),
    ("KEY_KP7", "7", .key(.character("7"))),
    ("KEY_Q", "ä", .key(.character("ä"))),
    ("KEY_F1", "say-keys", .command(.sayKeys)),
    ("KEY_F2", "slower", .command(.custom("slower"))),
    ("KEY_F12", "reset-voice", .command(.custom("reset-voice"))),
    ("REL_DIAL", "rate", .turn(up: .custom("faster"), down: .custom("slower"))),
    (
      "REL_WHEEL", "verbosity",
      .turn(up: .custom("more-talkative"), down: .custom("less-talkative"))
    ),
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
      String(repeating: "A", count: 200), "step",
      "unknown key, button or wheel \"\(String(repeating: "A", count: 200))\"; use a name from "
        + "linux/input-event-codes.h that begins with KEY_, BTN_ or REL_"
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
      "KEY_UP: unknown action \"louder please\"; use decrement, default, faster, first, higher, "
        + "increment, last, left, less-talkative, louder, lower, maximum, minimum, more-talkative, "
        + "next, page-down, page-up, pitch, previous, quit, rate, reset-voice, restore, right, say, "
        + "say-everything, say-keys, slower, softer, step, tab, verbosity, volume, slider-1, or a "
        + "single character"
    ),
    (
      "KEY_UP", "step",
      "KEY_UP: only a wheel or knob can have the action \"step\"; use \"increment\" for a key"
    ),
    (
      "KEY_UP", "rate",
      "KEY_UP: only a wheel or knob can have the action \"rate\"; use \"faster\" for a key"
    ),
    (
      "REL_DIAL", "increment",
      "REL_DIAL: a wheel or knob turns both ways; use \"step\", or for the voice \"rate\", "
        + "\"volume\", \"pitch\" or \"verbosity\""
    ),
    (
      "BTN_LFT+REL_DIAL", "rate", "unknown key, button or wheel \"BTN_LFT\"; did you mean BTN_LEFT?"
    ),
    (
      "KEY_LEFTSHIFT+KEY_UP", "increment",
      "KEY_LEFTSHIFT+KEY_UP: expected a key or button, a plus sign, and the wheel or knob that is "
        + "turned while it is held, such as BTN_LEFT+REL_DIAL"
    ),
    (
      "BTN_LEFT+REL_DIAL", "say",
      "BTN_LEFT+REL_DIAL: a wheel or knob turns both ways; use \"step\", or for the voice "
        + "\"rate\", \"volume\", \"pitch\" or \"verbosity\""
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

  @Test func `a wheel that is turned while a button is held does something else`() throws {
    let bindings = try EvdevBindings([
      "REL_DIAL": "step", "BTN_LEFT+REL_DIAL": "rate", "BTN_LEFT": "say",
    ])
    var decoder = EvdevDecoder(bindings: bindings)
    #expect(decoder.wanted.map(\.name).sorted() == ["BTN_LEFT", "REL_DIAL"])
    let turn = { (notches: Int32) in EvdevEvent(type: 2, code: 7, value: notches) }
    let (faster, slower) = (KeyCommand.custom("faster"), KeyCommand.custom("slower"))
    #expect(decoder.decode([turn(2)]) == [.steps(2)])
    #expect(
      decoder.decode([.key("BTN_LEFT", 1), turn(2), turn(-1)]) == [
        .command(.sayValue, isRepeat: false), .command(faster, isRepeat: false),
        .command(faster, isRepeat: false), .command(slower, isRepeat: false),
      ]
    )
    #expect(decoder.decode([.key("BTN_LEFT", 0), turn(1)]) == [.steps(1)])
    #expect(decoder.decode([.key("BTN_LEFT", 1), turn(.max)]).count < 100)
  }

  @Test func `of several held buttons, that with the lowest number decides what a wheel does`()
    throws
  {
    // BTN_0 is the lowest. Its wheel isn't the one that is turned.
    let words = Dictionary(uniqueKeysWithValues: (2...9).map { ("BTN_\($0)+REL_DIAL", "volume") })
    let bindings = try EvdevBindings(
      words.merging(["BTN_0+REL_WHEEL": "pitch", "BTN_1+REL_DIAL": "rate"]) { first, _ in first }
    )
    var decoder = EvdevDecoder(bindings: bindings)
    let events = (0...9).reversed().map { EvdevEvent.key("BTN_\($0)", 1) }
    let actions = decoder.decode(events + [EvdevEvent(type: 2, code: 7, value: 1)])
    #expect(actions == [.command(.custom("faster"), isRepeat: false)])
  }

  @Test func `a button that only belongs to a chord is read and does nothing alone`() throws {
    var decoder = EvdevDecoder(bindings: try EvdevBindings(["BTN_LEFT+REL_WHEEL": "volume"]))
    #expect(decoder.decode([.key("BTN_LEFT", 1)]).isEmpty)
    #expect(
      decoder.decode([EvdevEvent(type: 2, code: 8, value: -1)]) == [
        .command(.custom("softer"), isRepeat: false)
      ]
    )
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
