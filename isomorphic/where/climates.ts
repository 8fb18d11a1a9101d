import { MONTH_COUNT } from './fact-words.ts'
import { INTERESTS, type Interest } from './interests.ts'
import type { WhereFacts } from './where-facts.ts'

/** Interests whose part of a country or region may have another climate than the place that its weather describes. */
export const LANDSCAPES = [
  'beaches',
  'mountains',
  'wildlife',
  'islands',
  'deserts',
  'snow',
] as const satisfies readonly Interest[]

export type Landscape = (typeof LANDSCAPES)[number]

/**
 * The climates of the places. Climates are numbered: those with the number of a row are that of the place itself, those
 * after them belong to the landscapes of some places. Twelve words of each stand in the columns of the facts.
 */
export type Climates = {
  /** The climate of an interest at a row; the row itself where the landscape has no separate one. */
  readonly of: (interest: Interest, row: number) => number
  /** Climates of the landscapes of a row. */
  readonly othersOf: (row: number) => readonly number[]
}

const NONE: readonly number[] = []
const bitOf = (interest: Interest): number => 1 << INTERESTS.indexOf(interest)

/** The interests of a list as bits, as the facts store them. */
export const interestMask = (interests: readonly Interest[]): number =>
  interests.reduce((mask, interest) => mask | bitOf(interest), 0)

/** Reads which climates the facts have besides those of the places. */
export function createClimates({
  id,
  otherRows,
  otherFor,
}: Pick<WhereFacts, 'id' | 'otherRows' | 'otherFor'>): Climates {
  const size = id.length
  const climates = otherRows.map((_, index) => size + index)
  const byRow = Map.groupBy(climates, (climate) => otherRows[climate - size])
  return {
    of: (interest, row) =>
      byRow.get(row)?.find((climate) => ((otherFor[climate - size] ?? 0) & bitOf(interest)) !== 0) ?? row,
    othersOf: (row) => byRow.get(row) ?? NONE,
  }
}

/** The landscape that a climate is named after; null for that of a place itself. */
export const landscapeOf = (
  { id, otherFor }: Pick<WhereFacts, 'id' | 'otherFor'>,
  climate: number,
): Landscape | null =>
  LANDSCAPES.find((landscape) => ((otherFor[climate - id.length] ?? 0) & bitOf(landscape)) !== 0) ?? null

/**
 * The climates that a question is about at a row, the one that reasons describe first. Without an interest it is that of
 * the place, or of a landscape where only that one fits.
 * @param fits whether a climate has the season and the weather that are wished for
 */
export function climatesOf(
  climates: Climates,
  row: number,
  interests: readonly Interest[],
  fits: (climate: number) => boolean,
): readonly number[] {
  if (interests.length > 0) {
    const own = new Set(interests.map((interest) => climates.of(interest, row)))
    return own.delete(row) ? [...own, row] : [...own]
  }
  const others = climates.othersOf(row)
  return others.length === 0 || fits(row) ? [row] : [others.find(fits) ?? row]
}

/** Whether the words of a column differ between two climates, in a month or, without one, in any. */
export function differs(
  column: ArrayLike<unknown>,
  one: number,
  other: number,
  month: number | null,
): boolean {
  const months = month === null ? Array.from({ length: MONTH_COUNT }, (_, index) => index) : [month]
  return months.some((each) => column[one * MONTH_COUNT + each] !== column[other * MONTH_COUNT + each])
}
