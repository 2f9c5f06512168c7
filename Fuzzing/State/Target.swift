// SPDX-License-Identifier: GPL-3.0-or-later

@testable import StepSlider
@testable import sliderd

/// Any bytes as the file of a position, and the positions of stops with any names and values.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  checkFile(Array(UnsafeBufferPointer(start: start, count: count)))
  var input = FuzzInput(start, count)
  let isNamed = input.flag()
  guard let stops = isNamed ? input.namedStops() : input.stops() else { return 0 }
  checkPosition(input.index(below: stops.count), in: stops)
  return 0
}

/// A file that can be read is written back unchanged, and gives a stop of any slider.
private func checkFile(_ bytes: [UInt8]) {
  guard let state = SliderState(fileBytes: bytes) else { return }
  check(state.fileBytes == bytes, "a position is written as it was read: \(state)")
  if let stops = try? Stops(count: state.count) {
    check(
      stops.indices.contains(state.position(in: stops).index(in: stops) ?? 0),
      "a position gives a stop: \(state)"
    )
  }
}

/// A written position can be read again, and gives the same stop.
private func checkPosition(_ index: Int, in stops: Stops) {
  let slider = Slider(stops: stops, index: index)
  let bytes = SliderState(of: slider).fileBytes
  check(bytes.count <= SliderState.maximumFileLength, "a file is short: \(bytes.count)")
  let read = SliderState(fileBytes: bytes)
  check(read != nil, "what was written is read: \(String(decoding: bytes, as: UTF8.self))")
  check(read?.position(in: stops) == .stop(slider.index), "a position is found again")
}

extension FuzzInput {
  /// Returns stops with any text as names, now and then with a very long one.
  fileprivate mutating func namedStops() -> Stops? {
    let isLong = byte() % 64 == 0
    let index = index(below: 4)
    var names = text().split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if isLong, names.indices.contains(index) {
      names[index] += String(repeating: "long", count: 5000)
    }
    return try? Stops(names: names)
  }
}
