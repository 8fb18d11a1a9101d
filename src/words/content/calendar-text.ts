import { formatLocaleOf, type LocaleTag } from '#isomorphic/words/locale.ts'
import { withOrdinalDay } from '#isomorphic/words/ordinal-day.ts'

const ENGLISH_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const SHORT = ENGLISH_MONTHS.map((name) => name.slice(0, 3))
const MONTH = `(?:${ENGLISH_MONTHS.join('|')}|${SHORT.join('|')})`
/** `14 May`, `14 May 2026`, `May 2026`. */
const DAY = new RegExp(`^(?:(\\d{1,2}) )?(${MONTH})(?: (\\d{4}))?$`)
/** `3 to 6 Apr 2026`, `31 Mar to 2 Apr`. */
const RANGE = new RegExp(`^(\\d{1,2}(?: ${MONTH})?(?: \\d{4})?) to (\\d{1,2} ${MONTH}(?: \\d{4})?)$`)

/** Italian ranges are `03–06 aprile` in CLDR. */
const LEADING_ZERO = /\b0(?=\d)/g

/** Prose is longer than any date: `30 September 2026 to 31 December 2026`. */
const MAX_LENGTH = 40

const monthIndex = (name: string): number => SHORT.indexOf(name.slice(0, 3))

/** Writes the English dates of compiled content in another language: months, days, ranges. */
export function createCalendarText(tag: LocaleTag): (text: string) => string | null {
  const locale = formatLocaleOf(tag)
  const formats = new Map<string, Intl.DateTimeFormat>()
  const formatOf = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = JSON.stringify(options)
    const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(key, format)
    return format
  }
  const dayText = (text: string): string | null => {
    const [match, day, month = '', year] = DAY.exec(text) ?? []
    if (match === undefined) return null
    // CLDR shortens some months only, `1. Jan.` beside `1. Juli`: days have full months, or in Czech all numbers, `1. 7.`
    // `14 May` stands among `30 Apr` and `1 Jun`.
    const isFull = month.length > 3 || (day === undefined ? month === 'May' : tag !== 'cs')
    const time = Date.UTC(Number(year ?? 2000), monthIndex(month), Number(day ?? 1))
    return formatOf({
      month: isFull ? 'long' : 'short',
      ...(day === undefined ? {} : { day: 'numeric' }),
      ...(year === undefined ? {} : { year: 'numeric' }),
    }).format(time)
  }
  const rangeText = (text: string): string | null => {
    const [match, from = '', to = ''] = text.includes(' to ') ? (RANGE.exec(text) ?? []) : []
    if (match === undefined) return null
    const [, day, toMonth = '', toYear] = DAY.exec(to) ?? []
    const [fromDay = '', fromMonth = toMonth, fromYear = toYear] = from.split(' ')
    const timeOf = (year: string | undefined, month: string, ofDay: string | undefined): number =>
      Date.UTC(Number(year ?? 2000), monthIndex(month), Number(ofDay))
    // Czech ranges with a short month are `26.05.2026 – 31.05.2026` in CLDR, with a long one `26.–31. 5. 2026`.
    const format = formatOf({
      day: 'numeric',
      month: 'long',
      ...(toYear === undefined ? {} : { year: 'numeric' }),
    })
    return format
      .formatRange(timeOf(fromYear, fromMonth, fromDay), timeOf(toYear, toMonth, day))
      .replace(LEADING_ZERO, '')
  }
  return (text) => {
    const date = text.length > MAX_LENGTH ? null : (dayText(text) ?? rangeText(text))
    return date === null ? null : withOrdinalDay(tag, date)
  }
}

const MONTH_FIRST = new RegExp(`^(?:${ENGLISH_MONTHS.join('|')})\\b`)

/**
 * A translation that stands at the start of a line, as a heading or as a value: months, which English writes with a
 * capital everywhere, have one only there in other languages.
 */
export const atLineStart = (english: string, translated: string): string =>
  MONTH_FIRST.test(english) ? translated.charAt(0).toUpperCase() + translated.slice(1) : translated

/** The names of the months in English, with the abbreviations of three letters. */
export const isMonthName = (text: string): boolean => ENGLISH_MONTHS.includes(text)
