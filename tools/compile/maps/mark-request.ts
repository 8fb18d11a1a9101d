import type { GeoPoint } from '#isomorphic/maps/map-geometry.ts'
import type { GroundName } from '#src/maps/drawing/ground.ts'
import type { Place } from '#tools/compile/places/place.ts'
import type { MarkCandidate } from './mark-candidate.ts'

export const pointsOf = (wishes: readonly GeoPoint[]): readonly GeoPoint[] =>
  wishes.map(({ latitude, longitude }) => ({ latitude, longitude }))

/** A requested mark, with its geographic position. */
export type MarkRequest = GeoPoint &
  Pick<MarkCandidate, 'label' | 'role'> & {
    /** Alternative positions of an area's name. */
    readonly others?: readonly GeoPoint[]
  }

/** A place with a page. */
export const toMark = ({ name, latitude, longitude }: Place): MarkRequest => {
  return { latitude, longitude, label: name, role: 'place' }
}

/** Requested labels of a map, except those it already has. */
export function labelRequests(
  names: readonly GroundName[],
  known: ReadonlySet<string>,
): readonly MarkRequest[] {
  return names
    .filter(({ label }) => !known.has(label))
    .flatMap(({ label, role, at }) => {
      const [first, ...others] = at.map(([longitude, latitude]): GeoPoint => ({ latitude, longitude }))
      return first === undefined ? [] : [{ ...first, label, role, others }]
    })
}

/** The numbers of a place's sights. */
export const sightMarks = ({ sights }: Place): readonly MarkRequest[] =>
  sights.map((sight, index) => ({ ...sight, label: String(index + 1), role: 'sight' }))
