// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let turkish = LanguageWords(
    slider: SliderWords(
      position: { "\($1) üzerinden \($0)" },
      percent: { "yüzde \($0)" },
      notApplied: "uygulanmadı",
      notSet: "ayarlanmadı",
      unavailable: "kullanılamıyor",
      onlyStop: "tek konum",
      stopped: { "\($0) tarafından durduruldu" },
      default: "varsayılan",
      thumbs: ("başlangıç", "bitiş"),
      place: { "kaydırıcı, \($0)" },
      missing: { "\($0) numaralı kaydırıcı yok; 1 ile \($1) arası" },
      noStop: { "\($0) numaralı konum yok; \($1) ile \($2) arası." },
      noName: { "\($0) ile başlayan ad yok." },
      typed: (nothing: "boş", point: "virgül", colon: "iki nokta")
    ),
    help: """
      increase: artır, decrease: azalt, pageUp: büyük adımla artır, pageDown: büyük adımla azalt, \
      number: bir sayıya git, name: bir ada git, erase: son tuşu geri al, \
      restore: önceki değere dön, value: değeri söyle, everything: kaydırıcı hakkında her şey, \
      keys: tuşları söyle, next: sonraki kaydırıcı, previous: önceki kaydırıcı, \
      first: ilk kaydırıcı, last: son kaydırıcı, nth: bir kaydırıcıya git, \
      offer: Tuşlar için tekrar $., hint: Yardım için $., panel: Sonraki için $.
      """,
    keys: """
      left: Sol ok, right: Sağ ok, up: Yukarı ok, down: Aşağı ok, space: Boşluk, backspace: Geri, \
      tab: Sekme, control: Kontrol, altDigit: Alt ile bir rakam, \
      digits: Rakamlar, letters: Harfler, ?: Soru işareti, +: Artı, -: Eksi, =: Eşittir
      """,
    notation: NumberNotation(decimal: ",", grouping: ".", and: " ", comma: " "),
    units: """
      second - saniye, millisecond - milisaniye, minute - dakika, hour - saat, day - gün, \
      week - hafta, month - ay, year - yıl, hertz - hertz, kilohertz - kilohertz, \
      megahertz - megahertz, gigahertz - gigahertz, degree - derece, celsius - santigrat derece, \
      fahrenheit - fahrenhayt derece, kelvin - kelvin, pixel - piksel, point - punto, \
      decibel - desibel, millimeter - milimetre, centimeter - santimetre, meter - metre, \
      kilometer - kilometre, inch - inç, foot - fit, mile - mil, gram - gram, kilogram - kilogram, \
      milliliter - mililitre, liter - litre, meter-per-second - metre bölü saniye, \
      kilometer-per-hour - kilometre bölü saat, mile-per-hour - mil bölü saat, volt - volt, \
      ampere - amper, watt - vat, kilowatt - kilovat, lumen - lümen, lux - lüks, byte - bayt, \
      kilobyte - kilobayt, megabyte - megabayt, gigabyte - gigabayt, slider - kaydırıcı, \
      unavailable - konum kullanılamıyor
      """,
    shortUnits: """
      second sn., millisecond msn, minute dk., hour sa., week hf., \
      meter-per-second m/sn, kilometer-per-hour km/sa, mile-per-hour mil/sa
      """
  )
}
