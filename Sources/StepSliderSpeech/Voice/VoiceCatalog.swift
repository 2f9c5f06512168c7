// SPDX-License-Identifier: GPL-3.0-or-later

/// The voices that espeak-ng offers.
public enum VoiceCatalog {
  /// Returns all voices except variants, sorted by language.
  ///
  /// - Throws: ``SpeechError/noLibrary(reason:)``, also thrown while a ``VoiceQueue`` exists.
  public static func voices() throws(SpeechError) -> [Voice] {
    try Espeak().voices.sorted { ($0.language, $0.name) < ($1.language, $1.name) }
  }

  /// Checks that a voice exists; its name can be anything that ``VoiceSettings/name`` accepts.
  ///
  /// - Throws: ``SpeechError/unknownVoice(_:similar:)`` if there is none, or
  ///   ``SpeechError/noLibrary(reason:)``, also thrown while a ``VoiceQueue`` exists.
  public static func check(_ name: String) throws(SpeechError) {
    try Espeak().use(VoiceSettings(name: name))
  }
}
