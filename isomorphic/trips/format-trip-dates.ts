import { formatLocaleOf, type Locale } from '#isomorphic/words/locale.ts'
import { withOrdinalDay } from '#isomorphic/words/ordinal-day.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatWith(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(formatLocaleOf(locale), { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known
}

const toDate = (date: string): Date => new Date(`${date}T00:00:00Z`)

const dayWith = (locale: Locale, options: Intl.DateTimeFormatOptions, date: string): string =>
  withOrdinalDay(locale, formatWith(locale, options).format(toDate(date)).replace(',', ''))

/** `Saturday 27 March`. */
export const formatDayLong = (locale: Locale, date: string): string =>
  dayWith(locale, { weekday: 'long', day: 'numeric', month: 'long' }, date)

/** `Sat 27 Mar`. */
export const formatDayShort = (locale: Locale, date: string): string =>
  dayWith(locale, { weekday: 'short', day: 'numeric', month: 'short' }, date)

/** `27 March to 4 April 2027`: what both dates share is written once. */
export const formatDayRange = (locale: Locale, from: string, to: string): string =>
  withOrdinalDay(
    locale,
    formatWith(locale, { day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
      toDate(from),
      toDate(to),
    ),
  )
