// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// The rules for an element's words and actions.
struct ElementRules {
  private let element: AccessibilityElement
  /// The words that can be spoken.
  private let label, value, hint: String?

  init(of element: AccessibilityElement) {
    self.element = element
    label = element.label.flatMap(SpokenText.spoken)
    value = element.value.flatMap(SpokenText.spoken)
    hint = element.hint.flatMap(SpokenText.spoken)
  }

  var findings: [AuditFinding] {
    [
      missingLabel, fileNameLabel, signLabel, valueInLabel, roleInLabel, cutText,
      hintRepeatsLabel, gestureInHint, adjustableWithoutValue, meterWithoutValue,
      adjustableWithoutActions, unannouncedAdjustment, buttonWithoutActivation,
      unannouncedActivation, unnamedAction,
    ].compactMap { $0 }
  }

  private var missingLabel: AuditFinding? {
    guard label == nil, signLabel == nil else { return nil }
    guard value != nil else { return element.finding(.missingLabel, "has no label or value") }
    let isNamed = element.isOperable || element.range != nil || element.actions.contains(.focus)
    guard isNamed else { return nil }
    return element.finding(.missingLabel, "has no label, so listeners hear only its value")
  }

  private var fileNameLabel: AuditFinding? {
    let isNamed = !element.traits.isDisjoint(with: [.button, .toggle, .adjustable, .image])
    guard isNamed, let label, label.isImageFileName else { return nil }
    return element.finding(.fileNameLabel, "has the name of an image file as its label")
  }

  private var signLabel: AuditFinding? {
    guard element.isOperable || element.range != nil else { return nil }
    // A character of an icon font is never spoken, so that `label` is without it.
    let isSign = label.map { $0.words.isEmpty } ?? (element.label?.hasIcon == true)
    return isSign ? element.finding(.signLabel, "has only signs as its label") : nil
  }

  private var valueInLabel: AuditFinding? {
    let isChanging = !element.traits.isDisjoint(with: [.adjustable, .updatesFrequently, .meter])
    guard isChanging, let label else { return nil }
    if let value {
      guard value.count > 1, label.holds(value: value) else { return nil }
      return element.finding(.valueInLabel, "repeats its value in its label")
    }
    guard label.contains(where: { $0.isNumber }) else { return nil }
    return element.finding(.valueInLabel, "has a number in its label but no value")
  }

  private var roleInLabel: AuditFinding? {
    guard let words = label?.words, let last = words.last else { return nil }
    let role = Self.roles.first { element.traits.contains($0.trait) && $0.words.contains(last) }
    guard role != nil || (element.traits.contains(.image) && words.starts(with: ["image", "of"]))
    else { return nil }
    return element.finding(.roleInLabel, "repeats its role in its label")
  }

  private static let roles: [(trait: AccessibilityTraits, words: Set<String>)] = [
    (.button, ["button"]), (.link, ["link"]), (.header, ["heading"]), (.image, ["image"]),
    (.adjustable, ["slider"]), (.toggle, ["switch", "toggle", "checkbox"]),
    (.searchField, ["field", "box"]), (.meter, ["meter"]), (.toolTip, ["tooltip"]),
  ]

  private var cutText: AuditFinding? {
    let texts = [("label", element.label), ("value", element.value), ("hint", element.hint)]
    let long = texts.filter { $0.1.map(isCut) == true }.map { $0.0 }
    guard !long.isEmpty else { return nil }
    let rule = "longer than \(SpokenText.maximumLength) characters; the rest is not spoken"
    return element.finding(.cutText, "has a \(long.joined(separator: " and a ")) \(rule)")
  }

  private func isCut(_ text: String) -> Bool {
    let limit = SpokenText.maximumLength
    return SpokenText.cleaned(text) != SpokenText.cleaned(text, maximumLength: limit + 1)
  }

  private var hintRepeatsLabel: AuditFinding? {
    guard let hint = hint?.words, hint == label?.words || hint == value?.words else { return nil }
    return element.finding(.hintRepeatsLabel, "has a hint that adds nothing new")
  }

  private var gestureInHint: AuditFinding? {
    guard let words = hint?.words, let first = words.first else { return nil }
    let isRepeated = zip(words, words.dropFirst()).contains { word, next in
      ["double", "triple"].contains(word) && ["tap", "click"].contains(next)
    }
    let isGesture = ["tap", "click"].contains(first) || isRepeated || words.contains("swipe")
    return isGesture ? element.finding(.gestureInHint, "has a hint that describes a gesture") : nil
  }

  private var adjustableWithoutValue: AuditFinding? {
    let isMute = element.traits.contains(.adjustable) && value == nil
    guard isMute, valueInLabel == nil else { return nil }
    return element.finding(.adjustableWithoutValue, "is adjustable but has no value")
  }

  private var meterWithoutValue: AuditFinding? {
    guard element.traits.contains(.meter), valueInLabel == nil else { return nil }
    if value == nil { return element.finding(.meterWithoutValue, "has no value") }
    return element.range == nil ? element.finding(.meterWithoutValue, "has no range") : nil
  }
}

// Actions.
extension ElementRules {
  private var adjustableWithoutActions: AuditFinding? {
    let isEnabled = element.traits.isDisjoint(with: [.notEnabled, .readOnly])
    let missing = Self.adjustments.filter { !element.actions.contains($0) }
    guard element.traits.contains(.adjustable), isEnabled, !missing.isEmpty else { return nil }
    let names = missing.map { "\($0)" }.joined(separator: " or ")
    return element.finding(.adjustableWithoutActions, "is adjustable but has no \(names) action")
  }

  private var unannouncedAdjustment: AuditFinding? {
    let known = Self.adjustments.filter(element.actions.contains)
    let isAnnounced = !element.traits.isDisjoint(with: [.adjustable, .readOnly])
    guard !isAnnounced, !known.isEmpty else { return nil }
    let names = known.map { "\($0)" }.joined(separator: " and ")
    return element.finding(.unannouncedAdjustment, "supports \(names) but is not adjustable")
  }

  private static let adjustments: [ElementAction] = [.increment, .decrement]

  private var buttonWithoutActivation: AuditFinding? {
    guard !element.traits.isDisjoint(with: .activatable),
      element.traits.isDisjoint(with: [.notEnabled, .readOnly]),
      !element.actions.contains(.activate)
    else { return nil }
    return element.finding(.buttonWithoutActivation, "has no activate action")
  }

  private var unannouncedActivation: AuditFinding? {
    guard !element.isOperable, element.actions.contains(.activate) else { return nil }
    let problem = "has an activate action but is not a button, link or toggle"
    return element.finding(.unannouncedActivation, problem)
  }

  private var unnamedAction: AuditFinding? {
    let names = element.actions.compactMap { $0.customName }
    let isUnnamed = names.contains { SpokenText.spoken($0) == nil }
    return isUnnamed ? element.finding(.unnamedAction, "has an action without a name") : nil
  }
}

extension AccessibilityElement {
  /// Whether the element can be operated and not only read.
  var isOperable: Bool { !traits.isDisjoint(with: .operable) }
}

extension AccessibilityTraits {
  /// The traits of elements that can be operated.
  static let operable: AccessibilityTraits = [.button, .link, .toggle, .adjustable, .searchField]
}

extension String {
  /// The words in lower case, without punctuation.
  fileprivate var words: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether the text has a character for private use, which icon fonts draw as a picture.
  fileprivate var hasIcon: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .privateUse }
  }

  /// Returns whether the text ends in the words of a value, or contains one of its numbers. Those
  /// of one digit may be there by chance, as in "Channel 4", and don't count.
  fileprivate func holds(value: String) -> Bool {
    let (words, others) = (words, value.words)
    let numbers = others.filter { $0.count > 1 && $0.allSatisfy { digit in digit.isNumber } }
    return !numbers.filter(words.contains).isEmpty
      || (!others.isEmpty && words.suffix(others.count) == others[...])
  }
}

// Names of image files, which become labels when a program provides no better one.
extension String {
  /// Whether the label has an image's file extension, a scale factor (`@2x`), or the form of a
  /// camera's file name (`IMG_1234`) or an icon's (`ic-play-24`, `start-btn`,
  /// `go-next-symbolic`). Several words never match: "Save as .png" says what a button does.
  fileprivate var isImageFileName: Bool {
    let name = lowercased()
    guard !name.contains(where: { $0.isWhitespace }) else { return false }
    let endings = [
      ".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".bmp", ".tiff", ".ico", ".avif", ".heic",
      ".xpm", "@2x", "@3x",
    ]
    return endings.contains { name.hasSuffix($0) && name.count > $0.count } || name.isCameras
      || name.isIcons
  }

  private var isCameras: Bool {
    let prefix = ["img", "dsc", "dscn", "pxl"].last { hasPrefix($0) }
    guard let rest = prefix.map({ dropFirst($0.count) }) else { return false }
    return rest.allSatisfy { $0.isNumber || $0 == "_" || $0 == "-" }
      && rest.count { $0.isNumber } >= 3
  }

  private var isIcons: Bool {
    let parts = split { $0 == "_" || $0 == "-" }
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    return ["ic", "icon", "img", "btn"].contains(first)
      || ["icon", "img", "btn", "symbolic"].contains(last)
  }
}
