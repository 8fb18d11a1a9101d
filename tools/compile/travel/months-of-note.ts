import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)
const HALF_YEAR = 6

/** Months of the northern half of the Earth, by the words of notes. */
const SEASONS: readonly (readonly [words: RegExp, months: readonly number[]])[] = [
  [/\b(?:only in|in) summer\b|\bsummer (?:only|boat)|\bsummers only\b/i, [6, 7, 8]],
  [/\bin the warm months\b/i, [5, 6, 7, 8, 9]],
  [/\bin winter\b/i, [12, 1, 2]],
]

const opposite = (month: number): number => ((month + HALF_YEAR - 1) % 12) + 1

/** Months from one to another, also over the end of the year: November to February. */
function monthsBetween(first: number, last: number): readonly number[] {
  const count = ((last - first + 12) % 12) + 1
  return Array.from({ length: count }, (_, index) => ((first + index - 1) % 12) + 1)
}

const NAMES = MONTH_NAMES.join('|')
const SPAN = new RegExp(`\\b(?:from )?(${NAMES}) (to|and) (${NAMES})\\b`)

/**
 * The months in which a way runs, if its note says so: `January and February`, `May to October`, `in summer`.
 * @returns null when it runs all year, or the note does not say
 */
export function monthsOfNote(note: string | undefined, latitude: number): readonly number[] | null {
  if (note === undefined || /through snow in winter/.test(note)) return null
  const [, first, join, last] = SPAN.exec(note) ?? []
  if (first !== undefined && last !== undefined) {
    const [from, to] = [MONTH_NAMES.indexOf(first) + 1, MONTH_NAMES.indexOf(last) + 1]
    return join === 'and' ? [from, to] : monthsBetween(from, to)
  }
  const months = SEASONS.find(([words]) => words.test(note))?.[1]
  if (months === undefined) return null
  return latitude < 0 ? months.map(opposite) : months
}
