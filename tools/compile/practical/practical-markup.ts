import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatLocaleOf, type Locale } from '#isomorphic/words/locale.ts'
import type { PlaceKind } from '#src/catalogue/catalogue-types.ts'
import { airportTable } from '#tools/compile/airports/airport-table.ts'
import { nearestAirports, readAirports } from '#tools/compile/airports/airports.ts'
import { timeZoneAt } from '#tools/compile/geography/countries/time-zones.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import { hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import { clockChangesOf } from './clock-changes.ts'
import { countryFactGroups } from './country-fact-groups.ts'
import { factLists } from './fact-lists.ts'
import type { FactGroup, PartsByTitle } from './fact-rows.ts'
import { gatewayTables } from './gateway-tables.ts'
import { placeFactGroups } from './place-fact-groups.ts'
import type { PlacePractical } from './place-practical-schema.ts'
import type { PracticalFacts } from './read-practical.ts'
import { PRACTICAL_WORDS } from './words/practical-words.ts'

/** A page of the guide, as far as its practical facts need it. */
export type PracticalPlace = {
  readonly name: string
  readonly path: string
  readonly country: Country
  readonly kind: PlaceKind
  readonly point: { readonly latitude: number; readonly longitude: number }
}

/** The markup of a place's practical facts, by section of its page; empty where nothing is known. */
export type PracticalMarkup = {
  readonly gettingThere: readonly Markup[]
  /** @param parts of the guide's text; those of `introductions` are placed in the groups that they introduce */
  readonly practical: (parts: PartsByTitle) => readonly Markup[]
  readonly introductions: readonly string[]
}

export const NO_PRACTICAL_MARKUP: PracticalMarkup = {
  gettingThere: [],
  practical: () => [],
  introductions: [],
}

const DESTINATIONS = '/destinations/'

// A formatter takes a tenth of a millisecond to create.
const longDateOf = memoize(
  (locale: Locale) => new Intl.DateTimeFormat(formatLocaleOf(locale), { dateStyle: 'long', timeZone: 'UTC' }),
)
const monthOf = memoize(
  (locale: Locale) =>
    new Intl.DateTimeFormat(formatLocaleOf(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** Stations keep the clocks of the states that run them. */
const WITHOUT_CLOCKS_OF_ITS_OWN = 'AQ'

/** The changes of this year and the next: guides are read in December, too. */
function clocksTexts({ country, point }: PracticalPlace, year: number, locale: Locale): readonly string[] {
  const { cca2 } = country.world
  const zone = cca2 === WITHOUT_CLOCKS_OF_ITS_OWN ? null : timeZoneAt(cca2, point)
  const format = longDateOf(locale)
  const { clocks } = pickWords(PRACTICAL_WORDS, locale)
  return [year, year + 1].flatMap((one) => {
    const changes = zone === null ? null : clockChangesOf(zone, one)
    return changes === null ? [] : [clocks(format.format(changes.forwardMs), format.format(changes.backMs))]
  })
}

function asOfNote(asOf: string, locale: Locale): Markup {
  const text = monthOf(locale).format(new Date(`${asOf}-01`))
  const month = hastElement('time', { dateTime: asOf }, [text])
  const [before = '', after = ''] = pickWords(PRACTICAL_WORDS, locale).asOf('\u0000').split('\u0000')
  return hastElement('p', { className: 'meta source' }, [before, month, after])
}

const introductionsOf = (groups: readonly FactGroup[]): readonly string[] =>
  groups.flatMap(({ part }) => part ?? [])

/**
 * Compiles the practical facts of places.
 * @param year the first of the two for which the page says when clocks change
 */
export function createPracticalMarkup({ countries, places }: PracticalFacts, year: number, locale: Locale) {
  const words = pickWords(PRACTICAL_WORDS, locale)
  const airports = readAirports()

  function ofCountry(place: PracticalPlace): PracticalMarkup {
    const facts = countries.get(place.country.slug)
    if (facts === undefined) return NO_PRACTICAL_MARKUP
    const groups = countryFactGroups(facts, clocksTexts(place, year, locale), locale)
    return {
      gettingThere: gatewayTables(place.name, facts, locale),
      practical: (parts) => [factLists(groups, parts), asOfNote(facts.asOf, locale)],
      introductions: introductionsOf(groups),
    }
  }

  /** A region whose gateways no editor has chosen lists the airports around it. */
  function gatewaysOf(place: PracticalPlace, facts: PlacePractical | null): readonly Markup[] {
    const chosen = facts === null ? [] : gatewayTables(place.name, facts, locale)
    if (chosen.length > 0 || place.kind !== 'region') return chosen
    const nearest = nearestAirports(airports, place.point)
    return nearest.length === 0 ? [] : airportTable(nearest, `the middle of the ${place.kind}`)
  }

  function ofPlace(place: PracticalPlace, slugPath: string): PracticalMarkup {
    const facts = places.get(slugPath) ?? null
    const country = countries.get(place.country.slug) ?? null
    const groups = placeFactGroups(place.kind, { facts, country }, locale)
    const link = hastElement('a', { href: `${DESTINATIONS}${place.country.slug}#practical` }, [
      words.allFactsOf(place.country.name),
    ])
    return {
      gettingThere: gatewaysOf(place, facts),
      practical: (parts) =>
        groups.length === 0
          ? []
          : [
              factLists(groups, parts),
              ...(country === null ? [] : [hastElement('p', { className: 'meta' }, [link])]),
            ],
      introductions: introductionsOf(groups),
    }
  }

  return (place: PracticalPlace): PracticalMarkup => {
    const slugPath = place.path.slice(DESTINATIONS.length)
    return slugPath.includes('/') ? ofPlace(place, slugPath) : ofCountry(place)
  }
}
