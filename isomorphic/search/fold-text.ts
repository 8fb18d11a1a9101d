/** Letters that carry no separable mark, so that Unicode decomposition leaves them as they are. */
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
/** Marks over letters, letter-like signs such as the Hawaiian okina that travellers leave out, and signs nobody sees. */
const IGNORED_MARKS = /[\p{M}\p{Cf}\u{2b0}-\u{2ff}]/gu
/** Letters of Greek and Cyrillic that look like Latin ones, and those. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухіјѕһԁԛԝвкмнтαοικρτυχνε'].map((letter, index) => [
    letter,
    'aeopcyxijshdqwbkmhtaoikptuxve'[index] ?? letter,
  ]),
)
const MIXED_WORD = /(?=\p{L}*[a-z])(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}+/gu
const WORD_SEPARATORS = /[^\p{L}\p{N}]+/gu

/** Most words by far: nothing but their case has to be folded. */
const PLAIN_WORDS = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/

const decompose = (text: string): string => text.normalize('NFKD').toLowerCase().normalize('NFKD')

/**
 * Folds a name or a query to the form in which they are compared: lower case, no marks, words of letters and digits of
 * any script with one space between them; look-alikes of other scripts within a Latin word are read as Latin. `São Tomé`
 * gives `sao tome`; text without letters gives the empty string. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  if (PLAIN_WORDS.test(text)) return text.toLowerCase()
  return decompose(text)
    .replace(IGNORED_MARKS, '')
    .replace(REPLACED_CHARACTER, (character) => CHARACTER_REPLACEMENTS[character] ?? character)
    .replace(MIXED_WORD, (word) => word.replace(/./gu, (character) => LOOK_ALIKES[character] ?? character))
    .replace(WORD_SEPARATORS, ' ')
    .trim()
}
