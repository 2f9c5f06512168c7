// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import DBus
import StepSliderAccessibilityBus

// Questions to objects.
extension ProgramReading {
  /// Asks an object something.
  ///
  /// - Parameters:
  ///   - call: The question.
  ///   - index: The object.
  ///   - optional: Whether many toolkits don't know the question.
  ///   - take: Takes the answer; returns whether it has the right type.
  func ask(
    _ call: DBusCall,
    of index: Int,
    optional: Bool = false,
    take: @escaping (DBusValue) -> Bool
  ) {
    let question = call.member + (call.arguments.last?.text ?? "")
    guard !optional || known.allows(question) else { return }
    nodes[index].pending += 1
    let bus = nodes[index].reference.bus
    window.add(call, of: bus, within: limits.patience) { [weak self] outcome in
      self?.settle(outcome, of: index, question: question, take: take)
    }
  }

  private func settle(
    _ outcome: CallWindow.Outcome,
    of index: Int,
    question: String,
    take: (DBusValue) -> Bool
  ) {
    nodes[index].pending -= 1
    switch outcome {
    case .answer(let values):
      nodes[index].hasAnswered = true
      known.noteAnswer(to: question)
      if values.count != 1 || !take(values[0].content) {
        note(.malformed, at: nodes[index].reference)
      }
    case .refusal: known.noteRefusal(of: question)
    case .silence: nodes[index].wasSilent = true
    case .absence: confirmAbsence(of: nodes[index].reference.bus)
    }
    proceed(with: index)
  }

  /// Goes on to the next round if all questions of the current one are answered.
  func proceed(with index: Int) {
    guard nodes[index].pending == 0 else { return }
    switch nodes[index].round {
    case .basics:
      nodes[index].round = .details
      guard nodes[index].hasAnswered, !nodes[index].object.states.contains(.defunct) else {
        return dismiss(index)
      }
      askDetails(of: index)
      proceed(with: index)
    case .details:
      nodes[index].round = .read
      addListedChildren(of: index)
      if nodes[index].wasSilent { note(.silent, at: nodes[index].reference) }
    case .waiting, .read: break
    }
  }

  /// Returns a question to an object.
  func call(
    _ member: String,
    _ arguments: [DBusValue] = [],
    of index: Int,
    in interface: DBusInterface = AccessibilityInterfaces.accessible
  ) -> DBusCall {
    DBusCall(
      path: nodes[index].reference.path,
      interface: interface.name,
      member: member,
      arguments: arguments
    )
  }

  /// Returns a text without what is beyond the limit, with a mark if it was cut.
  func cut(_ text: String, of index: Int) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > limits.characters,
      let end = scalars.index(
        scalars.startIndex,
        offsetBy: limits.characters,
        limitedBy: scalars.endIndex
      ), end < scalars.endIndex
    else { return text }
    note(.cutText, at: nodes[index].reference)
    return String(scalars[..<end]) + "…"
  }

  /// Sets a text of an object; returns whether the value is one.
  func set(
    _ property: WritableKeyPath<ForeignObject, String>,
    of index: Int,
    to value: DBusValue?
  ) -> Bool {
    guard let text = value?.text else { return false }
    nodes[index].object[keyPath: property] = cut(text, of: index)
    return true
  }
}
