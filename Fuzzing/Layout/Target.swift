// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider

/// Any slider in any bounds: its frames, its ticks and labels, and its reaction to a pointer.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard let stops = input.stops() else { return 0 }
  let layout = input.layout(of: input.scale(of: stops))
  let index = input.index(below: stops.count)
  FrameRules(layout: layout, index: index).examine(bubble: input.size(), by: input.transform())
  if stops.count <= 2000 {
    let label = input.size()
    TickRules(layout: layout, index: index).examine(labelsOf: label, at: input.point())
  }
  var gestures = GestureRules(layout: layout, input: &input)
  gestures.examine(&input)
  return 0
}
