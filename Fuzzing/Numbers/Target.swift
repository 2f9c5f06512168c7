// SPDX-License-Identifier: GPL-3.0-or-later

@testable import AccessibilityTree
@testable import StepSlider

/// Any text as a number and as a saved state, and any numbers as stops.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  switch input.byte() % 5 {
  case 0: checkNumbers(input.text())
  case 1: checkState(input.text())
  case 2: checkNames(input.text())
  case 3: checkCarelessCalls(&input)
  default: checkStops(&input)
  }
  return 0
}

private func checkNumbers(_ text: String) {
  let numbers = text.split(separator: ",").compactMap { DecimalNumber(String($0)) }
  for number in numbers {
    check(DecimalNumber(number.description) == number, "\(number) written and read is the same")
    check(number.description.utf8.filter { $0 != 0x2D && $0 != 0x2E }.count <= 19, "18 digits")
  }
  for (left, right) in zip(numbers, numbers.dropFirst()) {
    let isOrdered = [left < right, left == right, right < left].filter(\.self).count == 1
    check(isOrdered, "of \(left) and \(right) one is less or they are equal")
    check((left == right) == (left.description == right.description), "equal numbers read alike")
  }
  guard let stops = try? Stops(values: numbers) else { return }
  for index in stops.indices {
    check(stops.index(nearestTo: stops[index].value) == index, "a value is its own nearest")
  }
}

private func checkState(_ text: String) {
  guard let state = SliderState(text) else { return }
  check(state.description.utf8.elementsEqual(text.utf8), "a state is as it was written: \(text)")
  if let stops = try? Stops(count: state.count) {
    check(
      stops.indices.contains(state.position(in: stops).index(in: stops) ?? 0),
      "a state gives a stop"
    )
  }
}

private func checkNames(_ text: String) {
  guard let stops = try? Stops(names: text.split(separator: ",").map(String.init)) else { return }
  for index in stops.indices {
    let state = SliderState(of: Slider(stops: stops, index: index))
    let read = SliderState(state.description)
    check(
      read == state,
      "the state of a named stop survives: \(state.description.debugDescription)"
    )
    check(read?.position(in: stops) == .stop(index), "a name is found again")
  }
}

private func checkCarelessCalls(_ input: inout FuzzInput) {
  let (index, length) = (input.index(below: 9), input.index(below: 30))
  let text = input.text()
  let cut = SpokenText.cleaned(text, maximumLength: length).unicodeScalars
  check(cut.count <= max(0, length == .max ? text.unicodeScalars.count : length) + 1, "text is cut")
  guard let stops = try? Stops(names: text.split(separator: ",").map(String.init)),
    let next = stops.index(after: index, nameBeginningWith: String(text.prefix(3)))
  else { return }
  check(stops.indices.contains(next), "letters lead to a stop")
}

private func checkStops(_ input: inout FuzzInput) {
  guard let stops = input.stops() else { return }
  check((1...Stops.maximumCount).contains(stops.count), "1 to a million stops")
  for _ in 0..<4 {
    let (index, value) = (input.number(below: stops.count), input.decimal())
    let stop = stops[index].value
    check(stops.index(nearestTo: stop) == index, "\(stop) is its own nearest stop")
    check(DecimalNumber(stop.description) == stop, "\(stop) written and read is the same")
    if index > 0 { check(stops[index - 1].value < stop, "values ascend at \(index)") }
    let nearest = stops.index(nearestTo: value)
    check(stops.indices.contains(nearest), "the stop nearest to \(value) is a stop")
    var slider = Slider(stops: stops, index: index)
    slider.adjust(.increment, cause: .key)
    check(slider.index == min(index + 1, stops.count - 1), "an increment is one stop")
    slider.adjust(.value(value), cause: .program)
    check(slider.index == nearest, "a value is set")
  }
}
