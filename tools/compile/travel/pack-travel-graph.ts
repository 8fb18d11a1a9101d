import { TRAVEL_MODES } from '#isomorphic/travel-graph/travel-graph.ts'
import { POINT_STEPS, packKind, type TravelGraphData } from '#isomorphic/travel-graph/travel-graph-data.ts'
import type { EndTable } from './end-table.ts'
import type { EstimateEnd } from './estimate-edges.ts'
import type { IndexedLeg } from './index-legs.ts'
import type { TravelLinks } from './travel-links.ts'
import type { Minutes } from './travel-types.ts'

const monthMask = (months: readonly number[] | null): number =>
  (months ?? []).reduce((mask, month) => mask | (1 << (month - 1)), 0)

/** The region of each place, from the places of each region. */
export const regionsOfPlaces = (regions: TravelLinks['regions']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(regions).flatMap(([region, places]) => places.map((place) => [place, region] as const)),
  )

type PackedParts = {
  readonly table: EndTable
  readonly located: readonly EstimateEnd[]
  readonly legs: readonly IndexedLeg[]
  readonly regions: TravelGraphData['regions']
}

/** Writes the columns of the compiled file. */
export function packTravelGraph(
  { table: { ends, placeCount, aliases }, located, legs, regions }: PackedParts,
  minutesOf: (leg: IndexedLeg) => Minutes,
): TravelGraphData {
  const edges = legs.flatMap((leg) => {
    const { one, other, mode, minutes, months } = leg
    const { minMinutes, maxMinutes } = minutes ?? minutesOf(leg)
    const kind = packKind({
      mode: TRAVEL_MODES.indexOf(mode),
      isEstimate: minutes === null,
      crossesBorder: located[one]?.country !== located[other]?.country,
    })
    return [one, other, kind, minMinutes, maxMinutes, monthMask(months)]
  })
  return {
    places: ends.slice(0, placeCount).map(({ place }) => place ?? ''),
    aliases,
    regions,
    names: ends.map(({ name }) => name),
    points: ends.flatMap(({ latitude, longitude }) =>
      [latitude, longitude].map((degrees) => Math.round(degrees * POINT_STEPS)),
    ),
    landmasses: located.map(({ landmass }) => landmass),
    edges,
  }
}
