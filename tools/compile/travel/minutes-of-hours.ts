import type { Minutes } from './travel-types.ts'

const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR
const FRACTIONS: Readonly<Record<string, number>> = { '¼': 0.25, '⅓': 1 / 3, '½': 0.5, '⅔': 2 / 3, '¾': 0.75 }
const NUMBER = /(\d*)([¼⅓½⅔¾]?)/u

/** What words besides the numbers do to them: `under ½`, `12 or more`, `a little over 3`. */
const MARGINS: readonly (readonly [pattern: RegExp, minFactor: number, maxFactor: number])[] = [
  [/^under /, 0.75, 1],
  [/ or more$/, 1, 1.25],
  [/^a little over /, 1.02, 1.1],
]

/** The part of a note that follows the hours, such as `each way` or `, then road`. */
const NOTES = / each way$|, .*$/

function numberOf(text: string): number | null {
  const [all, digits = '', fraction = ''] = NUMBER.exec(text) ?? []
  if (all !== text || text === '') return null
  return Number(digits || '0') + (FRACTIONS[fraction] ?? 0)
}

/**
 * Reads hours as editors write them: `about 2½`, `9 to 10`, `10 minutes`, `2 days or more`, `a whole day`.
 * @returns null when they cannot be read
 */
export function minutesOfHours(text: string): Minutes | null {
  if (text === 'a whole day') return { minMinutes: 8 * MINUTES_PER_HOUR, maxMinutes: 10 * MINUTES_PER_HOUR }
  const unit = /minutes?/.test(text) ? 1 : /days?/.test(text) ? MINUTES_PER_DAY : MINUTES_PER_HOUR
  const plain = text.replace(NOTES, '').replace(/ (?:minutes?|days?|hours?)\b/, '')
  const margin = MARGINS.find(([pattern]) => pattern.test(plain))
  const [low = '', high = low, ...others] = plain
    .replace(margin?.[0] ?? /$^/, '')
    .replace(/^about /, '')
    .split(' to ')
  const [min, max] = [numberOf(low), numberOf(high)]
  if (min === null || max === null || max === 0 || max < min || others.length > 0) return null
  return {
    minMinutes: Math.round(min * unit * (margin?.[1] ?? 1)),
    maxMinutes: Math.round(max * unit * (margin?.[2] ?? 1)),
  }
}
