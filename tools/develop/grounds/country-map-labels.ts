import type { GroundName } from '#src/maps/drawing/ground.ts'
import { LOCATOR_HEIGHT, LOCATOR_WIDTH, locatorProjection } from '#src/maps/drawing/locator-projection.ts'
import { piecesInView } from '#src/maps/drawing/pieces-in-view.ts'
import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import type { Country } from '#tools/compile/places/load-countries.ts'
import { createCountryLabels } from './country-labels.ts'
import type { Town } from './natural-earth.ts'

/** Maximum number of towns in the country and in its neighbours. */
const [MAX_OWN_TOWNS, MAX_OTHER_TOWNS] = [7, 3]
const EDGE = 24

/** Labels on the map of each country, by its code: neighbours and the largest towns. */
export function createCountryMapLabels(
  countries: readonly Country[],
  towns: readonly Town[],
  geodata: Geodata,
): Readonly<Record<string, readonly GroundName[]>> {
  const nameOf = (code: string): string => countries.find((country) => country.code === code)?.name ?? ''
  const bySize = towns.toSorted((one, other) => one.rank - other.rank || other.people - one.people)
  return Object.fromEntries(
    countries.map(({ code, name }) => {
      const { extent, anchor } = geodata.frameOf(code)
      const { projection, frame } = locatorProjection(piecesInView(extent, anchor))
      const lands = createCountryLabels({ projection, bounds: frame }, code, nameOf, geodata)
      const shown = bySize.filter(({ at }) => {
        const [x, y] = projection([at[0], at[1]]) ?? [-1, -1]
        return x > EDGE && y > EDGE && x < LOCATOR_WIDTH - EDGE && y < LOCATOR_HEIGHT - EDGE
      })
      const own = shown.filter(({ country }) => country === code).slice(0, MAX_OWN_TOWNS)
      const others = shown.filter(({ country }) => country !== code).slice(0, MAX_OTHER_TOWNS)
      const names = [...own, ...others].map((town): GroundName => {
        return { label: town.name, role: 'town', at: [town.at] }
      })
      return [code, [...lands.filter(({ label }) => label !== name), ...names]]
    }),
  )
}
