import { DAY_MS } from '#src/platform/durations.ts'
import { compileMonth } from '#tools/command/compile-year.ts'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { Festival } from '#tools/compile/text/guide-schemas.ts'
import type { Feasts } from './holiday-file-schema.ts'
import { holidaySpans } from './holiday-rule.ts'
import type { HolidayBook } from './read-holidays.ts'

const MONTHS = 12
/** A leap year has every date. */
const TRIAL_YEAR = 2028
const ISO_MONTH = 'YYYY-MM'.length

/** The first month of a build for a year: the present one, unless the build is for another year. */
export function firstMonthOf(year: number, env: NodeJS.ProcessEnv, nowMs: number): string {
  const now = compileMonth(env, nowMs)
  return now.startsWith(`${year}-`) ? now : `${year}-01`
}

/** A month counts with a quarter of the days of a feast, or with a week of a long one: Ramlila is in October. */
const COUNTING_SHARE = 1 / 4
const COUNTING_DAYS = 7

/** The months of a span, such as `2027-03`, without one that has only its first or last days. */
function monthsOfSpan({ first, last }: { readonly first: string; readonly last: string }): readonly string[] {
  const total = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  const days = Array.from({ length: total }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, ISO_MONTH),
  )
  const minimum = Math.min(total * COUNTING_SHARE, COUNTING_DAYS)
  return [...Map.groupBy(days, (month) => month)].flatMap(([month, own]) =>
    own.length < minimum ? [] : [month],
  )
}

/** The year of a month such as `2026-11`, and the two after it. */
function yearsFrom(from: string): readonly number[] {
  const year = Number(from.slice(0, 'YYYY'.length))
  return [year, year + 1, year + 2]
}

/**
 * The months, 1 for January, in which a feast falls within a year; of one that falls in no month of it, the first
 * months after it. In the order in which they come.
 * @param from the first month, such as `2026-11`
 */
export function feastMonths(rule: string, feasts: Feasts, from: string): readonly number[] {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const end = `${year + 1}-${String(month).padStart(2, '0')}`
  const all = yearsFrom(from)
    .flatMap((each) => holidaySpans(rule, feasts, each).map(monthsOfSpan))
    .filter((months) => months.some((each) => each >= from))
  const within = all.filter(([first = end]) => first < end)
  const found = within.length === 0 ? all.slice(0, 1) : within
  const numbers = found.flat().map((each) => Number(each.slice(ISO_MONTH - 2)))
  return [...new Set(numbers)].slice(0, MONTHS)
}

/** The year of each month, January first, that comes next from a month on, such as `2026-11`. */
export function yearsOfMonths(from: string): readonly number[] {
  const [year = 0, month = 0] = from.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) => (index + 1 < month ? year + 1 : year))
}

/** The first and the last day of a feast in the year of a month, such as `2026-11`, and in the two years after it. */
const feastSpans = (rule: string, feasts: Feasts, from: string): Festival['spans'] & object =>
  yearsFrom(from).flatMap((year) =>
    holidaySpans(rule, feasts, year).map(({ first, last }) => [first, last] as const),
  )

/** Gives the festivals that move their days, and the months in which they fall from a month on. */
export function createFeastDates(
  { feasts }: Pick<HolidayBook, 'feasts'>,
  from: string,
): (festival: Festival) => Festival {
  const known = new Map<string, readonly [months: readonly number[], spans: Festival['spans'] & object]>()
  return (festival) => {
    const { on } = festival
    if (on === undefined) return festival
    const found = known.get(on) ?? [feastMonths(on, feasts, from), feastSpans(on, feasts, from)]
    known.set(on, found)
    const [months, spans] = found
    const [month = festival.month] = months
    return { ...festival, month, alsoIn: months.slice(1), spans }
  }
}

/** Dates the festivals of guides; the others are returned as they are. */
export function dateFestivals(
  authored: readonly AuthoredPlace[],
  book: Pick<HolidayBook, 'feasts'>,
  from: string,
): readonly AuthoredPlace[] {
  const dateOf = createFeastDates(book, from)
  return authored.map((place) => {
    const { festivals } = place.fields
    if (festivals?.some(({ on }) => on !== undefined) !== true) return place
    return { ...place, fields: { ...place.fields, festivals: festivals.map(dateOf) } }
  })
}

/** Reports festivals whose rule cannot be evaluated. */
export function checkFestivalDates(
  authored: readonly AuthoredPlace[],
  { feasts }: Pick<HolidayBook, 'feasts'>,
  report: ReportError,
): void {
  for (const { fields, file, lineOf } of authored)
    for (const [index, { on }] of (fields.festivals ?? []).entries()) {
      if (on === undefined) continue
      try {
        if (holidaySpans(on, feasts, TRIAL_YEAR).length > 0) continue
      } catch (error) {
        if (!(error instanceof RangeError)) throw error
      }
      report({
        file,
        line: lineOf(['festivals', index, 'on']),
        problem: `"festivals[${index + 1}].on" is "${on}", which gives no day`,
        expected: 'a feast of holidays/feasts.yaml, or a rule such as easter -47',
      })
    }
}
