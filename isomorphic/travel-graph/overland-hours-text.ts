import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import type { OverlandHours } from './travel-graph.ts'
import { OVERLAND_HOURS_WORDS } from './words/overland-hours-words.ts'

type Words = (typeof OVERLAND_HOURS_WORDS)['en']

const HOURS_PER_DAY = 24
const MINUTES_PER_HOUR = 60
const MAX_MINUTES_SHOWN = 55
const FRACTIONS = ['', '¼', '½', '¾']

/**
 * The step to which hours are rounded: coarser with the distance, and once more for an estimate, so that a text does
 * not claim more than is known. Up to 1½ hours a quarter, up to 5 a half, up to 12 an hour, up to a day two hours, then
 * half a day, and from four days a day.
 */
const STEPS: readonly (readonly [belowHours: number, step: number])[] = [
  [1.5, 0.25],
  [5, 0.5],
  [12, 1],
  [24, 2],
  [96, 12],
  [Number.POSITIVE_INFINITY, 24],
]

/** The coarsest step below a day: half a day more or less would be another journey. */
const MAX_STEP_OF_HOURS = 4

function roundHours(hours: number, grade: OverlandHours['grade']): number {
  const level = STEPS.findIndex(([below]) => hours < below)
  const [, coarse = 1] = STEPS[Math.min(STEPS.length - 1, level + (grade === 'estimate' ? 1 : 0))] ?? []
  const step = hours < HOURS_PER_DAY ? Math.min(coarse, MAX_STEP_OF_HOURS) : coarse
  return Math.max(step, Math.round(hours / step) * step)
}

const withFraction = (value: number): string =>
  `${Math.floor(value) || ''}${FRACTIONS[(value % 1) * 4] ?? ''}`

function durationText(hours: number, { minutes, hours: hoursOf, days }: Words): string {
  if (hours * MINUTES_PER_HOUR <= MAX_MINUTES_SHOWN) return minutes(hours * MINUTES_PER_HOUR)
  return hours < HOURS_PER_DAY ? hoursOf(withFraction(hours)) : days(withFraction(hours / HOURS_PER_DAY))
}

/** The parts of a text: “9 h by train”, “two changes”. */
function journeyParts(
  { minHours, maxHours, grade, changes, modes }: OverlandHours,
  words: Words,
): readonly string[] {
  const [one, other, third] = new Set(modes)
  const duration = durationText(roundHours((minHours + maxHours) / 2, grade), words)
  const by =
    one === undefined || third !== undefined
      ? []
      : [other === undefined ? words.by(one) : words.byBoth(one, other)]
  return [[duration, ...by].join(' '), ...(changes === 0 ? [] : [words.changes(changes)])]
}

/** Hours overland in words: “about 9 h by train, two changes”, “about 4 h by road (our estimate)”. */
export function overlandHoursText(hours: OverlandHours, locale: Locale = DEFAULT_LOCALE): string {
  const words = pickWords(OVERLAND_HOURS_WORDS, locale)
  const text = words.about(journeyParts(hours, words).join(', '))
  // After a comma it would read as one more stage of the journey.
  return hours.grade === 'estimate' ? `${text} (${words.estimate})` : text
}

/** The same for a list, where an estimate is one word: “about 9 h by train, two changes”, “roughly 4 h by road”. */
export function shortOverlandText(hours: OverlandHours, locale: Locale = DEFAULT_LOCALE): string {
  const words = pickWords(OVERLAND_HOURS_WORDS, locale)
  const text = journeyParts(hours, words).join(', ')
  return hours.grade === 'estimate' ? words.roughly(text) : words.about(text)
}
