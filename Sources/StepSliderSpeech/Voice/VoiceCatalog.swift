// SPDX-License-Identifier: GPL-3.0-or-later

/// The voices that espeak-ng offers.
public enum VoiceCatalog {
  /// All voices but the variants, by language.
  ///
  /// - Throws: ``SpeechError/noLibrary(reason:)``.
  /// - Precondition: No ``Speaker`` is alive: the library is not safe for threads.
  public static func voices() throws(SpeechError) -> [Voice] {
    try Espeak().voices.sorted { ($0.language, $0.name) < ($1.language, $1.name) }
  }
}
