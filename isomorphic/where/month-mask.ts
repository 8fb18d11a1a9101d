import { MONTH_COUNT } from './fact-words.ts'

/** All months of a year, one bit each. */
export const ALL_MONTHS = (1 << MONTH_COUNT) - 1

/** Returns the bit of a month, 0 for January. */
export const monthBit = (month: number): number => 1 << month

/** Returns the months of a mask in order, 0 for January. */
export const monthsOfMask = (mask: number): readonly number[] =>
  Array.from({ length: MONTH_COUNT }, (_, month) => month).filter((month) => (mask & monthBit(month)) !== 0)
