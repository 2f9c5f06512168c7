// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev
import Testing

@Suite struct EvdevDecoderTests {
  @Test(arguments: Recording.all)
  func `a recorded device produces the actions in its recording`(recording: Recording) throws {
    let (expected, actual) = try recording.play()
    #expect(!expected.isEmpty)
    #expect(actual == expected)
  }

  @Test func `there are at least ten recordings`() { #expect(Recording.all.count >= 10) }

  @Test func `events give the same actions in one read or one by one`() throws {
    for recording in Recording.all {
      let events = try recording.events()
      var (whole, single) = (EvdevDecoder(bindings: .standard), EvdevDecoder(bindings: .standard))
      let apart = events.flatMap { single.decode([$0]) }
      #expect(whole.decode(events).flatMap(\.apart) == apart.flatMap(\.apart))
    }
  }

  @Test func `unwanted events change nothing`() {
    var decoder = EvdevDecoder(bindings: .standard)
    for type in UInt16(0)...31 {
      for code in UInt16(0)...0x2FF {
        let event = EvdevEvent(type: type, code: code, value: 1)
        guard type != 0, !decoder.wanted.contains(where: { $0 == event.source }) else { continue }
        #expect(decoder.decode([event]) == [])
      }
    }
    #expect(decoder.decode([.key("KEY_RIGHT", 1)]) == [.press(.right, isRepeat: false)])
  }

  @Test(arguments: [1, 2, 3, 7, 15, 40, 60, 119, 120, 121, 240, 1000])
  func `a high-resolution wheel moves one step per 120 units in any portions`(part: Int32) throws {
    let fine = try #require(EvdevCode(name: "REL_WHEEL_HI_RES"))
    var decoder = EvdevDecoder(bindings: .standard, deviceCodes: [fine])
    for direction in [Int32(1), -1] {
      let events = (0..<500).map { _ in
        EvdevEvent(type: 2, code: fine.number, value: part * direction)
      }
      let steps = events.flatMap { decoder.decode([$0]) }.reduce(0) { $0 + $1.stepCount }
      #expect(steps == Int(part) * 500 / 120 * Int(direction))
    }
  }

  @Test(arguments: [Int32.min, .max, 0])
  func `no distance is too large`(distance: Int32) throws {
    for name in ["REL_DIAL", "REL_WHEEL_HI_RES"] {
      let code = try #require(EvdevCode(name: name))
      var decoder = EvdevDecoder(bindings: .standard, deviceCodes: [code])
      let event = EvdevEvent(type: 2, code: code.number, value: distance)
      let notches = Int(distance) / (name == "REL_DIAL" ? 1 : EvdevDecoder.unitsPerNotch)
      #expect(decoder.decode([event]) == (notches == 0 ? [] : [.steps(notches)]))
    }
  }

  @Test func `after lost events, keys count once the kernel has listed the held ones`() throws {
    var decoder = EvdevDecoder(bindings: .standard)
    let report = EvdevEvent(type: 0, code: 0, value: 0)
    _ = decoder.decode([EvdevEvent(type: 0, code: 3, value: 0), .key("KEY_UP", 1), report])
    #expect(decoder.needsKeysDown)
    decoder.resynchronize(keysDown: [])
    #expect(!decoder.needsKeysDown)
    #expect(decoder.decode([.key("KEY_UP", 2), report]) == [])
  }
}

extension EvdevAction {
  fileprivate var stepCount: Int {
    if case .steps(let steps) = self { return steps }
    return 0
  }

  /// The action, with one entry for each notch.
  fileprivate var apart: [EvdevAction] {
    guard case .steps(let steps) = self else { return [self] }
    return Array(repeating: .steps(steps.signum()), count: abs(steps))
  }
}

extension EvdevEvent {
  /// Returns an event of a key with a known name.
  static func key(_ name: String, _ value: Int32) -> EvdevEvent {
    EvdevEvent(type: 1, code: EvdevCode(name: name)?.number ?? 0, value: value)
  }
}
