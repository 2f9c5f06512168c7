// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import TextSizeWindow

@Suite struct ReaderPointerTests {
  @Test func `a press on the button opens the pop-over, and a press outside closes it`() throws {
    var reader = try Reader.window()
    #expect(
      click(at: reader.layout.open.center, in: &reader) == [
        "Text size options, Text size, horizontal slider, Medium, 2 of 5.",
        "Use the arrow keys to adjust.",
      ]
    )
    #expect(click(at: LayoutPoint(x: 20, y: 600), in: &reader) == ["Text size, button."])
    #expect(!reader.isOpen)
  }

  @Test func `a pressed button is released without effect when the pointer leaves it`() throws {
    var reader = try Reader.window()
    let inside = reader.layout.open.center
    _ = reader.point(.press(at: inside))
    let pressed = Scene(of: reader, in: Theme.Name.light.theme)
    _ = reader.point(.move(to: LayoutPoint(x: 20, y: 600)))
    #expect(Scene(of: reader, in: Theme.Name.light.theme) != pressed)
    #expect(reader.point(.release) == SliderResponse())
    #expect(!reader.isOpen)
  }

  @Test(arguments: [Edition.english, .arabic], TrackOrientation.allCases)
  func `a press on a tick or a name chooses its size`(
    edition: Edition,
    orientation: TrackOrientation
  ) throws {
    for index in edition.sizes.indices where index != 1 {
      var reader = try Reader.window(edition, orientation: orientation).opened
      let popOver = try #require(reader.layout.popOver)
      _ = reader.point(.press(at: popOver.slider.layout.point(of: index)))
      #expect(reader.size.slider.index == index)
      reader = try Reader.window(edition, orientation: orientation).opened
      let label = try #require(popOver.slider.labels.first { $0.index == index })
      _ = reader.point(.press(at: label.frame.center))
      #expect(reader.size.slider.index == index)
    }
  }

  @Test func `a drag speaks each size and commits once, and Escape cancels it`() throws {
    var reader = try Reader.window().opened
    let slider = try #require(reader.layout.popOver).slider.layout
    #expect(words(reader.point(.press(at: slider.point(of: 1)))) == ["Medium, 2 of 5"])
    let far = LayoutPoint(x: slider.point(of: 3).x, y: 600)
    #expect(words(reader.point(.move(to: far))) == ["Extra large, 4 of 5"])
    #expect(words(reader.press(.escape, at: .zero)) == ["Medium, 2 of 5"])
    #expect(reader.isOpen && !reader.size.isDragging)

    _ = reader.point(.press(at: slider.point(of: 1)))
    _ = reader.point(.move(to: far))
    let release = reader.point(.release)
    #expect(release.words == [])
    #expect(release.committedValue != nil && reader.size.slider.index == 3)
  }

  @Test func `a drag is undone when the window loses the focus`() throws {
    var reader = try Reader.window().opened
    let slider = try #require(reader.layout.popOver).slider.layout
    _ = reader.point(.press(at: slider.point(of: 4)))
    let response = reader.end()
    #expect(response.change != nil && response.words.isEmpty)
    #expect(reader.size.slider.index == 1)
  }

  @Test func `the wheel moves the slider over the pop-over and the page elsewhere`() throws {
    var reader = try Reader.window(size: LayoutSize(width: 400, height: 480))
    _ = reader.size.adjust(.maximum)
    reader = reader.opened
    let popOver = try #require(reader.layout.popOver).frame
    #expect(words(reader.turn(-1, at: popOver.center)) == ["Extra large, 4 of 5"])
    #expect(reader.layout.scroll == 0)
    let beside = LayoutPoint(x: 200, y: 470)
    #expect(reader.turn(-1, at: beside) == SliderResponse())
    #expect(reader.layout.scroll == 72)
    for _ in 0..<100 { _ = reader.turn(-1, at: beside) }
    let layout = reader.layout
    #expect(layout.scroll == (layout.height - layout.page.size.height).rounded())
    for _ in 0..<100 { _ = reader.turn(1, at: beside) }
    #expect(reader.layout.scroll == 0)
  }

  @Test func `a press on a paragraph reads it`() throws {
    var reader = try Reader.window()
    let frame = try #require(reader.accessibilitySnapshot.item(of: "paragraph 2")).frame
    #expect(click(at: frame.center, in: &reader) == [Edition.english.paragraphs[1]])
  }

  private func click(at point: LayoutPoint, in reader: inout Reader) -> [String] {
    let press = reader.point(.press(at: point))
    let release = reader.point(.release)
    return words(press) + words(release)
  }

  private func words(_ response: SliderResponse) -> [String] { response.words.map(\.text) }
}
