// SPDX-License-Identifier: GPL-3.0-or-later

import CToml
import Testing

@Suite struct TOMLTextTests {
  /// They were read from where the source had been: decimals were refused, and `true` was false.
  @Test(arguments: [
    "1.5", "-0.25", "true", "false", "12", "1e5", "\"text\"", "1979-05-27", "[2.5]",
  ])
  func `a value stays as it is when the memory of its source is used again`(value: String) {
    var source = Array("a.b = \(value)\n".utf8)
    let document = source.withUnsafeMutableBytes { bytes in
      defer { for index in bytes.indices { bytes[index] = UInt8(ascii: "7") } }
      return ctoml_read(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    defer { ctoml_free(document) }
    let nodes = UnsafeBufferPointer(
      start: ctoml_nodes(document),
      count: ctoml_node_count(document)
    )
    let texts = nodes.compactMap { node in
      node.text.start.map { start in
        String(
          decoding: UnsafeRawBufferPointer(start: start, count: node.text.count),
          as: UTF8.self
        )
      }
    }
    #expect(texts == [value.trimming { "\"[]".contains($0) }])
  }
}

extension String {
  fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
    String(drop(while: isTrimmed).reversed().drop(while: isTrimmed).reversed())
  }
}
