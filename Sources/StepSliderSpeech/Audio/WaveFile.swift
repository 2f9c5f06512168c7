// SPDX-License-Identifier: GPL-3.0-or-later

internal import Dispatch
internal import EventLoop
internal import Glibc

/// An output to a 16-bit WAV file, which is valid after every write. It records what a listener
/// would have heard in real time, including silence and interruptions.
///
/// Sendable because after its creation only the voice's thread uses it.
final class WaveFile: AudioOutput, @unchecked Sendable {
  private let path: String
  private let descriptor: CInt
  private var format = AudioFormat(sampleRate: 1)
  private var report: SpeechEventHandler = { _ in }
  private var beginning = Duration.now
  private var timeline = WaveTimeline()
  private var utterance = 0
  /// Reports the end of the utterance, unless that is silenced before.
  private var ending: DispatchWorkItem?
  private var isBroken = false

  /// Creates the file or empties it.
  init(path: String) throws(SpeechError) {
    self.path = path
    do throws(FileRefusal) {
      descriptor = try openRegularFile(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
    } catch {
      throw SpeechError(.cannotWrite(path: path, reason: error.description))
    }
  }

  deinit { Glibc.close(descriptor) }

  func start(as format: AudioFormat, report: @escaping SpeechEventHandler) {
    (self.format, self.report, beginning) = (format, report, .now)
    write(([], silence: 0))
  }

  func begin(_ utterance: Int) {
    stop()
    self.utterance = utterance
  }

  func append(_ samples: UnsafeBufferPointer<Int16>) { timeline.append(samples) }

  func finish() {
    let remaining = Double(timeline.end - now) / Double(format.samplesPerSecond)
    let ending = DispatchWorkItem { [report, utterance] in report(.finished(number: utterance)) }
    self.ending = ending
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, remaining), execute: ending)
  }

  func stop() {
    ending?.cancel()
    write(timeline.settle(until: now))
  }

  func close() { stop() }

  private var now: Int {
    let elapsed = (Duration.now - beginning) / .seconds(1)
    return Int(elapsed * Double(format.sampleRate)) * format.channelCount
  }

  /// Appends samples and then silence, and updates the header.
  private func write(_ sound: (samples: [Int16], silence: Int)) {
    guard !isBroken else { return }
    do throws(SpeechError) {
      var end = max(lseek(descriptor, 0, SEEK_END), off_t(Self.headerSize))
      try write(sound.samples.map(\.littleEndian).withUnsafeBytes(Array.init), at: end)
      end += off_t(sound.samples.count) * 2
      if sound.silence > 0 {
        end += off_t(sound.silence) * 2
        // Extending a file fills it with zeros, which are silence and take no disk space.
        guard ftruncate(descriptor, end) == 0 else { throw failure }
      }
      try write(header(soundSize: UInt32(clamping: end - off_t(Self.headerSize))), at: 0)
    } catch {
      isBroken = true
      report(.outputFailed(reason: "\(error)"))
    }
  }

  private func write(_ bytes: [UInt8], at position: off_t) throws(SpeechError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let offset = position + off_t(bytes.count - rest.count)
      let count = rest.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset) }
      guard count > 0 || errno == EINTR else { throw failure }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// The system's last error.
  private var failure: SpeechError {
    SpeechError(.cannotWrite(path: path, reason: String(cString: strerror(errno))))
  }

  private static let headerSize = 44

  /// The canonical header: RIFF, then the format (PCM, channels, 16 bits), then the sound.
  private func header(soundSize: UInt32) -> [UInt8] {
    func little(_ value: some FixedWidthInteger) -> [UInt8] {
      withUnsafeBytes(of: value.littleEndian, Array.init)
    }
    let size = soundSize.addingReportingOverflow(36)
    let channels = format.channelCount
    let form =
      little(UInt16(1)) + little(UInt16(channels)) + little(UInt32(format.sampleRate))
      + little(UInt32(format.samplesPerSecond * 2)) + little(UInt16(channels * 2))
      + little(UInt16(16))
    return Array("RIFF".utf8) + little(size.overflow ? .max : size.partialValue)
      + Array("WAVEfmt ".utf8) + little(UInt32(16)) + form
      + Array("data".utf8) + little(soundSize)
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

  mutating func append(_ samples: UnsafeBufferPointer<Int16>) { playing += samples }

  /// Returns what has been heard up to a time since the last, samples and then silence, and drops
  /// the rest of the utterance.
  mutating func settle(until time: Int) -> (samples: [Int16], silence: Int) {
    let now = max(time, start)
    let heard = Array(playing.prefix(now - start))
    defer { (start, playing) = (now, []) }
    return (heard, silence: now - start - heard.count)
  }
}
