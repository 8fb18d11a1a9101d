/** Characters that Unicode decomposition does not split into a base letter and a mark. */
const CHARACTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ς: 'σ',
}
const REPLACED_CHARACTER = new RegExp(`[${Object.keys(CHARACTER_REPLACEMENTS).join('')}]`, 'gu')
/** With its mark a kana is another sound, not an accented one: バ is ba and パ pa. */
const VOICED_KANA = /[\u3040-\u30ff][\u3099\u309a]/gu
/**
 * Accents, vowel points and the dot below Hindi letters, which many leave out, modifier letters such as the Hawaiian
 * okina, and invisible format characters. Other marks of scripts from Devanagari to Thai are vowels, as letters are.
 */
const IGNORED_MARKS =
  /(?=\p{M})[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]|[\p{Cf}\u{2b0}-\u{2ff}\u{93c}]/gu
/** Greek and Cyrillic letters that look like Latin letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухіјѕһԁԛԝвкмнтαοικρτυχνε'].map((letter, index) => [
    letter,
    'aeopcyxijshdqwbkmhtaoikptuxve'[index] ?? letter,
  ]),
)
const MIXED_WORD = /(?=\p{L}*[a-z])(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}+/gu
/** Without one of them no word is mixed, and looking for one is slow in a long text. */
const GREEK_OR_CYRILLIC = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
/** A mark without a character before it is no part of a word. */
const WORD_SEPARATORS = /(?:[^\p{L}\p{N}\p{M}]\p{M}*)+|^\p{M}+/gu

/** Fast path for the most common words: only their case is folded. */
const PLAIN_WORDS = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/

const replaceLookAlikes = (text: string): string =>
  GREEK_OR_CYRILLIC.test(text)
    ? text.replace(MIXED_WORD, (word) =>
        word.replace(/./gu, (character) => LOOK_ALIKES[character] ?? character),
      )
    : text

const decompose = (text: string): string => text.normalize('NFKD').toLowerCase().normalize('NFKD')

/**
 * Normalises a name or a query for comparison: lower case, no accents, words of letters and digits of any script
 * separated by one space; Greek and Cyrillic look-alikes within a Latin word become Latin. `São Tomé` becomes `sao
 * tome`; text without letters or digits becomes the empty string. Idempotent.
 */
export function foldText(text: string): string {
  if (PLAIN_WORDS.test(text)) return text.toLowerCase()
  const letters = decompose(text)
    .replace(VOICED_KANA, (pair) => pair.normalize('NFC'))
    .replace(IGNORED_MARKS, '')
    .replace(REPLACED_CHARACTER, (character) => CHARACTER_REPLACEMENTS[character] ?? character)
  return replaceLookAlikes(letters).replace(WORD_SEPARATORS, ' ').trim()
}
