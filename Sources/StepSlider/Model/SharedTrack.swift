// SPDX-License-Identifier: Apache-2.0

/// A track that several sliders share as its thumbs, such as the two ends of a price range.
///
/// Neighbouring sliders of a ``SliderPanel`` that have the same stops and equal shared tracks
/// (``Presentation/track``) are the thumbs, the lowest first. Thumbs never cross. Each is a slider of
/// its own with its own label, and the other thumbs limit it, as in the ARIA pattern for sliders with
/// several thumbs.
///
/// The panel arranges thumbs that it is given: positions that don't ascend are sorted, positions
/// beyond the stops become the nearest stop, and thumbs that are too near to one another move apart.
///
///     let stops = try Stops(from: 0, to: 100, by: 10)
///     let range = SliderPanel(
///       ["Minimum price", "Maximum price"].enumerated().map { thumb, label in
///         let presentation = Presentation(id: "price-\(thumb)", label: label, track: SharedTrack())
///         return SliderControl(Slider(stops: stops, index: thumb * 10, presentation: presentation))
///       }
///     )
public struct SharedTrack: Hashable, Sendable {
  /// The identity of the track, which tells it from another one beside it.
  public var id: String
  /// The least number of stops between two neighbouring thumbs; 0 lets them meet. If the track has
  /// too few available stops for that, they get as much distance as there is.
  public var minimumDistance: Int
  /// How thumbs behave when they meet.
  public var meeting: Meeting

  /// What a thumb does that reaches another.
  public enum Meeting: String, Hashable, Sendable, CaseIterable {
    /// It stops there.
    case stop
    /// It pushes the other thumb along.
    case push
  }

  /// Creates a shared track. A negative distance becomes 0.
  public init(id: String = "track", minimumDistance: Int = 0, meeting: Meeting = .stop) {
    (self.id, self.minimumDistance, self.meeting) = (id, max(0, minimumDistance), meeting)
  }
}
