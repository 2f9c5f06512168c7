// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// Keys as in ``Typed``, and the number that they choose.
struct Signs: Sendable, CustomTestStringConvertible {
  let stops: Typed.Choice
  let keys: String
  let number: String
  var unit: ValueUnit?

  var testDescription: String { "\(stops): \(keys)" }

  init(_ stops: Typed.Choice, _ keys: String, is number: String, unit: ValueUnit? = nil) {
    (self.stops, self.keys, self.number, self.unit) = (stops, keys, number, unit)
  }

  func slider() throws -> Slider {
    let slider = try stops.slider()
    return unit.map { Slider(slider.stops, unit: $0) } ?? slider
  }
}

@Suite struct TypedSignsTests {
  static let signs = [
    Signs(.thousands, "2,000", is: "2000"), Signs(.thousands, "1.500 ", is: "2"),
    Signs(.thousands, "1,50 ", is: "2"), Signs(.thousands, "1'250", is: "1250"),
    Signs(.thousands, "2,0<<500", is: "2500"), Signs(.thousands, "40% ", is: "40"),
    Signs(.thousands, "007 ", is: "7"), Signs(.thousands, "٢٠٠٠", is: "2000"),
    Signs(.thousands, "2,0,0 ", is: "2500"), Signs(.thousands, "1_5 ", is: "2500"),
    Signs(.percent, "1_5 ", is: "5"),
    Signs(.thousands, "20px ", is: "2500", unit: ValueUnit.plain),
    Signs(.thousands, "2_000 ", is: "2000", unit: ValueUnit.plain),
    Signs(.thousands, "1_m_50 ", is: "150", unit: .measure(.centimeter)),
    Signs(.thousands, "5_ft_10 ", is: "178", unit: .measure(.centimeter)),
    Signs(.minutes, "1_hr_30_mins ", is: "90"), Signs(.workday, "90_min ", is: "2"),
    Signs(.workday, "1h_40min ", is: "2"), Signs(.minutes, "1_xyz_30_min ", is: "120"),
    Signs(.hertz, "2_thousand ", is: "500"),
    Signs(.thousands, "2_thousand ", is: "2000", unit: ValueUnit.plain),
    Signs(.thousands, "3_mil ", is: "2500", unit: ValueUnit.plain),
    Signs(.thousands, "4k ", is: "4000", unit: ValueUnit.plain),
    Signs(.thousands, "5m ", is: "2500", unit: ValueUnit.plain),
    Signs(.percent, "5k ", is: "50", unit: ValueUnit.plain), Signs(.debts, "20k ", is: "-20000"),
    Signs(.thousands, "3ft ", is: "914", unit: .measure(.millimeter)),
    Signs(.percent, "20mi ", is: "30", unit: .measure(.kilometer)),
    Signs(.percent, "12in ", is: "30", unit: .measure(.centimeter)),
    Signs(.fine, "1,27 ", is: "1.3"), Signs(.fine, "1.25", is: "1.3"),
    Signs(.fine, ",5", is: "0.5"),
    Signs(.fine, "1.000 ", is: "1"), Signs(.fine, "1..5", is: "1"),
    Signs(.fine, "1.4.9 ", is: "1.4"),
    Signs(.percent, "12.75", is: "15"), Signs(.percent, "010 ", is: "10"),
    Signs(.fromThousand, "1.500", is: "1500"), Signs(.fromThousand, "1,500", is: "1500"),
    Signs(.seconds, "2:10", is: "130"), Signs(.seconds, "0:40", is: "40"),
    Signs(.seconds, "10:00", is: "600"), Signs(.seconds, "2:1<<<130", is: "130"),
    Signs(.minutes, "1:30", is: "90"), Signs(.minutes, "0:45", is: "45"),
    Signs(.seconds, "1:75 ", is: "300"), Signs(.seconds, "1:30min ", is: "90"),
    Signs(.seconds, "0:05h ", is: "300"), Signs(.minutes, "2:10h ", is: "130"),
    Signs(.minutes, "1:30h ", is: "90"), Signs(.seconds, "2:00kg ", is: "120"),
    Signs(.hours, "1:30", is: "1.5"), Signs(.hours, "7:45 ", is: "7.75"),
    Signs(.hertz, "20k ", is: "20000"), Signs(.hertz, "1.5k ", is: "2000"),
    Signs(.hertz, "20 ", is: "20"),
    Signs(.soft, "12 ", is: "-12"), Signs(.soft, "60", is: "-60"), Signs(.soft, "0 ", is: "0"),
  ]

  @Test(arguments: signs)
  func `a number has the signs with which people write it`(signs: Signs) throws {
    var typist = Typist(try signs.slider())
    _ = typist.type(signs.keys)
    #expect(typist.control.slider.value?.description == signs.number)
  }
}
