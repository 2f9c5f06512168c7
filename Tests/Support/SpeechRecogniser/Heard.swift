// SPDX-License-Identifier: GPL-3.0-or-later

/// A stretch of speech in a recording, and the phrase heard in it.
package struct Heard: Hashable, Sendable, CustomStringConvertible {
  /// The start and end in seconds from the start of the recording, accurate to about 20 ms.
  package let start: Double
  package let end: Double
  /// The spoken phrase; nil if none is close enough, or the phrase was cut off.
  package let phrase: String?
  /// The nearest phrase, if any fits in that time.
  package let nearest: String?
  /// The distance to the nearest phrase in decibels, in the tenth of a second where it is
  /// greatest; infinite if there is no phrase.
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
