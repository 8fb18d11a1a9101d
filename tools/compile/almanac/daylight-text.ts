import { monthNames } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'

const MONTH_NAMES = monthNames(DEFAULT_LOCALE)

const HOURS_IN_DAY = 24

/** Rounds to half hours: `9½`. */
export function halfHours(hours: number): string {
  const halves = Math.round(hours * 2)
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`
}

const hoursText = (hours: number): string => `${halfHours(hours)} hours`

/**
 * The months in which days have this length: one, or in the far north and south several in a row, across New Year too.
 */
function monthRangeText(byMonth: readonly number[], hours: number): string {
  const matches = (index: number): boolean => byMonth.at(index % byMonth.length) === hours
  const months = byMonth.flatMap((_, index) => (matches(index) ? [index] : []))
  const first = months.find((index) => !matches(index - 1))
  const last = months.find((index) => !matches(index + 1))
  const from = MONTH_NAMES[first ?? 0]
  return first === last ? `in mid-${from}` : `from mid-${from} to mid-${MONTH_NAMES[last ?? 0]}`
}

function extremeText(byMonth: readonly number[], hours: number): string {
  const amount =
    hours >= HOURS_IN_DAY ? 'the sun does not set' : hours <= 0 ? 'the sun does not rise' : hoursText(hours)
  return `${amount} ${monthRangeText(byMonth, hours)}`
}

/**
 * The shortest and the longest day of the year in words, for example `8 hours in mid-December, 16½ hours in mid-June`.
 */
export function daylightText(byMonth: readonly number[]): string {
  const minHours = Math.min(...byMonth)
  const maxHours = Math.max(...byMonth)
  if (hoursText(minHours) === hoursText(maxHours)) return `about ${hoursText(maxHours)} all year`
  return `${extremeText(byMonth, minHours)}, ${extremeText(byMonth, maxHours)}`
}
