// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import StepSliderEvdev

@Suite struct EvdevBitsTests {
  @Test(arguments: EvdevCode.Kind.allCases)
  func `a mask consists of whole words because the kernel rejects others`(kind: EvdevCode.Kind) {
    let bytes = kind.bits()
    #expect(!bytes.isEmpty && bytes.count.isMultiple(of: 8))
    #expect(bytes.count * 8 >= kind.codeCount)
  }

  @Test(arguments: EvdevCode.Kind.allCases)
  func `codes survive a round trip through bits`(kind: EvdevCode.Kind) {
    for number in 0..<UInt16(kind.codeCount) {
      let code = EvdevCode(kind, number)
      #expect(kind.codes(in: kind.bits(of: [code])) == [code])
    }
  }
}
