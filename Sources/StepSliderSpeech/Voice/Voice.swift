// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
package import StepSlider

/// A voice that espeak-ng offers.
package struct Voice: Hashable, Sendable {
  /// The voice's name, such as `English (Great Britain)`.
  package let name: String
  /// The voice's main language, as a BCP 47 tag in lower case.
  package let language: String
  /// The file of the voice, such as `gmw/en`; for a variant, the part after the plus sign.
  package let identifier: String
}

extension [Voice] {
  /// Returns up to three languages of similar voices, the closest first; distant ones are left out.
  func names(similarTo wrong: String) -> [String] {
    let base = wrong.prefix { $0 != "+" }.lowercased()
    let near = map { voice in
      // People remember the first word of a name such as "English (America)".
      let name = voice.name.lowercased()
      let words = [voice.language[...], name[...], name.prefix(while: \.isLetter)]
      return (voice.language, distance: words.map { editDistance($0, base) }.min() ?? .max)
    }
    .filter { $0.distance <= Swift.max(1, base.count / 3) }
    .sorted { ($0.distance, $0.0) < ($1.distance, $1.0) }
    return near.reduce(into: [String]()) { names, next in
      if names.count < 3, !names.contains(next.0) { names.append(next.0) }
    }
  }
}

extension Voice {
  /// Returns all voices except variants, sorted by language.
  ///
  /// - Throws: A ``SpeechError`` if espeak-ng can't be used, also while a ``VoiceChannel`` exists.
  package static func all() throws(SpeechError) -> [Voice] {
    try Espeak().voices.sorted { ($0.language, $0.name) < ($1.language, $1.name) }
  }

  /// Checks a ``VoiceSettings/name``.
  ///
  /// - Throws: A ``SpeechError`` if there is no such voice, and what ``all()`` throws.
  package static func check(_ name: String) throws(SpeechError) {
    try Espeak().use(VoiceSettings(name: name))
  }
}

/// The voice to use and its sound.
public struct VoiceSettings: Hashable, Sendable {
  /// The espeak-ng name of the voice: a language such as `en-gb`, a voice's name, or either with
  /// a variant, such as `en+f3`.
  public var name: String
  /// The rate in words per minute, 80 to 900.
  public var rate: Int { didSet { rate = Self.rates.nearest(to: rate) } }
  /// The pitch, from 0 (low) to 99 (high).
  public var pitch: Int { didSet { pitch = Self.pitches.nearest(to: pitch) } }
  /// The volume, from 0 (silent) to 200; 100 is the voice's normal volume.
  public var volume: Int { didSet { volume = Self.volumes.nearest(to: volume) } }
  /// What speech-dispatcher is asked for; `nil` if espeak-ng is to speak itself.
  @Unseen package var dispatcher: DispatcherRequest?

  /// The rates that espeak-ng can speak, in words per minute.
  package static let rates = 80...900
  package static let pitches = 0...99
  package static let volumes = 0...200

  /// Creates settings; the default values are those of espeak-ng. Numbers out of range become the
  /// nearest in range, also when they are set later.
  public init(name: String = "en", rate: Int = 175, pitch: Int = 50, volume: Int = 100) {
    self.name = name
    self.rate = Self.rates.nearest(to: rate)
    self.pitch = Self.pitches.nearest(to: pitch)
    self.volume = Self.volumes.nearest(to: volume)
  }

  mutating func tune(to other: VoiceSettings) {
    (rate, pitch, volume) = (other.rate, other.pitch, other.volume)
    guard let request = other.dispatcher, var own = dispatcher else { return }
    (own.rate, own.pitch, own.volume) = (request.rate, request.pitch, request.volume)
    dispatcher = own
  }
}

extension ClosedRange {
  /// Returns the nearest number in the range; for NaN, its lower bound.
  func nearest(to number: Bound) -> Bound {
    number > lowerBound ? Swift.min(number, upperBound) : lowerBound
  }
}

/// What the user asks of speech-dispatcher. Its own settings decide about the rest.
package struct DispatcherRequest: Hashable, Sendable {
  /// The language of the words, such as `pt-br`.
  package var language: String
  /// The output module that has the voice.
  package var module: String?
  /// The name of a voice in speech-dispatcher's own list.
  package var voice: String?
  /// The rate in words per minute, and the pitch and volume in espeak-ng's numbers.
  package var rate, pitch, volume: Int?

  package init(language: String) { self.language = language }

  /// Returns the settings for words in a language, in the order in which they must be made.
  func settings(in language: String?) -> [DispatcherSetting] {
    let settings = [
      ("LANGUAGE", language ?? self.language), ("OUTPUT_MODULE", module.map(SpokenText.cleaned)),
      ("SYNTHESIS_VOICE", voice.map(SpokenText.cleaned)),
      ("RATE", rate.map { "\(Self.number(forRate: $0))" }),
      ("PITCH", pitch.map { "\(Self.number(forLevel: $0))" }),
      ("VOLUME", volume.map { "\(Self.number(forLevel: $0))" }),
    ]
    return settings.compactMap { name, value in value.map { (name, $0) } }
  }
}

// Conversions between speech-dispatcher's numbers, from -100 to 100, and espeak-ng's, as
// speech-dispatcher's module for espeak-ng does them.
extension DispatcherRequest {
  /// The numbers of speech-dispatcher.
  package static let numbers = -100...100

  /// The rates for -100, 0 and 100, in words per minute.
  package typealias Rates = (slowest: Int, normal: Int, fastest: Int)
  package static let usualRates: Rates = (80, 170, 449)

  /// Returns the usual rates with some changed; `nil` if they aren't ascending or exceed espeak-ng's.
  package static func rates(slowest: Int?, normal: Int?, fastest: Int?) -> Rates? {
    let usual = usualRates
    let rates = (slowest ?? usual.slowest, normal ?? usual.normal, fastest ?? usual.fastest)
    let all = [rates.0, rates.1, rates.2]
    return all.allSatisfy(VoiceSettings.rates.contains) && all == all.sorted() ? rates : nil
  }

  package static func rate(_ number: Int, in rates: Rates) -> Int {
    rates.normal + ascent(of: rates, isSlow: number < 0) * number / 100
  }

  /// Returns the number nearest to words per minute.
  static func number(forRate rate: Int, in rates: Rates = usualRates) -> Int {
    let isSlow = rate < rates.normal
    let ascent = max(1, ascent(of: rates, isSlow: isSlow))
    let rounding = isSlow ? -ascent : ascent
    return numbers.nearest(to: (200 * (rate - rates.normal) + rounding) / (2 * ascent))
  }

  /// Returns the pitch, whose middle is 50 in both scales.
  package static func pitch(_ number: Int) -> Int { min((number + 100) / 2, 99) }

  /// Returns the volume. Full volume is the voice's normal volume. A file of another program never
  /// silences sliderd.
  package static func volume(_ number: Int) -> Int { max((number + 100) / 2, 10) }

  /// Returns the number for a pitch or a volume. speech-dispatcher's voices can't be louder than
  /// normal.
  static func number(forLevel level: Int) -> Int { numbers.nearest(to: 2 * level - 100) }

  private static func ascent(of rates: Rates, isSlow: Bool) -> Int {
    isSlow ? rates.normal - rates.slowest : rates.fastest - rates.normal
  }
}
