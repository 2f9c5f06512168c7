// SPDX-License-Identifier: GPL-3.0-or-later

/// The voices that espeak-ng offers.
public enum VoiceCatalog {
  /// All voices but the variants, by language.
  ///
  /// - Throws: ``SpeechError/noLibrary(reason:)``, also while a ``VoiceQueue`` is alive.
  public static func voices() throws(SpeechError) -> [Voice] {
    try Espeak().voices.sorted { ($0.language, $0.name) < ($1.language, $1.name) }
  }

  /// Finds out whether there is a voice with a name, as ``VoiceSettings/name`` has it.
  ///
  /// - Throws: ``SpeechError/unknownVoice(_:similar:)`` if there is none, and
  ///   ``SpeechError/noLibrary(reason:)``, also while a ``VoiceQueue`` is alive.
  public static func check(_ name: String) throws(SpeechError) {
    try Espeak().use(VoiceSettings(name: name))
  }
}
