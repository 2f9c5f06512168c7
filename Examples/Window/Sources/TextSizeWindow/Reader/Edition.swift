// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// An article and all other words in the window, in one language.
struct Edition {
  let language: SpokenLanguage
  let direction: LayoutDirection
  let title: String
  let paragraphs: [String]
  /// The label of the button and of the slider.
  let textSize: String
  /// The label of the pop-over.
  let options: String
  /// The names of the sizes, from the smallest.
  let sizes: [String]
  let done: String

  /// The sizes as factors of the normal size; GNOME's text scaling uses the same numbers.
  static let factors: [DecimalNumber] = [0.8, 1, 1.25, 1.5, 2]

  /// Returns the edition for a text direction.
  static func reading(_ direction: LayoutDirection) -> Edition {
    direction == .leftToRight ? .english : .arabic
  }

  /// The English edition.
  static let english = Edition(
    language: .english,
    direction: .leftToRight,
    title: "Braille",
    paragraphs: [
      """
      Braille is a way of writing for people who are blind. It is read with the fingertips, as \
      raised dots in cells of six.
      """,
      """
      Louis Braille was fifteen when he made it, in 1824. He had heard of night writing, which let \
      soldiers read without a light, and found that a cell of twelve dots is too large for a \
      fingertip.
      """,
      """
      Six dots give sixty-three signs: letters, digits, marks, and contractions for what is \
      written often. Music and mathematics have signs of their own.
      """,
      """
      Today a braille display shows a line at a time. Its pins rise and fall under the fingers as \
      the screen reader moves on.
      """,
    ],
    textSize: "Text size",
    options: "Text size options",
    sizes: ["Small", "Medium", "Large", "Extra large", "Huge"],
    done: "Done"
  )

  /// The Arabic edition.
  static let arabic = Edition(
    language: .arabic,
    direction: .rightToLeft,
    title: "طريقة برايل",
    paragraphs: [
      """
      برايل طريقة للكتابة يقرؤها المكفوفون بأطراف أصابعهم، نقاطًا بارزة في خلايا من ست نقاط.
      """,
      """
      ابتكرها لويس برايل عام 1824 وهو في الخامسة عشرة. كان قد سمع بالكتابة الليلية التي تتيح \
      للجنود القراءة بلا ضوء، ووجد أن خلية من اثنتي عشرة نقطة أكبر من طرف الإصبع.
      """,
      """
      تعطي النقاط الست ثلاثًا وستين علامة: حروفًا وأرقامًا وعلامات ترقيم واختصارات لما يتكرر \
      كثيرًا. وللموسيقى والرياضيات علامات خاصة.
      """,
      """
      واليوم تعرض شاشة برايل سطرًا في كل مرة، ترتفع دبابيسها وتنخفض تحت الأصابع مع تقدم قارئ الشاشة.
      """,
    ],
    textSize: "حجم النص",
    options: "خيارات حجم النص",
    sizes: ["صغير", "متوسط", "كبير", "كبير جدًا", "ضخم"],
    done: "تم"
  )
}
