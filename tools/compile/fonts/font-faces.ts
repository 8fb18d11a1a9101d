import { characterSpan } from './character-span.ts'
import {
  FIRST_LETTERS,
  LETTER_GROUPS,
  RARE_LETTERS,
  VIETNAMESE_GROUPS,
  WEIGHTED_GROUPS,
  WESTERN_GROUPS,
} from './letter-groups.ts'
import { unicodeRange } from './unicode-range.ts'

/** A font file to build: source font, characters and axes, and its descriptors. */
export type FontFace = {
  readonly name: string
  readonly source: string
  readonly family: string
  readonly style: 'normal' | 'italic'
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  /** The instance whose kerning is used for all weights and widths, where kerning varies with the axes. */
  readonly kerningAt?: Readonly<Record<string, number>> | undefined
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

/** Emphasised words in prose: letters of western Europe, without the signs of tables and prices. */
const ITALIC = `${characterSpan(0x20, 0x7e)}${characterSpan(0xc0, 0xff)}Œœʻʼ‘’“”–—…`

/** Wider than the characters, so that the rule is short: no other file has what is between. */
const LATIN_RANGE =
  'unicode-range: U+20-7E, U+A0-BF, U+C1, U+C7, U+C9, U+CD, U+D3, U+D6, U+DA, U+DC, U+E0-EF, U+F1-F6, U+F8-FD, U+131, U+2BB-2BC, U+2010-203A, U+20AC, U+2212'
const ITALIC_RANGE = 'unicode-range: U+20-7E, U+C0-FF, U+152-153, U+2BB-2BC, U+2010-2026'

const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const BRICOLAGE_AXES = { wdth: { min: 75, max: 100 }, wght: { min: 400, max: 800 } }
const BRICOLAGE_SPANS = ['font-weight: 400 800', 'font-stretch: 75% 100%']
const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader'
const NEWSREADER_AXES = { opsz: 36, wght: { min: 400, max: 700 } }
const NEWSREADER_SPANS = ['font-weight: 400 700']

/** The instance of headlines and social cards (D1.2: width 75, weight 800). */
export const POSTER_CUT = { wdth: 75, wght: 800 } as const

type Typeface = Pick<FontFace, 'family' | 'style' | 'axes' | 'kerningAt'>

const bricolage: Typeface = {
  family: 'Bricolage Grotesque',
  style: 'normal',
  axes: BRICOLAGE_AXES,
  kerningAt: POSTER_CUT,
}
/** The kerning of running text serves all weights: variable kerning is a fifth of the file. */
const newsreader: Typeface = {
  family: 'Newsreader',
  style: 'normal',
  axes: NEWSREADER_AXES,
  kerningAt: { opsz: 36, wght: 400 },
}

/** A typeface in files: its name in addresses, where its sources begin, and what their names contain. */
type Typesetting = {
  readonly typeface: Typeface
  readonly name: string
  readonly source: string
  readonly cut: string
  readonly spans: readonly string[]
  /** The axes of letters that no language of the interface has. */
  readonly oneWeight: Typeface['axes']
}

const TYPESETTINGS: readonly Typesetting[] = [
  {
    typeface: bricolage,
    name: 'bricolage',
    source: BRICOLAGE,
    cut: 'wdth',
    spans: BRICOLAGE_SPANS,
    // Titles are bold and narrow, captions are neither.
    oneWeight: BRICOLAGE_AXES,
  },
  {
    typeface: newsreader,
    name: 'newsreader',
    source: NEWSREADER,
    cut: 'opsz',
    spans: NEWSREADER_SPANS,
    oneWeight: { opsz: 36, wght: 400 },
  },
]

/** The letters of each subset of the source fonts. */
const SUBSETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  latin: WESTERN_GROUPS,
  'latin-ext': { ...LETTER_GROUPS, ext: RARE_LETTERS },
  vietnamese: VIETNAMESE_GROUPS,
}

/** The files of a typeface for letters beyond those of a first visit. Their neighbours are in other files: no kerning. */
function letterFaces({ typeface, name, source, cut, spans, oneWeight }: Typesetting): readonly FontFace[] {
  return Object.entries(SUBSETS).flatMap(([subset, groups]) =>
    Object.entries(groups).map(([group, characters]) => {
      const axes = WEIGHTED_GROUPS.includes(group) ? typeface.axes : oneWeight
      return {
        ...typeface,
        axes,
        ...(axes === typeface.axes ? {} : { kerningAt: undefined }),
        name: `${name}-${group}`,
        source: `${source}-${subset}-${cut}-normal.woff2`,
        characters,
        features: [],
        descriptors: [...spans, unicodeRange(characters)],
        isPreloaded: false,
      }
    }),
  )
}

/** Two files for a first visit, others for rarer characters and italics (D1.1, F11). */
export const FONT_FACES: readonly FontFace[] = [
  {
    ...bricolage,
    name: 'bricolage',
    source: `${BRICOLAGE}-latin-wdth-normal.woff2`,
    characters: FIRST_LETTERS,
    descriptors: [...BRICOLAGE_SPANS, LATIN_RANGE],
    isPreloaded: true,
  },
  {
    ...newsreader,
    name: 'newsreader',
    source: `${NEWSREADER}-latin-opsz-normal.woff2`,
    characters: FIRST_LETTERS,
    descriptors: [...NEWSREADER_SPANS, LATIN_RANGE],
    isPreloaded: true,
  },
  ...TYPESETTINGS.flatMap(letterFaces),
  {
    family: newsreader.family,
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
