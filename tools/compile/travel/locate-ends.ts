import type { Shape } from '#isomorphic/maps/map-geometry.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import { createCountryFinder } from './country-finder.ts'
import type { EndTable } from './end-table.ts'
import type { EstimateEnd } from './estimate-edges.ts'
import type { IndexedLeg } from './index-legs.ts'
import { joinLandmasses } from './join-landmasses.ts'
import { createLandmassFinder } from './landmasses.ts'
import type { TravelLinks } from './travel-links.ts'

/** Ends that have rows, all of them by boat or plane. */
function endsByBoatOnly(legs: readonly IndexedLeg[]): ReadonlySet<number> {
  const byBoat = new Set(legs.flatMap(({ one, other, mode }) => (mode === 'boat' ? [one, other] : [])))
  for (const { one, other, mode } of legs) {
    if (mode === 'boat' || mode === 'air') continue
    byBoat.delete(one)
    byBoat.delete(other)
  }
  return byBoat
}

/** Says of each end which country and which mass of land it is on, and whether roads lead there. */
export function locateEnds(
  { ends }: EndTable,
  legs: readonly IndexedLeg[],
  {
    links,
    countries,
    geodata,
    land,
  }: {
    readonly links: TravelLinks
    readonly countries: readonly Country[]
    readonly geodata: Geodata
    /** Of the 1:10m data. */
    readonly land: Shape
  },
): readonly EstimateEnd[] {
  const countryOf = createCountryFinder(countries, geodata)
  const landmassOf = createLandmassFinder(land)
  const roadless = new Set<string>([...links.noRoads.places, ...links.noRoads.points])
  const byBoat = endsByBoatOnly(legs)
  const apart = ends.map((end, index) => landmassOf(end, end.place === null && byBoat.has(index)))
  const joined = joinLandmasses(
    apart,
    legs.map((leg) => ({ ...leg, isStated: leg.minutes !== null })),
  )
  return ends.map((end, index) => {
    const country = countryOf(end, end.country)
    const hasRoads = ![end.place ?? '', end.name, country].some((name) => roadless.has(name))
    const { latitude, longitude } = end
    return { latitude, longitude, country, landmass: joined[index] ?? -1, hasRoads }
  })
}
