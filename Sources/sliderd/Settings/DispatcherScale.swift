// SPDX-License-Identifier: GPL-3.0-or-later

/// Converts speech-dispatcher's numbers, from -100 to 100, as its module for espeak-ng does.
struct DispatcherScale: Equatable {
  /// The rates for -100, 0 and 100, in words per minute.
  private var rates = (slowest: 80, normal: 170, fastest: 449)

  /// The numbers of speech-dispatcher.
  static let range = -100...100

  init() {}

  /// Creates a scale with other rates; `nil` if they aren't ascending or exceed espeak-ng's.
  init?(slowest: Int?, normal: Int?, fastest: Int?) {
    rates.slowest = slowest ?? rates.slowest
    rates.normal = normal ?? rates.normal
    rates.fastest = fastest ?? rates.fastest
    let all = [rates.slowest, rates.normal, rates.fastest]
    guard all.allSatisfy(SpeechControl.rate.range.contains), all == all.sorted() else { return nil }
  }

  /// Returns words per minute.
  func rate(_ number: Int) -> Int {
    let ascent = number < 0 ? rates.normal - rates.slowest : rates.fastest - rates.normal
    return rates.normal + ascent * number / 100
  }

  /// Returns the pitch, whose middle is 50 in both scales.
  static func pitch(_ number: Int) -> Int { min((number + 100) / 2, 99) }

  /// Returns the volume. Full volume is the voice's normal volume. A file of another program never
  /// silences sliderd.
  static func volume(_ number: Int) -> Int { max((number + 100) / 2, 10) }

  static func == (left: DispatcherScale, right: DispatcherScale) -> Bool {
    left.rates == right.rates
  }
}
