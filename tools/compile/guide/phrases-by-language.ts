import type { Country } from '#tools/compile/places/load-countries.ts'
import type { CountryNotes } from '#tools/compile/text/content-schemas.ts'
import { hastElement, type Markup, writeMarkup } from './hast-element.ts'
import type { PhraseBook } from './phrase-books.ts'

/** Maximum on one page; more would be a phrasebook. */
const MAX_LANGUAGES = 3

/** Canonical tags of languages that the country data names otherwise. */
const CANONICAL_TAGS: Readonly<Record<string, string>> = {
  no: 'nb',
  nn: 'nb',
  gsw: 'de',
  'fa-AF': 'fa',
  'sr-ME': 'sr',
  bs: 'hr',
}
/** Countries that write Chinese in traditional script; all others use simplified script. */
const TRADITIONAL = new Set(['TWN', 'HKG', 'MAC'])
const CHINESE = 'zh'

/** Editors' names of languages, where they differ from those of the phrases. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  Dari: 'fa',
  Norwegian: 'nb',
  'Swiss German': 'de',
  Tagalog: 'fil',
  Bengali: 'bn',
  Farsi: 'fa',
  Slovene: 'sl',
}

/** Majority languages that differ from the most widespread one, by country code. */
const MAIN_LANGUAGE: Readonly<Record<string, string>> = {
  BEL: 'nl',
  CHE: 'de',
  CYP: 'el',
  CZE: 'cs',
  FIN: 'fi',
  HTI: 'ht',
  ISR: 'he',
  KAZ: 'kk',
  KGZ: 'ky',
  LKA: 'si',
  LUX: 'lb',
  MDG: 'mg',
  MKD: 'mk',
  RWA: 'rw',
  UNK: 'sq',
  UZB: 'uz',
}

/** `por` of the country data as `pt`, Chinese with its script. */
function tagOf(code: string, country: Country): string {
  const [canonical = code] = Intl.getCanonicalLocales(code)
  if (canonical === CHINESE) return TRADITIONAL.has(country.code) ? 'zh-Hant' : 'zh-Hans'
  return CANONICAL_TAGS[canonical] ?? canonical
}

function table({ language, native, code, note, phrases }: PhraseBook): Markup {
  const rows = phrases.map(({ meaning, text, reading }) =>
    hastElement('tr', {}, [
      hastElement('th', { scope: 'row' }, [meaning]),
      hastElement('td', { lang: code, dir: 'auto' }, [text]),
      hastElement('td', {}, [reading]),
    ]),
  )
  const head = ['In English', 'As written', 'As said'].map((label) =>
    hastElement('th', { scope: 'col' }, [label]),
  )
  return hastElement('div', { className: 'phrases' }, [
    hastElement('h3', {}, [`${language}, `, hastElement('span', { lang: code, dir: 'auto' }, [native])]),
    hastElement('p', {}, [note]),
    hastElement('table', {}, [
      hastElement('caption', {}, [`Phrases in ${language}`]),
      hastElement('thead', {}, [hastElement('tr', {}, head)]),
      hastElement('tbody', {}, rows),
    ]),
  ])
}

/** Returns the phrases of the languages of a place as markup; each language is compiled once, stress is in capitals. */
export type GetPhrases = (place: { readonly path: string; readonly country: Country }) => readonly string[]

/**
 * @param books all languages with phrases
 * @param countries all countries: a language of many countries precedes one of few
 * @param notes corrections of the country data, by slug
 */
export function createPhrases(
  books: readonly PhraseBook[],
  countries: readonly Country[],
  notes: Readonly<Record<string, CountryNotes>>,
): GetPhrases {
  const byTag = new Map(books.map((book) => [book.code, book]))
  const byName = new Map(books.map((book) => [book.language, book]))
  const markup = new Map(books.map((book) => [book, writeMarkup([table(book)])]))

  function named(name: string): PhraseBook | undefined {
    return byName.get(name) ?? byTag.get(ALSO_CALLED[name] ?? '')
  }

  function nationalOf(country: Country): readonly PhraseBook[] {
    const names = notes[country.slug]?.languages
    const fromData = Object.keys(country.world.languages).map((code) => byTag.get(tagOf(code, country)))
    const found = names === undefined ? fromData : [...names.map(named), ...fromData]
    return [...new Set(found.filter((book) => book !== undefined))]
  }

  const national = new Map(countries.map((country) => [country, nationalOf(country)]))
  const speakers = new Map(
    books.map((book) => [book, countries.filter((country) => national.get(country)?.includes(book)).length]),
  )

  return ({ path, country }) => {
    const local = books.filter(({ spokenIn = [] }) =>
      spokenIn.some((place) => `${path}/`.startsWith(`/destinations/${place}/`)),
    )
    const isCountry = path === `/destinations/${country.slug}`
    const common = (national.get(country) ?? [])
      .filter(({ isRegional = false }) => isCountry || !isRegional)
      .toSorted(
        (one, other) =>
          Number(one.isRegional ?? false) - Number(other.isRegional ?? false) ||
          (speakers.get(other) ?? 0) - (speakers.get(one) ?? 0),
      )
    const main = common.filter(({ code }) => code === MAIN_LANGUAGE[country.code])
    const spoken = [...new Set([...main, ...local, ...common])].slice(0, MAX_LANGUAGES)
    return spoken.flatMap((book) => markup.get(book) ?? [])
  }
}
