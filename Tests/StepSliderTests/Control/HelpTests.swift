// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// The help that a key asks for, in a listener's order.
@Suite struct HelpTests {
  private let helpKey = SliderKey.character("?")

  private func panel(
    _ stops: Stops,
    count: Int = 1,
    presentation: SliderPresentation = SliderPresentation(label: "Volume")
  ) -> SliderPanel {
    var control = SliderControl(Slider(stops: stops, presentation: presentation))
    control.keys[.character("q")] = .custom("quit")
    control.keys[.function(2)] = .custom("slower")
    control.commandWords = ["quit": "quit", "slower": "speak slower"]
    return SliderPanel(Array(repeating: control, count: count))
  }

  private func texts(_ response: SliderResponse) -> [String] { response.words.map(\.text) }

  @Test func `the first press says everything and how to leave, and offers the keys`() throws {
    var panel = panel(try Stops(count: 5))
    #expect(
      texts(panel.press(helpKey)) == [
        "Volume, horizontal slider, 3 of 5, minimum 1, maximum 5. Use the arrow keys to adjust.",
        "Q: quit.", "Question mark again for the keys.",
      ]
    )
  }

  @Test func `a key with modifiers is named with them`() throws {
    var control = SliderControl(Slider(try Stops(count: 5)))
    let keys: [(SliderKey, String)] = [
      (.character("s").with(.control), "save"), (.function(5).with(.alt), "reload"),
      (.left.with(.shift), "look left"),
    ]
    for (key, words) in keys {
      control.keys[key] = .custom(words)
      control.commandWords[words] = words
    }
    let heard = texts(control.press(.function(1)))
    for words in ["Control S: save.", "Alt F5: reload.", "Shift Left Arrow: look left."] {
      #expect(heard.contains(words), "\(heard)")
    }
  }

  @Test func `the second press says each key in a short sentence, how to leave first`() throws {
    var panel = panel(try Stops(count: 5))
    _ = panel.press(helpKey)
    let response = panel.press(helpKey)
    #expect(
      texts(response) == [
        "Q: quit.", "Right Arrow, Up Arrow: increase.", "Left Arrow, Down Arrow: decrease.",
        "Page Up: larger step up.", "Page Down: larger step down.", "Home: minimum.",
        "End: maximum.", "Digits: go to a number.", "Escape: back to the earlier value.",
        "Space, Enter: say the value.", "Question mark: everything about the slider.",
        "F1: say the keys.", "F2: speak slower.",
      ]
    )
    #expect(response.words[0].priority == .assertive)
    #expect(response.words.dropFirst().allSatisfy { $0.priority == .continuing })
  }

  @Test func `one key says the keys at once`() throws {
    var (twice, once) = (panel(try Stops(count: 5)), panel(try Stops(count: 5)))
    _ = twice.press(helpKey)
    #expect(texts(once.press(.function(1))) == texts(twice.press(helpKey)))
  }

  @Test func `what is said depends on what the slider is`() throws {
    var names = panel(try Stops(names: ["Small", "Large"]), count: 2)
    let said = texts(names.press(.function(1)))
    #expect(said.contains("Letters: go to a name."))
    #expect(said.contains("Tab: next slider.") && said.contains("Shift Tab: previous slider."))
    var preset = SliderControl(Slider(stops: try Stops(count: 5), defaultIndex: 2))
    #expect(texts(preset.press(.function(1))).contains("Delete: default."))
    for availability in [SliderAvailability.disabled, .readOnly] {
      var fixed = SliderControl(Slider(stops: try Stops(count: 5), availability: availability))
      #expect(
        texts(fixed.press(.function(1))) == [
          "Space, Enter: say the value.", "Question mark: everything about the slider.",
          "F1: say the keys.",
        ]
      )
    }
  }

  private func keySentences(of control: SliderControl) -> [String] {
    var control = control
    return texts(control.perform(.sayKeys))
  }

  @Test func `only keys that do something on this slider are named`() throws {
    func sentences(_ stops: Stops, page: Int? = nil, at index: Int = 0) -> String {
      keySentences(of: SliderControl(Slider(stops: stops, index: index, pageSize: page)))
        .joined(separator: " ")
    }
    let five = try Stops(count: 5)
    #expect(sentences(five).contains("Page Up"))
    #expect(!sentences(five, page: 1).contains("Page"), "a page is a step")
    #expect(!sentences(five, page: 4).contains("Page"), "a page is the whole track")
    #expect(!sentences(try Stops(count: 3)).contains("Page"))
    #expect(!sentences(five).contains("Backspace"), "each digit is a number")
    #expect(sentences(try Stops(count: 10)).contains("Backspace"))
    #expect(sentences(try Stops(from: 0, to: 1, by: 0.5)).contains("Backspace"))
    let negative = sentences(try Stops(from: -20, to: -10, by: 1))
    #expect(negative.contains("Digits") && negative.contains("Backspace"), "without the sign")
    #expect(sentences(try Stops(count: 1)).hasPrefix("Space, Enter: say the value."))
    var notSet = SliderControl(Slider(stops: try Stops(count: 1)).placed(at: .notSet))
    #expect(keySentences(of: notSet).contains("Home: minimum."), "it can still be set")
    notSet.slider.setReach(ReachableStops(limits: 0...0, unavailable: [0...0]))
    #expect(!keySentences(of: notSet).contains("Home: minimum."))
  }

  @Test func `a command of the program without words isn't named`() throws {
    var panel = panel(try Stops(count: 5))
    panel[0].commandWords["slower"] = ""
    #expect(keySentences(of: panel.focusedControl).last == "F1: say the keys.")
  }

  @Test func `the arrows are named as they lie and point`() throws {
    var upright = SliderControl(
      Slider(stops: try Stops(count: 5), presentation: SliderPresentation(orientation: .vertical))
    )
    #expect(texts(upright.press(.function(1)))[0] == "Up Arrow, Right Arrow: increase.")
    var mirrored = SliderControl(
      Slider(
        stops: try Stops(count: 5),
        presentation: SliderPresentation(layoutDirection: .rightToLeft)
      )
    )
    #expect(texts(mirrored.press(.function(1)))[0] == "Left Arrow, Up Arrow: increase.")
  }

  @Test func `a changed table is told as it is`() throws {
    var control = SliderControl(Slider(try Stops(names: ["Low", "High"])))
    for key in [SliderKey.right, .up, .end] { control.keys[key] = nil }
    control.keys[.character("m")] = .adjust(.stop(1))
    control.keys[.character("?")] = nil
    control.keys[.character("h")] = .sayEverything
    control.keys[.function(10)] = .custom("open the menu")
    let said = texts(control.press(.function(1)))
    #expect(said.contains("Plus, Equals: increase.") && said.contains("M: High."))
    #expect(!said.contains { $0.contains("maximum") })
    #expect(said.last == "F10: open the menu.")
    #expect(texts(control.press(.character("h"))).last == "H again for the keys.")
  }

  @Test func `any key stops the keys, and they go on with the sentence that was cut off`() throws {
    var panel = panel(try Stops(count: 5))
    let all = texts(panel.press(.function(1)))
    for sentence in all.prefix(4) { panel.speechFinished(sentence) }
    #expect(panel.press(.character("!")).stopsSpeech)
    #expect(!panel.press(.character("!")).stopsSpeech)
    #expect(texts(panel.press(helpKey)) == Array(all.dropFirst(4)))
    panel.speechFinished(all[4])
    #expect(texts(panel.press(.right)) == ["4 of 5"])
    #expect(texts(panel.press(helpKey)) == Array(all.dropFirst(5)))
  }

  @Test func `the key for help says where one is while the keys are read, and then goes on`() throws
  {
    var panel = panel(try Stops(count: 5))
    let all = texts(panel.press(.function(1)))
    panel.speechFinished(all[0])
    #expect(texts(panel.press(helpKey))[0].hasPrefix("Volume, horizontal slider, 3 of 5"))
    #expect(texts(panel.press(helpKey)) == Array(all.dropFirst()))
  }

  @Test func `help that was heard, or stopped long ago, begins anew`() throws {
    var panel = panel(try Stops(count: 5))
    let all = texts(panel.press(.function(1), at: .zero))
    for sentence in all { panel.speechFinished(sentence) }
    #expect(!panel.press(.character("!"), at: .zero).stopsSpeech)
    #expect(texts(panel.press(helpKey, at: .zero)).count == 3)
    #expect(texts(panel.press(helpKey, at: .zero)) == all)
    panel.speechFinished(all[0])
    _ = panel.press(.right, at: .seconds(1))
    #expect(texts(panel.press(helpKey, at: .seconds(62))).count == 3)
    #expect(texts(panel.press(helpKey, at: .seconds(63))) == all)
  }

  @Test func `another slider's keys begin anew`() throws {
    var panel = panel(try Stops(count: 5), count: 2)
    let all = texts(panel.press(.function(1)))
    panel.speechFinished(all[0])
    _ = panel.press(.tab)
    #expect(texts(panel.press(helpKey)).count == 3)
    #expect(texts(panel.press(helpKey)) == all)
  }

  @Test func `without a keyboard no key is named`() throws {
    var control = SliderControl(Slider(try Stops(count: 5)))
    control.hasKeyboard = false
    for command in [KeyCommand.sayEverything, .sayEverything, .sayKeys] {
      #expect(texts(control.perform(command)).count == 1)
    }
    var panel = SliderPanel([control])
    #expect(panel.takeFocus().words.count == 1)
  }

  @Test func `the key for help is named once, and not if little is to be said`() throws {
    var panel = panel(try Stops(count: 5), count: 2)
    #expect(texts(panel.takeFocus()).last == "Question mark for help.")
    #expect(texts(panel.press(.tab)).count == 1)
    let phrases = SliderPhrases(verbosity: .brief)
    var brief = SliderPanel([SliderControl(Slider(try Stops(count: 5)), phrases: phrases)])
    #expect(texts(brief.takeFocus()) == ["3 of 5."])
  }
}
