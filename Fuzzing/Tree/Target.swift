// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider

/// Any tree that changes in any way while a cursor moves in it.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  var walk = Walk(&input)
  for _ in 0..<60 where !input.isEmpty { walk.step(&input) }
  return 0
}
