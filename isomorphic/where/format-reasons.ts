import { pickWords } from '#isomorphic/words/catalogue.ts'
import { formatNumber, monthNames } from '#isomorphic/words/formats.ts'
import type { Locale } from '#isomorphic/words/locale.ts'
import type { Landscape } from './climates.ts'
import { ALL_MONTHS, monthBit } from './month-mask.ts'
import type { Drawback, Reason } from './reason.ts'
import { REASON_WORDS } from './words/reason-words.ts'

type NamesOfFeasts = (month: number) => string | null

/** Months of a mask in prose: runs are joined, also across the turn of the year. */
export function monthMaskText(mask: number, locale: Locale): string {
  const names = monthNames(locale)
  const words = pickWords(REASON_WORDS, locale).season
  if (mask === ALL_MONTHS) return words.allYear
  const has = (month: number): boolean => (mask & monthBit((month + names.length) % names.length)) !== 0
  const starts = names.map((_, month) => month).filter((month) => has(month) && !has(month - 1))
  const runs = starts.flatMap((start) => {
    let end = start
    while (has(end + 1)) end += 1
    const [first = '', last = ''] = [names[start], names[end % names.length]]
    if (end === start) return first
    return end === start + 1 ? [first, last] : words.range(first, last)
  })
  return words.list(runs)
}

const STEP_UP_KM = 1000

/** Rounds a distance between two points that stand for areas. */
function roundKm(km: number): number {
  const step = km < STEP_UP_KM ? 50 : 100
  return Math.max(step, Math.round(km / step) * step)
}

/** What is said of a landscape only. */
function placed(text: string, at: Landscape | null, locale: Locale): string {
  const words = pickWords(REASON_WORDS, locale)
  return at === null ? text : words.at[at] + text.charAt(0).toLowerCase() + text.slice(1)
}

/**
 * Writes a reason.
 * @param feastsIn names of the feasts of the place in a month, where they are known
 */
export function formatReason(reason: Reason, locale: Locale, feastsIn: NamesOfFeasts = () => null): string {
  const words = pickWords(REASON_WORDS, locale)
  switch (reason.kind) {
    case 'season': {
      const isOpen = reason.word === 'best' || reason.word === 'good' || reason.word === 'fair'
      return isOpen
        ? placed(words.season[reason.word](monthMaskText(reason.months, locale)), reason.at, locale)
        : ''
    }
    case 'weather': {
      const { warmth, rain, halfHours } = reason
      const falling = warmth === 'freezing' && rain !== 'dry' ? words.rain.snow : words.rain[rain]
      return placed(words.weather(words.warmth[warmth], falling, words.light(halfHours)), reason.at, locale)
    }
    case 'traits':
      return words.traits(reason.traits.map(words.trait))
    case 'feasts': {
      const names = feastsIn(reason.month)
      return names === null ? words.aFeast(monthNames(locale)[reason.month] ?? '') : words.feasts(names)
    }
    case 'overland':
      return words.overland(reason.hours, reason.from)
    case 'distance':
      return words.distance(formatNumber(locale, roundKm(reason.km)), reason.from)
    case 'cost':
      return words.cost[reason.cost]
    case 'kids':
      return words.kids
    case 'step':
      return words.step
    case 'fame':
      return words.fame[reason.fame - 1] ?? ''
    case 'stay':
      return words.stay(reason.min, reason.max)
  }
}

/** Writes what speaks against a place. */
export function formatDrawback(drawback: Drawback, locale: Locale): string {
  const words = pickWords(REASON_WORDS, locale)
  const names = monthNames(locale)
  switch (drawback.kind) {
    case 'warmth': {
      const warmth = words.but.warmth(words.warmth[drawback.is], words.warmth[drawback.wished])
      return drawback.hasShowers ? `${warmth}, ${words.but.showers}` : warmth
    }
    case 'showers':
      return words.but.showers
    case 'school-holidays':
      return words.but.schoolHolidays(names[drawback.month] ?? '')
    case 'long-break':
      return words.but.longBreak(names[drawback.month] ?? '')
    case 'access':
      return words.but.access
    case 'crowded':
      return words.but.crowded
    case 'expensive':
      return words.but.expensive
    case 'min-days':
      return words.but.minDays(drawback.days)
  }
}
