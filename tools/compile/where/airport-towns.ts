import { foldText } from '#isomorphic/search/fold-text.ts'
import type { Airport } from '#tools/compile/airports/airport.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import type { PracticalFacts } from '#tools/compile/practical/read-practical.ts'

/** What the register of airports adds to a town, or joins to it: `Ciudad de Cancún`, `Bordeaux/Mérignac`. */
const ADDITIONS = /^Ciudad de (?=\p{Lu})|\/.*$/gu

/** The towns that the guides of a country name for a code. */
function townsOfCountry(
  { countries, places }: PracticalFacts,
  { slug }: Country,
  code: string,
): readonly string[] {
  const own = [...places].filter(([place]) => place.startsWith(`${slug}/`)).map(([, facts]) => facts)
  return [countries.get(slug), ...own].flatMap((facts) =>
    (facts?.airports ?? []).flatMap((airport) => (airport.code === code ? [airport.city] : [])),
  )
}

/**
 * Returns the town that an airport stands for, as travellers call it: the register knows the municipality, such as Luque
 * for Asunción and Islands for Hong Kong, or none. The guides of the country say it; where they do not name the airport,
 * the register does.
 */
export function createAirportTowns(
  practical: PracticalFacts,
  countries: readonly Country[],
): (airport: Airport) => string {
  return ({ code, name, town, country }) => {
    const home = countries.find(({ world }) => world.cca2 === country)
    const towns = home === undefined ? [] : townsOfCountry(practical, home, code)
    const registered = towns.find((each) => foldText(each) === foldText(town))
    return registered ?? towns[0] ?? (town.replace(ADDITIONS, '') || name)
  }
}
