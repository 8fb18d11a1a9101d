import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { bordersOf } from './country-borders.ts'
import { isGuided, type Place } from './place.ts'

/** A day's journey overland (S3.10). */
const NEAR_KM = 600
/** Where fewer places are near, the next ones are listed with their distance. */
const MIN_NEARBY = 3

/** Places inside a place, in the order of its page. */
type Children = { readonly regions: readonly Place[]; readonly cities: readonly Place[] }

/** Relations between the places of the guide. */
export type PlaceLinks = {
  readonly find: (path: string) => Place | undefined
  /** From the country down to the parent; empty for a country. */
  readonly ancestorsOf: (place: Place) => readonly Place[]
  /** Regions and all cities of a country; the cities of a region. */
  readonly childrenOf: (place: Place) => Children
  /** Neighbours of a country, then nearby places by distance, without ancestors and children. */
  readonly nearbyOf: (place: Place) => readonly NearbyLink[]
}

/** A nearby page: its distance, and whether it is a country with a common border. */
export type NearbyLink = { readonly place: Place; readonly km: number; readonly isNeighbour: boolean }

const english = new Intl.Collator(DEFAULT_LOCALE)

/** Best in Travel first, then pages with text, then by name. */
export function compareByImportance(one: Place, other: Place): number {
  const rank = (one.rank ?? Number.POSITIVE_INFINITY) - (other.rank ?? Number.POSITIVE_INFINITY)
  if (rank !== 0 && !Number.isNaN(rank)) return rank
  if (isGuided(one) !== isGuided(other)) return isGuided(one) ? -1 : 1
  return english.compare(one.name, other.name) || (one.path < other.path ? -1 : 1)
}

const countryPath = ({ country }: Place): string => `/destinations/${country.slug}`

/**
 * Indexes the relations between places, so that lookups are cheap for a catalogue of any size.
 * @param capitalOf the capital of a country by its code: journeys between countries start there, too
 */
export function linkPlaces(
  places: readonly Place[],
  capitalOf: (code: string) => GeoPoint | null = () => null,
): PlaceLinks {
  const byPath = new Map(places.map((place) => [place.path, place]))
  const below = places.filter(({ kind }) => kind !== 'country').toSorted(compareByImportance)
  const byParent = Map.groupBy(below, (place) => place.parentPath ?? '')
  const byCountry = Map.groupBy(below, countryPath)
  const guided = places.filter(isGuided)
  const points = new Map(
    guided.map((place) => [
      place,
      (place.kind === 'country' ? capitalOf(place.country.code) : null) ?? place,
    ]),
  )

  function ancestorsOf(place: Place): readonly Place[] {
    const parent = place.parentPath === null ? undefined : byPath.get(place.parentPath)
    return parent === undefined ? [] : [...ancestorsOf(parent), parent]
  }

  function childrenOf(place: Place): Children {
    const ordered = (place.kind === 'country' ? byCountry : byParent).get(place.path) ?? []
    return {
      regions: ordered.filter(({ kind }) => kind === 'region'),
      cities: ordered.filter(({ kind }) => kind === 'city'),
    }
  }

  function nearbyOf(place: Place): readonly NearbyLink[] {
    const isFamily = ({ path }: Place): boolean =>
      path === place.path || path.startsWith(`${place.path}/`) || place.path.startsWith(`${path}/`)
    const borders = place.kind === 'country' ? bordersOf(place.country) : []
    const all = guided
      .filter((candidate) => !isFamily(candidate))
      .map((candidate) => ({
        place: candidate,
        km: distanceKm(points.get(place) ?? place, points.get(candidate) ?? candidate),
        isNeighbour: candidate.kind === 'country' && borders.includes(candidate.country.code),
      }))
      .toSorted((one, other) => one.km - other.km)
    const others = all.filter(({ isNeighbour }) => !isNeighbour)
    return [
      ...all.filter(({ isNeighbour }) => isNeighbour),
      ...others.filter(({ km }, index) => km <= NEAR_KM || index < MIN_NEARBY),
    ]
  }

  return { find: (path) => byPath.get(path), ancestorsOf, childrenOf, nearbyOf }
}
