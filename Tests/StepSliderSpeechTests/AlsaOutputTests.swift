// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import StepSliderSpeech

@Suite struct AlsaOutputTests {
  @Test func `words cut off before their first sample end, also without a device`() async {
    let (events, news) = AsyncStream.makeStream(of: SpeechEvent.self)
    let format = AudioFormat(sampleRate: 22_050)
    let output = AlsaOutput(device: "nosuch", format: format) { news.yield($0) }
    output.start()
    output.begin(1)
    output.finish()
    #expect(await events.first { _ in true } == .finished(number: 1))
    output.close()
  }
}
