import type { MapPoint } from '#isomorphic/maps/map-geometry.ts'
import type { MarkCandidate } from './mark-candidate.ts'

/** Maximum number of characters of a sight's name on the map. */
const MAX_TITLE_LENGTH = 30

type Named = { readonly name?: string }

/**
 * Names beside the numbers of sights, for the lowest precedence: the numbers are explained in the list beside the map,
 * names are a convenience.
 * @param sights in the order of their numbers
 * @param pixelOf the pixel of a sight; null when it is not on the map
 */
export function sightTitles<Sight extends Named>(
  sights: readonly Sight[],
  pixelOf: (sight: Sight) => MapPoint | null,
): readonly MarkCandidate[] {
  return sights.flatMap((sight, index): readonly MarkCandidate[] => {
    const { name = '' } = sight
    const at = name === '' || name.length > MAX_TITLE_LENGTH ? null : pixelOf(sight)
    return at === null ? [] : [{ ...at, label: name, role: 'name', of: String(index + 1) }]
  })
}
