import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import type { EndTable } from './end-table.ts'
import type { AuthoredLeg } from './travel-types.ts'

/** A leg between two ends of the table. */
export type IndexedLeg = Pick<AuthoredLeg, 'mode' | 'minutes' | 'months' | 'source'> & {
  readonly one: number
  readonly other: number
  /** As the crow flies. */
  readonly km: number
}

const keyOf = ({ one, other, mode }: IndexedLeg): string =>
  `${Math.min(one, other)} ${Math.max(one, other)} ${mode === 'bus' ? 'road' : mode}`

/**
 * Legs with the indexes of their ends. A service without hours is left out when the same ends and mode have hours
 * elsewhere, or are named twice.
 */
export function indexLegs(legs: readonly AuthoredLeg[], { ends, indexOf }: EndTable): readonly IndexedLeg[] {
  const indexed = legs.flatMap(({ from, to, mode, minutes, months, source }): readonly IndexedLeg[] => {
    const [one, other] = [indexOf(from), indexOf(to)]
    const [start, goal] = [ends[one ?? -1], ends[other ?? -1]]
    if (one === null || other === null || one === other || start === undefined || goal === undefined)
      return []
    return [{ one, other, km: distanceKm(start, goal), mode, minutes, months, source }]
  })
  const known = new Set(indexed.filter(({ minutes }) => minutes !== null).map(keyOf))
  return indexed.filter((leg) => {
    if (leg.minutes !== null) return true
    const key = keyOf(leg)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}
