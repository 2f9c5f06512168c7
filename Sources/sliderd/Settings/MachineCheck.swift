// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSliderEvdev
import StepSliderSpeech

/// What a check of a configuration finds out about the machine. Nothing is changed.
struct MachineCheck: Sendable {
  /// Returns what is wrong with a voice name.
  var voice: @Sendable (String) -> String? = { _ in nil }
  /// Returns what is wrong with the path of an input device.
  var device: @Sendable (String) -> String? = { _ in nil }
  /// Returns what is wrong with the path of a sound file.
  var soundFile: @Sendable (String) -> String? = { _ in nil }
  /// Returns what is wrong with the path of a file for a position.
  var stateFile: @Sendable (String) -> String? = { _ in nil }

  /// Finds nothing.
  static let none = MachineCheck()

  /// Finds what a start on this machine would.
  static let ofThisMachine = MachineCheck(
    voice: { name in
      do throws(SpeechError) {
        try VoiceCatalog.check(name)
        return nil
      } catch {
        return error.message
      }
    },
    device: { path in
      do throws(EvdevDeviceError) {
        let clock = SystemClock()
        _ = try EvdevSource(path: path, bindings: .standard, grabs: false, clock: clock)
        return nil
      } catch {
        return "\(error)"
      }
    },
    soundFile: { path in
      obstacle(toWriting: path).map { "can't write the sound file \(path): \($0)" }
    },
    stateFile: { StateFile.mistake(at: $0)?.description }
  )

  private static func obstacle(toWriting path: String) -> String? {
    do throws(RegularFile.Refusal) { try RegularFile.checkKind(of: path) } catch {
      return error.description
    }
    let isThere = access(path, F_OK) == 0
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "."
    let isWritable = isThere ? access(path, W_OK) : access(String(folder), W_OK | X_OK)
    return isWritable == 0 ? nil : String(cString: strerror(errno))
  }
}
