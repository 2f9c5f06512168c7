#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares how espeak-ng pronounces every phrase with what others know about the language: the
dictionaries of gruut and the spelling rules of Epitran. Prints a table, and each phrase that is too
far from both.

The distance of two pronunciations is the number of phonetic features that must change, divided by
the length. When the phrases are spelt out letter by letter, as espeak-ng does with words that it
can't read, three quarters of them must be too far; otherwise the test couldn't fail. The table also
has how many are too far when a voice of another language says them. A language that neither knows, such
as Danish, is named and left out.

Usage: read_back.py PHRASES.json [LANGUAGE...]
"""
import functools, json, pathlib, subprocess, sys, unicodedata

import epitran, gruut, panphon.distance, regex
from num2words import num2words

LIMIT = 0.17
RULES = dict(de="deu-Latn", fr="fra-Latn", es="spa-Latn", it="ita-Latn", pt="por-Latn", nl="nld-Latn",
             sv="swe-Latn", pl="pol-Latn", tr="tur-Latn", hi="hin-Deva")
DICTIONARIES = "en de fr es it pt nl sv ar".split()
POINT = dict(en="point", de="Komma", fr="virgule", es="coma", it="virgola", pt="vírgula", nl="komma",
             sv="komma", pl="przecinek", tr="virgül", hi="दशमलव", ar="فاصل")
MINUS = dict(en="minus", de="minus", fr="moins", es="menos", it="meno", pt="menos", nl="min", sv="minus",
             pl="minus", tr="eksi", hi="माइनस", ar="ناقص")
HINDI = "शून्य एक दो तीन चार पाँच छह सात आठ नौ दस".split()
LETTERS = str.maketrans("gŋɚɝᵻ", "ɡnəɜɪ")
HINDI_LETTERS = str.maketrans(dict(c="tʃ", ɟ="dʒ", ʌ="ə", ʋ="v", ɦ="h"))
HINDI_AMOUNTS = {1234: "एक हज़ार दो सौ चौंतीस"}
ARABIC_SIGNS = "[\u064b-\u0652]"
TOKEN = regex.compile(r"(?<!\S)-?\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?|\d+|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*")

distances = panphon.distance.Distance()


@functools.cache
def spoken(voice, text):
    command = ["espeak-ng", "-v", voice, "--ipa", "-q", "--", text]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def sounds(ipa, language):
    """The sounds alone: without stress, length, syllables and marks of a changed language."""
    # espeak-ng has no letter for one German diphthong. Nasal vowels are written in several ways,
    # and so is the Turkish "ğ".
    ipa = regex.sub(r"\(\w+\)", "", ipa).replace("??", "ʊɐ").replace("r.h", "ɽ").replace("r.", "ɽ").replace("͡", "")
    letters = unicodedata.normalize("NFD", ipa).replace("\u0303", "n")
    letters = regex.sub("(?<=[eiøy])ɰ(?=[aeiouøyɯ])", "j", letters)
    ipa = "".join(c for c in letters if regex.match(r"\p{L}", c) and c not in "ʲʰʔːˈˌɰ")
    ipa = regex.sub("n[ŋɡn]+", "n", ipa.translate(LETTERS))
    if language == "hi":
        ipa = ipa.translate(HINDI_LETTERS).rstrip("ə")
    return regex.sub(r"(.)\1+", r"\1", ipa)


def distance(first, second):
    return distances.feature_edit_distance_div_maxlen(first, second) if first and second else 1


class Reader:
    """What is known about the pronunciation of a language."""

    def __init__(self, language):
        self.language = language
        self.rules = epitran.Epitran(RULES[language]) if language in RULES else None
        self.judged, self.together = {}, set()
        for line in (pathlib.Path(__file__).parent / "pronunciations.txt").read_text().splitlines():
            fields = line.split("#")[0].split()
            if fields[:1] in ([language], ["*"]):
                self.judged[fields[1]] = fields[2]
                self.together.update(fields[1:2] if fields[3:] == ["together"] else [])

    @functools.cache
    def pronunciations(self, word):
        """The pronunciation of a word that was judged by hand, or all that are known."""
        plain = regex.sub(ARABIC_SIGNS, "", word)
        if plain in self.judged:
            return [sounds(self.judged[plain], self.language)]
        ways = [self.rules.transliterate(word.lower())] if self.rules else []
        latin = regex.match(r"\p{Latin}", word)
        if self.language in DICTIONARIES:
            ways.append(self.looked_up(word, self.language))
        if latin and (not self.rules and self.language == "ar" or "(en)" in spoken(self.language, word)):
            ways.append(self.looked_up(word, "en"))
        return [sounds(way, self.language) for way in ways if way]

    def looked_up(self, word, language):
        sentences = gruut.sentences(word.lower(), lang=language)
        return "".join(sound for words in sentences for word in words for sound in word.phonemes or [])

    def expected(self, token, heard):
        """The pronunciation of a word or number that is closest to what was heard."""
        if token[-1].isdigit():
            words = in_words(token, self.language).split()
            return "".join(self.expected(word, heard_as(self.language, word)) for word in words)
        return min(self.pronunciations(token), key=lambda way: distance(heard, way), default="")


def heard_as(voice, text, language=None):
    return sounds(spoken(voice, text), language or voice)


def in_words(number, language):
    """A number in words, with each decimal as a digit."""
    negative, number = number.startswith("-"), number.lstrip("-")
    point = "." if language in ("en", "hi", "ar") else ","
    whole, _, decimals = number.partition(point)
    whole = int(regex.sub(r"\D", "", whole))
    parts = ([MINUS[language]] if negative else []) + [cardinal(whole, language)]
    parts += [POINT[language]] * bool(decimals) + [cardinal(int(digit), language) for digit in decimals]
    return " ".join(parts)


def cardinal(number, language):
    if language == "hi":
        return HINDI_AMOUNTS.get(number) or HINDI[number]
    return num2words(number, lang=language)


def spelt_out(text):
    return " ".join(text.replace(" ", ""))


def measured(reader, phrase, text, voice, spelling=lambda text: text):
    """How far a voice is from what is known, as it reads a text in place of a phrase: the distance of
    the whole, or of the worst word."""
    written, read = TOKEN.findall(phrase.replace("\u2212", "-")), TOKEN.findall(text)
    if len(written) != len(read):
        written = read
    heard = [heard_as(voice, spelling(token), reader.language) for token in read]
    expected = [reader.expected(token, sound) for token, sound in zip(written, heard)]
    together = sounds("".join(expected), reader.language)
    whole = distance(heard_as(voice, spelling(text), reader.language), together)
    # A letter or a number alone may be read in another way than in the phrase.
    worst = [distance(sound, way) for token, sound, way in zip(written, heard, expected)
             if len(token) > 2 and not token[-1].isdigit() and token not in reader.together]
    return max([whole, *worst])


def compare(language, phrases):
    reader = Reader(language)
    wrong = "fr" if language == "en" else "en"
    rows = sorted(((measured(reader, *pair, language), *pair) for pair in phrases), reverse=True)
    spelt = share([measured(reader, *pair, language, spelt_out) for pair in phrases])
    misread = share([measured(reader, *pair, wrong) for pair in phrases])
    print(f"{language}\t{len(rows)}\t{rows[0][0]:.2f}\t{spelt} %\t{misread} %\t{rows[0][1]}", flush=True)
    far = [row for row in rows if row[0] > LIMIT]
    for how_far, phrase, text in far:
        known = [reader.expected(token, heard_as(language, token)) for token in TOKEN.findall(phrase)]
        print(f"  {how_far:.2f} {phrase}: {heard_as(language, text)}, expected {' '.join(known)}")
    if spelt < 75:
        print("  too few phrases are too far when they are spelt out")
    return not far and spelt >= 75


def share(distances):
    """The percentage of distances above the limit."""
    return sum(distance > LIMIT for distance in distances) * 100 // len(distances)


if __name__ == "__main__":
    book = json.loads(pathlib.Path(sys.argv[1]).read_text())
    known = [language for language in sorted(book) if language in RULES or language in DICTIONARIES]
    print("no dictionary and no rules:", *sorted(set(book) - set(known)))
    print("language\tphrases\tworst\tspelt out\twrong voice\tworst phrase")
    results = [compare(language, book[language]) for language in sys.argv[2:] or known]
    sys.exit(not all(results))
