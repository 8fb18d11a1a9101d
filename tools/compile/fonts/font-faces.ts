/** A font file to build: source font, characters and axes, and its descriptors. */
export type FontFace = {
  readonly name: string
  readonly source: string
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  /** The instance whose kerning is used for all weights and widths, where kerning varies with the axes. */
  readonly kerningAt?: Readonly<Record<string, number>>
  readonly characters: string
  /** Descriptors of `@font-face` besides family, style and source. */
  readonly descriptors: readonly string[]
  /** `swap` unless given; `optional` waits a moment and otherwise leaves the face to the next page. */
  readonly display?: 'optional'
  /** OpenType features that are retained; those of build-fonts.ts unless given. */
  readonly features?: readonly string[]
  /** The media that fetch the file; all unless given. */
  readonly media?: string
  /** Whether every page preloads it; other files are only fetched by pages with such characters or styles. */
  readonly isPreloaded: boolean
}

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const LATIN = `${span(0x20, 0x7e)}\u00a0${span(0xc0, 0xff)}£¥©«»°²·ıŒœʻʼ“”‘’–—…•′″€−`
/** Long vowels, which romanised Japanese and Māori have on nearly every page: a file of their own, a fifth of the rest. */
const LONG_VOWELS = 'ĀāĒēĪīŌōŪū'
const LATIN_EXTENDED = `${span(0x100, 0x17f)}ȘșȚțẞ₤₦₩₪₫₭₮₱₲₴₵₸₹₺₽₾₿`

/** Emphasised words in prose: letters of western Europe, without the signs of tables and prices. */
const ITALIC = `${span(0x20, 0x7e)}${span(0xc0, 0xff)}Œœʻʼ‘’“”–—…`
const ITALIC_RANGE = 'unicode-range: U+20-7E, U+C0-FF, U+152-153, U+2BB-2BC, U+2010-2026'

/** Horned o and u and characters with two diacritics; the rest of Vietnamese is in the two sets above. */
const VIETNAMESE = `ƠơƯư\u0300\u0301\u0303\u0309\u0323${span(0x1ea0, 0x1ef9)}`

const LATIN_RANGE =
  'unicode-range: U+20-7E, U+A0-FF, U+131, U+152-153, U+2BB-2BC, U+2010-203A, U+20AC, U+2212'
const LONG_VOWEL_RANGE = 'unicode-range: U+100-101, U+112-113, U+12A-12B, U+14C-14D, U+16A-16B'
const EXTENDED_RANGE =
  'unicode-range: U+102-111, U+114-129, U+12C-130, U+132-14B, U+14E-151, U+154-169, U+16C-17F, U+218-21B, U+1E9E, U+20A4-20AB, U+20AD-20BF'
const VIETNAMESE_RANGE = 'unicode-range: U+1A0-1A1, U+1AF-1B0, U+300-301, U+303, U+309, U+323, U+1EA0-1EF9'

const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const BRICOLAGE_AXES = { wdth: { min: 75, max: 100 }, wght: { min: 400, max: 800 } }
const BRICOLAGE_SPANS = ['font-weight: 400 800', 'font-stretch: 75% 100%']
const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader'
const NEWSREADER_AXES = { opsz: 36, wght: { min: 400, max: 700 } }

/** The instance of headlines and social cards (D1.2: width 75, weight 800). */
export const POSTER_CUT = { wdth: 75, wght: 800 } as const

const bricolage = {
  family: 'Bricolage Grotesque',
  style: 'normal',
  axes: BRICOLAGE_AXES,
  kerningAt: POSTER_CUT,
} as const
const newsreader = { family: 'Newsreader', style: 'normal', axes: NEWSREADER_AXES } as const

/** Two files for a first visit, others for rarer characters and italics (D1.1, F11). */
export const FONT_FACES: readonly FontFace[] = [
  {
    ...bricolage,
    name: 'bricolage',
    source: `${BRICOLAGE}-latin-wdth-normal.woff2`,
    characters: LATIN,
    descriptors: [...BRICOLAGE_SPANS, LATIN_RANGE],
    isPreloaded: true,
  },
  {
    ...bricolage,
    name: 'bricolage-long',
    source: `${BRICOLAGE}-latin-ext-wdth-normal.woff2`,
    characters: LONG_VOWELS,
    features: [],
    descriptors: [...BRICOLAGE_SPANS, LONG_VOWEL_RANGE],
    isPreloaded: false,
  },
  {
    ...bricolage,
    name: 'bricolage-ext',
    source: `${BRICOLAGE}-latin-ext-wdth-normal.woff2`,
    characters: LATIN_EXTENDED,
    descriptors: [...BRICOLAGE_SPANS, EXTENDED_RANGE],
    isPreloaded: false,
  },
  {
    ...bricolage,
    name: 'bricolage-viet',
    source: `${BRICOLAGE}-vietnamese-wdth-normal.woff2`,
    characters: VIETNAMESE,
    descriptors: [...BRICOLAGE_SPANS, VIETNAMESE_RANGE],
    isPreloaded: false,
  },
  {
    ...newsreader,
    name: 'newsreader',
    source: `${NEWSREADER}-latin-opsz-normal.woff2`,
    characters: LATIN,
    descriptors: ['font-weight: 400 700', LATIN_RANGE],
    isPreloaded: true,
  },
  {
    ...newsreader,
    name: 'newsreader-long',
    source: `${NEWSREADER}-latin-ext-opsz-normal.woff2`,
    characters: LONG_VOWELS,
    features: [],
    descriptors: ['font-weight: 400 700', LONG_VOWEL_RANGE],
    isPreloaded: false,
  },
  {
    ...newsreader,
    name: 'newsreader-ext',
    source: `${NEWSREADER}-latin-ext-opsz-normal.woff2`,
    characters: LATIN_EXTENDED,
    descriptors: ['font-weight: 400 700', EXTENDED_RANGE],
    isPreloaded: false,
  },
  {
    ...newsreader,
    name: 'newsreader-viet',
    source: `${NEWSREADER}-vietnamese-opsz-normal.woff2`,
    characters: VIETNAMESE,
    descriptors: ['font-weight: 400 700', VIETNAMESE_RANGE],
    isPreloaded: false,
  },
  {
    ...newsreader,
    name: 'newsreader-italic',
    source: `${NEWSREADER}-latin-opsz-italic.woff2`,
    style: 'italic',
    axes: { opsz: 36, wght: 400 },
    characters: ITALIC,
    features: [],
    descriptors: ['font-weight: 400', ITALIC_RANGE],
    // The emphasised words of a first visit are few: the browser slants them on a phone, where 70 KB are the budget of
    // all fonts, and wherever the file comes late, rather than delay or move text.
    display: 'optional',
    media: 'print, (min-width: 40rem)',
    isPreloaded: false,
  },
]
