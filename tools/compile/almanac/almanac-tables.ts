import type { Geodata } from '#tools/compile/geography/create-geodata.ts'
import type { AuthoredPlace } from '#tools/compile/places/authored-places.ts'
import { type HolidaysByYear, holidayKeyOf, holidaysOfKey } from './holiday-lists.ts'
import type { HolidayBook } from './read-holidays.ts'
import { type SunDay, sunDaysOfKey, sunKeyOf } from './sun-year.ts'

/** What an almanac computes of the sky and the calendar, by key; what is missing is computed when it is needed. */
export type AlmanacTables = {
  readonly sunDays: ReadonlyMap<string, readonly SunDay[]>
  readonly holidays: ReadonlyMap<string, HolidaysByYear>
}

/** Plain data, so that another thread can compute the tables. */
export type AlmanacRequest = {
  readonly year: number
  readonly book: HolidayBook
  readonly sunKeys: readonly string[]
  readonly holidayKeys: readonly string[]
}

/** The years that an almanac shows. */
export const almanacYears = (year: number): readonly number[] => [year, year + 1]

/** The content that an almanac is made of. */
export type AlmanacSources = { readonly authored: readonly AuthoredPlace[]; readonly holidays: HolidayBook }

/** Lists what an almanac computes for the guides: the sun of capitals and of places, holidays. */
export function almanacRequest(
  year: number,
  { authored, holidays }: AlmanacSources,
  { capitalOf }: Pick<Geodata, 'capitalOf'>,
): AlmanacRequest {
  const points = authored.flatMap(
    ({ country, fields }) => (fields.kind === 'country' ? capitalOf(country.code) : fields.coordinates) ?? [],
  )
  const places = authored.map(({ path, country, fields: { kind } }) => ({ path, country, kind }))
  return {
    year,
    book: holidays,
    sunKeys: [...new Set(points.map(sunKeyOf))],
    holidayKeys: [...new Set(places.map((place) => holidayKeyOf(holidays, place)))],
  }
}

/** Computes the tables, which takes a second for the whole guide. */
export function computeAlmanacTables({ year, book, sunKeys, holidayKeys }: AlmanacRequest): AlmanacTables {
  const years = almanacYears(year)
  return {
    sunDays: new Map(sunKeys.map((key) => [key, sunDaysOfKey(key, year)])),
    holidays: new Map(holidayKeys.map((key) => [key, holidaysOfKey(book, years, key)])),
  }
}
