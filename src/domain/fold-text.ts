/** Letters that carry no separable mark, so that Unicode decomposition leaves them as they are. */
const LETTER_SPELLINGS: Readonly<Record<string, string>> = {
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
const SPELLED_LETTER = new RegExp(`[${Object.keys(LETTER_SPELLINGS).join('')}]`, 'gu')
/** Marks over letters, and letter-like signs such as the Hawaiian okina, that travellers leave out when they type. */
const UNTYPED = /[\p{M}\u{2b0}-\u{2ff}]/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu

const decompose = (text: string): string => text.normalize('NFKD').toLowerCase().normalize('NFKD')

/**
 * Folds a name or a query to the form in which they are compared: lower case, no marks, words of letters and digits of
 * any script with one space between them. `São Tomé` gives `sao tome`; text without letters gives the empty string.
 * Folding twice changes nothing.
 */
export function foldText(text: string): string {
  return decompose(text)
    .replace(UNTYPED, '')
    .replace(SPELLED_LETTER, (letter) => LETTER_SPELLINGS[letter] ?? letter)
    .replace(BETWEEN_WORDS, ' ')
    .trim()
}
