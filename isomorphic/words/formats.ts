import { formatLocaleOf, type Locale } from './locale.ts'

/** One text for each plural category of the language; `other` is used where a category has none. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

/** Calls `create` once for each language: formats of `Intl` are expensive to make. */
function onceForEachLocale<Format>(create: (locale: string) => Format): (locale: Locale) => Format {
  const formats = new Map<Locale, Format>()
  return (locale) => {
    const known = formats.get(locale)
    if (known !== undefined) return known
    const format = create(formatLocaleOf(locale))
    formats.set(locale, format)
    return format
  }
}

const pluralRulesOf = onceForEachLocale((locale) => new Intl.PluralRules(locale))
const numberFormatOf = onceForEachLocale((locale) => new Intl.NumberFormat(locale))
const listFormatOf = onceForEachLocale((locale) => new Intl.ListFormat(locale))
const longDateFormatOf = onceForEachLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)
const monthFormatOf = onceForEachLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const dateTimeFormatOf = onceForEachLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
)
const monthNamesOf = onceForEachLocale((locale): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)))
})

/** Chooses the form of a count by the plural rules of the language (CLDR), for example "1 page" or "2 pages". */
export const choosePlural = (locale: Locale, count: number, forms: PluralForms): string =>
  forms[pluralRulesOf(locale).select(count)] ?? forms.other

/** Formats a number with the separators of the language: 1,234.5. */
export const formatNumber = (locale: Locale, value: number): string => numberFormatOf(locale).format(value)

/** Joins names as a sentence does: "a, b and c". */
export const formatList = (locale: Locale, items: readonly string[]): string =>
  listFormatOf(locale).format(items)

/** Formats a day in UTC with the month's name: "24 November 2026". */
export const formatLongDate = (locale: Locale, day: Date | number): string =>
  longDateFormatOf(locale).format(day)

/** Formats a month with its year: "November 2026". @param month for example `2026-11` */
export const formatMonth = (locale: Locale, month: string): string =>
  monthFormatOf(locale).format(new Date(`${month}-01`))

/** Formats a time in UTC with its day: "24 November 2026 at 08:30". */
export const formatDateTime = (locale: Locale, time: Date | number): string =>
  dateTimeFormatOf(locale).format(time)

/** Returns the names of the twelve months, January first. */
export const monthNames = (locale: Locale): readonly string[] => monthNamesOf(locale)
