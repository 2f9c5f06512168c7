// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import StepSliderSpeech

@Suite struct SSIPTests {
  private static let stream = """
    208 OK CLIENT NAME SET\r
    225-7\r
    225 OK MESSAGE QUEUED\r
    701-7\r
    701-2\r
    701 BEGIN\r

    """

  private static let messages = [
    SSIPMessage(code: 208, text: "OK CLIENT NAME SET"),
    SSIPMessage(code: 225, values: ["7"], text: "OK MESSAGE QUEUED"),
    SSIPMessage(code: 701, values: ["7", "2"], text: "BEGIN"),
  ]

  @Test(arguments: 1...90) func `pieces of any size make the same messages`(size: Int) throws {
    var (bytes, messages) = (ArraySlice(Self.stream.utf8), [SSIPMessage]())
    var input: [UInt8] = []
    while !bytes.isEmpty {
      input += bytes.prefix(size)
      while let message = try SSIPMessage(from: &input) { messages.append(message) }
      bytes = bytes.dropFirst(size)
    }
    #expect(messages == Self.messages)
    #expect(messages.map(\.utterance) == [nil, 7, 7])
  }

  @Test(arguments: [
    "\r\n", "2\r\n", "22\r\n", "225\r\n", "2255 OK\r\n", "abc OK\r\n", "-12 OK\r\n", "٢٢٥ OK\r\n",
    "225-7\r\n230 OK\r\n", "HTTP/1.1 400 Bad Request\r\n", String(repeating: "2", count: 5000),
    String(repeating: "225-1\r\n", count: 5000),
  ])
  func `nonsense is an error`(text: String) {
    var input = Array(text.utf8)
    #expect(throws: DispatcherFailure.self) { try SSIPMessage(from: &input) }
  }

  @Test(arguments: 1...50) func `any bytes are messages or an error`(seed: Int) {
    var state = UInt64(seed)
    var input = (0..<2000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let byte = UInt8(truncatingIfNeeded: state >> 56)
      return byte % 3 == 0 ? Array("2 -\n".utf8)[Int(byte) % 4] : byte
    }
    while let message = try? SSIPMessage(from: &input) { #expect(0...999 ~= message.code) }
  }

  @Test(arguments: [
    ("3 of 5", "3 of 5\r\n.\r\n"), (".", "..\r\n.\r\n"), ("", ".\r\n"),
    ("one\n.two\r\n...", "one\r\n..two\r\n....\r\n.\r\n"),
  ])
  func `no line of a text ends it`(text: String, sent: String) {
    var bytes: [UInt8] = []
    SSIPRequest.text(text).write(to: &bytes)
    #expect(bytes == Array(sent.utf8))
  }

  @Test func `a voice's name is one line`() {
    var request = DispatcherRequest(language: "en")
    request.voice = "Alan\r\nSTOP ALL"
    #expect(request.settings(in: nil).allSatisfy { !$0.value.contains(where: \.isNewline) })
  }
}
