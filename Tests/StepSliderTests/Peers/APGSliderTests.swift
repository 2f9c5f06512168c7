// SPDX-License-Identifier: Apache-2.0

import StepSlider
import Testing

/// The slider examples of the ARIA Authoring Practices Guide: w3c/aria-practices, test/tests.
@Suite struct APGSliderTests {
  private static let temperature = PeerSlider.from(10, to: 38, by: 0.1).vertical.page(20)
    .unit(.named("degrees Celsius"))

  /// slider_slider-temperature.js: one test for each key.
  static let temperatures = [
    PeerCase(temperature, at: "25", "right", gives: "25.1", says: "25.1 degrees Celsius"),
    PeerCase(temperature, at: "25", "right*201", gives: "38"),
    PeerCase(temperature, at: "25", "up", gives: "25.1"),
    PeerCase(temperature, at: "25", "up*201", gives: "38"),
    PeerCase(temperature, at: "25", "page-up", gives: "27", says: "27 degrees Celsius"),
    PeerCase(temperature, at: "25", "page-up*11", gives: "38"),
    PeerCase(temperature, at: "25", "end", gives: "38", says: "38 degrees Celsius, maximum"),
    PeerCase(temperature, at: "25", "end left", gives: "37.9"),
    PeerCase(temperature, at: "25", "end left*301", gives: "10"),
    PeerCase(temperature, at: "25", "end down", gives: "37.9"),
    PeerCase(temperature, at: "25", "end down*301", gives: "10"),
    PeerCase(temperature, at: "25", "page-down", gives: "23"),
    PeerCase(temperature, at: "25", "page-down*21", gives: "10"),
    PeerCase(temperature, at: "25", "home", gives: "10", says: "10 degrees Celsius, minimum"),
  ]

  @Test(arguments: temperatures)
  func `the temperature slider moves as in the guide`(peer: PeerCase) throws { try peer.check() }

  private static let seek = PeerSlider.from(0, to: 300).page(15).unit(.seconds)

  /// slider_slider-seek.js: one test for each key. `LocaleDataTests` compares its words, such as
  /// "1 minute, 31 seconds".
  static let seeks = [
    PeerCase(seek, at: "90", "right", gives: "91"),
    PeerCase(seek, at: "90", "right*6", gives: "96"),
    PeerCase(seek, at: "90", "up", gives: "91"),
    PeerCase(seek, at: "90", "page-up", gives: "105"),
    PeerCase(seek, at: "90", "page-up*6", gives: "180"),
    PeerCase(seek, at: "90", "end", gives: "300"),
    PeerCase(seek, at: "300", "left", gives: "299"),
    PeerCase(seek, at: "300", "left*6", gives: "294"),
    PeerCase(seek, at: "300", "down", gives: "299"),
    PeerCase(seek, at: "90", "page-down", gives: "75"),
    PeerCase(seek, at: "90", "page-down*6", gives: "0"),
    PeerCase(seek, at: "90", "home", gives: "0"),
    PeerCase(seek, at: "0", "right", gives: "1"),
    PeerCase(seek, at: "59", "right", gives: "60"),
  ]

  @Test(arguments: seeks)
  func `the media seek slider moves as in the guide`(peer: PeerCase) throws { try peer.check() }

  private static let color = PeerSlider.from(0, to: 255).page(10)

  /// slider_slider-color-viewer.js: one test for each key of the red slider.
  static let colors = [
    PeerCase(color, gives: "128"),
    PeerCase(color, at: "128", "right", gives: "129"),
    PeerCase(color, at: "128", "right*261", gives: "255"),
    PeerCase(color, at: "128", "up", gives: "129"),
    PeerCase(color, at: "128", "page-up", gives: "138"),
    PeerCase(color, at: "128", "page-up*27", gives: "255"),
    PeerCase(color, at: "0", "end", gives: "255"),
    PeerCase(color, at: "255", "left", gives: "254"),
    PeerCase(color, at: "255", "left*261", gives: "0"),
    PeerCase(color, at: "255", "down", gives: "254"),
    PeerCase(color, at: "255", "page-down", gives: "245"),
    PeerCase(color, at: "255", "home", gives: "0"),
  ]

  @Test(arguments: colors)
  func `the colour slider moves as in the guide`(peer: PeerCase) throws { try peer.check() }

  private static let ratings = [
    "Unacceptable service", "Extremely dissatisfied", "Strongly dissatisfied", "Dissatisfied",
    "Slightly dissatisfied", "Neither satisfied or dissatisfied", "Slightly satisfied",
    "Satisfied", "Strongly satisfied", "Extremely satisfied", "Completely satisfied",
  ]
  private static let rating = PeerSlider(.names(ratings))

  /// slider_slider-rating.js: one test for each key, from a rating that is set. A page of two steps
  /// is the default here.
  static let rated = [
    PeerCase(rating, at: "Unacceptable service", "right", gives: "Extremely dissatisfied"),
    PeerCase(rating, at: "Unacceptable service", "right*6", gives: "Slightly satisfied"),
    PeerCase(rating, at: "Unacceptable service", "page-up", gives: "Strongly dissatisfied"),
    PeerCase(rating, at: "Unacceptable service", "page-up*6", gives: "Completely satisfied"),
    PeerCase(rating, at: "Satisfied", "end", gives: "Completely satisfied"),
    PeerCase(rating, at: "Completely satisfied", "left", gives: "Extremely satisfied"),
    PeerCase(rating, at: "Completely satisfied", "left*6", gives: "Slightly dissatisfied"),
    PeerCase(rating, at: "Completely satisfied", "down", gives: "Extremely satisfied"),
    PeerCase(rating, at: "Satisfied", "page-down", gives: "Neither satisfied or dissatisfied"),
    PeerCase(rating, at: "Satisfied", "home", gives: "Unacceptable service"),
  ]

  @Test(arguments: rated)
  func `the rating slider moves as in the guide`(peer: PeerCase) throws { try peer.check() }

  private static let fromBelow = rating.returning(to: "Unacceptable service")

  /// slider_slider-rating.js: one test for each key, from a rating that isn't set.
  static let unrated = [
    PeerCase(rating, at: "not set", gives: "not set"),
    PeerCase(fromBelow, at: "not set", "right", gives: "Unacceptable service", commits: 1),
    PeerCase(fromBelow, at: "not set", "up", gives: "Unacceptable service"),
    PeerCase(fromBelow, at: "not set", "right*7", gives: "Slightly satisfied"),
    PeerCase(rating, at: "not set", "end", gives: "Completely satisfied"),
    PeerCase(
      rating,
      at: "not set",
      "right",
      gives: "Neither satisfied or dissatisfied",
      not: ("Unacceptable service", .firstStep)
    ),
    PeerCase(
      fromBelow,
      at: "not set",
      "page-up",
      gives: "Unacceptable service",
      not: ("Extremely dissatisfied", .firstStep)
    ),
    PeerCase(
      rating,
      at: "not set",
      "home",
      gives: "Unacceptable service",
      not: ("not set", .firstStep)
    ),
    PeerCase(rating, at: "not set", "space", gives: "not set", says: "not set"),
    PeerCase(rating, at: "not set", "right escape", gives: "not set", says: "not set"),
  ]

  @Test(arguments: unrated)
  func `a rating that isn't set is left by any key, as in the guide`(peer: PeerCase) throws {
    try peer.check()
  }

  private static let hotel = PeerSlider.from(0, to: 400).page(10).thumbs()
  private static let flight = PeerSlider.from(0, to: 1000).page(10).thumbs()

  /// multithumb-slider.js: one test for each key, for a hotel from 100 to 250 and a flight.
  static let prices = [
    PeerCase(hotel, at: "100 250", "right", gives: "101 250"),
    PeerCase(hotel, at: "100 250", "end right", gives: "250 250"),
    PeerCase(hotel, at: "100 250", "tab right", gives: "100 251"),
    PeerCase(hotel, at: "100 250", "tab end right", gives: "100 400"),
    PeerCase(hotel, at: "100 250", "up", gives: "101 250"),
    PeerCase(hotel, at: "100 250", "tab up", gives: "100 251"),
    PeerCase(hotel, at: "100 250", "page-up", gives: "110 250"),
    PeerCase(hotel, at: "100 250", "end page-up", gives: "250 250"),
    PeerCase(hotel, at: "100 250", "tab page-up", gives: "100 260"),
    PeerCase(hotel, at: "100 250", "tab end page-up", gives: "100 400"),
    PeerCase(hotel, at: "100 250", "left", gives: "99 250"),
    PeerCase(hotel, at: "100 250", "home left", gives: "0 250"),
    PeerCase(hotel, at: "100 250", "tab left", gives: "100 249"),
    PeerCase(hotel, at: "100 250", "tab home left", gives: "100 100"),
    PeerCase(hotel, at: "100 250", "page-down", gives: "90 250"),
    PeerCase(hotel, at: "100 250", "home page-down", gives: "0 250"),
    PeerCase(hotel, at: "100 250", "tab page-down", gives: "100 240"),
    PeerCase(flight, at: "100 250", "right", gives: "101 250"),
    PeerCase(flight, at: "100 250", "end right", gives: "250 250"),
    PeerCase(flight, at: "100 250", "tab end right", gives: "100 1000"),
    PeerCase(flight, at: "100 250", "tab home left", gives: "100 100"),
  ]

  @Test(arguments: prices)
  func `the two thumbs of a price range move as in the guide`(peer: PeerCase) throws {
    try peer.check()
  }
}
