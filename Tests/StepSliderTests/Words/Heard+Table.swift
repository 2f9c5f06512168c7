// SPDX-License-Identifier: Apache-2.0

extension Heard {
  static let inEachLanguage: [Heard] = [
    Heard(
      tag: "en",
      entry: "X, horizontal slider, B, 2 of 3.",
      change: "C, 3 of 3, maximum",
      percent: "Vertical slider, 45 percent, minimum 0 percent, maximum 100 percent.",
      refusals: ["3 of 5, dimmed", "3 of 5, read only"],
      hint: "Use the arrow keys to adjust.",
      roles: ["Button.", "Heading.", "Link.", "Image.", "Search field.", "Meter.", "Tooltip."],
      toggle: ["X, switch, on.", "off"],
      states: ["X, selected, dimmed.", "not selected, not dimmed"]
    ),
    Heard(
      tag: "de",
      entry: "X, horizontaler Schieberegler, B, 2 von 3.",
      change: "C, 3 von 3, Maximum",
      percent: "Vertikaler Schieberegler, 45 Prozent, Minimum 0 Prozent, Maximum 100 Prozent.",
      refusals: ["3 von 5, abgeblendet", "3 von 5, schreibgeschützt"],
      hint: "Zum Einstellen die Pfeiltasten verwenden.",
      roles: [
        "Schaltfläche.", "Überschrift.", "Link.", "Bild.", "Suchfeld.", "Messanzeige.", "Tooltip.",
      ],
      toggle: ["X, Schalter, an.", "aus"],
      states: ["X, ausgewählt, abgeblendet.", "nicht ausgewählt, nicht abgeblendet"]
    ),
    Heard(
      tag: "fr",
      entry: "X, curseur horizontal, B, 2 sur 3.",
      change: "C, 3 sur 3, maximum",
      percent: "Curseur vertical, 45 pour cent, minimum 0 pour cent, maximum 100 pour cent.",
      refusals: ["3 sur 5, non disponible", "3 sur 5, lecture seule"],
      hint: "Utilisez les touches fléchées pour régler.",
      roles: [
        "Bouton.", "Titre.", "Lien.", "Image.", "Champ de recherche.", "Jauge.", "Infobulle.",
      ],
      toggle: ["X, interrupteur, activé.", "désactivé"],
      states: ["X, sélectionné, non disponible.", "non sélectionné, disponible"]
    ),
    Heard(
      tag: "es",
      entry: "X, deslizador horizontal, B, 2 de 3.",
      change: "C, 3 de 3, máximo",
      percent: "Deslizador vertical, 45 por ciento, mínimo 0 por ciento, máximo 100 por ciento.",
      refusals: ["3 de 5, no disponible", "3 de 5, solo lectura"],
      hint: "Use las teclas de flecha para ajustar.",
      roles: [
        "Botón.", "Encabezado.", "Enlace.", "Imagen.", "Campo de búsqueda.", "Medidor.",
        "Descripción emergente.",
      ],
      toggle: ["X, interruptor, activado.", "desactivado"],
      states: ["X, seleccionado, no disponible.", "no seleccionado, disponible"]
    ),
    Heard(
      tag: "it",
      entry: "X, cursore orizzontale, B, 2 di 3.",
      change: "C, 3 di 3, massimo",
      percent: "Cursore verticale, 45 per cento, minimo 0 per cento, massimo 100 per cento.",
      refusals: ["3 di 5, non disponibile", "3 di 5, sola lettura"],
      hint: "Usa i tasti freccia per regolare.",
      roles: [
        "Pulsante.", "Intestazione.", "Link.", "Immagine.", "Campo di ricerca.", "Indicatore.",
        "Suggerimento.",
      ],
      toggle: ["X, interruttore, attivato.", "disattivato"],
      states: ["X, selezionato, non disponibile.", "non selezionato, disponibile"]
    ),
    Heard(
      tag: "pt",
      entry: "X, deslizador horizontal, B, 2 de 3.",
      change: "C, 3 de 3, máximo",
      percent: "Deslizador vertical, 45 por cento, mínimo 0 por cento, máximo 100 por cento.",
      refusals: ["3 de 5, indisponível", "3 de 5, apenas leitura"],
      hint: "Use as teclas de seta para ajustar.",
      roles: ["Botão.", "Título.", "Link.", "Imagem.", "Campo de pesquisa.", "Medidor.", "Dica."],
      toggle: ["X, interruptor, ligado.", "desligado"],
      states: ["X, selecionado, indisponível.", "não selecionado, disponível"]
    ),
    Heard(
      tag: "nl",
      entry: "X, horizontale schuifregelaar, B, 2 van 3.",
      change: "C, 3 van 3, maximum",
      percent: "Verticale schuifregelaar, 45 procent, minimum 0 procent, maximum 100 procent.",
      refusals: ["3 van 5, niet beschikbaar", "3 van 5, alleen-lezen"],
      hint: "Gebruik de pijltoetsen om aan te passen.",
      roles: ["Knop.", "Kop.", "Link.", "Afbeelding.", "Zoekveld.", "Meter.", "Tooltip."],
      toggle: ["X, schakelaar, aan.", "uit"],
      states: ["X, geselecteerd, niet beschikbaar.", "niet geselecteerd, beschikbaar"]
    ),
    Heard(
      tag: "sv",
      entry: "X, horisontellt skjutreglage, B, 2 av 3.",
      change: "C, 3 av 3, maximum",
      percent: "Vertikalt skjutreglage, 45 procent, minimum 0 procent, maximum 100 procent.",
      refusals: ["3 av 5, inte tillgänglig", "3 av 5, skrivskyddad"],
      hint: "Använd piltangenterna för att justera.",
      roles: ["Knapp.", "Rubrik.", "Länk.", "Bild.", "Sökfält.", "Mätare.", "Verktygstips."],
      toggle: ["X, brytare, på.", "av"],
      states: ["X, markerad, inte tillgänglig.", "inte markerad, tillgänglig"]
    ),
    Heard(
      tag: "da",
      entry: "X, vandret skyder, B, 2 af 3.",
      change: "C, 3 af 3, maksimum",
      percent: "Lodret skyder, 45 procent, minimum 0 procent, maksimum 100 procent.",
      refusals: ["3 af 5, ikke tilgængelig", "3 af 5, skrivebeskyttet"],
      hint: "Brug piletasterne til at justere.",
      roles: ["Knap.", "Overskrift.", "Link.", "Billede.", "Søgefelt.", "Måler.", "Værktøjstip."],
      toggle: ["X, kontakt, til.", "fra"],
      states: ["X, valgt, ikke tilgængelig.", "ikke valgt, tilgængelig"]
    ),
    Heard(
      tag: "pl",
      entry: "X, suwak poziomy, B, 2 z 3.",
      change: "C, 3 z 3, maksimum",
      percent: "Suwak pionowy, 45 procent, minimum 0 procent, maksimum 100 procent.",
      refusals: ["3 z 5, niedostępne", "3 z 5, tylko do odczytu"],
      hint: "Użyj klawiszy strzałek, aby zmienić wartość.",
      roles: [
        "Przycisk.", "Nagłówek.", "Odnośnik.", "Obraz.", "Pole wyszukiwania.", "Wskaźnik.",
        "Podpowiedź.",
      ],
      toggle: ["X, przełącznik, włączone.", "wyłączone"],
      states: ["X, zaznaczone, niedostępne.", "niezaznaczone, dostępne"]
    ),
    Heard(
      tag: "tr",
      entry: "X, yatay kaydırıcı, B, 3 üzerinden 2.",
      change: "C, 3 üzerinden 3, maksimum",
      percent: "Dikey kaydırıcı, yüzde 45, minimum yüzde 0, maksimum yüzde 100.",
      refusals: ["5 üzerinden 3, devre dışı", "5 üzerinden 3, salt okunur"],
      hint: "Ayarlamak için ok tuşlarını kullanın.",
      roles: [
        "Düğme.", "Başlık.", "Bağlantı.", "Resim.", "Arama alanı.", "Gösterge.", "Araç ipucu.",
      ],
      toggle: ["X, anahtar, açık.", "kapalı"],
      states: ["X, seçili, devre dışı.", "seçili değil, etkin"]
    ),
    Heard(
      tag: "hi",
      entry: "X, क्षैतिज स्लाइडर, B, 3 में से 2.",
      change: "C, 3 में से 3, अधिकतम",
      percent: "लंबवत स्लाइडर, 45 प्रतिशत, न्यूनतम 0 प्रतिशत, अधिकतम 100 प्रतिशत.",
      refusals: ["5 में से 3, अनुपलब्ध", "5 में से 3, केवल पढ़ने के लिए"],
      hint: "समायोजित करने के लिए तीर कुंजियों का उपयोग करें।",
      roles: ["बटन.", "शीर्षक.", "लिंक.", "छवि.", "खोज फ़ील्ड.", "मीटर.", "टूलटिप."],
      toggle: ["X, स्विच, चालू.", "बंद"],
      states: ["X, चयनित, अनुपलब्ध.", "चयनित नहीं, उपलब्ध"]
    ),
    Heard(
      tag: "ar",
      entry: "X, منزلق أفقي, B, 2 من 3.",
      change: "C, 3 من 3, الحد الأقصى",
      percent: "منزلق عمودي, 45 بالمِئة, الحد الأدنى 0 بالمِئة, الحد الأقصى 100 بالمِئة.",
      refusals: ["3 من 5, غير متاح", "3 من 5, قراءة فقط"],
      hint: "استخدم مَفاتيح الأسهم لِتَغيير القيمة.",
      roles: ["زر.", "عنوان.", "رابط.", "صورة.", "حقل بحث.", "مقياس.", "تلميح."],
      toggle: ["X, مفتاح تبديل, قيد التشغيل.", "متوقف"],
      states: ["X, محدد, غير متاح.", "غير محدد, متاح"]
    ),
  ]
}
