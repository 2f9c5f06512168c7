// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
@testable import StepSliderEvdev

/// Any events of a device, in one piece and in several, with losses and the keys that are down
/// after them.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let fine: Set<EvdevCode> =
    input.flag() ? [EvdevCode(.relative, 11), EvdevCode(.relative, 12)] : []
  var (whole, split) = (
    EvdevDecoder(bindings: .standard, deviceCodes: fine),
    EvdevDecoder(bindings: .standard, deviceCodes: fine)
  )
  while !input.isEmpty {
    let events = (0...input.number(below: 20)).map { _ in input.event() }
    let actions = whole.decode(events)
    let parts = events.flatMap { split.decode([$0]) }
    check(actions.sums == parts.sums, "actions don't depend on how events are read: \(events)")
    check(!actions.contains(.steps(0)), "zero steps are no action")
    check(whole.needsKeysDown == split.needsKeysDown, "nor does what must be asked")
    let isRelease = events.allSatisfy { $0.type == 1 && ![1, 2].contains($0.value) }
    check(!isRelease || actions.allSatisfy { $0 == .release }, "a release does nothing else")
    if whole.needsKeysDown { resynchronize(&whole, &split, &input) }
  }
  checkPress(&whole, &input)
  return 0
}

/// A key that is reported down after a loss is not a press.
private func resynchronize(
  _ whole: inout EvdevDecoder,
  _ split: inout EvdevDecoder,
  _ input: inout FuzzInput
) {
  let down = Set((0..<input.number(below: 4)).map { _ in EvdevCode(.key, input.code()) })
  whole.resynchronize(keysDown: down)
  split.resynchronize(keysDown: down)
  check(!whole.needsKeysDown, "it is asked once")
}

/// After any events, a report ends a loss, and a key works.
private func checkPress(_ decoder: inout EvdevDecoder, _ input: inout FuzzInput) {
  _ = decoder.decode([EvdevEvent(type: 0, code: 0, value: 0)])
  let right = EvdevEvent(type: 1, code: 106, value: 1)
  check(
    decoder.decode([right]) == [.press(.right, isRepeat: false)],
    "a press is heard after anything"
  )
}

extension FuzzInput {
  /// Returns an event, mostly of something bound.
  fileprivate mutating func event() -> EvdevEvent {
    let value = flag() ? Int32(byte() % 4) : Int32(truncatingIfNeeded: bits())
    switch byte() % 8 {
    case 0: return EvdevEvent(type: 0, code: 3, value: 0)
    case 1: return EvdevEvent(type: 0, code: 0, value: 0)
    case 2, 3: return EvdevEvent(type: 2, code: UInt16(byte() % 16), value: value)
    case 4: return EvdevEvent(type: UInt16(byte()), code: UInt16(byte()), value: value)
    default: return EvdevEvent(type: 1, code: code(), value: value)
    }
  }

  fileprivate mutating func code() -> UInt16 {
    flag() ? element(of: [15, 28, 42, 54, 57, 103, 105, 106, 108, 114, 115]) : UInt16(byte())
  }
}

extension [EvdevAction] {
  /// The actions, with successive notches added up.
  fileprivate var sums: [EvdevAction] {
    reduce(into: []) { sums, action in
      if case .steps(let more) = action, case .steps(let steps)? = sums.last,
        more.signum() == steps.signum()
      {
        sums[sums.count - 1] = .steps(steps + more)
      } else {
        sums.append(action)
      }
    }
  }
}
