import { DAY_MS } from '#src/platform/durations.ts'
import type { Feasts, HolidayRule } from './holiday-file-schema.ts'
import { spansByRule } from './library-holidays.ts'
import type { PublicHoliday } from './public-holiday.ts'

export type HolidaySpan = Pick<PublicHoliday, 'first' | 'last' | 'isByMoon' | 'isSubstitute'>

/** `eid-al-fitr`, `eid-al-fitr +1`, `eid-al-fitr -1 P5D`. */
const FEAST = /^([a-z]+(?:-[a-z]+)*)(?: ([+-]\d+))?(?: P(\d+)D)?$/

const shift = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * DAY_MS).toISOString().slice(0, 10)

function spansByYear(rule: Exclude<HolidayRule, string>, year: number): readonly HolidaySpan[] {
  const written = rule[String(year)]
  if (written === undefined || written === 'none') return []
  return [written].flat().map((span) => {
    const [day = '', length = 'P1D'] = span.split(' ')
    const first = `${year}-${day}`
    return {
      first,
      last: shift(first, Number(length.slice(1, -1)) - 1),
      isByMoon: false,
      isSubstitute: false,
    }
  })
}

/**
 * The days of a year by a rule of `content/holidays`.
 * @param feasts the movable feasts that rules name
 * @throws RangeError when the rule is neither a feast nor in the grammar of the library
 */
export function holidaySpans(rule: HolidayRule, feasts: Feasts, year: number): readonly HolidaySpan[] {
  if (typeof rule !== 'string') return spansByYear(rule, year)
  const [, id = '', offset = '0', length = '1'] = FEAST.exec(rule) ?? []
  const feast = Object.hasOwn(feasts, id) ? feasts[id] : undefined
  if (feast === undefined) return spansByRule(rule, year)
  return holidaySpans(feast.on, {}, year).map((span) => {
    const first = shift(span.first, Number(offset))
    const isByMoon = feast.byMoon ?? false
    return { first, last: shift(first, Number(length) - 1), isByMoon, isSubstitute: false }
  })
}
