import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { GuideSection } from '#src/catalogue/catalogue-types.ts'
import { lastSegment } from '#src/http/rules/last-segment.ts'
import { memoize } from '#tools/compile/geography/memoize.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { type Markup, writeMarkup } from '#tools/compile/text/hast-element.ts'
import { HOLIDAYS_SECTION } from '#tools/compile/text/holidays-section.ts'
import { holidaysLink, holidayTable, unknownHolidays } from './holiday-table.ts'
import type { PublicHoliday } from './public-holiday.ts'
import { publicHolidays } from './public-holidays.ts'
import type { HolidayBook } from './read-holidays.ts'
import { HOLIDAY_WORDS } from './words/holiday-words.ts'

export type HolidaysByYear = ReadonlyMap<number, readonly PublicHoliday[]>

/** What decides which holidays a place has. */
type HolidayPlace = Pick<Place, 'kind' | 'country' | 'path'>

/** The public holidays on pages of the guide. */
export type HolidayLists = {
  /** By year; empty where none are known. */
  readonly holidaysOf: (place: Place) => HolidaysByYear
  /** By year what a page lists itself; empty where it leads to the country. */
  readonly ownHolidaysOf: (place: Place) => HolidaysByYear
  /** The section with the table: of countries, and of places with their own holidays. */
  readonly sectionOf: (place: Place) => readonly GuideSection[]
  /** Number of holidays in a year; null where none are known. */
  readonly countOf: (place: HolidayPlace, year: number) => number | null
  /** On other pages a link to the holidays of the country. */
  readonly linkOf: (place: Place) => readonly Markup[]
}

const hasOwnHolidays = (book: HolidayBook, { kind, country, path }: HolidayPlace): boolean =>
  kind === 'country' || book.countries.get(country.slug)?.places?.[lastSegment(path)] !== undefined

/** Key of a place in a table of holidays: places without their own share that of their country. */
export function holidayKeyOf(book: HolidayBook, place: HolidayPlace): string {
  const { kind, country, path } = place
  const own = kind === 'country' || !hasOwnHolidays(book, place) ? '' : lastSegment(path)
  return `${country.world.cca2}/${country.slug}/${own}`
}

/** The holidays of the places with a key. @param years the years that are shown, in order */
export function holidaysOfKey(book: HolidayBook, years: readonly number[], key: string): HolidaysByYear {
  const [cca2 = '', slug = '', place = ''] = key.split('/')
  const own = place === '' ? null : place
  const found = years.map((year) => [year, publicHolidays(book, { cca2, slug, place: own }, year)] as const)
  return new Map(found.some(([, days]) => days.length > 0) ? found : [])
}

/**
 * @param years the years that are shown, in order
 * @param known holidays by key that have been computed for these years
 */
export function createHolidayLists(
  book: HolidayBook,
  years: readonly number[],
  known: ReadonlyMap<string, HolidaysByYear> = new Map(),
): HolidayLists {
  const byYear = memoize((key: string) => known.get(key) ?? holidaysOfKey(book, years, key))
  const hasOwn = (place: HolidayPlace): boolean => hasOwnHolidays(book, place)
  const holidaysOf = (place: HolidayPlace): HolidaysByYear => byYear(holidayKeyOf(book, place))

  function sectionOf(place: Place): readonly GuideSection[] {
    if (!hasOwn(place)) return []
    const file = book.countries.get(place.country.slug)
    const own = place.kind === 'country' ? undefined : file?.places?.[lastSegment(place.path)]
    const note = own?.note ?? file?.note ?? null
    const found = holidaysOf(place)
    const markup =
      found.size === 0 ? unknownHolidays(place.name, note) : holidayTable(place.name, found, note)
    const { title } = pickWords(HOLIDAY_WORDS, DEFAULT_LOCALE)
    return [{ id: HOLIDAYS_SECTION, title, html: writeMarkup(markup) }]
  }

  const linkOf = (place: Place): readonly Markup[] =>
    hasOwn(place) ? [] : [holidaysLink(place.country.name, `/destinations/${place.country.slug}`)]

  const countOf = (place: HolidayPlace, year: number): number | null =>
    holidaysOf(place).get(year)?.length ?? null

  const ownHolidaysOf = (place: Place): HolidaysByYear => (hasOwn(place) ? holidaysOf(place) : new Map())

  return { holidaysOf, ownHolidaysOf, sectionOf, linkOf, countOf }
}
