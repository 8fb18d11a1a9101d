import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { NARROW_METRICS } from '#src/maps/labels/label-box.ts'
import type { MarkCandidate } from './mark-candidate.ts'
import { placeCandidates } from './place-candidates.ts'

/** How many names that tell where one is precede the names of sights on a phone, where a key lists the sights. */
const MAX_ORIENTING = 6
const ROLES: readonly MarkCandidate['role'][] = ['street', 'land', 'water', 'stop']

/** Whether a mark names a street, a quarter, water or a railway station. */
export const isOrienting = ({ role, sign = '' }: Pick<MarkCandidate, 'role' | 'sign'>): boolean =>
  ROLES.includes(role) && sign === ''

/** By what a candidate stands for: its label may have been abbreviated. */
const keyOf = ({ role, label, shorter }: MarkCandidate): string => `${role} ${shorter ?? label}`

/** The first of each role, then the second of each, and so on. */
function interleaved(wishes: readonly MarkCandidate[]): readonly MarkCandidate[] {
  const byRole = ROLES.map((role) => wishes.filter((wish) => wish.role === role))
  const count = Math.max(...byRole.map(({ length }) => length))
  return Array.from({ length: count }, (_, index) => byRole.flatMap((list) => list[index] ?? [])).flat()
}

/**
 * The order of precedence on a phone: streets, quarters, waters and stations before the names of sights, which the key
 * below the map has. Without them a plan would show numbers among lines without names.
 * @param wishes by precedence on a wide map, numbers first
 */
export function phoneOrder(base: LocatorBase, wishes: readonly MarkCandidate[]): readonly MarkCandidate[] {
  const start = wishes.findIndex(({ role }) => role === 'name')
  if (start < 0) return wishes
  const [head, tail] = [wishes.slice(0, start), wishes.slice(start)]
  const trial = [...head, ...interleaved(tail.filter(isOrienting))]
  const fitting = placeCandidates(base, trial, NARROW_METRICS).map(({ wish }) => wish)
  const first = new Set(fitting.filter(isOrienting).slice(0, MAX_ORIENTING).map(keyOf))
  const isFirst = (wish: MarkCandidate): boolean => first.has(keyOf(wish))
  return [...head, ...interleaved(tail.filter(isFirst)), ...tail.filter((wish) => !isFirst(wish))]
}
