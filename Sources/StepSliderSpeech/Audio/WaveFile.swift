// SPDX-License-Identifier: GPL-3.0-or-later

internal import Dispatch
internal import EventLoop
internal import Glibc

/// A WAV file that grows and is valid after every write.
final class WaveFile: Sendable {
  private let path: String
  private let descriptor: CInt

  /// Creates the file or empties it.
  init(path: String) throws(SpeechError) {
    self.path = path
    do throws(RegularFile.Refusal) {
      descriptor = try RegularFile.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
    } catch {
      throw .cannotWrite(path: path, reason: error.description)
    }
  }

  deinit { close(descriptor) }

  /// Returns the output that writes the file.
  func output(as format: AudioFormat, report: @escaping SpeechEventHandler) -> any AudioOutput {
    WaveFileOutput(file: self, format: format, report: report)
  }

  /// Appends samples and then silence, and updates the header.
  fileprivate func append(
    _ samples: [Int16],
    silence: Int,
    as format: AudioFormat
  ) throws(SpeechError) {
    var end = max(lseek(descriptor, 0, SEEK_END), off_t(Self.headerSize))
    try write(samples.map(\.littleEndian).withUnsafeBytes(Array.init), at: end)
    end += off_t(samples.count) * 2
    if silence > 0 {
      end += off_t(silence) * 2
      // Extending a file fills it with zeros, which are silence and take no disk space.
      guard ftruncate(descriptor, end) == 0 else { throw .cannotWrite(path: path, errno: errno) }
    }
    let soundSize = UInt32(clamping: end - off_t(Self.headerSize))
    try write(Self.header(soundSize: soundSize, format), at: 0)
  }

  private func write(_ bytes: [UInt8], at position: off_t) throws(SpeechError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let offset = position + off_t(bytes.count - rest.count)
      let count = rest.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset) }
      guard count > 0 || errno == EINTR else { throw .cannotWrite(path: path, errno: errno) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  private static let headerSize = 44

  /// The canonical header: RIFF, then the format (PCM, channels, 16 bits), then the sound.
  private static func header(soundSize: UInt32, _ format: AudioFormat) -> [UInt8] {
    func little(_ value: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: value.littleEndian, Array.init)
    }
    let size = soundSize.addingReportingOverflow(36)
    let channels = format.channels.rawValue
    let form =
      little(UInt16(1)) + little(UInt16(channels)) + little(UInt32(format.sampleRate))
      + little(UInt32(format.samplesPerSecond * 2)) + little(UInt16(channels * 2))
      + little(UInt16(16))
    return Array("RIFF".utf8) + little(size.overflow ? .max : size.partialValue)
      + Array("WAVEfmt ".utf8) + little(UInt32(16)) + form
      + Array("data".utf8) + little(soundSize)
  }
}

extension SpeechError {
  /// The error for a file that can't be written, with the system's own message.
  fileprivate static func cannotWrite(path: String, errno: CInt) -> SpeechError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}

/// An output to a 16-bit WAV file. It records what a listener would have heard in real time,
/// including silence and interruptions.
private final class WaveFileOutput: AudioOutput {
  private let file: WaveFile
  private let format: AudioFormat
  private let report: SpeechEventHandler
  private let beginning = ContinuousClock.now
  private var timeline = WaveTimeline()
  private var utterance = 0
  private var isBroken = false

  init(file: WaveFile, format: AudioFormat, report: @escaping SpeechEventHandler) {
    (self.file, self.format, self.report) = (file, format, report)
    write(([], silence: 0))
  }

  func begin(_ utterance: Int) {
    stop()
    self.utterance = utterance
  }

  func append(_ samples: UnsafeBufferPointer<Int16>) { timeline.append(samples) }

  func finish() {
    let remaining = Double(timeline.end - now) / Double(format.samplesPerSecond)
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, remaining)) { [report, utterance] in
      report(.finished(utterance))
    }
  }

  func stop() { write(timeline.settle(until: now)) }

  func close() { stop() }

  private var now: Int {
    let elapsed = (ContinuousClock.now - beginning) / .seconds(1)
    return Int(elapsed * Double(format.sampleRate)) * format.channels.rawValue
  }

  private func write(_ sound: (samples: [Int16], silence: Int)) {
    guard !isBroken else { return }
    do {
      try file.append(sound.samples, silence: sound.silence, as: format)
    } catch {
      isBroken = true
      report(.outputFailed("\(error)"))
    }
  }
}

/// What a listener hears over time.
///
/// Times are counted in samples of all channels from the beginning and never go back.
struct WaveTimeline {
  private var start = 0
  private var playing: [Int16] = []

  /// The time at which the current utterance will have been heard to its end.
  var end: Int { start + playing.count }

  /// Appends samples to the current utterance.
  mutating func append(_ samples: UnsafeBufferPointer<Int16>) { playing += samples }

  /// Returns what has been heard up to a time since the last, samples and then silence, and drops the
  /// rest of the utterance.
  mutating func settle(until time: Int) -> (samples: [Int16], silence: Int) {
    let now = max(time, start)
    let heard = Array(playing.prefix(now - start))
    defer { (start, playing) = (now, []) }
    return (heard, silence: now - start - heard.count)
  }
}
