import type { Country } from './load-countries.ts'

/** Languages of many travellers that the country data lacks. */
const LANGUAGES = [
  'el',
  'he',
  'hi',
  'th',
  'uk',
  'vi',
  'da',
  'nb',
  'ro',
  'bg',
  'bn',
  'ta',
  'km',
  'lo',
  'zh-Hant',
]
/** Names with explanations are not typed into a search. */
const SELF_EXPLANATORY_NAMES = /[(,،]|\bSAR\b|САР|ΕΔΠ|เขต|行政區|R\.A\.S/u

/** Adjectives in daily use that the data lacks, by three-letter code. */
const COLLOQUIAL_ADJECTIVES: Readonly<Record<string, readonly string[]>> = {
  ARG: ['Argentinian'],
  BWA: ['Botswanan'],
  ISL: ['Icelandic'],
  KAZ: ['Kazakh'],
  KGZ: ['Kyrgyz'],
  KOR: ['Korean'],
  LAO: ['Lao'],
  MDV: ['Maldivian'],
  SVN: ['Slovenian'],
  TJK: ['Tajik'],
  UZB: ['Uzbek'],
}

const regionNames = LANGUAGES.map(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
)

/** Names of a country in further languages, from Unicode's data. */
export function namesAbroad({ world }: Country): readonly string[] {
  return regionNames.flatMap((names) => {
    const name = names.of(world.cca2)
    return name === undefined || SELF_EXPLANATORY_NAMES.test(name) ? [] : [name]
  })
}

/** English adjectives and demonyms of a country. */
export function adjectivesOf({ world, name }: Country): readonly string[] {
  const { f = '', m = '' } = world.demonyms['eng'] ?? {}
  const words = [f, m].flatMap((text) => text.split(/,| or /)).map((word) => word.trim())
  return [...new Set([...words, ...(COLLOQUIAL_ADJECTIVES[world.cca3] ?? [])])].filter(
    (word) => word !== '' && word !== name,
  )
}
