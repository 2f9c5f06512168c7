// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
import AccessibilityBus
import EventLoop
import StepSlider
import StepSliderEvdev
import StepSliderSpeech
import StepSliderTerminal
import TestFiles
import Testing

/// All public types of the libraries, in the lists of what users can do with them.
///
/// The compiler checks that the types in a list conform to its protocols, and the tests that no type
/// of another list does. A type that is in no list fails a test. The daemon's tests have it because
/// they know all libraries.
private enum PublicTypes {
  /// Values that can be compared, kept in a set, and passed to another thread.
  static let values: [any (Hashable & Sendable).Type] = [
    // Elements and trees.
    AccessibilityElement.self, AccessibilityContainer.self, AccessibilityNode.self, ElementID.self,
    AccessibilityTraits.self, AdjustableRange.self, ReadingOrder.self,
    ElementAction.self, AccessibilityNotification.self, ActionOutcome.self,
    AccessibilitySnapshot.self, AccessibilitySnapshot.Item.self,
    // Words and reading.
    Announcement.self, Announcement.Priority.self, AnnouncementQueue.self,
    AnnouncementQueue.Utterance.self, CursorCommand.self, ElementPhrases.self, SpokenLanguage.self,
    Verbosity.self,
    // Geometry.
    LayoutPoint.self, LayoutSize.self, LayoutRect.self, LayoutTransform.self,
    LayoutDirection.self, TrackOrientation.self,
    // The audit.
    TreeAudit.self, AuditFinding.self, AuditRule.self,
    AccessibilityOutline.self,
    // The slider.
    Slider.self, SliderState.self, SliderAvailability.self, SliderAdjustment.self,
    SliderChange.self, SliderResponse.self,
    ThumbPosition.self, ReachableStops.self, SharedTrack.self,
    FillOrigin.self,
    // Stops and their values.
    Stops.self, Stop.self, Stops.Piece.self, Stops.Spacing.self, StopsError.self,
    DecimalNumber.self, ValueUnit.self,
    // Keys and pointers.
    SliderKey.self, SliderKey.Modifiers.self, KeyBindings.self, KeyCommand.self,
    FocusMovement.self, PointerEvent.self, HitTarget.self,
    // Drawing.
    SliderLayout.self, SliderMetrics.self, TickLabel.self, SliderDrawing.self,
    SliderDrawing.Style.self, SliderShape.self,
    SliderShape.Form.self, DrawnText.self, DrawnText.Anchor.self, SliderTheme.self,
    SliderColor.self, ColorRole.self,
    CellDrawing.self, TerminalStyle.self,
    // Events and settings of the outside.
    Wakeup.self, DescriptorInterest.self, TerminalInput.Event.self,
    EvdevAction.self, EvdevBindings.self, EvdevBindingError.self, EvdevDeviceError.self,
    EvdevSource.Event.self,
    VoiceSettings.self, SpeechEvent.self, SpeechError.self, AudioDestination.self,
    Cue.self, CueMode.self,
    AccessibilityPresence.self, AccessibilityRequest.self, AccessibleWindow.self,
  ]

  /// Values that have functions or a history, so that nothing says when two are equal. They can be
  /// passed to another thread.
  static let incomparable: [any Sendable.Type] = [
    SliderControl.self, SliderPanel.self, ReadingCursor.self,
    SliderPhrases.self, NumberStyle.self, TextMeasure.self,
  ]

  /// Objects that can be used on any thread.
  static let shared: [any (EventSource & Sendable).Type] = [Inbox<Int>.self, SignalSource.self]

  /// Objects that are used on the thread of their loop.
  static let ofOneThread: [any AnyObject.Type] = [
    MainLoop.self, Alarm.self, TerminalInput.self, RawTerminal.self, EvdevSource.self,
    VoiceChannel.self, AccessibleApplication.self, FocusAnnouncer.self,
  ]

  /// Those of the values that a program may keep in a file, with the values in them.
  static let codable: [any (Codable & Hashable & Sendable).Type] = [
    Slider.self, Stops.self, DecimalNumber.self, ValueUnit.self,
  ]

  /// Those of the values that have a text of their own, in one line but for an outline. All others
  /// print their properties.
  static let described: [any (CustomStringConvertible & Hashable & Sendable).Type] = [
    AccessibilityOutline.self, AuditFinding.self, AuditRule.self, ElementID.self,
    SpokenLanguage.self,
    DecimalNumber.self, SliderState.self, SliderKey.self, SliderResponse.self, SliderChange.self,
    Announcement.self, StopsError.self, EvdevBindingError.self, EvdevDeviceError.self,
    SpeechError.self,
  ]

  /// Those of the values that are thrown. Each has a text for the user.
  static let errors: [any (Error & CustomStringConvertible & Hashable).Type] = [
    StopsError.self, EvdevBindingError.self, EvdevDeviceError.self, SpeechError.self,
  ]

  /// What a program conforms to.
  static let protocols = ["Accessible", "EventSource"]

  static let all: [Any.Type] = values + incomparable + shared + ofOneThread
}

@Suite struct PublicTypesTests {
  @Test func `each public type is in one list`() throws {
    let listed = PublicTypes.all.map(name) + PublicTypes.protocols
    #expect(try declaredTypes().sorted() == listed.sorted())
  }

  @Test func `no type can do more than its lists say`() {
    for type in PublicTypes.all {
      func isIn(_ list: [Any.Type]) -> Bool { list.contains { $0 == type } }
      #expect(isIn(PublicTypes.values) == (type is any Hashable.Type), "\(type)")
      #expect(isIn(PublicTypes.codable) == (type is any Decodable.Type), "\(type)")
      #expect(isIn(PublicTypes.codable) == (type is any Encodable.Type), "\(type)")
      #expect(isIn(PublicTypes.errors) == (type is any Error.Type), "\(type)")
      #expect(
        isIn(PublicTypes.described) == (type is any CustomStringConvertible.Type),
        "\(type)"
      )
      let isObject = isIn(PublicTypes.shared) || isIn(PublicTypes.ofOneThread)
      #expect(isObject == (type is AnyClass), "\(type)")
    }
  }

  @Test func `descriptions are one line`() throws {
    let slider = Slider(try Stops(names: ["Low\nand slow", "High"]), label: "Two\nlines")
    let descriptions: [any CustomStringConvertible] = [
      AuditRule.allCases[0], ElementID("slider"), SpokenLanguage.german, SliderKey.end,
      DecimalNumber(7), SliderState(of: slider), SliderResponse(command: "mute"),
      Announcement("Two\nlines"),
    ]
    for description in descriptions.map(\.description) + ["\(slider)"] {
      #expect(!description.isEmpty && !description.contains { $0.isNewline })
    }
  }

  /// The name without its module, and without the types that it is nested in.
  private func name(of type: Any.Type) -> String {
    let name = "\(type)"
    return String(name.prefix { $0 != "<" })
  }

  /// The names of the types and protocols that the sources of the libraries declare as public.
  private func declaredTypes() throws -> [String] {
    let declaration = /^ *public (?:final )?(?:struct|enum|class|protocol|actor) (\w+)/
    return try ProjectFile.swiftSources(in: "Sources").flatMap { source in
      source.matches(of: declaration.anchorsMatchLineEndings()).map { String($0.1) }
    }
  }
}
