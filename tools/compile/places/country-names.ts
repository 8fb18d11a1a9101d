import { foldText } from '#isomorphic/search/fold-text.ts'
import type { Country } from './load-countries.ts'

/** A two-letter code is no name, except for these two in common use. */
const COLLOQUIAL_CODES = new Set(['UK', 'US'])

/** Official forms are not typed into a search, and some of them take sides. */
const OFFICIAL =
  /[,(]|\b(?:republic|kingdom of|state of|commonwealth|federation|principality|sultanate|emirate of|union)\b|r[eé]p[uú]bli[ck]a?|repubbli|cumhuriyet|中華民國|共和/i

/** Colloquial names of countries that the data lacks, by three-letter code. */
const COLLOQUIAL_NAMES: Readonly<Record<string, readonly string[]>> = {
  BLR: ['Weißrussland'],
  CZE: ['Tschechische Republik', 'República Checa', 'Repubblica Ceca'],
  CIV: ['Elfenbeinküste'],
  GBR: ['Großbritannien', 'Grande-Bretagne', 'Gran Bretaña', 'Gran Bretagna', 'Velká Británie'],
  KOR: ['Korea'],
  NLD: ['Hollande', 'Holandsko'],
}

/** Translations of the data that are the names of another country, by three-letter code. */
const WRONG_TRANSLATIONS: Readonly<Record<string, readonly string[]>> = {
  ASM: ['Szamoa'],
  CMR: ['WybrzeŻe Kości Słoniowej'],
  DMA: ['도미니카 공화국'],
  GIN: ['پاپوآ گینه نو'],
  GUF: ['Guyana'],
  IOT: ['인도'],
  SGS: ['조지아'],
  SSD: ['Sudan'],
  TZA: ['Tádzsikisztán'],
}

function isName(text: string, country: Country): boolean {
  return text !== '' && (text !== country.world.cca2 || COLLOQUIAL_CODES.has(text))
}

/**
 * Other names of a country: in its own languages, in the languages of travellers, and other spellings. Names that fold
 * to the same text are listed once.
 */
export function otherNamesOf(country: Country, written: readonly string[]): readonly string[] {
  const { name, altSpellings, translations } = country.world
  const native = Object.values(name.native).map(({ common }) => common)
  const wrong = WRONG_TRANSLATIONS[country.world.cca3] ?? []
  const abroad = Object.values(translations)
    .map(({ common }) => common)
    .filter((translation) => !wrong.includes(translation))
  const seen = new Set([foldText(country.name)])
  const spellings = altSpellings.filter((spelling) => !OFFICIAL.test(spelling))
  const translated = abroad.filter((translation) => !/[(]|cumhuriyeti/i.test(translation))
  const spoken = COLLOQUIAL_NAMES[country.world.cca3] ?? []
  return [...written, ...native, ...spellings, ...translated, ...spoken].filter((candidate) => {
    const folded = foldText(candidate)
    if (!isName(candidate, country) || folded === '' || seen.has(folded)) return false
    seen.add(folded)
    return true
  })
}
