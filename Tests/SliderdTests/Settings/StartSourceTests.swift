// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech
import Testing

@testable import sliderd

/// The output of programs, and the stop that it means.
@Suite struct StartSourceTests {
  @Test(arguments: PrintedSetting.all)
  func `the setting is the number that a program means, or unknown`(case: PrintedSetting) throws {
    let source = try source(after: `case`.after, factor: `case`.factor)
    let slider = Slider(
      stops: try Stops(from: 0, to: 100, by: 5),
      presentation: SliderPresentation(unit: `case`.unit)
    )
    let position = try? source.position(of: `case`.output, in: slider)
    #expect(position.flatMap { slider.placed(at: $0).value } == `case`.value)
  }

  @Test(arguments: [
    ("", nil as String?, "tell printed nothing"), ("now: , 5", "now:", "tell printed nothing"),
    ("then: 5", "now:", #"tell did not print "now:", the text in value_from_after"#),
    ("off", nil, #"tell printed "off", which is no number and no name of a stop"#),
    (
      "70 of 100", nil,
      #"tell printed several numbers, such as "70" and "100"; set value_from_after to the text before the right one"#
    ),
    (
      "1,500", nil,
      #"tell printed "1,500"; expected one plain number of at most 18 digits, such as 1500, -20 or 0.45"#
    ),
    ("7", nil, #"tell printed "7", which is no position of a stop"#),
    (
      "4O", nil,
      #"tell printed "4O"; expected one plain number of at most 18 digits, such as 1500, -20 or 0.45"#
    ),
    (
      "at 4I", nil,
      #"tell printed "4I"; expected one plain number of at most 18 digits, such as 1500, -20 or 0.45"#
    ),
    (
      String(repeating: "x", count: 99), nil,
      #"tell printed "\#(String(repeating: "x", count: 40))…", which is no number and no name of a stop"#
    ),
  ])
  func `a message says what a program printed and what to do`(
    output: String,
    after: String?,
    message: String
  ) throws {
    var slider = ConfiguredSlider(slider: Slider(stops: try Stops(count: 5)))
    slider.source = try source(after: after)
    let start = slider.reportedStart(by: .success(output))
    #expect(start.reason == message && start.position == nil)
    #expect(start.isBlank == message.hasSuffix("printed nothing"))
  }

  @Test(arguments: [
    ("- 20 dB", nil as DecimalNumber?, 20 as DecimalNumber?), ("minus 20 dB", nil, nil),
    ("level: negative 20", nil, nil), ("menos 20", nil, nil), ("moins 20", nil, nil),
    ("meno 20", nil, nil), ("minus: 20", nil, nil), ("ناقص 20", nil, nil),
    ("-\u{200E}20", -20, -20), ("\u{2212}\u{200B}20", -20, -20), ("\u{207B}20", -20, -20),
    ("\u{208B}20", -20, -20), ("\u{2796}20", -20, -20),
    ("level - 20", nil, 20), ("level: -20", -20, -20),
    (String(repeating: "20 ", count: 20_000), nil, nil),
    (String(repeating: "a ", count: 30_000) + "20", 20, 20), ("2/2", nil, nil),
    ("20 / 20", nil, nil), ("1 of 1", nil, nil), ("level: 20.", 20, 20),
    ("0.0000003", 0.0000003, 0.0000003),
    ("100000000000000004", 100_000_000_000_000_004, 100_000_000_000_000_004),
  ])
  func `a number that could be another isn't the setting`(
    output: String,
    value: DecimalNumber?,
    valueAboveZero: DecimalNumber?
  ) throws {
    for (minimum, value) in [(-60, value), (0, valueAboveZero)] as [(DecimalNumber, DecimalNumber?)]
    {
      let slider = Slider(try Stops(from: minimum, to: 100, by: 5))
      let position = try? source().position(of: output, in: slider)
      #expect(position == value.map(ThumbPosition.value), "\(output) from \(minimum)")
    }
  }

  @Test func `a printed argument or name takes precedence over a number`() throws {
    let slider = Slider(stops: try Stops(names: ["One", "2", "Three"]))
    var source = try source()
    source.arguments = ["a 3", "b", "2"]
    for (output, index) in [("a 3", 0), ("'b'\n", 1), ("Three", 2), ("2", 2), ("x: 1", 0)] {
      #expect(source.index(of: output, in: slider) == index)
    }
    // There is no fourth stop that could be nearest.
    #expect(source.index(of: "4", in: slider) == nil)
    #expect(source.index(of: "1.5", in: slider) == nil)
    source.precedingText = "mode:"
    #expect(source.index(of: "modes 1 2\nmode: Three\nof 3", in: slider) == 2)
  }

  @Test func `a program's output overrides the saved position, and a flag overrides both`() throws {
    let slider = Slider(stops: try Stops(count: 9), index: 0)
    let left = SliderState("1 3/11 2")
    for (isFixed, told, index) in [(false, 6, 6), (false, nil, 2), (true, 6, 0)] {
      let setting = ConfiguredSlider(slider: slider, isStartFixed: isFixed)
      let start = setting.slider(
        leftAt: left,
        start: ReportedStart(position: told.map { .stop($0) })
      )
      #expect(start.index == index)
    }
  }

  @Test(arguments: [(true, ThumbPosition.value(37)), (false, .stop(4))])
  func `a start between two stops is kept at the user's wish`(
    isKept: Bool,
    position: ThumbPosition
  ) throws {
    var flags = Layer()
    flags[Setting.keepStart] = isKept
    let slider = Slider(stops: try Stops(from: 0, to: 100, by: 10))
    let setting = ConfiguredSlider(slider: slider, layers: Layers(flags))
    let told = ReportedStart(position: .value(37))
    #expect(setting.slider(leftAt: nil, start: told).position == position)
    #expect(setting.slider(leftAt: SliderState("1 5/11 37")).position == position)
    // A current setting beyond the stops is true; a saved position beyond them is of other stops.
    let beyond = ReportedStart(position: .value(130))
    #expect(setting.slider(leftAt: nil, start: beyond).position == .value(130))
    #expect(setting.slider(leftAt: SliderState("1 14/14 130")).position == .stop(10))
  }

  @Test func `a printed argument chooses its stop, even if it looks like another's number`() throws
  {
    let slider = Slider(stops: try Stops(from: 0, to: 10, by: 5))
    var source = try source()
    source.arguments = ["0", "1.5", "2"]
    for (output, position) in [
      ("1.5\n", ThumbPosition.stop(1)), ("'2'", .stop(2)), ("at 7", .value(7)),
    ] {
      #expect(try source.position(of: output, in: slider) == position)
    }
  }

  private func source(
    after text: String? = nil,
    factor: DecimalNumber = 1
  ) throws -> StartSource {
    StartSource(command: try CommandTemplate("tell"), precedingText: text, factor: factor)
  }
}

extension StartSource {
  fileprivate func index(of output: String, in slider: Slider) -> Int? {
    (try? position(of: output, in: slider)).map { slider.placed(at: $0).index }
  }
}

/// The settings of sliderd's own voice that a slider can control.
@Suite struct SpeechControlTests {
  @Test func `a slider that isn't set leaves the voice as it is`() throws {
    var voice = VoiceSettings(rate: 210)
    let slider = Slider(stops: try Stops(from: 100, to: 400, by: 10)).placed(at: .notSet)
    SpeechControl.rate.set(&voice, to: slider)
    #expect(voice.rate == 210)
  }

  @Test(arguments: SpeechControl.allCases)
  func `a voice setting follows the slider within its own range`(control: SpeechControl) throws {
    let stops = try Stops(from: -1000, to: 1000, by: 1)
    for index in stride(from: 0, to: stops.count, by: 7) {
      var voice = VoiceSettings()
      control.set(&voice, to: Slider(stops: stops, index: index))
      let wanted = index - 1000
      let number = min(max(wanted, control.range.lowerBound), control.range.upperBound)
      #expect([voice.rate, voice.pitch, voice.volume].contains(number))
    }
    #expect(control.mistake(in: stops) != nil)
    #expect(control.mistake(in: try Stops(count: 90)) != nil)
    let good = try Stops(
      values: [control.range.lowerBound, control.range.upperBound].map {
        DecimalNumber($0)
      }
    )
    #expect(control.mistake(in: good) == nil)
  }
}
