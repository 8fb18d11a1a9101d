import { characterSpan } from './character-span.ts'

/** Letters and signs of western Europe, of which social cards have one file. */
export const WESTERN_LETTERS = `${characterSpan(0x20, 0x7e)}\u00a0${characterSpan(0xc0, 0xff)}£¥©«»°²·ıŒœʻʼ“”‘’–—…•′″€−`

/** Letters of western Europe that English text hardly has, in files by the languages that use them together. */
export const WESTERN_GROUPS = {
  grave: 'ÀÈÌÒ',
  capitals: 'ÂÃÊËÎÏÑÕÛ×÷ÿŒœ',
  german: 'Äß',
  danish: 'ÆØ',
  icelandic: 'ÐÝÞðþ',
  /** Åland, which many countries have a boat to. */
  ring: 'Å',
} as const

/**
 * Letters beyond western Europe, in files by the languages that use them together: a page fetches one or two small files
 * instead of all letters (F11).
 */
export const LETTER_GROUPS = {
  /** Long vowels of Latvian, and of romanised Japanese, Māori and Arabic. */
  long: 'ĀāĒēĪīŪū',
  'long-o': 'Ōō',
  /** South Slavic languages, Czech, Slovak, the Baltic languages, and one letter of Polish, whose cities have it. */
  slavic: 'ĆćČčŃńŠšŽž',
  /** With the letters that only Slovak has; names hardly begin with any of them but Ř. */
  czech: 'ďěľňŘřťů',
  'czech-capitals': 'ĎĚĽŇŤŮ',
  polish: 'ŁłŚśŹźŻż',
  /** Vietnamese, with two capitals that French has, too, and one letter each of Romanian and Croatian. */
  breve: 'ĂăĐđÔÙ₫',
  /** Turkish and Azerbaijani, and the lira. */
  turkish: 'ĞğİŞş₺',
  romanian: 'ȘșȚț',
  hungarian: 'ŐőŰű',
  latvian: 'ģĶķļņ',
  'latvian-capitals': 'ĢĻŅ',
  /** With the nasal vowels, which Polish has, too. */
  lithuanian: 'ĄąĖėĘęĮįŲų',
  /** Maltese and Welsh. */
  maltese: 'ĊċĠġĦħŴŵŶŷ',
  /** Signs of currencies, which the facts of a country have. */
  'asian-currencies': '₩₪₭₮₱₸₹',
  'african-currencies': '₦₵',
  currencies: '₤₲₴₽₾₿',
} as const

const GROUPED_APART = [...Object.values(WESTERN_GROUPS), ...Object.values(LETTER_GROUPS)].join('')

/** The file of a first visit. */
export const FIRST_LETTERS = [...WESTERN_LETTERS].filter((letter) => !GROUPED_APART.includes(letter)).join('')

/** Groups of the languages of the interface, whose bold text needs every weight; the others have one weight. */
export const WEIGHTED_GROUPS: readonly string[] = [
  ...Object.keys(WESTERN_GROUPS),
  'slavic',
  'czech',
  'czech-capitals',
]

const VIETNAMESE = characterSpan(0x1ea0, 0x1ef9)
/** Capitals of Yoruba and Igbo, whose other letters are those of Vietnamese. */
const DOTTED_CAPITALS = 'ẸỊỌỤ'
/** Capitals of names on maps of Vietnam. */
const MAP_CAPITALS = 'ẾỆ'

/** Letters of Vietnamese that hardly any page has. */
const RARE_LOWER = 'ẫặẻẽỉỡừựỳỵ'

const isLower = (letter: string): boolean => letter === letter.toLowerCase()
const isCommonLower = (letter: string): boolean => isLower(letter) && !RARE_LOWER.includes(letter)
const isRareCapital = (letter: string): boolean =>
  !isLower(letter) && !(DOTTED_CAPITALS + MAP_CAPITALS).includes(letter)

/** Tildes, horned o and u, and letters with two diacritics; the rest of Vietnamese is in the groups above. */
export const VIETNAMESE_GROUPS = {
  viet: `ĩũơư${MAP_CAPITALS}${[...VIETNAMESE].filter(isCommonLower).join('')}`,
  'viet-rare': RARE_LOWER,
  /** With the combining marks, which Vietnamese has in its letters. */
  dotted: `${DOTTED_CAPITALS}\u0300\u0301\u0303\u0309\u0323`,
  'viet-capitals': `ĨŨƠƯ${[...VIETNAMESE].filter(isRareCapital).join('')}`,
} as const

/** All letters and signs of the Latin Extended font, of which social cards have one file. */
export const EXTENDED_LETTERS = `${characterSpan(0x100, 0x17f)}ȘșȚțẞ₤₦₩₪₫₭₮₱₲₴₵₸₹₺₽₾₿`

const GROUPED = new Set(
  [WESTERN_LETTERS, ...Object.values(LETTER_GROUPS), ...Object.values(VIETNAMESE_GROUPS)].join(''),
)

/** What is in no group, and on hardly any page. */
export const RARE_LETTERS = [...EXTENDED_LETTERS].filter((letter) => !GROUPED.has(letter)).join('')
