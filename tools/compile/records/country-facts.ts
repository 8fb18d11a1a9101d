import { DEFAULT_LOCALE, formatLocaleOf } from '#isomorphic/words/locale.ts'
import type { Fact } from '#src/catalogue/catalogue-types.ts'
import { EVERYDAY_LANGUAGE, type PlaceLanguages } from '#tools/compile/guide/place-languages.ts'
import { bordersOf } from '#tools/compile/places/country-borders.ts'
import { currencyText } from '#tools/compile/places/currency-text.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import type { CountryNotes } from '#tools/compile/text/content-schemas.ts'

const EXACT_AREA_KM2 = 10
/** Regions of a state have boundaries with it, and are not its neighbours. */
const PARENT_STATE: Readonly<Partial<Record<string, string>>> = { HKG: 'CHN', MAC: 'CHN' }
/** Calling codes that cannot be composed of the root and suffix in the country data. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  ALA: '+358 18',
  ESH: '+212',
  SHN: '+290',
  SJM: '+47 79',
  VAT: '+39 06 698',
}
const MAX_AREA_CODES = 3
/** Areas where the country data includes a part with its own page (Kosovo), or ignores reclaimed land. */
const AREAS_KM2: Readonly<Record<string, number>> = { MAC: 33, SGP: 736, SRB: 77474 }

const FORMAT_LOCALE = formatLocaleOf(DEFAULT_LOCALE)
const numbers = new Intl.NumberFormat(FORMAT_LOCALE, { maximumSignificantDigits: 3 })
const smallNumbers = new Intl.NumberFormat(FORMAT_LOCALE, { maximumFractionDigits: 2 })
const integers = new Intl.NumberFormat(FORMAT_LOCALE, { maximumFractionDigits: 0 })

/** Sources differ in the fourth digit, so large areas are rounded to three. */
export function areaText(areaKm2: number): string | null {
  if (areaKm2 <= 0) return null
  const format = areaKm2 < EXACT_AREA_KM2 ? smallNumbers : areaKm2 < 1000 ? integers : numbers
  return `${format.format(areaKm2)} km²`
}

/** `+212`, `+1 809, 829, 849`; null where there is no telephone. */
function callingCodeText({ cca3, idd }: Country['world']): string | null {
  const known = CALLING_CODES[cca3]
  if (known !== undefined) return known
  if (idd.root === '' || idd.suffixes.length === 0) return null
  if (idd.suffixes.length > MAX_AREA_CODES || idd.root === '+7') return idd.root
  return idd.root === '+1' ? `+1 ${idd.suffixes.join(', ')}` : `${idd.root}${idd.suffixes.join('')}`
}

function capitalFact(notes: CountryNotes | null): Fact | null {
  if (notes?.capitalFact !== undefined) return notes.capitalFact
  return notes?.capital === undefined ? null : { label: 'Capital', value: notes.capital }
}

const factOf = (label: string, value: string | null): Fact | null =>
  value === null || value === '' ? null : { label, value }

function currencyFact({ world }: Country, notes: CountryNotes | null): Fact | null {
  const codes = notes?.currencies ?? Object.keys(world.currencies)
  return factOf(
    'Currency',
    codes.flatMap((code) => currencyText(code, world.currencies[code]?.name) ?? []).join(', '),
  )
}

const sentenceCase = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The official languages are a fact of their own where they are not those that one hears. */
function languageFacts({ spoken, official, english }: PlaceLanguages): readonly (Fact | null)[] {
  const isSame = official === undefined || inOrder(official).join() === inOrder(spoken).join()
  return [
    factOf('Languages', spoken.join(', ')),
    isSame
      ? null
      : factOf(official.length === 1 ? 'Official language' : 'Official languages', official.join(', ')),
    english === EVERYDAY_LANGUAGE ? null : factOf('English', sentenceCase(english)),
  ]
}

const inOrder = (names: readonly string[]): readonly string[] =>
  names.toSorted((a, b) => a.localeCompare(b, DEFAULT_LOCALE))

const present = (facts: readonly (Fact | null)[]): readonly Fact[] => facts.filter((fact) => fact !== null)

/** The facts of a country's page; missing ones are omitted. */
export function countryFacts(
  country: Country,
  notes: CountryNotes | null,
  languages: PlaceLanguages,
  nameOf: (code: string) => string | null,
): readonly Fact[] {
  const { world } = country
  const neighbours = bordersOf(country)
    .filter((code) => PARENT_STATE[code] !== world.cca3)
    .flatMap((code) => (PARENT_STATE[world.cca3] === code ? 'Mainland China' : (nameOf(code) ?? [])))
  return present([
    capitalFact(notes),
    ...languageFacts(languages),
    currencyFact(country, notes),
    factOf('Calling code', callingCodeText(world)),
    factOf('Area', areaText(AREAS_KM2[world.cca3] ?? world.area)),
    factOf('Borders', inOrder(neighbours).join(', ')),
  ])
}

/** Facts that a region or a city inherits from its country, with the languages of the place itself. */
export function inheritedFacts(
  country: Country,
  notes: CountryNotes | null,
  { official: _, ...local }: PlaceLanguages,
): readonly Fact[] {
  return present([
    factOf('Country', country.name),
    ...languageFacts(local),
    currencyFact(country, notes),
    factOf('Calling code', callingCodeText(country.world)),
  ])
}
