import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { PlaceKind } from '#src/catalogue/catalogue-types.ts'
import type { CountryPractical } from './country-practical-schema.ts'
import { type FactGroup, type FactPart, groupOf, part, row } from './fact-rows.ts'
import type { PlacePractical } from './place-practical-schema.ts'
import { emergencyRow, powerRow, tapWaterRow } from './urgent-rows.ts'
import { PRACTICAL_WORDS } from './words/practical-words.ts'

const named = (
  thing: { readonly name: string; readonly site?: string | undefined } | undefined,
): readonly FactPart[] =>
  thing === undefined
    ? []
    : [thing.site === undefined ? { text: thing.name } : { text: thing.name, href: thing.site }]

type PlaceAndCountryFacts = {
  readonly facts: PlacePractical | null
  readonly country: CountryPractical | null
}

/** The rows of a city or region, followed by what a visitor needs at once of the facts of its country. */
export function placeFactGroups(
  kind: PlaceKind,
  { facts, country }: PlaceAndCountryFacts,
  locale: Locale,
): readonly FactGroup[] {
  const words = pickWords(PRACTICAL_WORDS, locale)
  const { labels } = words
  const own =
    facts === null
      ? []
      : [
          ...row(labels.transit, part(facts.transit)),
          ...row(
            labels.stations,
            (facts.stations ?? []).map(({ name, serves }) => ({ text: `${name}: ${serves}` })),
          ),
          ...row(labels.museumsClosed, part(facts.museumsClosed)),
          ...row(labels.cityCard, named(facts.cityCard)),
          ...row(labels.touristOffice, named(facts.touristOffice)),
          ...row(
            labels.altitude,
            part(
              facts.altitudeM === undefined ? null : words.altitude(formatNumber(locale, facts.altitudeM)),
            ),
          ),
        ]
  const inherited =
    country === null
      ? []
      : [
          ...emergencyRow(country, words),
          ...tapWaterRow(country, words),
          ...powerRow(country, words),
          ...row(labels.payment, part(words.payment[country.payment])),
          ...row(labels.tipping, part(country.tipping)),
        ]
  const group = groupOf(words)
  return [...group(kind === 'region' ? 'region' : 'city', own), ...group('country', inherited)]
}
