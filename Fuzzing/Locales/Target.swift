// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
@testable import StepSlider
import StepSliderNumbers
import StepSliderSpeech
@testable import sliderd

/// Foundation reads the environment's locale once per process, so each input gets its own process.
@_silgen_name("fork")
private func splitProcess() -> pid_t

/// Any text as the environment's locale, and as the language in a flag or a configuration.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let variable = input.element(of: ["LC_ALL", "LC_MESSAGES", "LANG"])
  let (locale, number) = (input.locale(), input.decimal())
  let child = splitProcess()
  guard child != 0 else {
    write(number, in: locale, named: variable)
    _exit(0)
  }
  var status: CInt = -1
  while waitpid(child, &status, 0) < 0, errno == EINTR {}
  check(status == 0, "numbers are written with \(variable)=\(locale.debugDescription)")
  return 0
}

private func write(_ number: DecimalNumber, in locale: String, named variable: String) {
  for name in ["LC_ALL", "LC_MESSAGES", "LANG"] { unsetenv(name) }
  setenv(variable, locale, 1)
  let tag = LanguageTag(environment: [variable: locale])
  check(tag.map { SpokenLanguage(tag: $0.voice) != nil } ?? true, "a voice has words: \(locale)")
  let style = NumberStyle.localized(SpokenLanguage(tag: locale) ?? .english)
  let texts =
    [style.number(number), style.seconds(number)]
    + [.measure(.minute), .currency("EUR")].compactMap { style.amount(number, $0) }
  check(!texts.contains(""), "a number is written")
}

extension FuzzInput {
  /// Returns a valid locale, or one with any text in place of any part.
  fileprivate mutating func locale() -> String {
    let language = part(["de", "en", "ar", "C", "POSIX", "nds", "abcdefghijklmnop"])
    return language + part(["", "_DE", "-419", "_Hant_TW"]) + part(["", ".UTF-8"])
      + part(["", "@euro", "@valencia", "@calendar=buddhist"])
  }

  private mutating func part(_ usual: [String]) -> String {
    let index = number(below: usual.count + 1)
    guard !usual.indices.contains(index) else { return usual[index] }
    let text = (0..<number(below: 24)).map { _ in Character(Unicode.Scalar(byte())) }
    return String(repeating: String(text), count: byte() % 16 == 0 ? 40 : 1)
  }
}
