import type { GeoBounds } from '#isomorphic/maps/geo-bounds.ts'
import type { LocatorInput } from '#src/maps/drawing/locator-input.ts'
import type { CountryCode } from '#tools/compile/geography/countries/country-code.ts'
import { indexLand, indexLines } from '#tools/compile/geography/geometry/geo-index.ts'
import { detailedWatersAround, readDetailedWaters } from './detailed-waters.ts'
import { readWaters } from './waters.ts'

/** Lakes and rivers around a view: for the close view of a country, in more detail. */
export function indexWaters() {
  const waters = readWaters()
  const lakes = indexLand(waters.lakes)
  const closeWatersIn = detailedWatersAround(readDetailedWaters(), lakes)
  const rivers = indexLines(waters.rivers.map(({ line }) => line))
  const ranks = new Map(waters.rivers.map(({ line, rank }) => [line, rank]))
  return {
    around(view: GeoBounds, code?: CountryCode): Pick<LocatorInput, 'lakes' | 'rivers'> {
      const close = code === undefined ? null : closeWatersIn(code, view)
      if (close !== null) return close
      const near = rivers.around(view).map((line) => ({ line, rank: ranks.get(line) ?? 0 }))
      return { lakes: lakes.around(view), rivers: near }
    },
  }
}
