import type { SeasonWord } from './catalogue-types.ts'

/** English month names, January first. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const name = (index: number): string => MONTH_NAMES[((index % 12) + 12) % 12] ?? ''

function runsOf(season: readonly SeasonWord[], word: SeasonWord): readonly string[] {
  const holds = (index: number): boolean => season[(index + 12) % 12] === word
  const starts = MONTH_NAMES.map((_, index) => index).filter((index) => holds(index) && !holds(index - 1))
  return starts.map((start) => {
    let end = start
    while (holds(end + 1)) end += 1
    return end === start ? name(start) : `${name(start)}${end === start + 1 ? ' and ' : ' to '}${name(end)}`
  })
}

/**
 * The months of one word in prose; a run across the turn of the year is joined: `March to May, October and November`.
 * @param season twelve words, January first
 * @returns null when no month has the word
 */
export function monthSpans(season: readonly SeasonWord[], word: SeasonWord): string | null {
  if (season.every((each) => each === word)) return 'all year'
  const runs = runsOf(season, word)
  return runs.length === 0 ? null : runs.join(', ')
}
