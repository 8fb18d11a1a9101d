import Holidays from 'date-holidays'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { DAY_MS } from '#src/platform/durations.ts'

/** A public holiday of one or several consecutive days. */
export type PublicHoliday = {
  readonly name: string
  /** ISO dates. */
  readonly first: string
  readonly last: string
  /** Whether its day depends on a sighting of the moon, so that it may shift by a day. */
  readonly isByMoon: boolean
}

/** Rules with a time or a number of hours: half days, and days for parts of the population. */
const PARTIAL_DAY_RULE = /\d\d:\d\d|\bP?T\d+H\b/
const HIJRI = /Muharram|Safar|Rabi|Jumada|Rajab|Shaban|Ramadan|Shawwal|Dhu al/
/** The duration in a rule: `1 Shawwal P3D`. */
const DAYS = /\bP(\d+)D\b/
/** Countries for which the library is wrong or partisan. */
const COUNTRIES_WITHOUT_HOLIDAYS: ReadonlySet<string> = new Set(['EH', 'UA'])
const DATE_CORRECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Genna is on 7 January except after an Ethiopian leap year.
  ET: { '01-06': '01-07' },
}

/** The library's entries, with a field that its types omit: for whom a day is a holiday. */
type Raw = ReturnType<Holidays['getHolidays']>[number] & { readonly note?: string }

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

function toHoliday(raw: Raw, cca2: string): PublicHoliday {
  const written = raw.date.slice(0, 10)
  const corrected = DATE_CORRECTIONS[cca2]?.[written.slice(5)]
  const first = corrected === undefined ? written : `${written.slice(0, 5)}${corrected}`
  const days = Number(DAYS.exec(raw.rule)?.[1] ?? 1)
  const last = isoOf(Date.parse(first) + (days - 1) * DAY_MS)
  return {
    name: raw.name.replace(' (substitute day)', '').replaceAll("'", '’'),
    first,
    last,
    isByMoon: HIJRI.test(raw.rule),
  }
}

/** Joins consecutive days of the same name. */
function joinDays(holidays: readonly PublicHoliday[]): readonly PublicHoliday[] {
  const joined: PublicHoliday[] = []
  for (const holiday of holidays) {
    const before = joined.at(-1)
    const isNext =
      before?.name === holiday.name && Date.parse(holiday.first) - Date.parse(before.last) <= DAY_MS
    if (isNext) joined[joined.length - 1] = { ...before, last: holiday.last }
    else joined.push(holiday)
  }
  return joined
}

/**
 * Nationwide public holidays of a country in one year, in order; empty where the library has none.
 * @param cca2 two-letter code
 */
export function publicHolidays(cca2: string, year: number): readonly PublicHoliday[] {
  if (COUNTRIES_WITHOUT_HOLIDAYS.has(cca2)) return []
  const days: readonly Raw[] = new Holidays(cca2, {
    languages: [DEFAULT_LOCALE],
    types: ['public'],
  }).getHolidays(year)
  const nationwide = days.filter(
    ({ rule, note }) => !PARTIAL_DAY_RULE.test(rule) && !/women|children|youth/i.test(note ?? ''),
  )
  const holidays = nationwide
    .map((raw) => toHoliday(raw, cca2))
    .toSorted((one, other) => (one.first < other.first ? -1 : 1))
  return joinDays(holidays)
}
