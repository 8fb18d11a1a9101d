import type { FactTable } from './fact-table.ts'
import {
  ADVISED,
  COST_CODES,
  FIRST_CODE,
  HARD,
  MONTH_COUNT,
  RAIN_CODES,
  SEASON_CODES,
  WARMTH_CODES,
} from './fact-words.ts'
import { monthBit } from './month-mask.ts'

/** The words of one place and month. */
export type MonthFacts = {
  readonly season: (typeof SEASON_CODES)[number]
  readonly warmth: (typeof WARMTH_CODES)[number]
  readonly rain: (typeof RAIN_CODES)[number]
  readonly halfHours: number
}

/** @throws when the row does not exist */
function wordAt<T>(words: readonly T[], code: number | undefined): T {
  const word = code === undefined ? undefined : words[code]
  if (word === undefined) throw new Error('the facts of /where have no such row')
  return word
}

/** Reads the words of a month. @throws when the row does not exist */
export function monthFacts(
  { season, warmth, rain, light }: FactTable,
  row: number,
  month: number,
): MonthFacts {
  const at = row * MONTH_COUNT + month
  return {
    season: wordAt(SEASON_CODES, season[at]),
    warmth: wordAt(WARMTH_CODES, warmth[at]),
    rain: wordAt(RAIN_CODES, rain[at]),
    halfHours: light[at] ?? 0,
  }
}

/** Months of a row with one of these words, as a mask. */
export function monthsWithSeason(table: FactTable, row: number, words: readonly string[]): number {
  let mask = 0
  for (let month = 0; month < MONTH_COUNT; month += 1)
    if (words.includes(monthFacts(table, row, month).season)) mask |= monthBit(month)
  return mask
}

/** Cost of a place. @throws when the row does not exist */
export const costOf = ({ cost }: FactTable, row: number): (typeof COST_CODES)[number] =>
  wordAt(COST_CODES, cost[row])

/** Whether a month has school holidays, or a long break. */
export const isBusy = (masks: readonly number[], row: number, month: number): boolean =>
  ((masks[row] ?? 0) & monthBit(month)) !== 0

/** Whether the guide advises against a place. */
export const isAdvised = ({ caution }: Pick<FactTable, 'caution'>, row: number): boolean =>
  caution[row] === ADVISED

/** Whether hardly anyone gets to a place. */
export const isHard = ({ caution }: Pick<FactTable, 'caution'>, row: number): boolean => caution[row] === HARD

/** Row of a place by its path without `/destinations/`; null where it is unknown. */
export function rowOf({ facts }: FactTable, id: string): number | null {
  const row = facts.id.indexOf(id)
  return row < 0 ? null : row
}

/** Degrees. */
export const pointOf = (
  { facts }: FactTable,
  row: number,
): { readonly latitude: number; readonly longitude: number } => ({
  latitude: (facts.latitude[row] ?? 0) / 100,
  longitude: (facts.longitude[row] ?? 0) / 100,
})

/** Fame from 1 to 4. */
export const fameOf = ({ facts }: FactTable, row: number): number => facts.fame.charCodeAt(row) - FIRST_CODE
