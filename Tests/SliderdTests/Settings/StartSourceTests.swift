// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech
import Testing

@testable import sliderd

/// The output of programs, and the stop that it means.
@Suite struct StartSourceTests {
  @Test(arguments: [
    ("40", 40), ("  40\n", 40), ("42", 40), ("47.5", 50), ("-3", 0), ("999999999999", 100),
    ("Volume: front-left: 26214 /  40% / -23.88 dB,   front-right: 32768 /  50%", 40),
    ("  Mono: Playback 52 [81%] [-11.25dB] [on]", 80), ("acpi0,backlight,4437,93%,4800", 95),
    ("uint32 5", 5), ("'20'", 20), ("16x8x512", 15), ("+15", 15),
  ])
  func `for percent, a percentage takes precedence over the first number`(
    output: String,
    value: Int
  ) throws {
    let slider = try percent(from: 0)
    let index = try source().index(of: output, in: slider)
    #expect(index.map { slider.stops[$0].value } == DecimalNumber(clamping: value))
  }

  @Test(arguments: ["", "\n", "none", "card0", "-", "%", "nan", "'", "\u{0}"])
  func `output without a number selects no stop`(output: String) throws {
    #expect(try source().index(of: output, in: percent(from: 0)) == nil)
  }

  @Test func `a factor converts the program's numbers to the slider's`() throws {
    let slider = try percent(from: 5)
    var source = try source()
    source.factor = 100
    for (output, value) in [("Volume: 0.40", 40), ("Volume: 1.50 [MUTED]", 100), ("0.00", 5)] {
      let index = source.index(of: output, in: slider)
      #expect(index.map { slider.stops[$0].value } == DecimalNumber(clamping: value))
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
  }

  @Test func `a program's output overrides the saved position, and a flag overrides both`() throws {
    let slider = Slider(stops: try Stops(count: 9), index: 0)
    let left = SliderState("1 3/11 2")
    for (isFixed, told, index) in [(false, 6, 6), (false, nil, 2), (true, 6, 0)] {
      let setting = Settings.SliderSetting(
        slider: slider,
        isStartFixed: isFixed,
        effects: ChangeEffects.Plan()
      )
      let start = setting.slider(
        leftAt: left,
        start: ReportedStart(position: told.map { .stop($0) })
      )
      #expect(start.index == index)
    }
  }

  private func percent(from minimum: Int) throws -> Slider {
    let ends = (DecimalNumber(clamping: minimum), DecimalNumber(100))
    return Slider(
      stops: try Stops(from: ends.0, to: ends.1, by: 5),
      presentation: Presentation(unit: .percent)
    )
  }

  @Test(arguments: [(true, ThumbPosition.value(37)), (false, .stop(4))])
  func `a start between two stops is kept at the user's wish`(
    isKept: Bool,
    position: ThumbPosition
  ) throws {
    let setting = Settings.SliderSetting(
      slider: Slider(stops: try Stops(from: 0, to: 100, by: 10)),
      isStartFixed: false,
      keepsStart: isKept,
      effects: ChangeEffects.Plan()
    )
    let told = ReportedStart(position: .value(37))
    #expect(setting.slider(leftAt: nil, start: told).position == position)
    #expect(setting.slider(leftAt: SliderState("1 5/11 37")).position == position)
  }

  @Test func `a printed argument chooses its stop, even if it looks like another's number`() throws
  {
    let slider = Slider(stops: try Stops(from: 0, to: 10, by: 5))
    var source = try source()
    source.arguments = ["0", "1.5", "2"]
    for (output, position) in [
      ("1.5\n", ThumbPosition.stop(1)), ("'2'", .stop(2)), ("at 7", .value(7)),
    ] {
      #expect(source.position(of: output, in: slider) == position)
    }
  }

  private func source() throws -> StartSource { StartSource(command: try CommandTemplate("tell")) }
}

extension StartSource {
  fileprivate func index(of output: String, in slider: Slider) -> Int? {
    position(of: output, in: slider).map { slider.placed(at: $0).index }
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
      let request = SpeechRequest(rate: voice.rate, pitch: voice.pitch, volume: voice.volume)
      #expect(request.number(of: control) == number)
    }
    #expect(control.mistake(in: stops) != nil)
    #expect(control.mistake(in: try Stops(count: 90)) != nil)
    let good = try Stops(
      values: [control.range.lowerBound, control.range.upperBound].map {
        DecimalNumber(clamping: $0)
      }
    )
    #expect(control.mistake(in: good) == nil)
  }
}
