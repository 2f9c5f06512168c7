// SPDX-License-Identifier: GPL-3.0-or-later

/// Converts between speech-dispatcher's numbers, from -100 to 100, and espeak-ng's, as
/// speech-dispatcher's module for espeak-ng does.
package struct DispatcherScale: Hashable, Sendable {
  /// The rates for -100, 0 and 100, in words per minute.
  private var (slowest, normal, fastest) = (80, 170, 449)

  /// The numbers of speech-dispatcher.
  package static let range = -100...100

  package init() {}

  /// Creates a scale with other rates; `nil` if they aren't ascending or exceed espeak-ng's.
  package init?(slowest: Int?, normal: Int?, fastest: Int?) {
    self.slowest = slowest ?? self.slowest
    self.normal = normal ?? self.normal
    self.fastest = fastest ?? self.fastest
    let all = [self.slowest, self.normal, self.fastest]
    guard all.allSatisfy(VoiceSettings.rates.contains), all == all.sorted() else { return nil }
  }

  /// Returns words per minute.
  package func rate(_ number: Int) -> Int { normal + ascent(isSlow: number < 0) * number / 100 }

  /// Returns the number nearest to words per minute.
  func number(forRate rate: Int) -> Int {
    let ascent = max(1, ascent(isSlow: rate < normal))
    return Self.clamped((200 * (rate - normal) + (rate < normal ? -ascent : ascent)) / (2 * ascent))
  }

  /// Returns the pitch, whose middle is 50 in both scales.
  package static func pitch(_ number: Int) -> Int { min((number + 100) / 2, 99) }

  /// Returns the number for a pitch.
  static func number(forPitch pitch: Int) -> Int { clamped(2 * pitch - 100) }

  /// Returns the volume. Full volume is the voice's normal volume. A file of another program never
  /// silences sliderd.
  package static func volume(_ number: Int) -> Int { max((number + 100) / 2, 10) }

  /// Returns the number for a volume. speech-dispatcher's voices can't be louder than normal.
  static func number(forVolume volume: Int) -> Int { clamped(2 * volume - 100) }

  private func ascent(isSlow: Bool) -> Int { isSlow ? normal - slowest : fastest - normal }

  private static func clamped(_ number: Int) -> Int {
    min(max(number, range.lowerBound), range.upperBound)
  }
}
