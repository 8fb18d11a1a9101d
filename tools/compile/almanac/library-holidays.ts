import Holidays from 'date-holidays'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { DAY_MS } from '#src/platform/durations.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'
import { englishHolidayName } from './english-holiday-name.ts'
import type { PublicHoliday } from './public-holiday.ts'

/** A holiday of the library; `isEnglish` is false where it has no English name. */
export type LibraryHoliday = PublicHoliday & { readonly isEnglish: boolean }

const HOUR = 24
/** A time of day, which makes a half day: a UTC offset (`in +09:00`) and the length of a feast are none. */
const CLOCK = /\d\d:\d\d/
const UTC_OFFSET = /\bin [+-]\d\d:\d\d/g
/** The length in a rule: `1 Shawwal P3D`, `01-01 P2DT`, `10 Dhu al-Hijjah PT114H`. */
const DAYS = /\bP(\d+)D(?:T|\b)/
const HOURS = /\bP?T(\d+)H\b/
const HIJRI = /Muharram|Safar|Rabi|Jumada|Rajab|Shaban|Ramadan|Shawwal|Dhu al/

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Complete days of a rule: 1 unless it states a length; 0 for a part of a day. */
function daysOfRule(rule: string): number {
  if (CLOCK.test(rule.replace(UTC_OFFSET, ''))) return 0
  const [, hours] = HOURS.exec(rule) ?? []
  return hours === undefined ? Number(DAYS.exec(rule)?.[1] ?? 1) : Math.floor(Number(hours) / HOUR)
}

/** The library's entries, with a field that its types omit: for whom a day is a holiday. */
type Raw = ReturnType<Holidays['getHolidays']>[number] & { readonly note?: string }
type Names = Readonly<Record<string, string>>

/** All names of a rule; the types of the library omit them. */
const namesOf = (calendar: Holidays, rule: string): Names =>
  (calendar.getRule(rule) as { readonly name?: Names } | undefined)?.name ?? {}

/** Codes of the library that are no language tags. */
const LANGUAGE_TAGS: Readonly<Record<string, string>> = { jp: 'ja', ge: 'ka', cz: 'cs', no: 'nb' }

function localName(names: Names, languages: readonly string[], english: string): PublicHoliday['local'] {
  const code = languages.find(
    (language) => !language.startsWith(DEFAULT_LOCALE) && names[language] !== undefined,
  )
  const text = code === undefined ? undefined : names[code]
  return code === undefined || text === undefined || text === english
    ? null
    : { text: text.replaceAll("'", '’'), lang: LANGUAGE_TAGS[code] ?? code }
}

/** The span of one entry, without its name. */
const spanOf = (raw: Raw): Pick<PublicHoliday, 'first' | 'last' | 'isByMoon' | 'isSubstitute'> => {
  const first = raw.date.slice(0, 10)
  return {
    first,
    last: isoOf(Date.parse(first) + (daysOfRule(raw.rule) - 1) * DAY_MS),
    isByMoon: HIJRI.test(raw.rule),
    isSubstitute: raw.substitute === true,
  }
}

const isForAll = ({ rule, note }: Raw): boolean =>
  daysOfRule(rule) > 0 && !/women|children|youth/i.test(note ?? '')

/** Codes of the states or regions that the library knows of a country. */
export const libraryStates = (cca2: string): ReadonlySet<string> =>
  new Set(Object.keys(new Holidays().getStates(cca2) ?? {}))

const OPTIONS = { languages: [DEFAULT_LOCALE], types: ['public' as const] }
/** The rules of a country or state, which are the same for every year: reading them takes milliseconds. */
const calendarOf = memoize((key: string): Holidays => {
  const [cca2 = '', state = ''] = key.split(' ')
  return state === '' ? new Holidays(cca2, OPTIONS) : new Holidays(cca2, state, OPTIONS)
})

/**
 * Public holidays of a country, or of one of its states, in one year as the library computes them, without half days
 * and days for parts of the population; empty where it has none.
 * @param state a code of `libraryStates`; null for nationwide holidays
 */
export function libraryHolidays(cca2: string, state: string | null, year: number): readonly LibraryHoliday[] {
  const calendar = calendarOf(`${cca2} ${state ?? ''}`)
  const languages = calendar.getLanguages()
  const days: readonly Raw[] = calendar.getHolidays(year)
  return days.filter(isForAll).map((raw) => {
    const names = namesOf(calendar, raw.rule)
    const isEnglish = names[DEFAULT_LOCALE] !== undefined || Object.keys(names).length === 0
    const written = raw.name.replace(/ \(substitutes?(?: day)?\)$/, '')
    const local = localName(names, languages, isEnglish ? written : '')
    const name = isEnglish ? englishHolidayName(written, cca2, local?.text ?? '') : written
    return { ...spanOf(raw), name, local, where: null, isEnglish }
  })
}

/** Days of a year by a rule in the grammar of the library, such as `2nd monday in October`. @throws for another rule */
export function spansByRule(rule: string, year: number): readonly ReturnType<typeof spanOf>[] {
  const calendar = new Holidays()
  if (!calendar.setHoliday(rule, { name: { [DEFAULT_LOCALE]: rule }, type: 'public' } as never)) {
    throw new RangeError(`no such rule for a holiday: ${rule}`)
  }
  return calendar.getHolidays(year).map(spanOf)
}
