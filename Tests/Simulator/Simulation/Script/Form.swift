// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling

/// A way to say something in a script: words that are always the same, and then the rest.
struct Form<Value>: Sendable {
  /// The form for people, such as `hold KEY for TIME`.
  let template: String
  /// The words at its beginning that are always the same.
  let opening: [String]
  /// Reads what follows the opening.
  let read: @Sendable (inout Words) throws(WordMistake) -> Value

  /// Creates a form. Words of the template in upper case stand for something else.
  init(
    _ template: String,
    read: @escaping @Sendable (inout Words) throws(WordMistake) -> Value
  ) {
    self.read = read
    self.template = template.replacing(" :", with: ":")
    let words = template.split(separator: " ").map(String.init)
    opening = Array(words.prefix { !$0.allSatisfy { $0.isUppercase || $0 == ":" } })
  }

  /// Creates a form of words that are always the same.
  init(_ words: String, meaning value: Value) where Value: Sendable {
    template = words
    opening = words.split(separator: " ").map(String.init)
    read = { _ in value }
  }
}

/// Several forms, of which the one with the longest opening is read.
struct Forms<Value>: Sendable {
  private let all: [Form<Value>]
  private let byFirstWord: [String: [Form<Value>]]

  init(_ forms: [Form<Value>]) {
    all = forms
    byFirstWord = Dictionary(grouping: forms.filter { !$0.opening.isEmpty }) { $0.opening[0] }
      .mapValues { $0.sorted { $0.opening.count > $1.opening.count } }
  }

  /// Reads the form that comes next; `nil` if none does.
  func read(_ words: inout Words) throws(WordMistake) -> Value? {
    guard let first = words.first, let forms = byFirstWord[first] else { return nil }
    for form in forms {
      let isNext = words.skip(form.opening)
      if isNext { return try form.read(&words) }
    }
    return nil
  }

  /// Returns advice for words that are in no form; `nil` if they resemble none.
  func advice(for words: [String]) -> String? {
    let rated = all.compactMap { form in
      form.distance(to: words).map { (form: form, distance: $0) }
    }
    if let nearest = rated.min(by: { $0.distance < $1.distance }) {
      return "did you mean \(nearest.form.template.inQuotes)?"
    }
    guard let related = words.first.flatMap({ byFirstWord[$0] }) else { return nil }
    return "expected one of: " + related.map(\.template).joined(separator: ", ")
  }
}

extension Form {
  /// The number of wrong letters in the opening; `nil` if the words resemble it too little.
  fileprivate func distance(to words: [String]) -> Int? {
    let start = words.prefix(opening.count).joined(separator: " ")
    let opening = opening.joined(separator: " ")
    return start.nearest(of: [opening]).map { editDistance($0, start) }
  }
}
