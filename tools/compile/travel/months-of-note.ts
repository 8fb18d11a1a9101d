import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)
const MONTHS = MONTH_NAMES.map((_, index) => index + 1)
const HALF_YEAR = 6
const WINTER = [12, 1, 2]

/** What one finds in a season, which says nothing of whether the way runs: `rough in winter`. */
const STATES = '(?<!\\b(?:busy|crowded|dry|full|hot|more|rough|slow|snow|wet) )'

/** Months of the northern half of the Earth, by the words of notes. The first that fits counts. */
const SEASONS: readonly (readonly [words: RegExp, months: readonly number[]])[] = [
  [/\b(?:not|closed) in winter\b/i, MONTHS.filter((month) => !WINTER.includes(month))],
  [new RegExp(`${STATES}\\bin summer\\b|\\bsummers? (?:only|boat|ferry)\\b`, 'i'), [6, 7, 8]],
  [/\bin the warm months\b/i, [5, 6, 7, 8, 9]],
  [new RegExp(`${STATES}\\bin winter\\b|\\bwinters? only\\b`, 'i'), WINTER],
]

const opposite = (month: number): number => ((month + HALF_YEAR - 1) % 12) + 1

/** Months from one to another, also over the end of the year: November to February. */
function monthsBetween(first: number, last: number): readonly number[] {
  const count = ((last - first + 12) % 12) + 1
  return Array.from({ length: count }, (_, index) => ((first + index - 1) % 12) + 1)
}

const NAMES = MONTH_NAMES.join('|')
const PART = '(?:early |mid-|late )?'
const SPAN = new RegExp(`\\b(between )?${PART}(${NAMES}) (to|and) ${PART}(${NAMES})\\b`)

/**
 * The months in which a way runs, if its note says so: `January and February`, `May to October`, `in summer`, `not in
 * winter`. Months in part count as whole ones.
 * @param latitude of its start: summer is in January on the southern half of the Earth
 * @returns null when it runs all year, or the note does not say: `in season` names no months
 */
export function monthsOfNote(note: string | undefined, latitude: number): readonly number[] | null {
  if (note === undefined) return null
  const [, between, first, join, last] = SPAN.exec(note) ?? []
  if (first !== undefined && last !== undefined) {
    const [from, to] = [MONTH_NAMES.indexOf(first) + 1, MONTH_NAMES.indexOf(last) + 1]
    return join === 'and' && between === undefined ? [from, to] : monthsBetween(from, to)
  }
  const months = SEASONS.find(([words]) => words.test(note))?.[1]
  if (months === undefined) return null
  return latitude < 0 ? months.map(opposite) : months
}
