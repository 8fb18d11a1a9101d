import { distanceKm } from './great-circle.ts'
import { isGuided, type Place } from './place.ts'

const NEARBY_KM = 3000
/** With so many in its own country, nobody needs the places abroad. */
const ENOUGH_COMPATRIOTS = 12

/** Places under a place, in the order in which its page lists them. */
type Children = { readonly regions: readonly Place[]; readonly cities: readonly Place[] }

/** Who belongs to whom in the guide. */
export type PlaceLinks = {
  readonly find: (path: string) => Place | undefined
  /** From the country down to the parent; empty for a country. */
  readonly ancestorsOf: (place: Place) => readonly Place[]
  /** A country's regions and all its cities, a region's own. */
  readonly childrenOf: (place: Place) => Children
  /** Guided places by distance: those of the same country, then one of each other country; none of its own family. */
  readonly nearbyOf: (place: Place) => readonly Place[]
}

const english = new Intl.Collator('en')

/** Best in Travel first, then pages with text, then by name. */
export function byInterest(one: Place, other: Place): number {
  const rank = (one.rank ?? Number.POSITIVE_INFINITY) - (other.rank ?? Number.POSITIVE_INFINITY)
  if (rank !== 0 && !Number.isNaN(rank)) return rank
  if (isGuided(one) !== isGuided(other)) return isGuided(one) ? -1 : 1
  return english.compare(one.name, other.name) || (one.path < other.path ? -1 : 1)
}

const countryPath = ({ country }: Place): string => `/destinations/${country.slug}`

function onePerCountry(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.toReversed().map((place) => [place.country.slug, place])).values()].toReversed()
}

/** Joins places once, so that every question afterwards is cheap at any size of the catalogue. */
export function linkPlaces(places: readonly Place[]): PlaceLinks {
  const byPath = new Map(places.map((place) => [place.path, place]))
  const below = places.filter(({ kind }) => kind !== 'country').toSorted(byInterest)
  const byParent = Map.groupBy(below, (place) => place.parentPath ?? '')
  const byCountry = Map.groupBy(below, countryPath)
  const guided = places.filter(isGuided)
  const guidedByCountry = Map.groupBy(guided, countryPath)

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

  function byDistance(place: Place, candidates: readonly Place[]): readonly Place[] {
    const isFamily = ({ path }: Place): boolean =>
      path === place.path || path.startsWith(`${place.path}/`) || place.path.startsWith(`${path}/`)
    return candidates
      .filter((candidate) => !isFamily(candidate))
      .map((candidate) => ({ candidate, distance: distanceKm(place, candidate) }))
      .filter(({ distance }) => distance <= NEARBY_KM)
      .toSorted((one, other) => one.distance - other.distance)
      .map(({ candidate }) => candidate)
  }

  function nearbyOf(place: Place): readonly Place[] {
    const compatriots = byDistance(place, guidedByCountry.get(countryPath(place)) ?? [])
    if (compatriots.length >= ENOUGH_COMPATRIOTS) return compatriots
    const abroad = byDistance(
      place,
      guided.filter((candidate) => candidate.country !== place.country),
    )
    return [...compatriots, ...onePerCountry(abroad)]
  }

  return { find: (path) => byPath.get(path), ancestorsOf, childrenOf, nearbyOf }
}
