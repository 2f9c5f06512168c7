// SPDX-License-Identifier: Apache-2.0

import StepSlider
import TestValues
import Testing

/// Keys typed one tenth of a second apart, and what is heard.
struct Typed: Sendable, CustomTestStringConvertible {
  let stops: Choice
  /// Digits, points and letters. A space is a pause, `<` is Backspace, `^` is Escape, `|` is Enter,
  /// `_` is Space and `>` is Right.
  let keys: String
  let heard: [String]

  var testDescription: String { "\(stops): \(keys)" }

  enum Choice {
    case five, fifty, percent, halves, fromTen, modes, thousands, fine, seconds, minutes, hours
    case workday, debts, plus, signed, rates, hertz, soft, fromThousand, networks, pictures, years,
      times,
      versions, sizes, quiet,
      colors

    func slider() throws -> Slider {
      switch self {
      case .five: Slider(stops: try Stops(count: 5))
      case .fifty: Slider(stops: try Stops(count: 50))
      case .percent: Slider(try Stops(from: 0, to: 100, by: 5), unit: .percent)
      case .halves: Slider(stops: try Stops(from: 0, to: 10, by: 0.5))
      case .fromTen: Slider(stops: try Stops(from: 10, to: 20, by: 1))
      case .modes:
        Slider(stops: try Stops(names: ["Eco mode", "Écran", "Ecstasy", "Größe", "Ilık", "Zen"]))
      case .thousands: Slider(try Stops(from: 0, to: 5000, by: 1), unit: .percent)
      case .fine: Slider(stops: try Stops(from: 0, to: 2, by: 0.1))
      case .seconds: Slider(try Stops(from: 0, to: 600, by: 10), unit: .seconds)
      case .minutes: Slider(try Stops(from: 0, to: 240, by: 5), unit: .measure(.minute))
      case .hours: Slider(try Stops(from: 0, to: 8, by: 0.25), unit: .measure(.hour))
      case .workday: Slider(try Stops(from: 0, to: 8, by: 1), unit: .measure(.hour))
      case .debts: Slider(stops: try Stops(from: -50000, to: 0, by: 1000))
      case .hertz: Slider(try Stops(roundFrom: 20, to: 20000), unit: .measure(.hertz))
      case .fromThousand: Slider(stops: try Stops(from: 1000, to: 5000, by: 10))
      case .soft: Slider(stops: try Stops(from: -60, to: 0, by: 3))
      case .rates: try Self.named("1 Mbit", "10 Mbit", "100 Mbit")
      case .networks: try Self.named("2G", "3G", "4G", "5G")
      case .pictures: try Self.named("2160p", "1440p", "1080p", "720p")
      case .years: try Self.named((1980...2020).map { "\($0)" })
      case .times: try Self.named("08:00", "08:30", "09:00", "10:00")
      case .versions: try Self.named("v1.5", "v1.15", "v2.0", "15")
      case .sizes: try Self.named("Size 4", "Size 42", "T-shirt", "Tall")
      case .signed: try Self.named("−2", "−1", "0", "1")
      case .plus: try Self.named("+3 dB", "+2 dB", "0 dB", "-2 dB")
      case .quiet: try Self.named("Quiet", "Aqua", "Loud")
      case .colors: try Self.named("Aqua", "Blue")
      }
    }

    private static func named(_ names: String...) throws -> Slider { try named(names) }

    private static func named(_ names: [String]) throws -> Slider {
      Slider(stops: try Stops(names: names))
    }
  }

  init(_ stops: Choice, _ keys: String, _ heard: String...) {
    (self.stops, self.keys, self.heard) = (stops, keys, heard)
  }
}

@Suite struct TypingTests {
  static let numbers = [
    Typed(.five, "4", "4 of 5"),
    Typed(.five, "12", "1 of 5, minimum", "2 of 5"),
    Typed(.five, "9", "No stop 9; 1 to 5.", "3 of 5"),
    Typed(.fifty, "4 ", "4", "4 of 50"),
    Typed(.fifty, "42", "4", "42 of 50"),
    Typed(.fifty, "4|2", "4", "4 of 50", "2"),
    Typed(.fifty, "0|", "0", "No stop 0; 1 to 50.", "26 of 50"),
    Typed(.fifty, "6", "6 of 50"),
    Typed(.fifty, "67", "6 of 50", "No stop 67; 1 to 50.", "6 of 50"),
    Typed(.five, "\u{2212}", "2 of 5"),
    Typed(.fifty, "150", "1", "15 of 50", "No stop 150; 1 to 50.", "15 of 50"),
    Typed(.workday, "35", "3 hours", "5 hours"),
    Typed(
      .workday,
      "90min ",
      "9",
      "90",
      "2 hours"
    ),
    Typed(.fifty, "6 7", "6 of 50", "7 of 50"),
    Typed(.fifty, "1.5", "1", "1 point", "No stop 1.5; 1 to 50.", "26 of 50"),
    Typed(.percent, "40", "4", "40 percent"),
    Typed(.percent, "5 ", "5", "5 percent"),
    Typed(.percent, "10|", "1", "10", "10 percent"),
    Typed(.percent, "100", "1", "10", "100 percent, maximum"),
    Typed(.percent, "150", "1", "15 percent", "No stop 150; 0 to 100.", "15 percent"),
    Typed(.percent, "50", "5", "50 percent"),
    Typed(.halves, "7.5", "7", "7 point", "7.5"),
    Typed(.halves, "7 ", "7", "7"),
    Typed(.halves, ".5", "point", "0.5"),
    Typed(.halves, ". ", "point", "5"),
    Typed(.halves, "10", "1", "10, maximum"),
    Typed(.fromTen, "3", "No stop 3; 10 to 20.", "15"),
    Typed(.fromTen, "25", "2", "No stop 25; 10 to 20.", "15"),
    Typed(.percent, "105", "1", "10", "No stop 105; 0 to 100.", "50 percent"),
    Typed(.minutes, "1h30 ", "1", "1 hour 3", "1 hour 30", "90 minutes"),
    Typed(.minutes, "1x30 45", "1", "No stop 1x; 0 to 240.", "120 minutes", "4", "45 minutes"),
    Typed(.minutes, "1h ", "1", "60 minutes"),
    Typed(
      .hours,
      "90min ",
      "9",
      "90",
      "1.5 hours"
    ),
    Typed(.minutes, "1.5h ", "1", "1 point", "1 point 5", "90 minutes"),
    Typed(.minutes, "20min ", "2", "20", "20 minutes"),
    Typed(.seconds, "2min ", "2", "2 minutes"),
    Typed(.hertz, "20_kHz ", "2", "20", "20 kilohertz, maximum"),
    Typed(.minutes, "2_h ", "2", "120 minutes"),
    Typed(.minutes, "1_h_30 ", "1", "1 hour 3", "1 hour 30", "90 minutes"),
    Typed(.minutes, "9h ", "9", "No stop 540; 0 to 240.", "120 minutes"),
    Typed(
      .seconds,
      "2_minutes,_10_seconds ",
      "2",
      "2 minutes 1",
      "2 minutes 10",
      "2 minutes, 10 seconds"
    ),
    Typed(
      .seconds,
      "10_s_2_min ",
      "1",
      "10",
      "10 seconds 2",
      "No stop 10 s 2 min; 0 to 600.",
      "5 minutes"
    ),
    Typed(.seconds, "2_kg", "2", "No stop 2 k; 0 to 600.", "5 minutes"),
    Typed(
      .percent,
      "40_dB",
      "4",
      "40 percent",
      "40 percent",
      "No stop 40 d; 0 to 100.",
      "40 percent"
    ),
    Typed(.hertz, "2_MHz ", "2", "No stop 2,000,000; 20 to 20,000.", "500 hertz"),
    Typed(.percent, "15h0", "1", "15 percent", "No stop 15h; 0 to 100.", "15 percent"),
    Typed(.fine, "1/2", "1", "No stop 1/2; 0 to 2.", "1"),
    Typed(.fine, "1//2", "1", "No stop 1//2; 0 to 2.", "1"),
    Typed(.hertz, "20kk", "2", "20", "No stop 20kk; 20 to 20,000.", "500 hertz"),
    Typed(.fine, "1½", "1", "No stop 1½; 0 to 2.", "1"),
    Typed(.hertz, "2²0", "2", "No stop 2²; 20 to 20,000.", "500 hertz"),
    Typed(
      .times,
      "900",
      "09:00, 3 of 4",
      "09:00, 3 of 4",
      "09:00, 3 of 4"
    ),
    Typed(.fine, "1e2", "1", "No stop 1e; 0 to 2.", "1"),
    Typed(.minutes, "1'3", "1", "1", "No stop 1'3; 0 to 240.", "120 minutes"),
  ]

  static let corrections = [
    Typed(.fifty, "4^", "4", "26 of 50"),
    Typed(.fifty, "4^ ", "4", "26 of 50"),
    Typed(.fifty, "4< ", "4", "blank", "26 of 50"),
    Typed(.fifty, "4<23", "4", "blank", "26 of 50", "2", "23 of 50"),
    Typed(.fifty, "<", "26 of 50"),
    Typed(.fifty, "42<", "4", "42 of 50", "4"),
    Typed(.fifty, "42< ", "4", "42 of 50", "4", "4 of 50"),
    Typed(.fifty, "42<<", "4", "42 of 50", "4", "blank", "42 of 50"),
    Typed(.fifty, "43<2", "4", "43 of 50", "4", "42 of 50"),
    Typed(.fifty, "42 <", "4", "42 of 50", "42 of 50"),
    Typed(.fifty, "4|<", "4", "4 of 50", "blank", "4 of 50"),
    Typed(
      .percent,
      "150<",
      "1",
      "15 percent",
      "No stop 150; 0 to 100.",
      "15 percent",
      "15 percent"
    ),
    Typed(
      .percent,
      "1500<",
      "1",
      "15 percent",
      "No stop 150; 0 to 100.",
      "15 percent",
      "No stop 1,500; 0 to 100.",
      "15 percent",
      "No stop 150; 0 to 100.",
      "15 percent"
    ),
    Typed(
      .fifty,
      "4zz<",
      "4",
      "No stop 4z; 1 to 50.",
      "26 of 50",
      "No stop 4z; 1 to 50.",
      "26 of 50"
    ),
    Typed(.fine, "1.49<", "1", "1 point", "1.4", "1.5", "1.4"),
    Typed(
      .seconds,
      "2:10<",
      "2",
      "2 colon",
      "2 1",
      "2 minutes, 10 seconds",
      "2 1"
    ),
    Typed(.seconds, "2:1<00", "2", "2 colon", "2 1", "2 colon", "2 0", "2 minutes"),
    Typed(.minutes, "1h30<<<", "1", "1 hour 3", "1 hour 30", "1 hour 3", "1", "1"),
    Typed(.five, "12<", "1 of 5, minimum", "2 of 5", "1 of 5, minimum"),
    Typed(
      .pictures,
      "1p4<<4",
      "1",
      "No name with P.",
      "1080p, 3 of 4",
      "720p, 4 of 4, maximum",
      "blank",
      "720p, 4 of 4",
      "1",
      "1440p, 2 of 4"
    ),
    Typed(.networks, "43<", "4G, 3 of 4", "3G, 2 of 4", "4G, 3 of 4"),
    Typed(
      .modes,
      "ec<",
      "Eco mode, 1 of 6, minimum",
      "Eco mode, 1 of 6",
      "Eco mode, 1 of 6, minimum"
    ),
    Typed(
      .modes,
      "zue<",
      "Zen, 6 of 6, maximum",
      "No name with Zu.",
      "Zen, 6 of 6",
      "No name with Zue.",
      "Zen, 6 of 6",
      "No name with Zu.",
      "Zen, 6 of 6"
    ),
    Typed(.halves, "1.<<7|", "1", "1 point", "1", "blank", "5", "7", "7"),
    Typed(.fifty, "4> ", "4", "27 of 50"),
    Typed(.fifty, ">>4^^", "27 of 50", "28 of 50", "4", "28 of 50", "26 of 50"),
  ]

  /// Numbers with signs, the last of them after each key. The first row is vue-currency-input#207.
  /// Names that begin with digits, or contain signs. The first rows are react-aria-menubutton#79.
  @Test(arguments: [
    Typed(.networks, "4", "4G, 3 of 4"),
    Typed(.networks, "43", "4G, 3 of 4", "3G, 2 of 4"),
    Typed(.networks, "4g", "4G, 3 of 4", "4G, 3 of 4"),
    Typed(.networks, "1", "2G, 1 of 4, minimum"),
    Typed(.networks, "9", "No stop 9; 1 to 4.", "4G, 3 of 4"),
    Typed(.pictures, "10", "1", "1080p, 3 of 4"),
    Typed(.pictures, "1 ", "1", "1440p, 2 of 4"),
    Typed(.pictures, "1|", "1", "1440p, 2 of 4"),
    Typed(.pictures, "1^", "1", "1080p, 3 of 4"),
    Typed(.pictures, "1<7", "1", "blank", "1080p, 3 of 4", "720p, 4 of 4, maximum"),
    Typed(.pictures, "19", "1", "No name with 19.", "1080p, 3 of 4"),
    Typed(.years, "1984", "1", "19", "198", "1984, 5 of 41"),
    Typed(.years, "5", "1984, 5 of 41"),
    Typed(.times, "08:3", "0", "08", "08:", "08:30, 2 of 4"),
    Typed(.times, "083", "0", "08", "08:30, 2 of 4"),
    Typed(
      .times,
      "8:30",
      "08",
      "08:",
      "08:30, 2 of 4",
      "08:30, 2 of 4"
    ),
    Typed(.rates, "1 ", "1", "1 Mbit, 1 of 3, minimum"),
    Typed(.rates, "10 ", "1", "10", "10 Mbit, 2 of 3"),
    Typed(.times, "1", "10:00, 4 of 4, maximum"),
    Typed(
      .versions,
      "v1.1",
      "v1.5, 1 of 4, minimum",
      "v1.5, 1 of 4",
      "v1.5, 1 of 4",
      "v1.15, 2 of 4"
    ),
    Typed(.versions, "15", "15, 4 of 4, maximum", "15, 4 of 4"),
    Typed(.plus, "2", "+2 dB, 2 of 4"), Typed(.signed, "-1", "−1, 2 of 4", "−1, 2 of 4"),
    Typed(.signed, "\u{2212}2", "−1, 2 of 4", "−2, 1 of 4, minimum"),
    Typed(
      .sizes,
      "size_42",
      "Size 4, 1 of 4, minimum",
      "Size 4, 1 of 4",
      "Size 4, 1 of 4",
      "Size 4, 1 of 4",
      "Size 4, 1 of 4",
      "Size 4, 1 of 4",
      "Size 42, 2 of 4"
    ),
    Typed(.sizes, "ta-", "Tall, 4 of 4, maximum", "Tall, 4 of 4", "T-shirt, 3 of 4"),
    Typed(.sizes, "t-", "Tall, 4 of 4, maximum", "T-shirt, 3 of 4"),
  ])
  func `names are typed with their digits and signs`(typed: Typed) throws { try expect(typed) }

  @Test(arguments: numbers)
  func `a number is echoed, and moves the thumb when it can be no other`(typed: Typed) throws {
    try expect(typed)
  }

  @Test func `a number beyond the reach of the thumb says what stops it`() throws {
    var typist = Typist(try Typed.Choice.percent.slider())
    _ = typist.control.setReach(ReachableStops(limits: 0...10))
    #expect(typist.type("90").last?.words.map(\.text) == ["50 percent, maximum"])
  }

  @Test(arguments: corrections)
  func `Escape, Backspace and keys that move correct a number`(typed: Typed) throws {
    try expect(typed)
  }

  @Test(arguments: [
    Typed(.modes, "z", "Zen, 6 of 6, maximum"),
    Typed(.modes, "É", "Écran, 2 of 6"), Typed(.modes, "e", "Eco mode, 1 of 6, minimum"),
    Typed(
      .modes,
      "gross",
      "Größe, 4 of 6",
      "Größe, 4 of 6",
      "Größe, 4 of 6",
      "Größe, 4 of 6",
      "Größe, 4 of 6"
    ),
    Typed(.modes, "ecr", "Eco mode, 1 of 6, minimum", "Eco mode, 1 of 6", "Écran, 2 of 6"),
    Typed(.modes, "eee", "Eco mode, 1 of 6, minimum", "Écran, 2 of 6", "Ecstasy, 3 of 6"),
    Typed(
      .modes,
      "e e e e",
      "Eco mode, 1 of 6, minimum",
      "Écran, 2 of 6",
      "Ecstasy, 3 of 6",
      "Eco mode, 1 of 6, minimum"
    ),
    Typed(.modes, "i", "Ilık, 5 of 6"),
    Typed(.modes, "İ", "Ilık, 5 of 6"),
    Typed(.modes, "x", "No name with X.", "Größe, 4 of 6"),
    Typed(.modes, "xe", "No name with X.", "Größe, 4 of 6", "Eco mode, 1 of 6, minimum"),
    Typed(
      .modes,
      "xx",
      "No name with X.",
      "Größe, 4 of 6",
      "No name with X.",
      "Größe, 4 of 6"
    ),
    Typed(
      .modes,
      "zue",
      "Zen, 6 of 6, maximum",
      "No name with Zu.",
      "Zen, 6 of 6",
      "No name with Zue.",
      "Zen, 6 of 6"
    ),
    Typed(.modes, "zu", "Zen, 6 of 6, maximum", "No name with Zu.", "Zen, 6 of 6"),
    Typed(.modes, "zu z", "Zen, 6 of 6, maximum", "No name with Zu.", "Zen, 6 of 6", "Zen, 6 of 6"),
    Typed(
      .modes,
      "z>e",
      "Zen, 6 of 6, maximum",
      "Zen, 6 of 6, maximum",
      "Eco mode, 1 of 6, minimum"
    ),
    Typed(.five, "z"),
    Typed(.fifty, "4z2", "4", "No stop 4z; 1 to 50.", "26 of 50"),
  ])
  func `letters find names as in a list box`(typed: Typed) throws { try expect(typed) }

  private func expect(_ typed: Typed) throws {
    var typist = Typist(try typed.stops.slider())
    _ = typist.control.takeFocus()
    let responses = typist.type(typed.keys)
    #expect(responses.flatMap { $0.words.map(\.text) } == typed.heard)
  }

  @Test func `the number stays open until it is settled, and nothing settles earlier`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 50)))
    _ = control.press(.character("1"), at: .seconds(3))
    #expect(control.deadline == .seconds(4))
    #expect(control.advance(to: .seconds(3.9)) == SliderResponse())
    // A program that was busy sees the key before the deadline.
    #expect(control.press(.character("2"), at: .seconds(4.1)).change?.newIndex == 11)
    #expect(control.deadline == nil && control.advance() == SliderResponse())
    _ = control.press(.character("3"), at: .seconds(9))
    #expect(control.advance().change?.newIndex == 2)
  }

  @Test func `a number after another and a space moves as soon as it can be no other`() throws {
    var control = SliderControl(Slider(try Stops(from: 0, to: 30, by: 1), unit: .percent))
    for (key, time) in [(SliderKey.character("2"), 0.0), (.space, 0.1)] {
      #expect(control.press(key, at: .seconds(time)).change == nil)
    }
    #expect(control.press(.character("5"), at: .seconds(0.2)).change?.newIndex == 2)
    #expect(
      control.deadline == .seconds(0.2) && control.advance(to: .seconds(0.2)).change?.newIndex == 5
    )
    let refused = control.press(.character("1"), at: .seconds(0.3))
    #expect(refused.words.first?.text == "No stop 51; 0 to 30." && control.slider.index == 5)
  }

  @Test func `a slider that can't be changed echoes nothing`() throws {
    var control = SliderControl(Slider(stops: try Stops(count: 50), availability: .disabled))
    for key in [SliderKey.character("4"), .character("."), .backspace] {
      #expect(control.press(key, at: .zero).words.map(\.text) == ["26 of 50, dimmed"])
    }
    #expect(control.deadline == nil)
  }

  @Test func `Escape that discards a number leaves the other thumb where it is`() throws {
    let track = SharedTrack(pushesThumbs: true)
    var panel = SliderPanel(
      try [("low", 10), ("high", 40)].map { id, index in
        let presentation = SliderPresentation(id: id, sharedTrack: track)
        return SliderControl(
          Slider(stops: try Stops(count: 50), index: index, presentation: presentation)
        )
      }
    )
    _ = panel.takeFocus()
    _ = panel.press(.end)
    #expect(panel.sliders.map(\.index) == [49, 49])
    _ = panel.press(.character("4"), at: .zero)
    #expect(panel.press(.escape, at: .zero).pushed.isEmpty)
    #expect(panel.sliders.map(\.index) == [49, 49])
  }
}
