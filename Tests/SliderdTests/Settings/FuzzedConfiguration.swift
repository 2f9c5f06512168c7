// SPDX-License-Identifier: GPL-3.0-or-later

import TestFiles
import TestValues

/// Configurations as the fuzzer makes them: the parts in `Fuzzing/Configuration/words`, put
/// together and mutated by chance.
enum FuzzedConfiguration {
  /// The parts of configurations.
  static func words() throws -> [[UInt8]] {
    try ProjectFile.text("Fuzzing/Configuration/words").split(separator: "\n")
      .filter { $0.hasPrefix("\"") }.map { line in bytes(written: line.dropFirst().dropLast()) }
  }

  /// Returns a configuration, which is the same for the same seed.
  static func bytes(of words: [[UInt8]], seed: UInt64) -> [UInt8] {
    var numbers = SeededNumbers(seed: seed)
    var bytes = Array(beginnings[Int.random(in: 0..<beginnings.count, using: &numbers)].utf8)
    for _ in 0..<Int.random(in: 0...2, using: &numbers) {
      bytes += words.randomElement(using: &numbers) ?? []
    }
    // One in four has a wrong byte, is cut, or repeats a part of itself.
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0:
      let index = Int.random(in: 0..<bytes.count, using: &numbers)
      bytes[index] = .random(in: 0...255, using: &numbers)
    case 1: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &numbers))
    case 2: bytes += bytes.dropFirst(Int.random(in: 0..<bytes.count, using: &numbers))
    default: break
    }
    return bytes
  }

  private static let beginnings = [
    "[[slider]]\nsteps = 5\n", "[[slider]]\nfrom = 0\nto = 10\nby = 3\n",
    "[[slider]]\nnames = [\"A\", \"B\"]\n", "[[slider]]\nvalues = [0.1, 1e3, \"2000\"]\n",
    "[[slider]]\nid = \"b\"\nsteps = 3\n[[slider]]\nsteps = 3\n", "[speech]\n",
    "[[slider]]\nfrom = 0\nto = 10\nthumbs = 2\n", "\n",
  ]

  /// Returns the bytes that a line of the fuzzer's dictionary stands for.
  private static func bytes(written line: Substring) -> [UInt8] {
    var (bytes, rest) = ([UInt8](), Array(line.utf8)[...])
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      let isCode = rest.first == UInt8(ascii: "x")
      let code = isCode ? rest.dropFirst().prefix(2) : rest.prefix(1)
      rest = rest.dropFirst(isCode ? 3 : 1)
      let number = isCode ? UInt8(String(decoding: code, as: UTF8.self), radix: 16) : code.first
      bytes += [number].compactMap(\.self)
    }
    return bytes
  }
}

extension Result {
  /// The failure, if it is one.
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
