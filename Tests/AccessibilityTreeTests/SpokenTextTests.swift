// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Testing

struct SpokenTextTests {
  @Test(arguments: [
    ("plain\ttext\n", "plain\ttext\n"), ("\u{1B}[31mred", "[31mred"), ("a\u{9B}2Jb", "a2Jb"),
    ("\u{1B}]0;title\u{7}x", "]0;titlex"), ("a\r\nb", "a\nb"), ("\u{202E}abc\u{2066}", "abc"),
    ("\u{8}\u{7F}", ""), ("Grün, \u{1F469}\u{200D}\u{1F680}", "Grün, \u{1F469}\u{200D}\u{1F680}"),
  ])
  func `what is printed can't control a terminal`(text: String, printed: String) {
    #expect(SpokenText.printed(text).unicodeScalars.elementsEqual(printed.unicodeScalars))
  }
}
