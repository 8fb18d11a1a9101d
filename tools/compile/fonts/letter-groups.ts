import { characterSpan } from './character-span.ts'

/** Letters and signs of western Europe: the file of a first visit. */
export const WESTERN_LETTERS = `${characterSpan(0x20, 0x7e)}\u00a0${characterSpan(0xc0, 0xff)}£¥©«»°²·ıŒœʻʼ“”‘’–—…•′″€−`

/**
 * Letters beyond western Europe, in files by the languages that use them together: a page fetches one or two small files
 * instead of all letters (F11).
 */
export const LETTER_GROUPS = {
  /** Long vowels of romanised Japanese, Māori and Arabic. */
  long: 'ĀāĒēĪīŌōŪū',
  /** South Slavic languages, and letters of names that many other pages mention: Gdańsk, Wrocław. */
  slavic: 'ĆćČčĐđŁłńŠšŽž',
  polish: 'ĄąĘęŃŚśŹźŻż',
  /** Turkish and Azerbaijani, and the lira. */
  turkish: 'ĞğİŞş₺',
  romanian: 'ĂăȘșȚț',
  /** Czech, Slovak, Hungarian, the Baltic languages, Maltese and Welsh. */
  north: 'ĎďĚěŇňŘřŤťŮůľőűĖėŲųĶķļņģĊċĠġĦħŴŵŶŷ',
  /** Signs of currencies, which the facts of a country have. */
  currencies: '₤₦₩₪₫₭₮₱₲₴₵₸₹₽₾₿',
} as const

/** Horned o and u, tildes, and characters with two diacritics; the rest of Vietnamese is in the groups above. */
export const VIETNAMESE_LETTERS = `ĨĩŨũƠơƯư\u0300\u0301\u0303\u0309\u0323${characterSpan(0x1ea0, 0x1ef9)}`

/** All letters and signs of the Latin Extended font, of which social cards have one file. */
export const EXTENDED_LETTERS = `${characterSpan(0x100, 0x17f)}ȘșȚțẞ₤₦₩₪₫₭₮₱₲₴₵₸₹₺₽₾₿`

const GROUPED = new Set([WESTERN_LETTERS, ...Object.values(LETTER_GROUPS), VIETNAMESE_LETTERS].join(''))

/** What is in no group, and on hardly any page. */
export const RARE_LETTERS = [...EXTENDED_LETTERS].filter((letter) => !GROUPED.has(letter)).join('')
