// SPDX-License-Identifier: GPL-3.0-or-later

/// A stretch of speech in a recording, and what was heard in it.
package struct Heard: Hashable, Sendable, CustomStringConvertible {
  /// When it begins and ends, in seconds from the recording's start, to within some 20 ms.
  package let start: Double
  package let end: Double
  /// The phrase that was spoken; nil when none is near enough, or the phrase was broken off.
  package let phrase: String?
  /// The phrase that is nearest, if any could be spoken in that time.
  package let nearest: String?
  /// How far it is from the nearest phrase where it is farthest from it for a tenth of a second, in
  /// decibels; infinite if there is none.
  package let distance: Double

  package var description: String {
    let times = "\(start.tenths)–\(end.tenths) s"
    if let phrase { return "“\(phrase)” (\(times), \(distance.tenths) dB)" }
    guard let nearest else { return "something unknown (\(times))" }
    return "something unknown (\(times)), most like “\(nearest)” (\(distance.tenths) dB)"
  }
}

extension Double {
  fileprivate var tenths: Double { (self * 10).rounded() / 10 }
}
