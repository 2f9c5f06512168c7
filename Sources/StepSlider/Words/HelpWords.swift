// SPDX-License-Identifier: Apache-2.0

/// The words of the help in one language: what each key does, after its name and a colon.
struct HelpWords: Sendable {
  /// Moves by a step.
  let increase, decrease: String
  /// Moves by a page.
  let pageUp, pageDown: String
  /// Goes to the stop with a number or value, or with a name.
  let number, name: String
  /// Removes the last digit that was typed.
  let erase: String
  /// Restores the value from before the adjustment.
  let restore: String
  /// Speaks the value, everything about the slider, or the keys.
  let value, everything, keys: String
  /// Moves the focus.
  let next, previous, first, last, nth: String
  /// The sentence that offers the keys.
  let offer: @Sendable (_ key: String) -> String
  /// The sentence that names the key for help.
  let hint: @Sendable (_ key: String) -> String
}

extension HelpWords {
  /// Selects the words of a language, or the English words if the language has none.
  init(in language: Language) { self = Self.all[language.tag] ?? Self.english }

  private static let english = HelpWords(
    increase: "increase",
    decrease: "decrease",
    pageUp: "larger step up",
    pageDown: "larger step down",
    number: "go to a number",
    name: "go to a name",
    erase: "delete the last digit",
    restore: "back to the earlier value",
    value: "say the value",
    everything: "everything about the slider",
    keys: "say the keys",
    next: "next slider",
    previous: "previous slider",
    first: "first slider",
    last: "last slider",
    nth: "go to a slider",
    offer: { "\($0) again for the keys." },
    hint: { "\($0) for help." }
  )

  /// The words of each language, by BCP 47 tag.
  static let all: [String: HelpWords] = [
    "en": english,
    "de": HelpWords(
      increase: "erhöhen",
      decrease: "verringern",
      pageUp: "stark erhöhen",
      pageDown: "stark verringern",
      number: "direkt zu einer Zahl",
      name: "direkt zu einem Namen",
      erase: "letzte Ziffer löschen",
      restore: "zurück zum vorherigen Wert",
      value: "Wert ansagen",
      everything: "alles über den Schieberegler",
      keys: "Tasten ansagen",
      next: "nächster Schieberegler",
      previous: "vorheriger Schieberegler",
      first: "erster Schieberegler",
      last: "letzter Schieberegler",
      nth: "direkt zu einem Schieberegler",
      offer: { "\($0) noch einmal für die Tasten." },
      hint: { "\($0) für Hilfe." }
    ),
    "fr": HelpWords(
      increase: "augmenter",
      decrease: "diminuer",
      pageUp: "augmenter beaucoup",
      pageDown: "diminuer beaucoup",
      number: "aller à un nombre",
      name: "aller à un nom",
      erase: "effacer le dernier chiffre",
      restore: "revenir à la valeur précédente",
      value: "dire la valeur",
      everything: "tout sur le curseur",
      keys: "dire les touches",
      next: "curseur suivant",
      previous: "curseur précédent",
      first: "premier curseur",
      last: "dernier curseur",
      nth: "aller à un curseur",
      offer: { "\($0) à nouveau pour les touches." },
      hint: { "\($0) pour l'aide." }
    ),
    "es": HelpWords(
      increase: "aumentar",
      decrease: "disminuir",
      pageUp: "aumentar mucho",
      pageDown: "disminuir mucho",
      number: "ir a un número",
      name: "ir a un nombre",
      erase: "borrar la última cifra",
      restore: "volver al valor anterior",
      value: "decir el valor",
      everything: "todo sobre el deslizador",
      keys: "decir las teclas",
      next: "deslizador siguiente",
      previous: "deslizador anterior",
      first: "primer deslizador",
      last: "último deslizador",
      nth: "ir a un deslizador",
      offer: { "\($0) otra vez para las teclas." },
      hint: { "\($0) para obtener ayuda." }
    ),
    "it": HelpWords(
      increase: "aumenta",
      decrease: "diminuisci",
      pageUp: "aumenta di molto",
      pageDown: "diminuisci di molto",
      number: "vai a un numero",
      name: "vai a un nome",
      erase: "cancella l'ultima cifra",
      restore: "torna al valore precedente",
      value: "ripeti il valore",
      everything: "tutto sul cursore",
      keys: "elenca i tasti",
      next: "cursore successivo",
      previous: "cursore precedente",
      first: "primo cursore",
      last: "ultimo cursore",
      nth: "vai a un cursore",
      offer: { "\($0) di nuovo per i tasti." },
      hint: { "\($0) per l'aiuto." }
    ),
    "pt": HelpWords(
      increase: "aumentar",
      decrease: "diminuir",
      pageUp: "aumentar muito",
      pageDown: "diminuir muito",
      number: "ir para um número",
      name: "ir para um nome",
      erase: "apagar o último algarismo",
      restore: "voltar ao valor anterior",
      value: "dizer o valor",
      everything: "tudo sobre o deslizador",
      keys: "dizer as teclas",
      next: "próximo deslizador",
      previous: "deslizador anterior",
      first: "primeiro deslizador",
      last: "último deslizador",
      nth: "ir para um deslizador",
      offer: { "\($0) de novo para as teclas." },
      hint: { "\($0) para obter ajuda." }
    ),
    "nl": HelpWords(
      increase: "verhogen",
      decrease: "verlagen",
      pageUp: "grote stap omhoog",
      pageDown: "grote stap omlaag",
      number: "naar een getal gaan",
      name: "naar een naam gaan",
      erase: "laatste cijfer wissen",
      restore: "terug naar de vorige waarde",
      value: "waarde uitspreken",
      everything: "alles over de schuifregelaar",
      keys: "toetsen uitspreken",
      next: "volgende schuifregelaar",
      previous: "vorige schuifregelaar",
      first: "eerste schuifregelaar",
      last: "laatste schuifregelaar",
      nth: "naar een schuifregelaar gaan",
      offer: { "\($0) nogmaals voor de toetsen." },
      hint: { "\($0) voor hulp." }
    ),
    "sv": HelpWords(
      increase: "öka",
      decrease: "minska",
      pageUp: "öka mycket",
      pageDown: "minska mycket",
      number: "gå till ett tal",
      name: "gå till ett namn",
      erase: "radera sista siffran",
      restore: "tillbaka till det tidigare värdet",
      value: "säg värdet",
      everything: "allt om skjutreglaget",
      keys: "säg tangenterna",
      next: "nästa skjutreglage",
      previous: "föregående skjutreglage",
      first: "första skjutreglaget",
      last: "sista skjutreglaget",
      nth: "gå till ett skjutreglage",
      offer: { "\($0) igen för tangenterna." },
      hint: { "\($0) för hjälp." }
    ),
    "pl": HelpWords(
      increase: "zwiększ",
      decrease: "zmniejsz",
      pageUp: "zwiększ o większy krok",
      pageDown: "zmniejsz o większy krok",
      number: "przejdź do liczby",
      name: "przejdź do nazwy",
      erase: "usuń ostatnią cyfrę",
      restore: "przywróć poprzednią wartość",
      value: "powiedz wartość",
      everything: "wszystko o suwaku",
      keys: "lista klawiszy",
      next: "następny suwak",
      previous: "poprzedni suwak",
      first: "pierwszy suwak",
      last: "ostatni suwak",
      nth: "przejdź do suwaka",
      offer: { "\($0) jeszcze raz: lista klawiszy." },
      hint: { "\($0): pomoc." }
    ),
    "tr": HelpWords(
      increase: "artır",
      decrease: "azalt",
      pageUp: "büyük adımla artır",
      pageDown: "büyük adımla azalt",
      number: "bir sayıya git",
      name: "bir ada git",
      erase: "son rakamı sil",
      restore: "önceki değere dön",
      value: "değeri söyle",
      everything: "kaydırıcı hakkında her şey",
      keys: "tuşları söyle",
      next: "sonraki kaydırıcı",
      previous: "önceki kaydırıcı",
      first: "ilk kaydırıcı",
      last: "son kaydırıcı",
      nth: "bir kaydırıcıya git",
      offer: { "Tuşlar için tekrar \($0)." },
      hint: { "Yardım için \($0)." }
    ),
    "hi": HelpWords(
      increase: "बढ़ाएँ",
      decrease: "घटाएँ",
      pageUp: "ज़्यादा बढ़ाएँ",
      pageDown: "ज़्यादा घटाएँ",
      number: "किसी संख्या पर जाएँ",
      name: "किसी नाम पर जाएँ",
      erase: "आख़िरी अंक मिटाएँ",
      restore: "पहले वाले मान पर लौटें",
      value: "मान बोलें",
      everything: "स्लाइडर के बारे में सब कुछ",
      keys: "कुंजियाँ बोलें",
      next: "अगला स्लाइडर",
      previous: "पिछला स्लाइडर",
      first: "पहला स्लाइडर",
      last: "आख़िरी स्लाइडर",
      nth: "किसी स्लाइडर पर जाएँ",
      offer: { "कुंजियों के लिए फिर से \($0)।" },
      hint: { "मदद के लिए \($0)।" }
    ),
    "ar": HelpWords(
      increase: "زيادة",
      decrease: "إنقاص",
      pageUp: "زيادة كبيرة",
      pageDown: "إنقاص كبير",
      number: "الانتقال إلى رقم",
      name: "الانتقال إلى اسم",
      erase: "حذف آخر رقم",
      restore: "العودة إلى القيمة السابقة",
      value: "نطق القيمة",
      everything: "كل شيء عن المنزلق",
      keys: "نطق المفاتيح",
      next: "المنزلق التالي",
      previous: "المنزلق السابق",
      first: "المنزلق الأول",
      last: "المنزلق الأخير",
      nth: "الانتقال إلى منزلق",
      offer: { "\($0) مرة أخرى للمفاتيح." },
      hint: { "\($0) للمساعدة." }
    ),
  ]
}
