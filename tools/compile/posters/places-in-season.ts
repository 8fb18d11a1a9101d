import type { Place } from '#tools/compile/places/place.ts'
import { compareByImportance } from '#tools/compile/places/place-links.ts'
import { withoutAdjacentRepeats } from './assign-posters.ts'
import type { PosterAssignments } from './poster-book.ts'

const MONTHS = 12
const PLACES_PER_MONTH = 4

function bestMonths({ season }: Place): number {
  return season?.filter((word) => word === 'best').length ?? 0
}

/**
 * Reorders places so that the first ones are far apart: each on another continent while there is one, and the first two
 * on different sides of the equator.
 */
function interleaveContinents(places: readonly Place[]): readonly Place[] {
  const [first] = places
  const opposite = places.find((place) => first !== undefined && place.latitude * first.latitude < 0)
  const inTurn = [...new Set([first, opposite, ...places].filter((place) => place !== undefined))]
  const seen = new Set<string>()
  const leading = inTurn.filter(({ country: { continent } }) => {
    const isNew = !seen.has(continent)
    seen.add(continent)
    return isNew
  })
  return [...new Set([...leading, ...inTurn])]
}

/** Returns a test whether the place or its country has a travel advisory: such a page is not promoted. */
function createWarningTest(places: readonly Place[]): (place: Place) => boolean {
  const warned = new Set(places.filter(({ advisory }) => advisory !== null).map(({ path }) => path))
  return ({ path, country }) => warned.has(path) || warned.has(`/destinations/${country.slug}`)
}

/**
 * For each month, January first, up to four places at their best that have a tagline. Those shown least so far come
 * first, then those with the shortest season, so that the year is varied.
 */
export function placesInSeason(
  places: readonly Place[],
  posters: PosterAssignments,
): readonly (readonly Place[])[] {
  const isShunned = createWarningTest(places)
  const candidates = places
    .filter((place) => place.tagline !== null && place.season !== null && !isShunned(place))
    .toSorted(compareByImportance)
  const timesShown = new Map<string, number>()
  const shown = ({ path }: Place): number => timesShown.get(path) ?? 0
  return Array.from({ length: MONTHS }, (_, month) => {
    const inSeason = candidates
      .filter(({ season }) => season?.[month] === 'best')
      .toSorted((one, other) => shown(one) - shown(other) || bestMonths(one) - bestMonths(other))
    const apart = interleaveContinents(inSeason)
    const chosen = withoutAdjacentRepeats(apart, PLACES_PER_MONTH, (place) => posters.posterOf(place).traits)
    for (const place of chosen) timesShown.set(place.path, shown(place) + 1)
    return chosen
  })
}
