import type { FactTable } from './fact-table.ts'
import { MAX_OF_CONTINENT, MAX_OF_COUNTRY, MORE_COUNT, RESULT_COUNT } from './ranking-rules.ts'
import type { Wishes } from './wishes.ts'

export type PickedRows = {
  /** The first results. */
  readonly results: readonly number[]
  /** Those after them, fewer than `MORE_COUNT`. */
  readonly more: readonly number[]
  /** Tenths of a point by position of `results`. */
  readonly scores: readonly number[]
}

/** Whether a row is part of a country's page that is another row, and has what is asked for at least as much. */
export type Represents = (row: number, country: number) => boolean

/**
 * Whether a region or a town may stand for its country: it has every interest of the question as
 * strongly. Without an interest it never has.
 */
export function createRepresents(id: readonly string[], strengths: readonly ArrayLike<number>[]): Represents {
  return (row, country) =>
    strengths.length > 0 &&
    id[row]?.startsWith(`${id[country]}/`) === true &&
    strengths.every((strength) => (strength[row] ?? 0) >= (strength[country] ?? 0))
}

function countUp(counts: Map<number, number>, key: number): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/**
 * Picks the results from the order: at most three of one country and, where the wish is tied to no place, four of one
 * continent. Where that leaves a page unfilled, the next in order fill it, but never more than three of a country. A
 * country is left to the others where a place in it stands for it.
 * @param order positions in `rows`, best first
 */
export function pickResults(
  { country, continent }: Pick<FactTable, 'country' | 'continent'>,
  { from, continent: wished }: Pick<Wishes, 'from' | 'continent'>,
  {
    order,
    rows,
    scores,
    represents,
  }: {
    readonly order: Uint32Array
    readonly rows: Uint32Array
    readonly scores: Int16Array
    readonly represents: Represents
  },
): PickedRows {
  const [ofCountry, ofContinent] = [new Map<number, number>(), new Map<number, number>()]
  const maxOfContinent = from === null && wished === null ? MAX_OF_CONTINENT : RESULT_COUNT
  const picked: number[] = []
  const rowAt = (position: number): number => rows[position] ?? 0
  const pick = (maximum: number): void => {
    for (let index = 0; index < order.length && picked.length < RESULT_COUNT; index += 1) {
      const position = order[index] ?? 0
      const row = rowAt(position)
      const [nation, part] = [country[row] ?? 0, continent[row] ?? 0]
      if (picked.some((other) => other === position || represents(rowAt(other), row))) continue
      // A place takes the slot of the country that it stands for.
      const slot = picked.findIndex((other) => represents(row, rowAt(other)))
      if (slot >= 0) picked.splice(slot, 1)
      else if ((ofCountry.get(nation) ?? 0) >= MAX_OF_COUNTRY || (ofContinent.get(part) ?? 0) >= maximum)
        continue
      else {
        countUp(ofCountry, nation)
        countUp(ofContinent, part)
      }
      picked.push(position)
    }
  }
  pick(maxOfContinent)
  if (picked.length < RESULT_COUNT) pick(RESULT_COUNT)
  const more: number[] = []
  for (let index = 0; index < order.length && more.length < MORE_COUNT; index += 1) {
    const position = order[index] ?? 0
    if (!picked.includes(position)) more.push(rowAt(position))
  }
  return {
    results: picked.map(rowAt),
    more,
    scores: picked.map((position) => scores[position] ?? 0),
  }
}
