// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderSpeech

/// The files in which Orca and speech-dispatcher keep the user's speech settings.
struct SpeechFiles {
  private let folders: (configuration: String?, data: String?)
  /// Reads a file by its path.
  private let read: (String) -> FileReading

  /// Finds the user's folders (XDG Base Directory Specification). A system service has none.
  init(environment: [String: String], read: @escaping (String) -> FileReading) {
    func folder(_ variable: String, or other: String) -> String? {
      [environment[variable], environment["HOME"].map { $0 + other }].compactMap(\.self)
        .first { $0.hasPrefix("/") }
    }
    folders.configuration = folder("XDG_CONFIG_HOME", or: "/.config")
    folders.data = folder("XDG_DATA_HOME", or: "/.local/share")
    self.read = read
  }

  /// Reads the settings: Orca's first, then speech-dispatcher's. Files that can't be used are
  /// ignored.
  func chosen() -> ChosenSpeech {
    var notes = ChosenSpeech()
    let scale = scale(&notes)
    var speech = ChosenSpeech()
    if let path = folders.data.map({ $0 + "/orca/user-settings.conf" }),
      let bytes = bytes(at: path, &notes)
    {
      do {
        speech = ChosenSpeech(try OrcaFile(bytes), path: path, scale: scale)
      } catch {
        notes.ignore("speech settings", from: path, because: "it is not a JSON file of Orca")
      }
    }
    if let file = dispatcherFile("speechd.conf", &notes)?.file {
      speech = speech.over(ChosenSpeech(file, scale: scale))
    }
    return notes.over(speech)
  }

  private func scale(_ notes: inout ChosenSpeech) -> DispatcherScale {
    guard let (file, path) = dispatcherFile("modules/espeak-ng.conf", &notes) else {
      return DispatcherScale()
    }
    if let scale = DispatcherScale(file) { return scale }
    notes.ignore("rates", from: path, because: "expected ascending numbers from 80 to 900")
    return DispatcherScale()
  }

  /// Returns a file of speech-dispatcher. As there, the system's counts only if the user has none.
  private func dispatcherFile(
    _ name: String,
    _ notes: inout ChosenSpeech
  ) -> (file: DispatcherFile, path: String)? {
    for folder in [folders.configuration, "/etc"].compactMap(\.self) {
      let path = "\(folder)/speech-dispatcher/\(name)"
      guard let bytes = bytes(at: path, &notes) else { continue }
      return (DispatcherFile(bytes, path: path), path)
    }
    return nil
  }

  private func bytes(at path: String, _ notes: inout ChosenSpeech) -> [UInt8]? {
    switch read(path) {
    case .missing: return nil
    case .bytes(let bytes): return bytes
    case .refused(let reason):
      notes.ignore("speech settings", from: path, because: reason)
      return nil
    }
  }
}
