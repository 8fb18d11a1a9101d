import { compositionOf, familyOf, type PosterTraits } from '#art/poster-traits.ts'
import { choosePoster, type PosterConstraints } from './choose-poster.ts'

/** Enough for every grade of seven scenes; few places need more than two. */
const MAX_ATTEMPTS = 36

/** Whether two adjacent posters would look the same: the same scene in the same palette (D7.6). */
export function looksAlike(one: PosterTraits, other: PosterTraits): boolean {
  return one.scene === other.scene && familyOf(one) === familyOf(other)
}

/** Whether two posters have the same composition, in any grade. */
export function sharesComposition(one: PosterTraits, other: PosterTraits): boolean {
  return compositionOf(one) === compositionOf(other)
}

function neighboursIn(lists: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>()
  const join = (one: string, other: string): void => {
    const known = neighbours.get(one)
    if (known === undefined) neighbours.set(one, new Set([other]))
    else known.add(other)
  }
  for (const list of lists) {
    for (const [index, id] of list.entries()) {
      const next = list[index + 1]
      if (next === undefined || next === id) continue
      join(id, next)
      join(next, id)
    }
  }
  return neighbours
}

/**
 * Chooses the posters of places so that no two neighbours of the lists look alike.
 * @param constraints in order of priority: the first get their first choice
 * @param lists IDs in the order in which pages show them
 * @throws when a place has too many neighbours to differ from all of them; a synthetic one gets the poster that fewest
 * of them have
 */
export function assignPosters(
  constraints: readonly PosterConstraints[],
  lists: readonly (readonly string[])[],
): ReadonlyMap<string, PosterTraits> {
  const neighbours = neighboursIn(lists)
  const chosen = new Map<string, PosterTraits>()
  for (const wish of constraints) {
    const assigned = [...(neighbours.get(wish.id) ?? [])].flatMap((id) => chosen.get(id) ?? [])
    chosen.set(wish.id, firstDistinctPoster(wish, assigned))
  }
  return chosen
}

function firstDistinctPoster(wish: PosterConstraints, assigned: readonly PosterTraits[]): PosterTraits {
  // Tries another scene where the traits of a place allow one; an editor's choice is final.
  for (let attempt = 0; wish.scene === null && !wish.isSynthetic && attempt < MAX_ATTEMPTS; attempt++) {
    const traits = choosePoster(wish, attempt)
    if (!assigned.some((neighbour) => sharesComposition(traits, neighbour))) return traits
  }
  let bestFallback = { traits: choosePoster(wish, 0), twins: Number.POSITIVE_INFINITY }
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const traits = choosePoster(wish, attempt)
    const twins = assigned.filter((neighbour) => looksAlike(traits, neighbour)).length
    if (twins === 0) return traits
    if (twins < bestFallback.twins) bestFallback = { traits, twins }
  }
  if (wish.isSynthetic) return bestFallback.traits
  throw new Error(`no poster of ${wish.id} differs from those beside it`)
}

/** Selects up to `count` entries in order, skipping any with the composition of the previous one. */
export function withoutAdjacentRepeats<Entry>(
  entries: Iterable<Entry>,
  count: number,
  posterOf: (entry: Entry) => PosterTraits,
): readonly Entry[] {
  const selected: Entry[] = []
  for (const entry of entries) {
    const last = selected.at(-1)
    if (last !== undefined && sharesComposition(posterOf(last), posterOf(entry))) continue
    selected.push(entry)
    if (selected.length === count) break
  }
  return selected
}
