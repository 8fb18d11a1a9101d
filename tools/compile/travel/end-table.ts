import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { foldText } from '#isomorphic/search/fold-text.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { ResolvedEnd } from './travel-types.ts'

/** Points of one name are the same within this distance: guides measure a town at its station or in its middle. */
const SAME_NAME_KM = 15
/** Points of different names are the same within this distance. */
const SAME_SPOT_KM = 1
/** A capital stands for its country from this distance. */
const CAPITAL_KM = 15

export type EndTable = {
  /** Pages first, then points. */
  readonly ends: readonly ResolvedEnd[]
  readonly placeCount: number
  /** Index of the end that stands for a country, its capital, or for a region: the town in it at which one arrives. */
  readonly aliases: Readonly<Record<string, number>>
  readonly indexOf: (end: ResolvedEnd) => number | null
}

const nearest = (ends: readonly ResolvedEnd[], point: GeoPoint, withinKm: number): number => {
  let found = -1
  let minKm = withinKm
  for (const [index, end] of ends.entries()) {
    if (Math.abs(end.latitude - point.latitude) > 0.5) continue
    const km = distanceKm(end, point)
    if (km > minKm) continue
    minKm = km
    found = index
  }
  return found
}

const isCountry = ({ place, country }: ResolvedEnd): boolean => place === country

/** Regions at whose own town one arrives, each with that town: a leg between the two would be a change of trains. */
function townsOfRegions(
  pages: readonly ResolvedEnd[],
  regions: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  const byPlace = new Map(pages.map((page) => [page.place, page]))
  const towns = Object.entries(regions).flatMap(
    ([region, inside]): readonly (readonly [string, string])[] => {
      const end = byPlace.get(region)
      const town = inside.find((place) => {
        const other = byPlace.get(place)
        return end !== undefined && other !== undefined && distanceKm(end, other) <= SAME_NAME_KM
      })
      return town === undefined ? [] : [[region, town]]
    },
  )
  return new Map(towns)
}

/**
 * Gives each end an index, so that one town named in five guides is one end.
 * @param pages every page, regions where one arrives in them
 * @param used the ends of all legs
 * @param regions the places inside each region
 */
export function createEndTable(
  pages: readonly ResolvedEnd[],
  used: readonly ResolvedEnd[],
  regions: Readonly<Record<string, readonly string[]>>,
): EndTable {
  const towns = townsOfRegions(pages, regions)
  const places = pages.filter((page) => !isCountry(page) && !towns.has(page.place ?? ''))
  const points = mergePoints(
    used.filter(({ place }) => place === null),
    places,
  )
  const aliases: Record<string, number> = {}
  const alone: ResolvedEnd[] = []
  const cities = [...places, ...points]
  for (const page of pages.filter(isCountry)) {
    const capital = nearest(cities, page, CAPITAL_KM)
    if (capital === -1) alone.push(page)
    else aliases[page.country] = capital < places.length ? capital : -capital
  }
  const placeCount = places.length + alone.length
  // Points move behind the countries that stand for themselves.
  for (const [country, index] of Object.entries(aliases))
    if (index < 0) aliases[country] = -index + alone.length
  for (const [region, town] of towns) aliases[region] = places.findIndex(({ place }) => place === town)
  const ends = [...places, ...alone, ...points]
  const byPlace = new Map(ends.slice(0, placeCount).map((end, index) => [end.place, index]))
  const find = createPointLookup(ends)
  const indexOf = (end: ResolvedEnd): number | null =>
    end.place === null ? find(end) : (byPlace.get(end.place) ?? aliases[end.place] ?? null)
  return { ends, placeCount, aliases, indexOf }
}

/** Finds an end by name and position, else by position alone. */
function createPointLookup(ends: readonly ResolvedEnd[]): (point: ResolvedEnd) => number | null {
  const indexed = ends.map((end, index) => ({ end, index }))
  const byName = Map.groupBy(indexed, ({ end }) => foldText(end.name))
  return (point) => {
    const namesake = byName
      .get(foldText(point.name))
      ?.find(({ end }) => !isCountry(end) && distanceKm(end, point) <= SAME_NAME_KM)
    if (namesake !== undefined) return namesake.index
    const index = nearest(ends, point, SAME_SPOT_KM)
    return index === -1 ? null : index
  }
}

function mergePoints(points: readonly ResolvedEnd[], places: readonly ResolvedEnd[]): readonly ResolvedEnd[] {
  const merged: ResolvedEnd[] = []
  const byName = Map.groupBy(places, ({ name }) => foldText(name))
  for (const point of points) {
    const key = foldText(point.name)
    const namesakes = byName.get(key) ?? []
    if (namesakes.some((end) => distanceKm(end, point) <= SAME_NAME_KM)) continue
    if (nearest(places, point, SAME_SPOT_KM) !== -1 || nearest(merged, point, SAME_SPOT_KM) !== -1) continue
    merged.push(point)
    byName.set(key, [...namesakes, point])
  }
  return merged
}
