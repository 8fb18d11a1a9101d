import { formatLocaleOf, type Locale, type LocaleTag } from './locale.ts'
import { withOrdinalDay } from './ordinal-day.ts'

/** One text for each plural category of the language; `other` is used where a category has none. */
export type PluralForms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

type Forms<Needed extends Intl.LDMLPluralRule, Optional extends Intl.LDMLPluralRule = never> = Readonly<
  Record<Needed, string>
> &
  Partial<Readonly<Record<Optional, string>>>

/**
 * The plural forms that a text of each language needs (CLDR 48): a missing one, or one that the language does not have,
 * is a type error. The form `many` of French, Spanish and Italian is for whole millions.
 */
type FormsOf = {
  readonly en: Forms<'other', 'one'>
  readonly de: Forms<'one' | 'other'>
  readonly fr: Forms<'one' | 'other', 'many'>
  readonly es: Forms<'one' | 'other', 'many'>
  readonly it: Forms<'one' | 'other', 'many'>
  readonly cs: Forms<'one' | 'few' | 'many' | 'other'>
}

/** Calls `create` once for each language: formats of `Intl` are expensive to make. */
function onceForEachLocale<Format>(create: (locale: string) => Format): (locale: LocaleTag) => Format {
  const formats = new Map<LocaleTag, Format>()
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
export function choosePlural<Tag extends LocaleTag>(locale: Tag, count: number, forms: FormsOf[Tag]): string
export function choosePlural(locale: Locale, count: number, forms: PluralForms): string
export function choosePlural(locale: LocaleTag, count: number, forms: PluralForms): string {
  return forms[pluralRulesOf(locale).select(count)] ?? forms.other
}

/** Formats a number with the separators of the language: 1,234.5. */
export const formatNumber = (locale: LocaleTag, value: number): string => numberFormatOf(locale).format(value)

/** Joins names as a sentence does: "a, b and c". */
export const formatList = (locale: LocaleTag, items: readonly string[]): string =>
  listFormatOf(locale).format(items)

/** Formats a day in UTC with the month's name: "24 November 2026". */
export const formatLongDate = (locale: LocaleTag, day: Date | number): string =>
  withOrdinalDay(locale, longDateFormatOf(locale).format(day))

/** Formats a month with its year: "November 2026". @param month for example `2026-11` */
export const formatMonth = (locale: LocaleTag, month: string): string =>
  monthFormatOf(locale).format(new Date(`${month}-01`))

/** Formats a time in UTC with its day: "24 November 2026 at 08:30". */
export const formatDateTime = (locale: LocaleTag, time: Date | number): string =>
  withOrdinalDay(locale, dateTimeFormatOf(locale).format(time))

/** Returns the names of the twelve months, January first. */
export const monthNames = (locale: LocaleTag): readonly string[] => monthNamesOf(locale)
